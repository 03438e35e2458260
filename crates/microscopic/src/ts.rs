//! Cards and organisms in TypeScript, by their names in the tables.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Card, Cards, Organism, Organisms};

fn names(names: impl Iterator<Item = &'static str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("{name:?}")).collect();
    quoted.join(" | ")
}

macro_rules! described {
    ($type:ty, $name:literal, $inline:expr, $needs:ty) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                $name.to_owned()
            }

            fn inline(_: &Config) -> String {
                $inline
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }

            fn decl_concrete(config: &Config) -> String {
                Self::decl(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                visitor.visit::<$needs>();
            }

            fn output_path() -> Option<PathBuf> {
                Some(PathBuf::from("microscopic.ts"))
            }
        }
    };
}

described!(Card, "Card", names(Card::all().map(Card::name)), ());
described!(Cards, "Cards", "Array<Card>".to_owned(), Card);
described!(Organism, "Organism", names(Organism::all().map(Organism::name)), ());
described!(Organisms, "Organisms", "Array<Organism>".to_owned(), Organism);
