//! Whole games by random choice: for benchmarks and for tests.

use crate::{Chance, Digest, Rules, Seat, Seed, Seeded, SetupError, Turn};

/// The stream of players who choose at random; apart from the game's own luck.
const WHIM: &str = "whim";

/// A random game in figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollout {
    /// Decisions taken.
    pub decisions: u64,
    /// Events written.
    pub events: u64,
    /// The digest of the last state.
    pub digest: Digest,
}

/// A random legal action of a seat that is asked; `listed` is scratch space.
/// Forms are filled in only where nothing is listed, which keeps this fast.
pub fn random_choice<G: Rules>(
    state: &G,
    seat: Seat,
    whim: &mut dyn Chance,
    listed: &mut Vec<G::Action>,
) -> Option<G::Action> {
    listed.clear();
    state.choices(seat, listed);
    if !listed.is_empty() {
        let chosen = whim.below(WHIM, listed.len() as u32) as usize;
        return Some(listed.swap_remove(chosen));
    }
    let forms = state.forms(seat);
    let form = forms.get(whim.below(WHIM, forms.len().max(1) as u32) as usize)?;
    state.sample(seat, form, whim)
}

/// Plays one game in which every seat chooses at random, to its end or to
/// `limit` decisions.
///
/// # Errors
/// A set-up that cannot be played.
pub fn rollout<G: Rules>(setup: &G::Setup, seed: Seed, limit: u64) -> Result<Rollout, SetupError> {
    let mut chance = Seeded::new(seed);
    let mut whim = Seeded::new(seed.derive(b"players"));
    let (mut events, mut listed) = (Vec::new(), Vec::new());
    let mut state = G::new(setup, &mut chance, &mut events)?;
    let (mut decisions, mut written) = (0, events.len() as u64);
    while let Turn::Act(seats) = state.turn() {
        let Some(seat) = seats.iter().next() else {
            break;
        };
        let Some(action) = random_choice(&state, seat, &mut whim, &mut listed) else {
            break;
        };
        events.clear();
        if state.apply(seat, &action, &mut chance, &mut events).is_err() || decisions == limit {
            break;
        }
        decisions += 1;
        written += events.len() as u64;
    }
    Ok(Rollout { decisions, events: written, digest: state.digest() })
}
