//! A battle in progress.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::action::Name;
use crate::army::Army;
use crate::basics::Rank;
use crate::battle::frame::Frame;
use crate::battle::lasting::{Boon, Lasting};
use crate::board::{Board, BoardId};
use crate::cards::Cards;
use crate::edition::Edition;
use crate::event::Points;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::setup::Setup;
use crate::units::Unit;
use crate::zones::Token;

/// Which figure: its place in the list of all figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Id(pub u16);

impl Id {
    /// As an index into the list of figures.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whether a figure fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Fate {
    /// Off the map, as a reinforcement (MC-S4).
    Waiting,
    /// On the map.
    Fighting,
    /// In the destroyed pile, scored by this seat (MC-V2).
    Destroyed(Seat),
    /// Gone with an owner who conceded; nobody scores it.
    Withdrawn,
}

/// A miniature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// What it is.
    pub unit: Unit,
    /// Which of its kind, from 1.
    pub number: u8,
    /// Whose.
    pub seat: Seat,
    /// Whether it fights.
    pub fate: Fate,
    /// Where; somewhere while it fights.
    pub place: Option<Place>,
    /// Wounds.
    pub wounds: u8,
    /// The order it has this round.
    pub order: Option<Rank>,
    /// Its order shows the guard side (MC-G1).
    pub guard: bool,
    /// It has been saved by its Second Skin.
    pub skinned: bool,
    /// Its unit action of once a round was used.
    pub used: bool,
}

impl Figure {
    /// Its name.
    #[must_use]
    pub const fn name(&self) -> Name {
        Name { unit: self.unit, number: self.number }
    }

    /// Is it on the map?
    #[must_use]
    pub fn fights(&self) -> bool {
        self.fate == Fate::Fighting
    }

    /// Health left.
    #[must_use]
    pub fn health(&self) -> u8 {
        self.unit.printed().health.saturating_sub(self.wounds)
    }

    /// Can it be given an order now (MC-R2)?
    #[must_use]
    pub fn unordered(&self) -> bool {
        self.fights() && self.order.is_none()
    }
}

/// What a player has beside figures.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    /// The army, from its choice to the moment all are known.
    pub chosen: Option<Army>,
    /// The deployment zone: 0 for A, 1 for B.
    pub zone: Option<u8>,
    /// Unused orders by rank (MC-S2).
    pub orders: [u8; 3],
    /// Used orders that lie on no figure.
    pub used: [u8; 3],
    /// The hand, hidden from the others (MC-S2).
    pub hand: Cards,
    /// Used cards (MC-B4).
    pub spent: Cards,
    /// Cards bought back, in hand again at the end of the round (MC-B4).
    pub bought: Cards,
    /// Cards played in this turn (MC-B2).
    pub played: u8,
    /// Takes no more turns this round (MC-R5).
    pub out: bool,
    /// Has lost its army or conceded (MC-V5).
    pub beaten: bool,
    /// The Signal Relay was used this round.
    pub relayed: bool,
    /// The Rally Point was used this round.
    pub rallied: bool,
    /// Points from command cards (MC-V4).
    pub card_points: u16,
}

/// How the battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The threshold was reached (MC-V1).
    Points,
    /// All other armies are destroyed (MC-V5).
    Destroyed,
    /// All others have conceded (MC-V5).
    Conceded,
    /// The last round is over (MC-V10).
    Rounds,
}

/// A game of Mutant Chronicles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Battle {
    pub(crate) setup: Setup,
    pub(crate) board: BoardId,
    pub(crate) sides: Vec<Side>,
    pub(crate) figures: Vec<Figure>,
    pub(crate) lasting: Vec<Lasting>,
    /// The tokens that lie face up, by zone.
    pub(crate) tokens: Vec<Token>,
    /// Hexes made cover.
    pub(crate) cover: HexSet,
    pub(crate) round: u16,
    /// Who was First Player in the first round.
    pub(crate) began: Seat,
    /// The First Player.
    pub(crate) first: Seat,
    /// Who will act first next round, if an effect has changed it.
    pub(crate) next_first: Option<Seat>,
    /// What is going on, the innermost last; empty when it is over.
    pub(crate) stack: Vec<Frame>,
    /// Winners and why.
    pub(crate) end: Option<(SeatSet, End)>,
}

