//! What happens, who learns what of it, and how it is told.

use flick::Pose;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Said, Seat, Viewer};

use crate::{Aim, Army, Cause, Evolution, Formation, Name, Site, Symbol, Terrain, Token};

/// Where luck comes from and where events go.
pub(crate) type Out<'a> = tabletop::Out<'a, Event>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Event {
    /// A player has an army, which the Classic game calls otherwise.
    Army {
        seat: Seat,
        army: Army,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        classic: bool,
    },
    /// A bug was laid down before the game; only its owner knows where (MM-B1).
    Laid {
        piece: Name,
        #[cfg_attr(feature = "ts", ts(as = "crate::ts::Pose"))]
        pose: Pose,
    },
    /// All bugs were laid down in a formation; only their owner knows which.
    Formation { seat: Seat, formation: Formation },
    /// The game laid down what was left; only their owner knows where.
    Rest { seat: Seat },
    /// A player has placed all bugs (MM-B1).
    Ready { seat: Seat },
    /// Everybody is ready: all placements are shown, and somebody begins
    /// (MM-B2).
    Begun { first: Seat },
    /// A turn begins.
    Turn { seat: Seat, number: u16 },
    /// The dice were rolled (MM-B3).
    Rolled { seat: Seat, dice: Vec<Symbol> },
    /// A piece was shot. The flight is there when it was computed.
    Shot { seat: Seat, piece: Name, cause: Cause, aim: Aim, flight: Option<Flight> },
    /// It did not jump; that was its move (MM-P12).
    Stuck { piece: Name },
    /// A piece left the mat, or a repulsed bug hit something: it goes back
    /// (MM-P4, MM-P7, MM-F3).
    Back { piece: Name, why: Back },
    /// A bug changed its side in flight (MM-P10).
    Turned { piece: Name, special: bool },
    /// A piece went under an enemy piece and is eliminated (MM-P6).
    Fumbled { piece: Name, under: Name },
    /// A bug or a projectile was captured and is eliminated (MM-P3).
    Captured { piece: Name, by: Name },
    /// A piece cannot be captured by what lies over it (MM-P5).
    Withstood { piece: Name, by: Name },
    /// A capturing bug dies with a Zealot (MM-F1) or by a Red Guard (MM-V4).
    Avenged { piece: Name, by: Name },
    /// A bug was turned over by an ability (MM-F5, MM-C2, MM-F2).
    Flipped { piece: Name, special: bool, by: Name },
    /// A web marker holds a bug (MM-C3).
    Webbed { piece: Name },
    /// A web marker was taken off (MM-C3).
    Freed { piece: Name },
    /// An Acid Spit lies on a bug (MM-C4).
    Doomed { piece: Name },
    /// A bug died of an Acid Spit (MM-C4).
    Dissolved { piece: Name },
    /// A projectile left the mat (MM-B9).
    Spent { piece: Name },
    /// A base was captured for the first time (MM-B7).
    Damaged { base: Name, by: Name },
    /// A base was captured for the second time (MM-B7).
    Destroyed { base: Name, by: Name },
    /// A piece was put beside another (MM-P20).
    Put { piece: Name, beside: Name },
    /// A reinforcement came (MM-B5).
    Reinforced { piece: Name, beside: Name },
    /// A Carrier picked a bug up (MM-U6).
    Carried { piece: Name, by: Name },
    /// A Repulsor is about to shoot an enemy bug (MM-F3).
    Seized { piece: Name, by: Name },
    /// A Digger was placed again (MM-C2).
    Burrowed { piece: Name },
    /// A player has chosen the spots of the bases (MM-M1).
    Bases { seat: Seat, order: [u8; 3] },
    /// A player has said which template shall cover which star; only that
    /// player knows what (MM-T1).
    Wished { seat: Seat, order: [Terrain; 2] },
    /// Templates cover the stars: by agreement, or luck followed this player
    /// (MM-T1).
    Covered { order: [Terrain; 2], by: Option<Seat> },
    /// Resources fell on the mat (MM-A1); the flight is there when it was
    /// computed.
    Dropped { seat: Seat, again: bool, flight: Option<Flight> },
    /// A resource was collected (MM-A2).
    Collected { seat: Seat, piece: Name, by: Name },
    /// A small base became large (MM-A3).
    Upgraded { seat: Seat, base: Name, site: Site },
    /// An evolution card came into play (MM-A4).
    Evolved { seat: Seat, evolution: Evolution },
    /// A result was given up for what a card does (MM-A6).
    Discarded { seat: Seat, die: Symbol, evolution: Evolution },
    /// A damaged base is as new (MM-A15).
    Repaired { base: Name, by: Name },
    /// A Warrior came up beside a Digger (MM-A6).
    Tunnelled { piece: Name, beside: Name },
    /// A bug landed on a template and is eliminated (MM-T2).
    Trapped { piece: Name, terrain: Terrain },
    /// Tokens were thrown (MM-T6).
    Thrown { seat: Seat, token: Token, direction: i32, strength: u16, flight: Option<Flight> },
    /// A Meteor eliminated a bug (MM-T4).
    Struck { piece: Name },
    /// A thrown token leaves without effect (MM-T5, MM-T6).
    Missed { piece: Name },
    /// A bug took the place of an entrance (MM-T5).
    Warped { piece: Name },
    /// A large base was turned to its small side (MM-K3).
    Shrunk { base: Name, by: Name },
    /// A bug was eliminated as the bonus for a small base (MM-K3).
    Bonus { seat: Seat, piece: Name },
    /// A player is out of the game; all pieces leave (MM-M2, MM-K6).
    Out { seat: Seat },
    /// Somebody has an extra shot (MM-B6).
    Extra { seat: Seat },
    /// Somebody gives up what could be done.
    Passed { seat: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// The game ended.
    Over { outcome: Outcome },
}

/// A computed flight, for the eye: 60 frames a second.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Flight {
    /// How many frames it lasts.
    pub frames: u16,
    /// The ways of all that moved.
    pub ways: Vec<Way>,
    /// What touched what, for the ear.
    pub contacts: Vec<Contact>,
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Way {
    /// The piece.
    pub piece: Name,
    /// Its first frame; before it the piece lies where it lay.
    pub first: u16,
    /// Seven numbers a frame: x, y, z in steps of 50 micrometres, then the
    /// attitude in steps of 1/1000.
    pub poses: Vec<i16>,
}

/// A piece touched something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Contact {
    /// When, in thousandths of a second.
    pub at: u16,
    /// Another piece, or else the mat.
    pub piece: bool,
    /// How hard, in millimetres per second.
    pub blow: u16,
}

