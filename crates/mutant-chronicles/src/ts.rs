//! What is written as a word or as notation, in TypeScript; and the limits by
//! which a client lets armies be put together.

use std::path::PathBuf;

use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::action::{Aim, Name, Power};
use crate::army::most_copies;
use crate::cards::{Card, Cards};
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::setup::Mode;
use crate::units::Unit;

/// What a client needs to know and would otherwise copy: its name, what it is,
/// and its value.
#[must_use]
pub fn constants() -> Vec<(&'static str, &'static str, Value)> {
    let size = |mode: &Mode| {
        let size = mode.size();
        json!({ "copies": most_copies(size), "mode": mode.name(), "size": size })
    };
    let sizes: Vec<Value> = Mode::ALL.iter().map(size).collect();
    let all = "The sizes battles are fought at, and how often a unit that is not unique may \
               be there (MC-A2, MC-A3).";
    vec![
        ("SIZES", all, json!(sizes)),
        ("CARD_COPIES", "How often a card may be there (MC-A3).", json!(Cards::COPIES)),
    ]
}

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
