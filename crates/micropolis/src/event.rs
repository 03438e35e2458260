//! What happens and how it is told. Everything happens in the open.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Said, Seat};

use crate::hill::{Hill, Home, Side};
use crate::tile::{Tile, Tiles};

/// Where luck comes from and where events go.
pub(crate) type Out<'a> = tabletop::Out<'a, Event>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum Event {
    /// Tiles were drawn and laid at the end of the line; so many are left to
    /// be drawn (MP-S4, MP-R2).
    Drawn { tiles: Vec<Tile>, pile: u8 },
    /// The Red army token came to lie here, or stays (MP-S5, MP-R3, MP-X7).
    Leader { seat: Seat, anthill: Option<Hill>, stays: bool },
    /// A seat's turn begins (MP-T1).
    Turn { seat: Seat, round: u8 },
    /// A tile was taken: its place in the line, soldiers paid, whether an
    /// architect token was given up instead, soldiers that lay on it and
    /// joined the army, and those that found no room (MP-T2 to MP-T6).
    Took {
        seat: Seat,
        anthill: Option<Hill>,
        tile: Tile,
        position: u8,
        paid: u8,
        architect: bool,
        gathered: u8,
        surplus: u8,
    },
    /// It was placed; without a side where both are the same (MP-T7, MP-T11).
    Placed { seat: Seat, anthill: Option<Hill>, tile: Tile, side: Option<Side>, place: u8 },
    /// The nurse's eggs hatched; so many soldiers came (MP-P2).
    Nurse { seat: Seat, anthill: Option<Hill>, eggs: u8, soldiers: u8 },
    /// The architect brought a token, or there was none (MP-P3).
    Architect { seat: Seat, token: bool },
    /// The sergeant took a soldier from the leader, if there was one, and
    /// brought one, if there was room and one to bring (MP-P4).
    Sergeant { seat: Seat, anthill: Option<Hill>, from: Home, lost: u8, gained: u8 },
    /// New barracks were filled, or left empty; `forced` when there were too
    /// few soldiers to choose (MP-P6).
    Barracks { seat: Seat, anthill: Option<Hill>, tile: Tile, size: u8, filled: bool, forced: bool },
    /// The sentry let soldiers be rearranged: these barracks are full now;
    /// `forced` when there was only one way (MP-P5).
    Sentry { seat: Seat, anthill: Option<Hill>, full: Tiles, army: u8, forced: bool },
    /// A player gave up (MP-E10).
    Resigned { seat: Seat },
    /// The game ended.
    Over { outcome: Outcome },
}

impl Event {
    /// The event in words. Where players have two anthills, the sentence
    /// names it.
    pub(crate) fn tell(&self) -> Said {
        match self {
            Event::Drawn { tiles, pile } => Said::new("micropolis-event-drawn")
                .with("count", tiles.len() as u32)
                .with("tiles", names(tiles.iter().copied()))
                .with("pile", *pile),
            Event::Leader { seat, anthill, stays } => {
                about(if *stays { "leader-stays" } else { "leader" }, *seat, *anthill)
            }
            Event::Turn { seat, round } => {
                Said::new("micropolis-event-turn").with("seat", *seat).with("round", *round)
            }
            Event::Took { seat, anthill, tile, position, paid, architect, gathered, surplus } => {
                let said =
                    about(if *architect { "took-architect" } else { "took" }, *seat, *anthill);
                said.with("tile", tile.name())
                    .with("position", *position)
                    .with("paid", *paid)
                    .with("gathered", *gathered)
                    .with("surplus", *surplus)
            }
            Event::Placed { seat, anthill, tile, side, .. } => {
                let kind = match side {
                    Some(Side::Left) => "placed-left",
                    Some(Side::Right) => "placed-right",
                    None => "placed",
                };
                about(kind, *seat, *anthill).with("tile", tile.name())
            }
            Event::Nurse { seat, anthill, eggs, soldiers } => {
                about("nurse", *seat, *anthill).with("eggs", *eggs).with("soldiers", *soldiers)
            }
            Event::Architect { seat, token } => {
                let kind = if *token { "architect" } else { "architect-none" };
                Said::new(format!("micropolis-event-{kind}")).with("seat", *seat)
            }
            Event::Sergeant { seat, anthill, from, lost, gained } => {
                let said = about("sergeant", *seat, *anthill).with("from", from.seat);
                let said = said.with("lost", *lost).with("gained", *gained);
                said.word("of", into(from.anthill))
            }
            Event::Barracks { seat, anthill, size, filled, forced, .. } => {
                let kind = match (filled, forced) {
                    (true, _) => "barracks-filled",
                    (false, false) => "barracks-left",
                    (false, true) => "barracks-too-few",
                };
                about(kind, *seat, *anthill).with("size", *size)
            }
            Event::Sentry { seat, anthill, full, army, forced } => {
                let kind = if *forced { "sentry-nothing" } else { "sentry" };
                about(kind, *seat, *anthill).with("full", full.len()).with("army", *army)
            }
            Event::Resigned { seat } => Said::new("micropolis-event-resigned").with("seat", *seat),
            Event::Over { outcome } => outcome.reason.clone(),
        }
    }
}

/// The key of the words for one of two anthills, or of no words.
pub(crate) fn into(anthill: Option<Hill>) -> &'static str {
    match anthill {
        None => "micropolis-into-own",
        Some(Hill::A) => "micropolis-into-a",
        Some(Hill::B) => "micropolis-into-b",
    }
}

fn about(kind: &str, seat: Seat, anthill: Option<Hill>) -> Said {
    let said = Said::new(format!("micropolis-event-{kind}"));
    said.with("seat", seat).word("into", into(anthill))
}

fn names(tiles: impl Iterator<Item = Tile>) -> String {
    tiles.map(Tile::name).collect::<Vec<_>>().join(", ")
}
