//! Things with a name: cards, units, tiles, sides of a die. In every text they
//! are their name; a name stands in one place.

/// Reading and writing by name: `Display`, `FromStr` and serde.
///
/// For a type of the game's own with `all()` and `name()`, whose first field is
/// its number on a list; with `number`, digests take that number instead of the
/// name, which is quicker:
///
/// ```text
/// tabletop::named!(Tile, "a tile such as T07", number);
/// ```
///
/// For an enumeration, which it declares, with `ALL`, `NAMES`, `name` and
/// `by_name`, and as a union of names in a file of TypeScript. With `said` there
/// is also `word`, the message key of its name:
///
/// ```text
/// tabletop::named! {
///     /// A template in the middle of the mat (MM-T1).
///     enum Terrain in "micro-mutants.ts", said "micro-mutants-terrain" {
///         /// MM-T3.
///         AcidPit = "acid-pit",
///     }
/// }
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        enum $type:ident in $file:literal $(, said $said:literal)? {
            $($(#[$doc:meta])* $variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS), ts(export_to = $file))]
        pub enum $type { $($(#[$doc])* #[serde(rename = $word)] $variant,)+ }

        impl $type {
            /// All of them.
            pub const ALL: &'static [$type] = &[$($type::$variant,)+];
            /// The names of all of them.
            pub const NAMES: &'static [&'static str] = &[$($word,)+];

            /// Its name in every text.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $word,)+ }
            }

            /// The one of this name.
            #[must_use]
            pub fn by_name(name: &str) -> Option<$type> {
                match name {
                    $($word => Some($type::$variant),)+
                    _ => None,
                }
            }

            $(
                /// The message key of its name.
                #[must_use]
                pub fn word(self) -> String {
                    format!(concat!($said, "-{}"), self.name())
                }
            )?
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(word: &str) -> Result<Self, $crate::NotationError> {
                $type::by_name(word).ok_or_else(|| {
                    $crate::NotationError::wrong(word, concat!("one of: ", $($word, " ",)+))
                })
            }
        }
    };
    ($type:ident, $what:literal) => {
        $crate::named!(@text $type, $what);

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }
    };
    ($type:ident, $what:literal, number) => {
        $crate::named!(@text $type, $what);

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
