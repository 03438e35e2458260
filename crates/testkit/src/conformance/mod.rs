//! What every game must do, whichever it is: random games are played, and at
//! many of their decisions the contract is put to the test.
//!
//! A check that never had anything to compare fails too, unless the plan
//! waives it and says why. What a later version of the rules mended is waived
//! for the versions before it.
//!
//! ```no_run
//! use testkit::{Check, TestPlan, conformance, toys::Duel};
//!
//! let plan = TestPlan::new(2000)
//!     .table(2, [])
//!     .table(4, [])
//!     .waive(Check::Twins, "nothing is hidden");
//! println!("{}", conformance::<Duel>(&plan).unwrap());
//! ```

mod asked;
mod choices;
mod endings;
mod game;
mod logs;
mod plan;
mod secrets;
mod starts;
mod tally;

use rayon::prelude::*;
use tabletop::{Options, Rules};

pub use plan::TestPlan;
pub use tally::{Broken, Check, Tally};

use crate::Twin;

/// Of so many games at a table of the newest rules, one is played again by
/// each of the older ones.
const OLDER: u32 = 4;

/// A table of the plan, ready to play at.
pub(crate) struct Table<G: Rules> {
    version: u32,
    seats: u8,
    options: Options,
    setup: G::Setup,
}

/// Plays the games of the plan by every version of the rules, in parallel, and
/// tells what was compared. Each version must have its own tables to play at,
/// and each its own comparisons.
///
/// # Errors
/// The first thing found to be wrong, or a check that had nothing to compare.
pub fn conformance<G: Twin>(plan: &TestPlan) -> Result<Tally, Broken> {
    let mut whole = Tally::default();
    for version in G::VERSIONS.rev() {
        let plan = &plan.at(version);
        let mut tally = Tally::default();
        for (seats, options) in &plan.tables {
            tally = tally + at_table::<G>(plan, version, *seats, options)?;
        }
        let at = format!("{}, version {version}", G::ID);
        tally.complete(plan).map_err(|broken| broken.at(&at))?;
        whole = whole + tally;
    }
    Ok(whole)
}

fn at_table<G: Twin>(
    plan: &TestPlan,
    version: u32,
    seats: u8,
    options: &Options,
) -> Result<Tally, Broken> {
    let mut tally = Tally::default();
    let newest = version == *G::VERSIONS.end();
    let at = format!("{}, version {version}, {seats} seats, {:?}", G::ID, options.0);
    let made = options.check(G::options(version)).and_then(|()| G::setup(version, seats, options));
    let setup = match made {
        Ok(setup) => setup,
        // A table that came with newer rules.
        Err(_) if !newest => return Ok(tally),
        Err(error) => {
            return Err(Broken::new(Check::RoundTrips, format!("set-up: {error}")).at(&at));
        }
    };
    let table = Table::<G> { version, seats, options: options.clone(), setup };
    starts::check(plan, &table, &mut tally).map_err(|broken| broken.at(&at))?;
    let games = if newest { plan.games } else { plan.games.div_ceil(OLDER) };
    let played = (0..games)
        .into_par_iter()
        .map(|n| game::play(plan, &table, n).map_err(|broken| broken.at(&at)))
        .try_reduce(Tally::default, |one, other| Ok(one + other))?;
    Ok(tally + played)
}
