//! What happens, who learns what of it, and how it is told.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Said, Seat, Viewer};

use crate::{Card, Cards, Organism, Organisms};

/// Where luck comes from and where events go.
pub(crate) type Out<'a> = tabletop::Out<'a, Event>;

/// Where drawn cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Heap {
    /// The hand.
    Hand,
    /// The genes (MS-C12).
    Genes,
}

/// Something that happened. Cards that are `None` are hidden from the viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Event {
    /// The organisms lie in the middle, and somebody begins (MS-S4, MS-S5).
    Started { first: Seat, organisms: Organisms },
    /// A seat's turn begins (MS-T1).
    Turn { seat: Seat, round: u16 },
    /// A card was played face down (MS-T2).
    Gene { seat: Seat, card: Option<Card> },
    /// A cell was bought (MS-T3).
    Cell { seat: Seat, card: Card, price: u8, genes: Option<Cards> },
    /// An organism was claimed (MS-T7).
    Organism { seat: Seat, organism: Organism, cells: Cards },
    /// A virus hit a cell or a mutation (MS-T9).
    Virus { seat: Seat, target: Card, of: Seat },
    /// A hand card was discarded for a bonus action (MS-C7, MS-C14).
    Replaced { seat: Seat, card: Option<Card> },
    /// A hand card was passed to the partner (MS-V3).
    Gave { seat: Seat, to: Seat, card: Option<Card> },
    /// Cards were drawn (MS-T12, MS-C12).
    Drew { seat: Seat, count: u8, cards: Option<Cards>, to: Heap },
    /// A mutation was drawn and played at once (MS-T10).
    Mutated { seat: Seat, mutation: Card },
    /// The discard pile became the draw pile (MS-T13).
    Reshuffled { cards: u8 },
    /// There was nothing left to draw (MS-T18).
    Skipped { seat: Seat, count: u8 },
    /// A hand card was discarded (MS-T14).
    Discarded { seat: Seat, card: Option<Card> },
    /// A gene was given up (MS-T18).
    Culled { seat: Seat, card: Option<Card> },
    /// The player had nothing to do but draw; the game did it.
    Idle { seat: Seat },
    /// A player gave up (MS-E3).
    Resigned { seat: Seat },
    /// The game ended.
    Over { outcome: Outcome },
}

impl Event {
    /// Hides what the viewer may not know (MS-T19).
    pub(crate) fn seen_by(&self, who: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Gene { seat, card }
            | Event::Replaced { seat, card }
            | Event::Discarded { seat, card }
            | Event::Culled { seat, card } => hide(card, who.knows(*seat)),
            Event::Cell { seat, genes, .. } => hide(genes, who.knows(*seat)),
            Event::Drew { seat, cards, .. } => hide(cards, who.knows(*seat)),
            Event::Gave { seat, to, card } => hide(card, who.knows(*seat) || who.knows(*to)),
            _ => {}
        }
        seen
    }

    /// The event in words. A hidden card has a sentence of its own.
    pub(crate) fn tell(&self) -> Said {
        match self {
            Event::Started { first, organisms } => Said::new("microscopic-event-started")
                .with("first", *first)
                .words("organisms", organisms.iter().map(Organism::word)),
            Event::Turn { seat, round } => {
                Said::new("microscopic-event-turn").with("seat", *seat).with("round", *round)
            }
            Event::Gene { seat, card } => one("gene", *seat, *card),
            Event::Cell { seat, card, price, genes } => {
                let said = some("cell", *seat, genes.as_ref());
                said.word("card", card.word()).with("price", *price)
            }
            Event::Organism { seat, organism, cells } => {
                let said = some("organism", *seat, Some(cells));
                said.word("organism", organism.word())
            }
            Event::Virus { seat, target, of } => Said::new("microscopic-event-virus")
                .with("seat", *seat)
                .with("of", *of)
                .word("target", target.word()),
            Event::Replaced { seat, card } => one("replaced", *seat, *card),
            Event::Gave { seat, to, card } => one("gave", *seat, *card).with("to", *to),
            Event::Drew { seat, count, cards, to } => {
                let kind = if *to == Heap::Hand { "drew" } else { "drew-genes" };
                let cards = cards.as_ref().filter(|cards| !cards.is_empty());
                some(kind, *seat, cards).with("count", *count)
            }
            Event::Mutated { seat, mutation } => Said::new("microscopic-event-mutated")
                .with("seat", *seat)
                .word("mutation", mutation.word()),
            Event::Reshuffled { cards } => {
                Said::new("microscopic-event-reshuffled").with("cards", *cards)
            }
            Event::Skipped { seat, count } => {
                Said::new("microscopic-event-skipped").with("seat", *seat).with("count", *count)
            }
            Event::Discarded { seat, card } => one("discarded", *seat, *card),
            Event::Culled { seat, card } => one("culled", *seat, *card),
            Event::Idle { seat } => Said::new("microscopic-event-idle").with("seat", *seat),
            Event::Resigned { seat } => Said::new("microscopic-event-resigned").with("seat", *seat),
            Event::Over { outcome } => outcome.reason.clone(),
        }
    }
}

fn hide<T>(secret: &mut Option<T>, known: bool) {
    if !known {
        *secret = None;
    }
}

fn one(kind: &str, seat: Seat, card: Option<Card>) -> Said {
    match card {
        Some(card) => Said::new(format!("microscopic-event-{kind}")).word("card", card.word()),
        None => Said::new(format!("microscopic-event-{kind}-hidden")),
    }
    .with("seat", seat)
}

fn some(kind: &str, seat: Seat, cards: Option<&Cards>) -> Said {
    match cards {
        Some(cards) => Said::new(format!("microscopic-event-{kind}"))
            .words("cards", cards.iter().map(Card::word)),
        None => Said::new(format!("microscopic-event-{kind}-hidden")),
    }
    .with("seat", seat)
}
