//! Looks ahead through what could be: a tree search over imagined states.
//!
//! Every look imagines another state that fits the view, walks down the tree
//! of choices made so far (those that pay, and now and then those that were
//! hardly tried), adds one choice to it, and imagines the rest of the game by
//! habit. The tree branches on choices alone, so cards and dice are averaged
//! over, and a choice counts in those looks only in which it could be made.
//!
//! It never sees a state, only views and what it imagines. What it knows of a
//! game is one [`Knowledge`]: what sensible players do without thinking, and
//! what a position is worth.

mod tree;

use std::marker::PhantomData;

use tabletop::{Rules, Seat, Seed, Seeded};

use self::tree::{Tree, Values};
use crate::{Bot, Budget, Question};

/// What a search must know of its game.
pub trait Knowledge<G: Rules>: Send {
    /// So many decisions are imagined by habit before the position is judged.
    const HORIZON: u32;

    /// What a sensible player does without thinking; `listed` is scratch space.
    fn habit(game: &G, seat: Seat, listed: &mut Vec<G::Action>) -> Option<G::Action>;

    /// What a position is worth to a seat, from 0 (lost) to 1 (won); also when
    /// the game is over.
    fn value(game: &G, seat: Seat) -> f32;
}

/// A bot that searches.
pub struct Search<K> {
    luck: Seeded,
    looks: u32,
    knowledge: PhantomData<fn() -> K>,
}

impl<K> Search<K> {
    /// With luck of its own; it looks so often unless its budget is over
    /// before.
    #[must_use]
    pub fn new(looks: u32, seed: Seed) -> Self {
        Search { luck: Seeded::new(seed), looks, knowledge: PhantomData }
    }
}

impl<G: Rules, K: Knowledge<G>> Bot<G> for Search<K> {
    fn choose(&mut self, question: &Question<'_, G>, budget: &Budget) -> Option<G::Action> {
        if let [only] = question.listed {
            return Some(only.clone());
        }
        let mut tree = Tree::<G>::new();
        let mut look = Look::<G>::default();
        for _ in 0..self.looks {
            let game = G::imagine(question.view, &mut self.luck).ok()?;
            look.once::<K>(&mut tree, game, &mut self.luck)?;
            if budget.over() {
                break;
            }
        }
        tree.most_tried(question.listed)
    }
}

/// Scratch space for one look after the other.
struct Look<G: Rules> {
    listed: Vec<G::Action>,
    scratch: Vec<G::Action>,
    events: Vec<G::Event>,
    path: Vec<(usize, usize)>,
}

impl<G: Rules> Default for Look<G> {
    fn default() -> Self {
        Look { listed: Vec::new(), scratch: Vec::new(), events: Vec::new(), path: Vec::new() }
    }
}

impl<G: Rules> Look<G> {
    /// Down the tree, one choice further, and on by habit. `None` if the game
    /// does not take a choice that it listed.
    fn once<K: Knowledge<G>>(
        &mut self,
        tree: &mut Tree<G>,
        mut game: G,
        luck: &mut Seeded,
    ) -> Option<()> {
        self.path.clear();
        let mut node = Tree::<G>::ROOT;
        while let Some(seat) = asked(&game) {
            self.listed.clear();
            game.choices(seat, &mut self.listed);
            let (mut at, mut fresh) = (0, false);
            if self.listed.len() > 1 {
                let habit = K::habit(&game, seat, &mut self.scratch);
                let edge;
                (edge, at) = tree.pick(node, seat, &self.listed, habit.as_ref());
                self.path.push((node, edge));
                (node, fresh) = tree.follow(node, edge);
            }
            // What can only be written freely is left to those who think.
            let Some(action) = self.listed.get(at) else { break };
            self.events.clear();
            let _ = game.apply(seat, action, luck, &mut self.events).ok()?;
            if fresh {
                break;
            }
        }
        for _ in 0..K::HORIZON {
            let Some(seat) = asked(&game) else { break };
            let Some(action) = K::habit(&game, seat, &mut self.scratch) else { break };
            self.events.clear();
            let _ = game.apply(seat, &action, luck, &mut self.events).ok()?;
        }
        let values = Values::new(game.seats(), |seat| K::value(&game, seat));
        tree.learn(&self.path, &values);
        Some(())
    }
}

/// Who decides next.
fn asked<G: Rules>(game: &G) -> Option<Seat> {
    game.turn().seats().iter().next()
}