/// Why a piece goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Back {
    /// It left the mat.
    Off,
    /// It was repulsed onto something.
    Repulsed,
    /// Its Carrier did not arrive (MM-U6).
    Carrier,
}

impl Event {
    /// What a viewer learns of it: placements are secret until all are ready
    /// (MM-B1).
    pub(crate) fn seen_by(&self, who: Viewer) -> Option<Event> {
        let owner = match self {
            Event::Laid { piece, .. } => piece.seat,
            Event::Formation { seat, .. } | Event::Rest { seat } | Event::Wished { seat, .. } => {
                *seat
            }
            _ => return Some(self.clone()),
        };
        who.knows(owner).then(|| self.clone())
    }

    /// The event in words.
    pub(crate) fn tell(&self) -> Said {
        let said = |kind: &str| Said::new(format!("micro-mutants-event-{kind}"));
        let one = |kind: &str, piece: &Name| {
            said(kind).with("seat", piece.seat).word("piece", piece.kind.word())
        };
        let two = |kind: &str, piece: &Name, by: &Name| {
            one(kind, piece).with("owner", by.seat).word("by", by.kind.word())
        };
        let sides = |kind: &str, special: bool| {
            format!("{kind}-{}", if special { "special" } else { "normal" })
        };
        match self {
            Event::Army { seat, army, classic } => {
                let word = if *classic { army.classic_word() } else { army.word() };
                said("army").with("seat", *seat).word("army", word)
            }
            Event::Laid { piece, .. } => one("laid", piece),
            Event::Formation { seat, formation } => {
                said("formation").with("seat", *seat).word("formation", formation.word())
            }
            Event::Rest { seat } => said("rest").with("seat", *seat),
            Event::Ready { seat } => said("ready").with("seat", *seat),
            Event::Begun { first } => said("begun").with("first", *first),
            Event::Turn { seat, number } => {
                said("turn").with("seat", *seat).with("number", *number)
            }
            Event::Rolled { seat, dice } => {
                said("rolled").with("seat", *seat).words("dice", dice.iter().map(|d| d.word()))
            }
            Event::Shot { seat, piece, cause, .. } => {
                let kind = if *cause == Cause::Repulsed { "repulsed" } else { "shot" };
                one(kind, piece).with("shooter", *seat)
            }
            Event::Stuck { piece } => one("stuck", piece),
            Event::Back { piece, why } => one(
                match why {
                    Back::Off => "back-off",
                    Back::Repulsed => "back-repulsed",
                    Back::Carrier => "back-carrier",
                },
                piece,
            ),
            Event::Turned { piece, special } => one(&sides("turned", *special), piece),
            Event::Fumbled { piece, under } => two("fumbled", piece, under),
            Event::Captured { piece, by } => two("captured", piece, by),
            Event::Withstood { piece, by } => two("withstood", piece, by),
            Event::Avenged { piece, by } => two("avenged", piece, by),
            Event::Flipped { piece, special, by } => two(&sides("flipped", *special), piece, by),
            Event::Webbed { piece } => one("webbed", piece),
            Event::Freed { piece } => one("freed", piece),
            Event::Doomed { piece } => one("doomed", piece),
            Event::Dissolved { piece } => one("dissolved", piece),
            Event::Spent { piece } => one("spent", piece),
            Event::Damaged { base, by } => two("damaged", base, by),
            Event::Destroyed { base, by } => two("destroyed", base, by),
            Event::Put { piece, beside } => two("put", piece, beside),
            Event::Reinforced { piece, beside } => two("reinforced", piece, beside),
            Event::Carried { piece, by } => two("carried", piece, by),
            Event::Seized { piece, by } => two("seized", piece, by),
            Event::Burrowed { piece } => one("burrowed", piece),
            Event::Bases { seat, .. } => said("bases").with("seat", *seat),
            Event::Wished { seat, order: [left, right] } => {
                let told = said("wished").with("seat", *seat).with("from", Seat(0));
                told.word("left", left.word()).word("right", right.word())
            }
            Event::Covered { order: [left, right], by } => {
                let told = match by {
                    Some(seat) => said("covered-by").with("seat", *seat),
                    None => said("covered"),
                };
                let told = told.with("from", Seat(0));
                told.word("left", left.word()).word("right", right.word())
            }
            Event::Dropped { seat, again, .. } => {
                said(if *again { "dropped-again" } else { "dropped" }).with("seat", *seat)
            }
            Event::Collected { seat, by, .. } => {
                said("collected").with("seat", *seat).word("by", by.kind.word())
            }
            Event::Upgraded { seat, site, .. } => {
                said("upgraded").with("seat", *seat).word("site", site.word())
            }
            Event::Evolved { seat, evolution } => {
                said("evolved").with("seat", *seat).word("card", evolution.word())
            }
            Event::Discarded { seat, die, evolution } => {
                let told = said("discarded").with("seat", *seat).word("die", die.word());
                told.word("card", evolution.word())
            }
            Event::Repaired { base, by } => two("repaired", base, by),
            Event::Tunnelled { piece, beside } => two("tunnelled", piece, beside),
            Event::Trapped { piece, terrain } => {
                one("trapped", piece).word("terrain", terrain.word())
            }
            Event::Thrown { seat, token, .. } => {
                said("thrown").with("seat", *seat).word("token", token.word())
            }
            Event::Struck { piece } => one("struck", piece),
            Event::Missed { piece } => said("missed").word("piece", piece.kind.word()),
            Event::Warped { piece } => one("warped", piece),
            Event::Shrunk { base, by } => two("shrunk", base, by),
            Event::Bonus { seat, piece } => one("bonus", piece).with("shooter", *seat),
            Event::Out { seat } => said("out").with("seat", *seat),
            Event::Extra { seat } => said("extra").with("seat", *seat),
            Event::Passed { seat } => said("passed").with("seat", *seat),
            Event::Resigned { seat } => said("resigned").with("seat", *seat),
            Event::Over { outcome } => outcome.reason.clone(),
        }
    }
}
