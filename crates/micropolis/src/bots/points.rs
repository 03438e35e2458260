//! One turn ahead, on the own points alone.

use crate::{Action, Micropolis, Phase};
use tabletop::{Rules, Seat, Seed, Seeded};

use bots::Taste;

/// Takes the tile that brings the most points at once, and of equal ones that
/// which leaves the larger army.
pub(super) struct Points;

impl Taste<Micropolis> for Points {
    fn taste(_: &Micropolis, seat: Seat, _: &Action, after: &Micropolis) -> i64 {
        let mut listed = Vec::new();
        best(after, seat, &mut listed)
    }
}

/// The most points the seat can have by the end of its turn.
fn best(game: &Micropolis, seat: Seat, listed: &mut Vec<Action>) -> i64 {
    let open = matches!(game.phase(), Phase::Place | Phase::Barracks | Phase::Sentry);
    let first = listed.len();
    if open {
        game.choices(seat, listed);
    }
    let last = listed.len();
    if first == last {
        return worth(game, seat);
    }
    let mut most = i64::MIN;
    for n in first..last {
        let (mut after, action) = (*game, listed[n]);
        // What is drawn after the turn changes no points.
        let mut luck = Seeded::new(Seed::number(0));
        if after.apply(seat, &action, &mut luck, &mut Vec::new()).is_ok() {
            most = most.max(best(&after, seat, listed));
        }
    }
    listed.truncate(first);
    most
}

fn worth(game: &Micropolis, seat: Seat) -> i64 {
    let soldiers: i64 = game.homes(seat).map(|at| i64::from(game.anthill(at).army())).sum();
    i64::from(game.sheet(seat).total) * 32 + soldiers
}
