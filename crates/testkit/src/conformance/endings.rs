//! How games end, also when somebody gives up.

use tabletop::{Chance, Seat, Turn, house};

use super::game::Run;
use super::tally::{Broken, Check, hold};
use crate::Twin;

/// The outcome of a finished game makes sense.
pub(super) fn outcome<G: Twin>(state: &G) -> Result<(), Broken> {
    let missing = || Broken::new(Check::Endings, "the game is over and has no outcome");
    let outcome = state.outcome().ok_or_else(missing)?;
    let seats = usize::from(state.seats());
    let fine =
        |fine: bool, what: &str| hold(Check::Endings, fine, || format!("{what}: {outcome:?}"));
    fine(outcome.places.len() == seats, "there is not one place for each seat")?;
    fine(outcome.places.iter().all(|place| *place > 0), "places count from 1")?;
    for (seat, place) in Seat::all(state.seats()).zip(&outcome.places) {
        let wins = outcome.winners.contains(seat);
        fine(wins == (*place == 1), "the winners are those who come first")?;
    }
    fine(outcome.winners.iter().all(|seat| seat.index() < seats), "somebody else has won")?;
    let full = outcome.sheet.iter().all(|line| line.points.len() == seats);
    fine(full, "a line of the sheet has not one number for each seat")?;
    fine(!outcome.reason.key.is_empty() && !outcome.clause.is_empty(), "no reason is given")
}

/// Somebody gives up now, others perhaps later; the game still ends.
pub(super) fn resignation<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    resign(run)?;
    let mut decisions = 0;
    while run.state.turn() != Turn::Over {
        let limit = run.plan.limit;
        hold(Check::Resignations, decisions < limit, || {
            format!("no end after {limit} decisions and a resignation")
        })?;
        if run.whim.below("resign", 64) == 0 {
            resign(run)?;
            continue;
        }
        let (seat, action) = run.random()?;
        let mut events = Vec::new();
        if let Err(illegal) = run.state.apply(seat, &action, &mut run.luck, &mut events) {
            let what = format!("after a resignation, {action}: {illegal}");
            return Err(Broken::new(Check::Resignations, what));
        }
        decisions += 1;
    }
    outcome(&run.state)
}

/// A random seat gives up. Who is out already is refused by TT-R1 and leaves
/// no trace.
fn resign<G: Twin>(run: &mut Run<'_, G>) -> Result<(), Broken> {
    let seat = Seat(run.whim.below("resigns", run.state.seats().into()) as u8);
    let (before, mut events) = (run.state.digest(), Vec::new());
    match run.state.resign(seat, &mut run.luck, &mut events) {
        Ok(_) => {
            let changed = run.state.digest() != before;
            hold(Check::Resignations, changed, || format!("seat {seat} gives up in vain"))?;
            run.tally.add(Check::Resignations);
            Ok(())
        }
        Err(illegal) => {
            let traceless = run.state.digest() == before && events.is_empty();
            hold(Check::Resignations, illegal.clause == house::RESIGN && traceless, || {
                format!("seat {seat} cannot give up: {illegal}")
            })
        }
    }
}
