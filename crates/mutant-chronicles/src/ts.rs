//! What is written as a word or as notation, in TypeScript.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::action::{Aim, Name, Power};
use crate::cards::{Card, Cards};
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::units::Unit;

fn names(names: impl Iterator<Item = &'static str>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("{name:?}")).collect();
    quoted.join(" | ")
}

macro_rules! described {
    ($($type:ty, $name:literal, $inline:expr, $needs:ty;)+) => {$(
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
                Some(PathBuf::from("mutant-chronicles.ts"))
            }
        }
    )+};
}

described! {
    Unit, "Unit", names(Unit::all().map(Unit::name)), ();
    Card, "Card", names(Card::all().map(Card::name)), ();
    Cards, "Cards", "Array<Card>".to_owned(), Card;
    Hex, "Hex", "string".to_owned(), ();
    HexSet, "HexSet", "Array<Hex>".to_owned(), Hex;
    Place, "Place", "string".to_owned(), ();
    Name, "Name", "string".to_owned(), ();
    Aim, "Aim", "string".to_owned(), ();
    Power, "Power", names(Power::all().map(Power::name)), ();
}
