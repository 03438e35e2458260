//! Rounds: when the line is refilled, who leads, when it is over (MP-R1 to
//! MP-R8, MP-X2, MP-X3, MP-X7).

use tabletop::{Seat, Stream};

use crate::event::{Event, Out};
use crate::state::{LINE, Micropolis};
use crate::tile::{Tile, Tiles};
use crate::tiles::COUNT;
use crate::view::Phase;

/// The stream from which tiles come.
pub(crate) const TILES: Stream = "tiles";

impl Micropolis {
    /// MP-S4, MP-R2, MP-R4: draws until the line is full or nothing is left.
    /// The pile has no order: every tile of it is as likely as any other.
    pub(crate) fn draw(&mut self, out: &mut Out<'_>) {
        let mut weights = [0; COUNT];
        self.pile.iter().for_each(|tile| weights[tile.index()] = 1);
        let mut tiles = Vec::with_capacity(LINE);
        while usize::from(self.line.len()) < LINE && !self.pile.is_empty() {
            let tile = Tile::at(out.chance.pick(TILES, &weights));
            weights[tile.index()] = 0;
            self.pile.take(tile);
            self.line.push(tile, 0);
            tiles.push(tile);
        }
        out.tell(Event::Drawn { tiles, pile: self.pile.len() });
    }

    /// MP-S5: this seat begins and is Military leader.
    pub(crate) fn start_with(&mut self, seat: Seat, out: &mut Out<'_>) {
        self.first = Some(seat);
        self.starter = seat;
        if self.setup.expert {
            return self.ask_for_token(seat);
        }
        self.lay_token(seat.0, out);
        self.begin_round(out);
    }

    /// MP-X2: the starter chooses one of the own two anthills.
    pub(crate) fn ask_for_token(&mut self, seat: Seat) {
        self.first = Some(seat);
        self.seat = seat;
        self.phase = Phase::Token;
    }

    /// The token goes where it was decided.
    pub(crate) fn choose_leader(&mut self, at: u8, out: &mut Out<'_>) {
        self.lay_token(at, out);
        if self.phase == Phase::Token { self.begin_round(out) } else { self.next_round(out) }
    }

    /// Everybody has had a turn.
    pub(crate) fn end_round(&mut self, out: &mut Out<'_>) {
        if self.in_play().all(|at| self.anthill(at).complete()) {
            return self.finish(out);
        }
        if self.refills_after(self.round, self.line.len()) {
            self.draw(out);
            self.determine_leader(out);
        } else {
            self.next_round(out);
        }
    }

    /// Is the line refilled after this round, with so many tiles left in it?
    /// MP-R1 and MP-R2 by numbers; in expert mode after every second round
    /// (MP-X3).
    pub(crate) fn refills_after(&self, round: u8, left: u8) -> bool {
        if round >= self.setup.rounds() {
            return false;
        }
        if self.setup.expert {
            return round.is_multiple_of(2);
        }
        usize::from(left) <= self.playing().count()
    }

    /// The round after which the line is refilled next, if nobody leaves.
    pub(crate) fn next_refill(&self) -> Option<u8> {
        let players = self.playing().count() as u8;
        let (round, pending) = match self.phase {
            Phase::Over => return None,
            Phase::Leader => (self.round + 1, players),
            // Who has a tile in hand takes no other.
            Phase::Place | Phase::Barracks | Phase::Sentry => {
                (self.round, self.waiting().count() as u8 - 1)
            }
            Phase::Youngest | Phase::Token | Phase::Take => {
                (self.round, self.waiting().count() as u8)
            }
        };
        let mut left = self.line.len().saturating_sub(pending);
        let due = |round: &u8| {
            let due = self.refills_after(*round, left);
            left = left.saturating_sub(players);
            due
        };
        (round..self.setup.rounds()).find(due)
    }

    /// MP-R5: a new round starts with the leader.
    pub(crate) fn next_round(&mut self, out: &mut Out<'_>) {
        self.round += 1;
        self.begin_round(out);
    }

    /// The leader begins, and everybody waits for a turn.
    pub(crate) fn begin_round(&mut self, out: &mut Out<'_>) {
        let leader = self.leader.map_or(self.starter, |at| self.home(at).seat);
        self.starter = leader;
        self.waiting = self.playing().fold(0, |all, seat| all | 1 << seat.0);
        self.begin_turn(leader, out);
    }

    /// After a refill: who gets the Red army token?
    pub(crate) fn determine_leader(&mut self, out: &mut Out<'_>) {
        let claims = self.claims();
        let mut tied = claims.iter();
        match (tied.next(), tied.next()) {
            (Some(at), None) => self.choose_leader(at, out),
            _ => {
                self.phase = Phase::Leader;
                self.seat = self.leader.map_or(self.starter, |at| self.home(at).seat);
            }
        }
    }

    /// The Red army token comes to lie before an anthill.
    pub(crate) fn lay_token(&mut self, at: u8, out: &mut Out<'_>) {
        let stays = self.leader == Some(at);
        self.leader = Some(at);
        let home = self.home(at);
        out.tell(Event::Leader { seat: home.seat, anthill: home.anthill, stays });
    }

    /// The anthills that can get the token: one, or several among which the
    /// leader chooses.
    pub(crate) fn claims(&self) -> Claims {
        let Some(leader) = self.leader else { return Claims(0) };
        let mine = self.home(leader).seat;
        let of_mine = |at: &u8| self.home(*at).seat == mine;
        let army = |at: u8| self.anthill(at).army;
        let largest = self.in_play().map(army).max().unwrap_or(0);
        let tied = || self.in_play().filter(|at| army(*at) == largest);
        // MP-R3, MP-X7: in a tie the token leaves the leader's hands.
        let others: Claims = tied().filter(|at| !of_mine(at)).collect();
        // Otherwise only own anthills have the largest army.
        if others.0 != 0 { others } else { tied().collect() }
    }
}

/// A set of anthills by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claims(u8);

impl Claims {
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |at| self.0 & 1 << at != 0)
    }
}

impl FromIterator<u8> for Claims {
    fn from_iter<I: IntoIterator<Item = u8>>(anthills: I) -> Self {
        Claims(anthills.into_iter().fold(0, |all, at| all | 1 << at))
    }
}

/// The seat after this one among those who play.
pub(crate) fn next_playing(game: &Micropolis, seat: Seat) -> Seat {
    game.clockwise(seat).skip(1).find(|next| !game.out(*next)).unwrap_or(seat)
}

/// Names for scripted luck.
pub(crate) fn luck_names(stream: &str) -> &'static [&'static str] {
    const NAMES: [&str; COUNT] = {
        let mut names = [""; COUNT];
        let mut n = 0;
        while n < COUNT {
            names[n] = crate::tiles::TILES[n].name;
            n += 1;
        }
        names
    };
    if stream == TILES { &NAMES } else { &[] }
}

/// The pile of a game in which these tiles lie open.
pub(crate) fn rest(open: impl Iterator<Item = Tile>) -> Option<Tiles> {
    let mut pile = Tiles::ALL;
    for tile in open {
        if !pile.has(tile) {
            return None;
        }
        pile.take(tile);
    }
    Some(pile)
}
