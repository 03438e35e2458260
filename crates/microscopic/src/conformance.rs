//! The suite that every game must pass, and what a viewer cannot tell apart.

use tabletop::{Chance, Seat, Viewer, shuffle};
use testkit::{Check, TestPlan, Twin, conformance};

use crate::{Card, Cards, Microscopic};

/// Written from MS-T19 alone: others' hands and genes, the pile, and what was
/// discarded face down are unknown but for their sizes. Hands and genes never
/// hold a mutation, so none was ever discarded face down.
impl Twin for Microscopic {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        if who == Viewer::Omniscient {
            return *self;
        }
        let mut twin = *self;
        let hidden: Vec<Seat> =
            Seat::all(self.setup.players).filter(|seat| who != Viewer::Seat(*seat)).collect();
        let mut face_down = self.discard;
        face_down.take_all(&self.open);
        let heaps =
            hidden.iter().flat_map(|seat| [self.player(*seat).hand, self.player(*seat).genes]);
        let heaps: Vec<Cards> = heaps.chain([self.pile, face_down]).collect();
        let (mutations, mut plain): (Vec<Card>, Vec<Card>) =
            heaps.iter().flat_map(Cards::iter).partition(|card| card.is_mutation());
        shuffle(chance, "twin", &mut plain);
        if chance.below("twin", 2) == 0 {
            // Hands and genes as much of a kind as can be: nothing but a
            // question that is not asked tells them from others.
            plain.sort_by_key(|card| std::cmp::Reverse(Cards::pool().of(*card)));
        }
        let mut deal = |count: u8| plain.drain(..usize::from(count)).collect::<Cards>();
        for seat in hidden {
            let (hand, genes) = (self.player(seat).hand.len(), self.player(seat).genes.len());
            twin.player_mut(seat).hand = deal(hand);
            twin.player_mut(seat).genes = deal(genes);
        }
        twin.discard = deal(face_down.len());
        twin.discard.add_all(&self.open);
        twin.pile = plain.into_iter().chain(mutations).collect();
        twin
    }
}

#[test]
fn microscopic_keeps_the_contract() {
    let plan = TestPlan::new(500)
        .share(60)
        .any_order("mutations and reshuffles happen in the open")
        .waive_until(Check::Asked, 1, "who had cards of one kind only was not asked (MS-T14)")
        .table(2, [])
        .table(3, [])
        .table(4, [])
        .table(1, [])
        .table(2, [("bonus", "several")])
        .table(2, [("variant", "coop")])
        .table(4, [("variant", "teams")]);
    println!("{}", conformance::<Microscopic>(&plan).unwrap());
}
