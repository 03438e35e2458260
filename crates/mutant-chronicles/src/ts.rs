//! What is written as a word or as notation, in TypeScript; and the limits by
//! which a client lets armies be put together.

use gamebox::Constant;
use serde_json::{Value, json};
use tabletop::described::union;

use crate::action::{Aim, Name, Power};
use crate::army::most_copies;
use crate::cards::{Card, Cards};
use crate::dice::Die;
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::setup::Mode;
use crate::units::Unit;

/// What a client needs to know and would otherwise copy: its name, what it is,
/// and its value.
pub(crate) fn constants() -> Vec<Constant> {
    let size = |mode: &Mode| {
        let size = mode.size();
        json!({ "copies": most_copies(size), "mode": mode.name(), "size": size })
    };
    let sizes: Vec<Value> = Mode::ALL.iter().map(size).collect();
    let all = "The sizes battles are fought at, and how often a unit that is not unique may \
               be there (MC-A2, MC-A3).";
    let die = |die: &Die| json!({ "die": die.name(), "faces": die.faces() });
    let dice: Vec<Value> = Die::ALL.iter().map(die).collect();
    vec![
        ("DICE", "The combat dice and their six sides (MC-K5).", json!(dice)),
        ("SIZES", all, json!(sizes)),
        ("CARD_COPIES", "How often a card may be there (MC-A3).", json!(Cards::COPIES)),
    ]
}

tabletop::described! { in "mutant-chronicles.ts";
    Unit = union(Unit::all().map(Unit::name)), of ();
    Card = union(Card::all().map(Card::name)), of ();
    Cards = "Array<Card>".to_owned(), of Card;
    Hex = "string".to_owned(), of ();
    HexSet = "Array<Hex>".to_owned(), of Hex;
    Place = "string".to_owned(), of ();
    Name = "string".to_owned(), of ();
    Aim = "string".to_owned(), of ();
    Power = union(Power::all().map(Power::name)), of ();
}
