//! Things on a list with a name: cards, units, tiles. In every text they are
//! their name, and what a game keeps of them is their number on the list.

/// Reading and writing for a type with `all()` and `name()`: `Display`,
/// `Debug`, `FromStr` and serde, all of them the name. With `number`, digests
/// take the number in its first field instead, which is quicker.
#[macro_export]
macro_rules! by_name {
    ($type:ident, $what:literal) => {
        $crate::by_name!(@text $type, $what);

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }
    };
    ($type:ident, $what:literal, number) => {
        $crate::by_name!(@text $type, $what);

        /// Its name for people, its number for digests.
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() {
                    return to.serialize_str(self.name());
                }
                ::serde::Serialize::serialize(&self.0, to)
            }
        }
    };
    (@text $type:ident, $what:literal) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(name: &str) -> Result<Self, $crate::NotationError> {
                let known = $type::all().find(|one| one.name() == name);
                known.ok_or_else(|| $crate::NotationError::wrong(name, $what))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = <::std::borrow::Cow<'de, str>>::deserialize(from)?;
                name.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
