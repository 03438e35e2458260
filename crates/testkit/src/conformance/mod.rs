//! What every game must do, whichever it is: random games are played, and at
//! many of their decisions the contract is put to the test.
//!
//! A check that never had anything to compare fails too, unless the plan
//! waives it and says why.
//!
//! ```no_run
//! use testkit::{Check, Plan, conformance, toys::Duel};
//!
//! let plan = Plan::new(2000)
//!     .table(2, [])
//!     .table(4, [])
//!     .waive(Check::Twins, "nothing is hidden");
//! println!("{}", conformance::<Duel>(&plan).unwrap());
//! ```

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

pub use plan::Plan;
pub use tally::{Broken, Check, Tally};

use crate::Twin;

/// A table of the plan, ready to play at.
pub(crate) struct Table<G: Rules> {
    seats: u8,
    options: Options,
    setup: G::Setup,
}

/// Plays the games of the plan, in parallel, and tells what was compared.
///
/// # Errors
/// The first thing found to be wrong, or a check that had nothing to compare.
pub fn conformance<G: Twin>(plan: &Plan) -> Result<Tally, Broken> {
    let mut tally = Tally::default();
    for (seats, options) in &plan.tables {
        let at = format!("{}, {seats} seats, {:?}", G::ID, options.0);
        let setup = G::setup(*seats, options)
            .map_err(|error| Broken::new(Check::RoundTrips, format!("set-up: {error}")).at(&at))?;
        let table = Table::<G> { seats: *seats, options: options.clone(), setup };
        starts::check(plan, &table, &mut tally).map_err(|broken| broken.at(&at))?;
        let played = (0..plan.games)
            .into_par_iter()
            .map(|n| game::play(plan, &table, n).map_err(|broken| broken.at(&at)))
            .try_reduce(Tally::default, |one, other| Ok(one + other))?;
        tally = tally + played;
    }
    tally.complete(plan).map_err(|broken| broken.at(G::ID))?;
    Ok(tally)
}
