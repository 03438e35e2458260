//! How fast the rules are. A benchmark measures; it never passes or fails.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Match, Seed, Seeded, SetupError};

/// The speed of a game's rules.
#[derive(Debug, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// Its set-up.
    pub setup: Value,
    /// On one core.
    pub one: Speed,
    /// On all cores.
    pub all: Speed,
    /// How many cores "all" are.
    pub cores: usize,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
}

/// Random games in a second: choices listed, one taken, applied, events
/// written.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Games.
    pub games: f64,
    /// Decisions.
    pub decisions: f64,
    /// Events.
    pub events: f64,
}

/// No random game is longer.
const LIMIT: u64 = 1_000_000;

/// Measures a game for about `time` on one core and again on all.
///
/// # Errors
/// A set-up that cannot be played.
pub fn bench(
    game: &'static dyn Game,
    setup: &Value,
    seed: Seed,
    time: Duration,
) -> Result<Bench, SetupError> {
    run(game, setup, seed.derive(b"warm"), time / 10)?;
    let one = run(game, setup, seed, time)?.speed();
    let cores = rayon::current_num_threads();
    let tallies: Vec<Tally> = (0..cores)
        .into_par_iter()
        .map(|core| run(game, setup, seed.derive(&core.to_le_bytes()), time))
        .collect::<Result<_, _>>()?;
    let speeds = tallies.iter().map(Tally::speed);
    let all = speeds.fold(Speed { games: 0.0, decisions: 0.0, events: 0.0 }, |sum, one| Speed {
        games: sum.games + one.games,
        decisions: sum.decisions + one.decisions,
        events: sum.events + one.events,
    });
    let clone_ns = clone_cost(game, setup, seed)?;
    Ok(Bench { game: game.id(), setup: setup.clone(), one, all, cores, clone_ns })
}

#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    events: u64,
    time: Duration,
}

impl Tally {
    fn speed(&self) -> Speed {
        let seconds = self.time.as_secs_f64();
        Speed {
            games: self.games as f64 / seconds,
            decisions: self.decisions as f64 / seconds,
            events: self.events as f64 / seconds,
        }
    }
}

fn run(game: &dyn Game, setup: &Value, seed: Seed, time: Duration) -> Result<Tally, SetupError> {
    let mut tally = Tally::default();
    let start = Instant::now();
    while tally.time < time {
        let played = game.rollout(setup, seed.derive(&tally.games.to_le_bytes()), LIMIT)?;
        tally.games += 1;
        tally.decisions += played.decisions;
        tally.events += played.events;
        tally.time = start.elapsed();
    }
    Ok(tally)
}

/// The copy is boxed, as at a live table: one allocation and the state itself.
fn clone_cost(game: &dyn Game, setup: &Value, seed: Seed) -> Result<f64, SetupError> {
    const COPIES: u32 = 100_000;
    let (state, _) = game.start(setup, &mut Seeded::new(seed))?;
    let start = Instant::now();
    for _ in 0..COPIES {
        let copy: Box<dyn Match> = black_box(&state).boxed();
        black_box(copy);
    }
    Ok(start.elapsed().as_nanos() as f64 / f64::from(COPIES))
}
