//! The game that fits a view. Nothing is hidden but what is not decided yet, so
//! there is exactly one.

use tabletop::{Said, Seat, SetupError};

use crate::anthill::{Anthill, MOST_ARMY};
use crate::hill::{Home, Side};
use crate::round::rest;
use crate::state::{ARCHITECTS, LINE, Micropolis, SOLDIERS};
use crate::tile::{Tile, Tiles};
use crate::view::{AnthillView, Phase, View};

impl Micropolis {
    /// The game of a view.
    pub(crate) fn imagined(view: &View) -> Result<Self, SetupError> {
        view.setup.check()?;
        let players = view.setup.players;
        let mut seats = view.order.iter().chain(&view.waiting).chain(&view.first);
        let known = view.turn.0 < players && seats.all(|seat| seat.0 < players);
        let fits = known && view.players.len() == usize::from(players) && view.line.len() <= LINE;
        let mut game = Micropolis::empty(view.setup);
        for (seat, seen) in Seat::all(players).zip(&view.players) {
            let player = &mut game.players[seat.index()];
            (player.architects, player.out) = (seen.architects, seen.out);
            if seen.anthills.len() != usize::from(view.setup.each()) {
                return Err(impossible());
            }
            for (at, seen) in game.homes(seat).zip(&seen.anthills) {
                game.anthills[usize::from(at)] = ring(seen).ok_or_else(impossible)?;
            }
        }
        let tokens: u32 = view.players.iter().map(|player| u32::from(player.architects)).sum();
        if !fits || tokens > ARCHITECTS.into() {
            return Err(impossible());
        }
        view.line.iter().for_each(|seen| game.line.push(seen.tile.0, seen.soldiers));
        if let Some(taken) = &view.taken {
            let home = Home { seat: view.turn, anthill: taken.anthill };
            let at = game.at(home).ok_or_else(impossible)?;
            game.taken = Some((taken.tile.0, at));
        }
        game.leader = match view.leader {
            None => None,
            Some(home) => Some(game.at(home).ok_or_else(impossible)?),
        };
        (game.reserve, game.round, game.phase) = (view.reserve, view.round, view.phase);
        game.pile = rest(game.open_tiles()).ok_or_else(impossible)?;
        (game.seat, game.first) = (view.turn, view.first);
        game.starter = view.order.first().copied().unwrap_or(view.turn);
        game.waiting = view.waiting.iter().fold(0, |all, seat| all | 1 << seat.0);
        if game.count_soldiers() != u32::from(SOLDIERS) || !game.fits_together() {
            return Err(impossible());
        }
        Ok(game)
    }

    /// Does what the game waits for go with what lies on the table?
    fn fits_together(&self) -> bool {
        let waits = self.waiting().any(|seat| seat == self.seat);
        let in_hand = self.taken.is_some();
        let led = self.leader.is_some_and(|at| !self.out(self.home(at).seat));
        let moment = match self.phase {
            Phase::Over => true,
            Phase::Youngest | Phase::Token => !led && !in_hand,
            Phase::Leader => led && !in_hand,
            Phase::Take => led && !in_hand && waits && self.line.len() > 0,
            Phase::Place => led && waits && self.taken.is_some_and(|(_, at)| self.has_sides(at)),
            Phase::Barracks | Phase::Sentry => led && waits && in_hand,
        };
        moment && (1..=self.setup.rounds()).contains(&self.round)
    }

    fn has_sides(&self, at: u8) -> bool {
        let anthill = self.anthill(at);
        !anthill.one_end() && !anthill.complete()
    }

    /// Every tile that lies open: in anthills, in the line, in a hand.
    pub(crate) fn open_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let laid = self.anthills.iter().flat_map(|anthill| anthill.tiles().map(|(_, tile)| tile));
        let in_hand = self.taken.filter(|_| self.phase == Phase::Place).map(|(tile, _)| tile);
        laid.chain(self.line.iter().map(|(tile, _)| tile)).chain(in_hand)
    }

    /// Soldiers wherever they are (MP-S3).
    pub(crate) fn count_soldiers(&self) -> u32 {
        let anthills = &self.anthills[..usize::from(self.setup.anthills())];
        let armies = anthills.iter().map(|anthill| anthill.army() + anthill.quartered());
        let lying = self.line.iter().map(|(_, soldiers)| soldiers);
        armies.chain(lying).chain([self.reserve]).map(u32::from).sum()
    }
}

/// The anthill of a view.
fn ring(seen: &AnthillView) -> Option<Anthill> {
    if seen.army > MOST_ARMY {
        return None;
    }
    let first = seen.tiles.first().map_or(0, |placed| placed.place);
    let mut anthill = Anthill::begun_at(first, seen.army);
    let mut full = Tiles::NONE;
    for placed in &seen.tiles {
        if anthill.complete() || anthill.lay(placed.tile.0, Side::Right) != placed.place {
            return None;
        }
        if placed.full {
            full.add(placed.tile.0);
        }
    }
    anthill.occupy(full);
    Some(anthill)
}

fn impossible() -> SetupError {
    SetupError::new(Said::new("micropolis-impossible-view"))
}