impl Battle {
    /// What was decided before.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// By which version of the rules it is played.
    pub(crate) const fn version(&self) -> u32 {
        self.setup.version.0
    }

    /// The box it is played with.
    pub(crate) const fn edition(&self) -> Edition {
        Edition(self.version())
    }

    /// The ground.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        self.board.board()
    }

    /// The players.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// All figures, of all players.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// A figure.
    #[must_use]
    pub fn figure(&self, id: Id) -> &Figure {
        &self.figures[id.index()]
    }

    pub(crate) fn figure_mut(&mut self, id: Id) -> &mut Figure {
        &mut self.figures[id.index()]
    }

    /// A player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Finds a figure by name.
    #[must_use]
    pub fn find(&self, name: Name) -> Option<Id> {
        let found = self.figures.iter().position(|figure| figure.name() == name);
        found.map(|at| Id(at as u16))
    }

    /// All figures with their ids.
    pub fn ids(&self) -> impl Iterator<Item = (Id, &Figure)> {
        (0..).map(Id).zip(&self.figures)
    }

    /// The figures on the map, with where they stand.
    pub(crate) fn fighting(&self) -> impl Iterator<Item = (Id, &Figure, Place)> {
        self.ids().filter_map(|(id, figure)| figure.place.map(|place| (id, figure, place)))
    }

    /// Where a figure stands.
    #[must_use]
    pub fn place(&self, id: Id) -> Option<Place> {
        self.figure(id).place
    }

    /// Do two seats fight side by side?
    #[must_use]
    pub const fn allied(&self, one: Seat, other: Seat) -> bool {
        self.setup.allied(one, other)
    }

    /// Are two figures friends? A unit is friendly to itself (MC-B9).
    #[must_use]
    pub fn friends(&self, one: Id, other: Id) -> bool {
        self.allied(self.figure(one).seat, self.figure(other).seat)
    }

    /// Are two figures adjacent? Never one to itself (MC-B9).
    #[must_use]
    pub fn adjacent(&self, one: Id, other: Id) -> bool {
        one != other && self.near(one, other, 1)
    }

    /// Do two figures on the map stand within so many hexes of each other?
    #[must_use]
    pub fn near(&self, one: Id, other: Id, hexes: u8) -> bool {
        match (self.place(one), self.place(other)) {
            (Some(one), Some(other)) => one.distance(&other) <= hexes,
            _ => false,
        }
    }

    /// Hexes with a figure on them, but for some figures.
    pub(crate) fn occupied(&self, but: impl Fn(Id) -> bool) -> HexSet {
        let mut set = HexSet::NONE;
        for (id, _, place) in self.fighting() {
            if !but(id) {
                place.hexes().iter().for_each(|hex| set.add(*hex));
            }
        }
        set
    }

    /// Has the figure this for a while?
    pub(crate) fn has(&self, id: Id, wanted: impl Fn(Boon) -> bool) -> bool {
        self.lasting.iter().any(|lasting| lasting.on == id && wanted(lasting.boon))
    }

    /// The seats from one on, clockwise.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.setup.players;
        (0..players).map(move |n| Seat((from.0 + n) % players))
    }

    /// Victory points as they would be counted now (MC-V1).
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        let mut points = Points { cards: self.side(seat).card_points, ..Points::default() };
        for figure in &self.figures {
            if figure.fate == Fate::Destroyed(seat) {
                points.kills += u16::from(figure.unit.rank().worth());
            }
        }
        let zones = self.board().zones();
        for (n, zone) in (0u8..).zip(zones).take(self.tokens.len()) {
            if self.holder(n) == Some(seat) {
                points.zones += u16::from(zone.points);
            }
        }
        points
    }
}
