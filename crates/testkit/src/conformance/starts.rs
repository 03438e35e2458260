//! What was dealt in secret is not told by the events of the start.

use tabletop::{Rules, Seat, Seeded, Viewer};

use super::secrets::seen;
use super::tally::{Broken, Check, Tally, hold};
use super::{Table, TestPlan};
use crate::Twin;

/// So many starts are held against each other.
const STARTS: u32 = 300;

/// Among many starts, those that look the same to a viewer were told the same.
pub(super) fn check<G: Twin>(
    plan: &TestPlan,
    table: &Table<G>,
    tally: &mut Tally,
) -> Result<(), Broken> {
    if plan.waives(Check::Starts) {
        return Ok(());
    }
    for who in Seat::all(table.seats).map(Viewer::Seat).chain([Viewer::Public]) {
        let mut known: Vec<(G::View, Vec<G::Event>)> = Vec::new();
        for n in 0..STARTS {
            let (view, events) = start::<G>(plan, table, who, n)?;
            match known.iter().find(|(other, _)| *other == view) {
                None => known.push((view, events)),
                Some((_, told)) => {
                    hold(Check::Starts, plan.same_events(told, &events), || {
                        format!("{who:?} has equal views, but was shown {told:?}\nor {events:?}")
                    })?;
                    tally.add(Check::Starts);
                }
            }
        }
    }
    Ok(())
}

fn start<G: Twin>(
    plan: &TestPlan,
    table: &Table<G>,
    who: Viewer,
    n: u32,
) -> Result<(G::View, Vec<G::Event>), Broken> {
    let mut events = Vec::new();
    let state = <G as Rules>::new(&table.setup, &mut Seeded::new(plan.game(n)), &mut events)
        .map_err(|error| Broken::new(Check::Starts, error.to_string()))?;
    Ok((state.view(who), seen::<G>(&events, who)))
}
