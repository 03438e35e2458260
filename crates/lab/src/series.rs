//! A series of games between bots: all of them, on all cores, in an order that
//! no core changes.

use rayon::prelude::*;

use crate::{Contest, ContestError, Finished, Fixture};

/// What is to be played.
pub struct Series {
    /// The game, and a bot for each seat.
    pub contest: Contest,
    /// How many games.
    pub games: u32,
    /// Bots change seats from game to game, so that the seats are fair. Where
    /// different bots play, as many games as there are seats have the same
    /// luck, so that it is fair too.
    pub rotate: bool,
}

impl Series {
    /// Plays all games on all cores and hands each to `done` as it ends; what
    /// `done` makes of it is returned in the order of the games.
    ///
    /// # Errors
    /// The first game that could not be played.
    pub fn play<T: Send>(
        &self,
        done: impl Fn(Finished) -> T + Sync,
    ) -> Result<Vec<T>, ContestError> {
        let play = |number| self.contest.game(self.fixture(number)).map(&done);
        (0..self.games).into_par_iter().map(play).collect()
    }

    fn fixture(&self, number: u32) -> Fixture {
        let seats = self.contest.entrants.len().max(1) as u32;
        let shift = if self.rotate { number % seats } else { 0 };
        let seating = (0..seats).map(|seat| ((seat + shift) % seats) as usize).collect();
        // Against itself a bot would play the same game again.
        let paired = self.rotate && self.is_mixed();
        Fixture { number, luck: if paired { number / seats } else { number }, seating }
    }

    /// Do different bots play?
    #[must_use]
    pub fn is_mixed(&self) -> bool {
        let entrants = &self.contest.entrants;
        entrants.iter().any(|one| one.name != entrants[0].name)
    }
}
