//! The suite that every game must pass, and what a viewer cannot tell apart.

use tabletop::{Chance, Seat, Viewer};
use testkit::{Check, TestPlan, Twin, conformance};

use crate::{Aim, Formation, Kind, MicroMutants, Name, Phase, Place, Preview, Question, Target};

/// Written from MM-B1 and MM-T1 alone: until all are ready, nobody knows where
/// others have placed their bugs, nor how many they have placed, nor before that
/// on which stars they want the templates; after that nothing is hidden.
impl Twin for MicroMutants {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        let mut twin = self.clone();
        for (seat, order) in &mut twin.wishes {
            if !who.knows(*seat) && chance.below("twin", 2) == 0 {
                order.reverse();
            }
        }
        if self.phase != Phase::Placement {
            return twin;
        }
        for seat in Seat::all(self.setup.players).filter(|seat| !who.knows(*seat)) {
            let formation = chance.below("twin", Formation::ALL.len() as u32) as usize;
            twin.line_up(seat, Formation::ALL[formation]);
            let bugs: Vec<_> = twin.bugs(seat).collect();
            // Who is ready has placed all; who is not, any number.
            if !self.ready.contains(seat) {
                for id in bugs {
                    if chance.below("twin", 2) == 0 {
                        twin.piece_mut(id).place = Place::Aside;
                    }
                }
            }
        }
        twin
    }

    fn questions(&self, _: Viewer) -> Vec<Question> {
        let named = |kind: Kind| {
            self.pieces.iter().map(|piece| piece.name).filter(move |name| name.kind == kind)
        };
        let bugs: Vec<Name> =
            self.pieces.iter().map(|piece| piece.name).filter(|name| name.number == 1).collect();
        let mut questions = vec![Question::Box];
        // What is foretold takes its time, and can give something away only while
        // something is hidden.
        let foretold = self.setup.preview == Preview::On && self.phase != Phase::Placement;
        for piece in bugs {
            let at = flick::Spot::new(10_000, -310_000);
            questions.push(Question::Free { piece, at, turn: 0 });
            if !foretold {
                questions.push(Question::Aim { piece, to: Target::Spot(at), edge: Some(1_000) });
                let aim = Aim { direction: 100, press: 300, edge: 900 };
                questions.push(Question::Landing { piece, aim, fine: false });
            }
            for base in named(Kind::Base).take(1) {
                if !foretold {
                    questions.push(Question::Aim { piece, to: Target::Piece(base), edge: None });
                }
                questions.push(Question::Measure { from: piece, to: base });
                questions.push(Question::Region { piece, beside: base });
            }
        }
        questions
    }
}

#[test]
fn micro_mutants_keeps_the_contract() {
    // Games in which placements are looked at by both versions.
    let plan = TestPlan::new(6)
        .seed(2)
        .share(25)
        .table(2, [])
        .table(2, [("army-a", "chitinians"), ("army-b", "usarthropods"), ("hand", "steady")])
        .table(2, [("army-a", "sovietopters"), ("army-b", "flyborgs"), ("hand", "perfect")])
        .waive(Check::Starts, "nothing is dealt in secret");
    println!("{}", conformance::<MicroMutants>(&plan).unwrap());
}

/// One game at each kind of table; every table of more options plays longer.
#[test]
fn every_set_of_options_keeps_the_contract() {
    let steady = ("hand", "steady");
    let plan = TestPlan::new(1)
        .share(60)
        .table(2, [("rules", "advanced"), ("terrain", "acid-pit,warp-gate"), steady])
        .table(3, [("terrain", "gravity-manipulator,warp-gate"), steady])
        .table(4, [("rules", "advanced"), ("terrain", "acid-pit,gravity-manipulator"), steady])
        .table(2, [("rules", "classic"), steady])
        .table(3, [("rules", "classic"), steady])
        .waive(Check::Starts, "nothing is dealt in secret")
        .waive(Check::Actions, "placements are compared at the tables above")
        .waive(Check::Luck, "placements are compared at the tables above");
    println!("{}", conformance::<MicroMutants>(&plan).unwrap());
}
