//! The suite that every game must pass.

use tabletop::{Chance, Viewer};
use testkit::{Check, TestPlan, Twin, conformance};

use crate::Crumbs;

/// Everything lies open.
impl Twin for Crumbs {
    fn twin(&self, _: Viewer, _: &mut dyn Chance) -> Self {
        *self
    }
}

#[test]
fn crumbs_keeps_the_contract() {
    let nothing = [
        Check::Twins,
        Check::Events,
        Check::Asked,
        Check::Shown,
        Check::Starts,
        Check::Actions,
        Check::Luck,
    ];
    let plan = nothing
        .into_iter()
        .fold(TestPlan::new(50), |plan, check| plan.waive(check, "nothing is hidden"));
    println!("{}", conformance::<Crumbs>(&plan.table(2, [])).unwrap());
}
