//! The suite that every game must pass.

use tabletop::{Chance, Seat, Viewer};
use testkit::{Check, TestPlan, Twin, conformance};

use crate::{Micropolis, Question, Side};

/// Everything lies open, and what will be drawn is not decided before.
impl Twin for Micropolis {
    fn twin(&self, _: Viewer, _: &mut dyn Chance) -> Self {
        *self
    }

    fn questions(&self, who: Viewer) -> Vec<Question> {
        let seat = if let Viewer::Seat(seat) = who { seat } else { Seat(0) };
        let mut all = vec![Question::Tiles];
        for side in [Side::Left, Side::Right] {
            all.push(Question::Preview { position: None, side, anthill: None });
            for at in self.homes(seat) {
                let anthill = self.home(at).anthill;
                let previews = (0..=self.line.len() + 1).map(|position| Question::Preview {
                    position: Some(position),
                    side,
                    anthill,
                });
                all.extend(previews);
            }
        }
        all
    }
}

#[test]
fn micropolis_keeps_the_contract() {
    let plan = TestPlan::new(700)
        .share(60)
        .waive(Check::Twins, "nothing is hidden")
        .waive(Check::Events, "nothing is hidden")
        .waive(Check::Asked, "nothing is hidden")
        .waive(Check::Shown, "nothing is hidden")
        .waive(Check::Starts, "every tile of the line lies open")
        .waive(Check::Actions, "every action shows")
        .waive(Check::Luck, "every tile drawn shows")
        .table(2, [])
        .table(3, [])
        .table(4, [])
        .table(5, [("scores", "hidden")])
        .table(6, [("first", "youngest")])
        .table(2, [("expert", "yes")])
        .table(3, [("expert", "yes"), ("first", "youngest")]);
    println!("{}", conformance::<Micropolis>(&plan).unwrap());
}
