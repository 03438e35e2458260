//! A game that fits what a viewer knows: what is hidden is dealt at random.

use tabletop::{Chance, Said, SetupError, Stream};

use crate::cards::CELLS;
use crate::{Card, Cards, Microscopic, Player, View};

const IMAGINED: Stream = "imagined";

impl Microscopic {
    /// Deals what the viewer cannot see at random: hands, genes and what was
    /// discarded from there first, from all that is unseen but mutations, which
    /// are never hidden there (MS-T22); then the draw pile.
    pub(crate) fn imagined(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        view.setup.check()?;
        if view.players.len() != usize::from(view.setup.players) {
            return Err(impossible());
        }
        let mut unseen = Unseen { cards: Cards::pool(), chance };
        let mut players = [Player::NEW; 4];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            player.cells = seen.cells;
            player.mutations = seen.mutations;
            player.organisms = seen.organisms;
            player.out = seen.out;
            player.hand = seen.hand.unwrap_or(Cards::NONE);
            player.genes = seen.genes.unwrap_or(Cards::NONE);
            for heap in [&player.cells, &player.mutations, &player.hand, &player.genes] {
                unseen.remove(heap)?;
            }
        }
        unseen.remove(&view.open)?;
        for (player, seen) in players.iter_mut().zip(&view.players) {
            if seen.hand.is_none() {
                player.hand = unseen.deal(seen.hand_count, false)?;
            }
            if seen.genes.is_none() {
                player.genes = unseen.deal(seen.gene_count, false)?;
            }
        }
        let hidden = view.discard.checked_sub(view.open.len()).ok_or_else(impossible)?;
        let mut discard = unseen.deal(hidden, false)?;
        discard.add_all(&view.open);
        let pile = unseen.deal(view.pile, true)?;
        if view.turn.0 >= view.setup.players || view.first.0 >= view.setup.players {
            return Err(impossible());
        }
        Ok(Microscopic {
            setup: view.setup,
            players,
            pile,
            discard,
            middle: view.middle,
            first: view.first,
            round: view.round,
            seat: view.turn,
            phase: view.phase,
            drawing: view.drawing,
            done: view.done,
            idle: view.idle,
            end: view.end,
            open: view.open,
        })
    }
}

fn impossible() -> SetupError {
    SetupError::new(Said::new("microscopic-impossible-view"))
}

/// Cards a viewer cannot see.
struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    fn remove(&mut self, heap: &Cards) -> Result<(), SetupError> {
        if !self.cards.contains(heap) {
            return Err(impossible());
        }
        self.cards.take_all(heap);
        Ok(())
    }

    fn deal(&mut self, count: u8, mutations: bool) -> Result<Cards, SetupError> {
        let mut from = self.cards;
        if !mutations {
            // Mutations lie between the cells and the virus.
            from.0[CELLS..Card::VIRUS.index()].fill(0);
        }
        if from.len() < count {
            return Err(impossible());
        }
        let mut dealt = Cards::NONE;
        for _ in 0..count {
            let card = Card::at(self.chance.pick(IMAGINED, &from.0));
            from.take(card);
            self.cards.take(card);
            dealt.add(card);
        }
        Ok(dealt)
    }
}
