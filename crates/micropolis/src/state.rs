//! A game in progress.

use serde::Serialize;
use tabletop::{Seat, SeatSet};

use crate::anthill::{Anthill, START_ARMY};
use crate::hill::{Hill, Home};
use crate::setup::Setup;
use crate::tile::{Tile, Tiles};
use crate::view::Phase;

/// All soldiers of the box (MP-S1, MP-S3).
pub(crate) const SOLDIERS: u8 = 45;
/// All architect tokens (MP-S1).
pub(crate) const ARCHITECTS: u8 = 2;
/// Tiles in a full line (MP-S4).
pub(crate) const LINE: usize = 7;
/// Players, and anthills, at most.
pub(crate) const MOST: usize = 6;

/// The tiles to choose from, first tile first, with the soldiers lying on
/// them (MP-T2, MP-T10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Line {
    tiles: [Tile; LINE],
    soldiers: [u8; LINE],
    len: u8,
}

impl Line {
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// Tiles and the soldiers on them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        let all = self.tiles.iter().copied().zip(self.soldiers);
        all.take(self.len.into())
    }

    /// At a place that counts from 1.
    pub(crate) fn get(&self, position: u8) -> Option<(Tile, u8)> {
        self.iter().nth(usize::from(position).checked_sub(1)?)
    }

    /// A tile is laid at the end of a line that is not full.
    pub(crate) fn push(&mut self, tile: Tile, soldiers: u8) {
        let at = usize::from(self.len);
        (self.tiles[at], self.soldiers[at]) = (tile, soldiers);
        self.len += 1;
    }

    /// One soldier goes on every tile before a place.
    pub(crate) fn pay(&mut self, position: u8) {
        self.soldiers.iter_mut().take(usize::from(position) - 1).for_each(|on| *on += 1);
    }

    /// A tile and its soldiers leave the line, and the rest closes up.
    pub(crate) fn take(&mut self, position: u8) -> (Tile, u8) {
        let at = usize::from(position) - 1;
        let taken = (self.tiles[at], self.soldiers[at]);
        self.len -= 1;
        let end = usize::from(self.len);
        self.tiles.copy_within(at + 1..=end, at);
        self.soldiers.copy_within(at + 1..=end, at);
        (self.tiles[end], self.soldiers[end]) = (Tile::default(), 0);
        taken
    }
}

/// What a player has beside anthills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Player {
    /// Architect tokens (MP-P3).
    pub(crate) architects: u8,
    /// Has given up (MP-E10).
    pub(crate) out: bool,
}

/// A game of Micropolis.
///
/// Anthills are counted through: player by player, and in expert mode a before
/// b (`at` in the code).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Micropolis {
    pub(crate) setup: Setup,
    pub(crate) anthills: [Anthill; MOST],
    pub(crate) players: [Player; MOST],
    pub(crate) pile: Tiles,
    pub(crate) line: Line,
    pub(crate) reserve: u8,
    /// Who began the game; nobody before it is known.
    pub(crate) first: Option<Seat>,
    /// Where the Red army token lies.
    pub(crate) leader: Option<u8>,
    pub(crate) round: u8,
    /// Who began this round.
    pub(crate) starter: Seat,
    /// Who has not finished a turn in this round, a bit each.
    pub(crate) waiting: u8,
    /// Whose turn it is, or who is asked otherwise.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// The tile taken in this turn, and for which anthill.
    pub(crate) taken: Option<(Tile, u8)>,
}

impl Micropolis {
    /// A table with foundations, before a tile is drawn (MP-S2, MP-S3, MP-X1).
    pub(crate) fn empty(setup: Setup) -> Self {
        Micropolis {
            setup,
            anthills: [Anthill::new(START_ARMY); MOST],
            players: [Player::default(); MOST],
            pile: Tiles::ALL,
            line: Line::default(),
            reserve: SOLDIERS - START_ARMY * setup.anthills(),
            first: None,
            leader: None,
            round: 1,
            starter: Seat(0),
            waiting: (1 << setup.players) - 1,
            seat: Seat(0),
            phase: Phase::Take,
            taken: None,
        }
    }

    /// The set-up of this game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// By which version of the rules it is played.
    pub(crate) fn version(&self) -> u32 {
        self.setup.version.0
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The tile taken in this turn, and the number of the anthill it is for.
    #[must_use]
    pub fn taken(&self) -> Option<(Tile, u8)> {
        self.taken
    }

    /// Tiles that can still be drawn.
    #[must_use]
    pub fn pile(&self) -> Tiles {
        self.pile
    }

    /// Tiles of the line, first tile first, with the soldiers on them.
    pub fn line(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        self.line.iter()
    }

    /// An anthill by its number.
    #[must_use]
    pub fn anthill(&self, at: u8) -> &Anthill {
        &self.anthills[usize::from(at)]
    }

    pub(crate) fn anthill_mut(&mut self, at: u8) -> &mut Anthill {
        &mut self.anthills[usize::from(at)]
    }

    /// The numbers of a player's anthills.
    pub fn homes(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let each = self.setup.each();
        seat.0 * each..(seat.0 + 1) * each
    }

    /// Whose anthill it is, and which.
    #[must_use]
    pub fn home(&self, at: u8) -> Home {
        let each = self.setup.each();
        let hill = if at.is_multiple_of(2) { Hill::A } else { Hill::B };
        Home { seat: Seat(at / each), anthill: self.setup.expert.then_some(hill) }
    }

    /// The number of an anthill, if there is such a one.
    #[must_use]
    pub fn at(&self, home: Home) -> Option<u8> {
        let fits = home.seat.0 < self.setup.players && home.anthill.is_some() == self.setup.expert;
        let second = u8::from(home.anthill == Some(Hill::B));
        fits.then(|| home.seat.0 * self.setup.each() + second)
    }

    /// Architect tokens of a player.
    #[must_use]
    pub fn architects(&self, seat: Seat) -> u8 {
        self.players[seat.index()].architects
    }

    /// Has the player given up (MP-E10)?
    #[must_use]
    pub fn out(&self, seat: Seat) -> bool {
        self.players[seat.index()].out
    }

    /// Where the Red army token lies.
    #[must_use]
    pub fn leader(&self) -> Option<u8> {
        self.leader
    }

    /// Players who have not given up.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.players).filter(|seat| !self.out(*seat))
    }

    /// Anthills of players who have not given up.
    pub fn in_play(&self) -> impl Iterator<Item = u8> + '_ {
        let each = self.setup.each();
        (0..self.setup.anthills()).filter(move |at| !self.out(Seat(at / each)))
    }

    /// Who has not finished a turn in this round, in the order of play.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order().filter(|seat| self.waiting & 1 << seat.0 != 0)
    }

    /// Who takes a tile in this round, in order.
    pub(crate) fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.clockwise(self.starter).filter(|seat| !self.out(*seat))
    }

    /// All seats clockwise from this one.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.setup.players;
        (0..players).map(move |n| Seat((from.0 + n) % players))
    }

    /// Architect tokens in the reserve.
    pub(crate) fn spare_architects(&self) -> u8 {
        ARCHITECTS - self.players.iter().map(|player| player.architects).sum::<u8>()
    }

    /// Who owes a decision.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::NONE } else { SeatSet::only(self.seat) }
    }
}
