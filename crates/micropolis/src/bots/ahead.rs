//! What the search knows of Micropolis: the habits of sensible players, and
//! that points ahead are better than points behind.

use bots::Knowledge;
use tabletop::{Said, Seat};

use super::habit::habit;
use super::reasons;
use crate::{Action, Micropolis};

/// So many points ahead are three quarters of a win.
const SURE: f32 = 8.0;

/// Knows how a game of Micropolis goes on.
pub(super) struct Ahead;

impl Knowledge<Micropolis> for Ahead {
    /// A game of six takes fewer decisions.
    const HORIZON: u32 = 1_000;

    fn habit(&mut self, game: &Micropolis, seat: Seat, listed: &mut Vec<Action>) -> Option<Action> {
        habit(game, seat, listed)
    }

    fn value(&mut self, game: &Micropolis, seat: Seat) -> f32 {
        let others = game.playing().filter(|other| *other != seat);
        let best = others.map(|other| result(game, other)).fold(0.0, f32::max);
        let ahead = (result(game, seat) - best) / SURE;
        0.5 + 0.5 * ahead / (1.0 + ahead.abs())
    }

    fn words(game: &Micropolis, _: Seat, action: &Action) -> Option<Said> {
        reasons::words(game, action)
    }

    fn reasons(&mut self, game: &Micropolis, seat: Seat, action: &Action) -> Vec<Said> {
        reasons::reasons(game, seat, action)
    }
}

/// Points; soldiers break a tie.
fn result(game: &Micropolis, seat: Seat) -> f32 {
    let soldiers: u8 = game.homes(seat).map(|at| game.anthill(at).army()).sum();
    game.sheet(seat).total as f32 + f32::from(soldiers) / 32.0
}
