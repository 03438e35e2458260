//! A game in progress.

use flick::{Face, Pose, Spot, Tremor};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::card::Range;
use crate::{Aim, Army, Breed, Evolution, Kind, Name, Setup, Symbol, Terrain};

/// A piece: its place in the list of all pieces.
pub(crate) type Id = u8;
/// Templates on the stars, from left to right.
pub(crate) type Order = [Terrain; 2];

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not in play: waiting, used up or eliminated.
    Aside,
    /// On the mat.
    Mat(Pose),
    /// Picked up by a Carrier, from there (MM-U6).
    Carried(Pose),
}

/// A piece and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// What it is, and whose.
    pub name: Name,
    /// Where it is.
    pub place: Place,
    /// A base that was captured once (MM-B7); in the Classic game, its small
    /// side is up (MM-K3).
    pub damaged: bool,
    /// A base that is not upgraded yet (MM-A1).
    pub small: bool,
    /// A base that was repaired (MM-A15).
    pub repaired: bool,
    /// A bug under a web marker, which lies there (MM-C3).
    pub web: Option<Spot>,
    /// Whose that marker is; nobody's in version 1, all are of one heap
    /// (MM-K12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weaver: Option<Seat>,
    /// A bug that an Acid Spit has captured and still lies on (MM-C4).
    pub doomed: bool,
    /// How often it was moved this turn.
    pub moves: u8,
    /// Moved once more by its own ability this turn (MM-U7).
    pub again: bool,
    /// Came as a reinforcement this turn (MM-B5).
    pub arrived: bool,
    /// Came through an entrance of the last throw (MM-T9).
    pub warped: bool,
}

impl Piece {
    pub(crate) const fn new(name: Name) -> Self {
        Piece {
            name,
            place: Place::Aside,
            damaged: false,
            small: false,
            repaired: false,
            web: None,
            weaver: None,
            doomed: false,
            moves: 0,
            again: false,
            arrived: false,
            warped: false,
        }
    }

    /// Where it lies, if it is on the mat.
    #[must_use]
    pub const fn pose(&self) -> Option<&Pose> {
        match &self.place {
            Place::Mat(pose) => Some(pose),
            _ => None,
        }
    }

    /// As the felt table knows it.
    #[must_use]
    pub const fn body(&self) -> flick::Body {
        if self.small { crate::mat::bodies::SQUARE_BASE } else { self.name.kind.body() }
    }

    /// Whether its special side is up (MM-P10).
    #[must_use]
    pub fn is_special(&self) -> bool {
        self.name.kind.is_double_sided()
            && self.pose().is_some_and(|pose| pose.face() == Face::Back)
    }

    pub(crate) const fn seat(&self) -> Seat {
        self.name.seat
    }

    pub(crate) const fn kind(&self) -> Kind {
        self.name.kind
    }

    pub(crate) const fn breed(&self) -> Option<Breed> {
        match self.name.kind {
            Kind::Bug(breed) => Some(breed),
            _ => None,
        }
    }

    /// The web marker on it goes (MM-C3).
    pub(crate) fn unweave(&mut self) {
        (self.web, self.weaver) = (None, None);
    }

    pub(crate) fn is_in_play(&self) -> bool {
        self.place != Place::Aside
    }
}

/// Where the game, or a turn of it, is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Phase {
    /// Players choose their armies.
    Armies,
    /// Players place their bugs in secret (MM-B1).
    Placement,
    /// The dice are rolled (MM-B3).
    Roll,
    /// Bugs move by the dice (MM-B4).
    Moves,
    /// A reinforcement comes (MM-B5).
    Reinforcement,
    /// The extra shot (MM-B6).
    Extra,
    /// The last chance of the turn to spend resources (MM-A2).
    Spend,
    /// The game has ended.
    Over,
    /// Players say which template covers which star (MM-T1).
    Stars,
}

impl Phase {
    /// Whether everybody decides in secret and all is shown together (MM-B1,
    /// MM-T1).
    pub(crate) const fn is_secret(self) -> bool {
        matches!(self, Phase::Placement | Phase::Stars)
    }

    /// Whether the game has not begun yet.
    pub(crate) const fn is_setup(self) -> bool {
        matches!(self, Phase::Armies) || self.is_secret()
    }
}

/// Why a piece is shot, and what may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Cause {
    /// Its own move.
    Move,
    /// Its own move once more.
    Again,
    /// Moved by another bug's ability, without its own (MM-F7).
    Lent,
    /// An enemy bug, repulsed (MM-F3).
    Repulsed,
    /// A projectile.
    Projectile,
}

/// Something that must be decided before the turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Step {
    /// This piece is to be shot.
    /// A Carrier has a passenger; a projectile was put beside a piece.
    Shoot { seat: Seat, piece: Id, cause: Cause, with: Option<Id> },
    /// A bug that has moved may use an ability.
    After { seat: Seat, bug: Id, eliminated: bool },
    /// A piece is to be put beside another.
    Put { seat: Seat, piece: Id, beside: Id },
    /// Another bug of the breed may move at once (MM-U1).
    Avenge { seat: Seat, breed: Breed, range: Range, from: Pose },
    /// An evolution card asks for more; so often, and about this piece.
    Card { seat: Seat, card: Evolution, piece: Option<Id>, left: u8 },
    /// Tokens are to be thrown (MM-T6).
    Throw { seat: Seat, terrain: Terrain },
    /// An own bug takes the place of an entrance (MM-T5).
    Warp { seat: Seat, entrance: Id },
    /// An enemy bug of choice may be eliminated (MM-K3).
    Bonus { seat: Seat },
}

