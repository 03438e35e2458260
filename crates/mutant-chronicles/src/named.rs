//! Things with a name: small enums whose text form is their word on the box.
//! One macro gives them reading, writing and a list of all.

/// An enum of named things: `ALL`, `name`, `Display`, `FromStr`, serde as the
/// name, and a union of names in TypeScript.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $variant,)+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its name in every text.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = tabletop::NotationError;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let found = $name::ALL.iter().find(|one| one.name() == word);
                found.copied().ok_or_else(|| {
                    tabletop::NotationError::wrong(word, concat!("one of: ", $($word, " ",)+))
                })
            }
        }
    };
}

pub(crate) use named;
