//! Effects that last for a while: what they give, to whom, until when.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::battle::sum::Source;
use crate::state::Id;

/// What a figure has for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Boon {
    /// Speed +X.
    Speed(u8),
    /// Slow X: the base speed itself (MC-M8).
    Slow(u8),
    /// Armor +X.
    Armor(u8),
    /// Grapple.
    Grapple,
    /// Cannot be healed.
    Festering,
    /// Counts as in cover.
    DugIn,
    /// Hindering terrain and cover do not end its moves.
    SureFooted,
    /// Its move action may place it within so many hexes.
    Teleport(u8),
    /// Its next attack needs no line of sight.
    BlindFire,
    /// It has one action less when it next gets an order.
    Cursed,
}

/// How long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the activation.
    Activation,
    /// The end of the turn.
    Turn,
    /// The end of the round.
    Round,
    /// The next turn of a seat.
    TurnOf(Seat),
    /// It moves or is placed elsewhere.
    Moved,
    /// It gets an order.
    Ordered,
}

/// An effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// Whose.
    pub on: Id,
    /// What.
    pub boon: Boon,
    /// How long.
    pub until: Until,
    /// Where it comes from.
    pub from: Source,
}
