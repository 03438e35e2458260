//! Decisions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, WordReader};

use crate::{Card, Cards, Organism};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Action {
    /// `gene CARD`: play a hand card face down (MS-T2).
    Gene {
        /// The card.
        card: Card,
    },
    /// `cell CARD paying CARD+CARD`: buy a cell with genes (MS-T3, MS-T4).
    Cell {
        /// The cell.
        card: Card,
        /// The genes.
        genes: Cards,
    },
    /// `organism NAME spending CARD+CARD`: buy an organism with cells (MS-T7).
    Organism {
        /// The organism.
        organism: Organism,
        /// The cells.
        cells: Cards,
    },
    /// `virus CARD of SEAT`: discard a cell or a mutation in play (MS-T9).
    Virus {
        /// What is hit.
        target: Card,
        /// Whose it is.
        of: Seat,
    },
    /// `replace CARD`: the bonus action, discard and draw one (MS-C7, MS-C14).
    Replace {
        /// What is discarded.
        card: Card,
    },
    /// `give CARD`: pass a hand card to the partner (MS-V3).
    Give {
        /// The card.
        card: Card,
    },
    /// `draw`: end the play phase (MS-T24).
    Draw,
    /// `discard CARD`: down to the hand limit, card by card (MS-T14).
    Discard {
        /// The card.
        card: Card,
    },
    /// `cull CARD`: a gene given up when both piles are empty (MS-T18).
    Cull {
        /// The gene.
        card: Card,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Gene { card } => write!(f, "gene {card}"),
            Action::Cell { card, genes } => write!(f, "cell {card} paying {genes}"),
            Action::Organism { organism, cells } => {
                write!(f, "organism {organism} spending {cells}")
            }
            Action::Virus { target, of } => write!(f, "virus {target} of {of}"),
            Action::Replace { card } => write!(f, "replace {card}"),
            Action::Give { card } => write!(f, "give {card}"),
            Action::Draw => write!(f, "draw"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Cull { card } => write!(f, "cull {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("what to do")?;
        let action = match verb {
            "gene" => Action::Gene { card: words.read("a card")? },
            "cell" => {
                let card = words.read("a cell")?;
                words.keyword("paying")?;
                Action::Cell { card, genes: words.read("genes such as simple+virus")? }
            }
            "organism" => {
                let organism = words.read("an organism")?;
                words.keyword("spending")?;
                Action::Organism { organism, cells: words.read("cells such as heat+heat-draw")? }
            }
            "virus" => {
                let target = words.read("a cell or a mutation")?;
                words.keyword("of")?;
                Action::Virus { target, of: Seat(words.read("the number of a seat")?) }
            }
            "replace" => Action::Replace { card: words.read("a card")? },
            "give" => Action::Give { card: words.read("a card")? },
            "draw" => Action::Draw,
            "discard" => Action::Discard { card: words.read("a card")? },
            "cull" => Action::Cull { card: words.read("a card")? },
            _ => {
                let known = "gene, cell, organism, virus, replace, give, draw, discard or cull";
                return Err(NotationError::wrong(verb, known));
            }
        };
        words.end().map(|()| action)
    }
}
