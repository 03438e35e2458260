//! What is written as a word or as notation, in TypeScript.

use tabletop::described::union;

use crate::action::{Aim, Name, Power};
use crate::cards::{Card, Cards};
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::units::Unit;

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
