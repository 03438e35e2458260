//! What is going on: a stack of frames, the innermost last. A frame knows what
//! it waits for and how far it has come; `flow` moves it on.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::action::Aim;
use crate::battle::attack::Attack;
use crate::battle::sum::Source;
use crate::cards::Card;
use crate::place::Place;
use crate::state::Id;

/// One thing that is going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
pub enum Frame {
    /// Everybody chooses an army, in secret (MC-A2).
    Armies,
    /// Deployment zones are chosen (MC-S1).
    Zones(Seat),
    /// A seat deploys (MC-S1), or brings reinforcements (MC-S4).
    Deploy { seat: Seat, reinforcing: bool },
    /// The round, from its first turn to its end.
    Round(RoundStep),
    /// A turn.
    Turn { seat: Seat, left: u8, step: Stage },
    /// A unit with its order.
    Activation(Activation),
    /// A move.
    Move(Move),
    /// Guards who may answer a step.
    Guards {
        mover: Id,
        passed: SeatSet,
        /// Those that have answered it (MC-G10).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        fired: Vec<Id>,
    },
    /// An attack.
    Attack(Box<Attack>),
    /// An attack that an effect allows beyond the attack action.
    Extra { figure: Id, only: Option<Id>, not: Option<Id>, from: Allowed },
    /// Damage to a figure, before it is assigned.
    Hurt(Hurt),
    /// A moment at which cards can be played.
    Window { moment: Moment, only: Option<Seat>, passed: SeatSet, asking: Option<Seat> },
    /// A card on its way to take effect.
    Play(Play),
    /// Friends who may move (Rapid Redeploy).
    Redeploy { seat: Seat, left: u8, hexes: u8, moved: Vec<Id> },
    /// A figure to be set down next to another, or anywhere on offer.
    SetDown { figure: Id, beside: Id, back: bool },
    /// Whom an Airlift has carried.
    Airlift { figure: Id, start: Place },
}

/// How far the round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundStep {
    /// A round is about to begin.
    Begin,
    /// Turns; the last was this seat's.
    Turns(Option<Seat>),
    /// Effects of the end of the round, seat after seat from the First Player.
    Effects { nth: u8, step: EndStep },
    /// Which guards stay, seat after seat from who acts first next: the seat,
    /// and the figure that is looked at.
    Guards { nth: u8, at: u16 },
}

/// What a seat does at the end of a round (MC-R8), in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndStep {
    /// Field Hospitals heal.
    Hospital,
    /// Command Bunkers recover cards; so many are done.
    Bunker(u8),
    /// A Forward Post may take the initiative.
    Post,
    /// Cards.
    Cards,
}

/// Beginning, middle and end of a turn or an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Cards of the beginning.
    Begin,
    /// May the Rally Point be used?
    Rally,
    /// Orders or actions.
    Middle,
    /// Cards of the end.
    End,
    /// Nothing more.
    Done,
}

/// A unit with its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Who.
    pub figure: Id,
    /// Actions left.
    pub actions: u8,
    /// The move action was taken (MC-R4).
    pub moved: bool,
    /// The attack action was taken.
    pub attacked: bool,
    /// The special ability was used.
    pub special: bool,
    /// It has left its hex in this activation.
    pub left: bool,
    /// How far.
    pub step: Stage,
}

/// A move in steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Who.
    pub figure: Id,
    /// Steps left; the speed is fixed as the move begins (MC-M12).
    pub left: u8,
    /// Why.
    pub kind: MoveKind,
    /// Where it began.
    pub start: Place,
    /// Whom it has trampled.
    pub trampled: Vec<Id>,
    /// Guards are to be asked about the last step.
    pub stepped: bool,
    /// Where it has been before its last step, from the start (MC-M14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trail: Vec<Place>,
}

/// Why a figure moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// The move action.
    Action,
    /// Trample.
    Trample,
    /// A step after an attack.
    Lunge,
    /// Rapid Redeploy.
    Redeploy,
}

/// Why somebody may attack once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Allowed {
    /// The second target of an attack action.
    SecondTarget,
    /// A card.
    Card(Card),
    /// A second attack on the same target.
    FollowUp,
}

/// Damage on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hurt {
    /// Who takes it.
    pub figure: Id,
    /// How much.
    pub damage: u8,
    /// Who scores if it is destroyed.
    pub by: Seat,
    /// By an attack?
    pub attack: bool,
    /// Cards have been asked for.
    pub asked: bool,
    /// What saves it.
    pub saved: Option<Source>,
    /// Of what a unit action does: whether somebody has fallen by it so far
    /// (MC-B18).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slain: Option<bool>,
}

/// A card being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// Who plays.
    pub seat: Seat,
    /// What.
    pub card: Card,
    /// The chosen unit.
    pub by: Id,
    /// At what.
    pub on: Option<Aim>,
    /// How far.
    pub step: PlayStep,
    /// It has no effect.
    pub cancelled: bool,
}

/// How far a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayStep {
    /// Others may cancel it.
    Answers,
    /// It may be bought back (MC-B4).
    Buyback,
    /// It takes effect.
    Effect,
}

tabletop::named! {
    /// The moments at which effects attach.
    enum Moment in "mutant-chronicles.ts" {
        /// Between two actions of one's own turn.
        Turn = "turn",
        /// Before an attack is declared.
        Attack = "attack",
        /// A turn starts.
        TurnStart = "turn-start",
        /// A unit is activated.
        Activation = "activation",
        /// An attack is declared.
        Declared = "declared",
        /// Supporters are named.
        Combined = "combined",
        /// The leader has rolled.
        Rolled = "rolled",
        /// The attack has hit.
        Hit = "hit",
        /// Damage was dealt.
        Damage = "damage",
        /// A unit would be destroyed.
        WouldBeDestroyed = "would-be-destroyed",
        /// The attack has destroyed a unit.
        Destroyed = "destroyed",
        /// The target stands.
        Survived = "survived",
        /// The attack action is over.
        AttackDone = "attack-done",
        /// An activation ends.
        ActivationEnd = "activation-end",
        /// A turn ends.
        TurnEnd = "turn-end",
        /// The round ends.
        RoundEnd = "round-end",
        /// A card is played.
        CardPlayed = "card-played",
        /// One that only the seat that is asked knows; never in a battle, only
        /// in what others see of it (MC-B16).
        Unknown = "unknown",
    }
}
