//! The suite that every game must pass, and what a viewer cannot tell apart.

use tabletop::{Chance, Seat, Viewer, shuffle};
use testkit::{Plan, Twin, conformance};

use crate::{Card, Cards, Microscopic};

/// Written from MS-T19 alone: others' hands and genes and both piles are
/// unknown but for their sizes, and hands and genes never hold a mutation.
impl Twin for Microscopic {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        if who == Viewer::Omniscient {
            return *self;
        }
        let mut twin = *self;
        let hidden: Vec<Seat> =
            Seat::all(self.setup.players).filter(|seat| who != Viewer::Seat(*seat)).collect();
        let mut plain: Vec<Card> = Vec::new();
        let mut mutations: Vec<Card> = Vec::new();
        let heaps =
            hidden.iter().flat_map(|seat| [self.player(*seat).hand, self.player(*seat).genes]);
        for heap in heaps.chain([self.pile, self.discard]) {
            for card in heap.iter() {
                if card.is_mutation() { mutations.push(card) } else { plain.push(card) }
            }
        }
        shuffle(chance, "twin", &mut plain);
        for seat in hidden {
            let mut deal = |count: u8| plain.drain(..usize::from(count)).collect::<Cards>();
            let (hand, genes) = (self.player(seat).hand.len(), self.player(seat).genes.len());
            twin.player_mut(seat).hand = deal(hand);
            twin.player_mut(seat).genes = deal(genes);
        }
        plain.append(&mut mutations);
        shuffle(chance, "twin", &mut plain);
        twin.pile = plain.drain(..usize::from(self.pile.len())).collect();
        twin.discard = plain.into_iter().collect();
        twin
    }
}

#[test]
fn microscopic_keeps_the_contract() {
    let plan = Plan::new(2000)
        .share(60)
        .any_order("mutations and reshuffles happen in the open")
        .table(2, [])
        .table(3, [])
        .table(4, [])
        .table(1, [])
        .table(2, [("variant", "coop")])
        .table(4, [("variant", "teams")]);
    println!("{}", conformance::<Microscopic>(&plan).unwrap());
}