impl Step {
    pub(crate) const fn seat(&self) -> Seat {
        match self {
            Step::Shoot { seat, .. }
            | Step::After { seat, .. }
            | Step::Put { seat, .. }
            | Step::Avenge { seat, .. }
            | Step::Card { seat, .. }
            | Step::Throw { seat, .. }
            | Step::Warp { seat, .. }
            | Step::Bonus { seat } => *seat,
        }
    }
}

/// An action die (MM-P2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Die {
    /// What it shows.
    pub symbol: Symbol,
    /// Set aside (MM-B4).
    pub used: bool,
}

/// The last shot, for those who come late.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Last {
    /// Who shot.
    pub seat: Seat,
    /// What.
    pub piece: Name,
    /// How it was meant.
    pub aim: Aim,
    /// What the hand did beyond that.
    #[cfg_attr(feature = "ts", ts(as = "crate::ts::Tremor"))]
    pub tremor: Tremor,
    /// Where everything that moved came to rest, before the rules looked.
    #[cfg_attr(feature = "ts", ts(as = "Vec<(String, crate::ts::Pose)>"))]
    pub rest: Vec<(Name, Pose)>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum End {
    /// Two bases of the loser are eliminated (MM-B8), or all (MM-K7).
    Bases { winner: Seat },
    /// The main base of the loser and another one are eliminated (MM-A5).
    Conquered { winner: Seat },
    /// All resources are collected (MM-A5).
    Dominated,
    /// Somebody has eliminated a base and has the highest score (MM-M3).
    Scored { winner: Seat },
    /// Nobody else is left (MM-M5, MM-K6).
    Last { winner: Seat },
    /// The loser is down to two bugs (MM-B8).
    Bugs { winner: Seat },
    /// Somebody gave up.
    Resigned { winner: Seat },
    /// Too many turns (MM-B19).
    TooLong,
}

/// A game of Micro Mutants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MicroMutants {
    pub(crate) setup: Setup,
    pub(crate) armies: Vec<Option<Army>>,
    /// All pieces of all players in an order that never changes: bases, bugs,
    /// projectiles, seat after seat; then resources, templates, tokens.
    pub(crate) pieces: Vec<Piece>,
    pub(crate) phase: Phase,
    /// What must be decided before the phase goes on; the last one first.
    pub(crate) steps: Vec<Step>,
    /// Who has placed all bugs (MM-B1).
    pub(crate) ready: SeatSet,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Who began (MM-B2).
    pub(crate) first: Option<Seat>,
    /// How many turns have begun.
    pub(crate) turns: u16,
    pub(crate) dice: Vec<Die>,
    /// The player on turn has eliminated something and has an extra shot
    /// (MM-B6).
    pub(crate) earned: bool,
    /// The breed of this turn's reinforcement, and how many more of it may
    /// come (MM-B5, MM-V3).
    pub(crate) reinforced: Option<(Breed, u8)>,
    /// Resources that each seat has collected and not spent (MM-A2).
    pub(crate) held: Vec<u8>,
    /// Evolution cards in play, by seat (MM-A4).
    pub(crate) cards: Vec<Vec<Evolution>>,
    /// A Rocket was shot again this turn (MM-A11).
    pub(crate) guided: bool,
    /// Of three, who sits alone at an end (MM-M1).
    pub(crate) alone: Option<Seat>,
    /// Who is out of the game (MM-M2).
    pub(crate) out: SeatSet,
    /// Eliminated bases: who took it, whose it was (MM-M3).
    pub(crate) trophies: Vec<(Seat, Seat)>,
    /// Who has eliminated a base since victory was last checked (MM-M3).
    pub(crate) scored: Option<Seat>,
    pub(crate) last: Option<Last>,
    pub(crate) end: Option<End>,
    /// Which template shall cover which star: who has said it, and what
    /// (MM-T1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) wishes: Vec<(Seat, Order)>,
}

impl MicroMutants {
    /// By which version of the rules it is played.
    pub(crate) fn version(&self) -> u32 {
        self.setup.version()
    }

    /// All pieces of all players.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The last shot.
    #[must_use]
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// Resources that a seat has collected and not spent (MM-A2).
    #[must_use]
    pub fn held(&self, seat: Seat) -> u8 {
        self.held.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether a seat has earned an extra shot that is still to come (MM-B6).
    #[must_use]
    pub fn has_extra(&self, seat: Seat) -> bool {
        self.earned && self.seat == seat
    }

    /// Evolution cards that a seat has in play (MM-A4).
    #[must_use]
    pub fn evolutions(&self, seat: Seat) -> &[Evolution] {
        self.cards.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// What the bases that a seat has taken are worth (MM-M3).
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    /// What a piece would like to land on, the nearest first.
    #[must_use]
    pub fn targets(&self, piece: Name) -> Vec<Name> {
        let prey = self.find(piece).map_or_else(Vec::new, |id| self.prey(id));
        prey.into_iter().map(|id| self.name(id)).collect()
    }

    /// The shot that comes to rest on a spot if nothing is in the way.
    #[must_use]
    pub fn aim(&self, piece: Name, at: Spot, edge: i32) -> Option<Aim> {
        self.aim_at(self.find(piece)?, at, edge)
    }
}
