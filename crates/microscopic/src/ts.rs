//! Cards and organisms in TypeScript, by their names in the tables.

use tabletop::described::union;

use crate::{Card, Cards, Organism, Organisms};

tabletop::described! { in "microscopic.ts";
    Card = union(Card::all().map(Card::name)), of ();
    Cards = "Array<Card>".to_owned(), of Card;
    Organism = union(Organism::all().map(Organism::name)), of ();
    Organisms = "Array<Organism>".to_owned(), of Organism;
}
