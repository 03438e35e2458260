//! What happens, and who learns what of it. How it is told: `tell`.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Viewer};

use crate::action::{Aim, Name, Power};
use crate::basics::Rank;
use crate::battle::lasting::Boon;
use crate::battle::sum::{Part, Source, Sum};
use crate::board::BoardId;
use crate::cards::Card;
use crate::dice::Die;
use crate::hex::Hex;
use crate::place::Place;
use crate::zones::Token;

/// Where luck comes from and where events go.
pub(crate) type Out<'a> = tabletop::Out<'a, Event>;

/// Why a figure is set down somewhere without moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Landing {
    /// At the start (MC-S1).
    Deployed,
    /// As a reinforcement (MC-S4).
    Reinforced,
    /// By Teleportation, the Transit Tunnel or an Airlift.
    Carried,
    /// By changing places.
    Swapped,
    /// Back from the destroyed pile.
    Returned,
    /// Back to where its move can end (MC-M14).
    SetBack,
}

/// What stops a move (MC-M3, MC-B13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Stopped {
    /// Hindering terrain.
    Hindering,
    /// Cover.
    Cover,
    /// An enemy grappler.
    Grapple,
}

/// A die as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Shown {
    /// Its colour.
    pub die: Die,
    /// Its face, 0 to 5.
    pub face: u8,
    /// Accuracy on that face, 0 for none.
    pub accuracy: u8,
    /// Damage icons on that face.
    pub damage: u8,
}

/// One unit's part in an attack, in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct ShotResult {
    /// Who.
    pub figure: Name,
    /// Its accuracy.
    pub accuracy: Sum,
    /// What it needs.
    pub need: Sum,
    /// Damage icons it shows.
    pub icons: u8,
    /// Did it hit?
    pub hit: bool,
}

/// Points of a seat at a count (MC-V1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Points {
    /// For destroyed units (MC-V2).
    pub kills: u16,
    /// For zones held (MC-V3).
    pub zones: u16,
    /// From command cards (MC-V4).
    pub cards: u16,
}

impl Points {
    /// All of them.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.kills + self.zones + self.cards
    }
}

/// Something that happened. What is `None` may be hidden from the viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Event {
    /// The map lies on the table (MC-S1).
    Opened { board: BoardId },
    /// A seat has chosen its army (MC-A2).
    Chose { seat: Seat, army: Option<String> },
    /// All armies are known, but for their cards (MC-S2).
    Mustered { seat: Seat, figures: Vec<Name>, orders: [u8; 3], cards: u8 },
    /// Luck has named the First Player (MC-S1).
    First { seat: Seat },
    /// A deployment zone was chosen (MC-S1).
    Zone { seat: Seat, zone: char },
    /// A figure stands somewhere without having moved there.
    Placed { seat: Seat, figure: Name, place: Place, how: Landing },
    /// The zone tokens are turned up (MC-S3).
    Tokens { tokens: Vec<Token> },
    /// A round begins (MC-R1).
    Round { round: u16, first: Seat },
    /// A turn begins (MC-R1).
    Turn { seat: Seat },
    /// An order was assigned (MC-R1).
    Ordered { seat: Seat, figure: Name, rank: Rank, actions: u8 },
    /// An effect changed the number of actions.
    Actions { figure: Name, actions: u8, from: Source },
    /// A step (MC-M1).
    Stepped { figure: Name, from: Place, to: Place, stop: Option<Stopped> },
    /// An attack was declared (MC-K1, MC-G2).
    Declared { attacker: Name, from: Hex, target: Name, at: Hex, guard: bool },
    /// Another unit is the target now.
    Redirected { attacker: Name, target: Name, at: Hex },
    /// The attack cannot be made any more.
    Foiled { attacker: Name, from: Source },
    /// A unit joined the attack (MC-C1).
    Supported { figure: Name, rank: Rank, from: Hex },
    /// Dice were rolled (MC-K5).
    Rolled { figure: Name, dice: Vec<Shown>, rerolls: u8 },
    /// A die was rolled again (MC-K6).
    Rerolled { figure: Name, die: u8, shown: Shown },
    /// The attack was worked out (MC-K7 to MC-K9, MC-C2): icons of those who
    /// hit, everything that changed the sum, and what is left.
    Struck { attacker: Name, target: Name, shots: Vec<ShotResult>, parts: Vec<Part>, damage: u8 },
    /// Nobody hit (MC-K8).
    Missed { attacker: Name, target: Name, shots: Vec<ShotResult> },
    /// Another unit takes 1 of the damage.
    Shielded { figure: Name, target: Name },
    /// Damage was assigned (MC-K10).
    Wounded { figure: Name, damage: u8, wounds: u8 },
    /// It would have been destroyed, and stays with 1 health.
    Saved { figure: Name, from: Source },
    /// A unit was destroyed (MC-K10, MC-V2).
    Destroyed { figure: Name, by: Seat, points: u8 },
    /// Wounds were healed (MC-K10).
    Healed { figure: Name, amount: u8, wounds: u8 },
    /// A unit is on guard (MC-G1).
    Guarding { figure: Name },
    /// A guard is spent (MC-G3).
    Spent { figure: Name },
    /// Guards that stay over the end of the round (MC-G4).
    Kept { seat: Seat, figures: Vec<Name> },
    /// A unit action, or a move that places the unit (MC-B1).
    Used { figure: Name, power: Power, on: Option<Aim> },
    /// A command card was played (MC-B3).
    Played { seat: Seat, card: Card, by: Name, on: Option<Aim> },
    /// A card has no effect.
    Cancelled { card: Card },
    /// A card will come back (MC-B4).
    BoughtBack { seat: Seat, card: Card, orders: Vec<Rank> },
    /// A card has given victory points (MC-V4).
    Scored { seat: Seat, card: Card, points: u8 },
    /// A used card is back in hand.
    Recovered { seat: Seat, card: Card },
    /// A unit gained something for a while.
    Gained { figure: Name, boon: Boon, from: Source },
    /// The order was taken off a unit; it may be ordered again.
    Refreshed { figure: Name },
    /// A hex is cover now.
    Cover { hex: Hex },
    /// More orders this turn.
    Orders { seat: Seat, orders: u8 },
    /// A player takes no more turns this round (MC-R5).
    WentOut { seat: Seat },
    /// Victory points at the end of a round (MC-R6).
    Counted { points: Vec<Points> },
    /// Somebody else will act first (MC-R6).
    Initiative { seat: Seat, from: Option<Source> },
    /// An army is destroyed (MC-V5).
    Beaten { seat: Seat },
    /// A player conceded (MC-V5).
    Resigned { seat: Seat },
    /// The game ended.
    Over { outcome: Outcome },
}

impl Event {
    /// Hides what the viewer may not know: which army others have chosen.
    pub(crate) fn seen_by(&self, who: Viewer) -> Event {
        match self {
            Event::Chose { seat, .. } if !who.knows(*seat) => {
                Event::Chose { seat: *seat, army: None }
            }
            _ => self.clone(),
        }
    }
}
