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
mod weigh;

use tabletop::{Rules, Said, Seat, Seed, Seeded};

use self::tree::{Tree, Values};
use crate::{Bot, Budget, Question};

pub use self::weigh::{Looks, Weigher};

/// What a search must know of its game. It may keep what it has worked out,
/// but for [`begin`](Knowledge::begin) it is asked about one position after
/// the other without being told how they hang together.
pub trait Knowledge<G: Rules>: Send {
    /// So many decisions are imagined by habit before the position is judged.
    const HORIZON: u32;

    /// What comes next is another game than what came before: what was planned
    /// is forgotten.
    fn begin(&mut self) {}

    /// What a sensible player does without thinking; `listed` is scratch space.
    fn habit(&mut self, game: &G, seat: Seat, listed: &mut Vec<G::Action>) -> Option<G::Action>;

    /// What a position is worth to a seat, from 0 (lost) to 1 (won); also when
    /// the game is over.
    fn value(&mut self, game: &G, seat: Seat) -> f32;

    /// Leaves of what is listed what is worth a look: not all of a long list
    /// can be tried often enough to tell them apart.
    fn shortlist(&mut self, _game: &G, _seat: Seat, _listed: &mut Vec<G::Action>) {}

    /// A choice in words, without what luck would make of it; none if what is
    /// told of it first says enough.
    fn words(_game: &G, _seat: Seat, _action: &G::Action) -> Option<Said> {
        None
    }

    /// What speaks for a choice, in words, the weightiest first: the parts of
    /// the own score that it changes at once.
    fn reasons(&mut self, _game: &G, _seat: Seat, _action: &G::Action) -> Vec<Said> {
        Vec::new()
    }
}

/// A bot that searches.
pub struct Search<K> {
    luck: Seeded,
    looks: u32,
    knowledge: K,
}

impl<K> Search<K> {
    /// With luck of its own; it looks so often unless its budget is over
    /// before.
    #[must_use]
    pub fn new(looks: u32, knowledge: K, seed: Seed) -> Self {
        Search { luck: Seeded::new(seed), looks, knowledge }
    }
}

impl<G: Rules, K: Knowledge<G>> Bot<G> for Search<K> {
    fn choose(&mut self, question: &Question<'_, G>, budget: &Budget) -> Option<G::Action> {
        if let [only] = question.listed {
            return Some(only.clone());
        }
        let mut tree = Tree::<G>::new();
        let mut look = Look::<G>::default();
        for nth in 0..self.looks {
            let game = G::imagine(question.view, &mut self.luck).ok()?;
            self.knowledge.begin();
            if nth == 0 {
                let mut short = question.listed.to_vec();
                self.knowledge.shortlist(&game, question.seat, &mut short);
                if let [only] = &*short {
                    return Some(only.clone());
                }
            }
            look.once(&mut self.knowledge, &mut tree, game, &mut self.luck)?;
            if budget.over() {
                break;
            }
        }
        tree.most_tried(question.listed)
    }
}

/// A bot that thinks no further than its habits.
pub struct Habitual<K> {
    luck: Seeded,
    knowledge: K,
}

impl<K> Habitual<K> {
    /// With luck of its own, for imagining.
    #[must_use]
    pub fn new(knowledge: K, seed: Seed) -> Self {
        Habitual { luck: Seeded::new(seed), knowledge }
    }
}

impl<G: Rules, K: Knowledge<G>> Bot<G> for Habitual<K> {
    fn choose(&mut self, question: &Question<'_, G>, _: &Budget) -> Option<G::Action> {
        if let [only] = question.listed {
            return Some(only.clone());
        }
        let game = G::imagine(question.view, &mut self.luck).ok()?;
        self.knowledge.habit(&game, question.seat, &mut Vec::new())
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
    /// Down the tree, one choice further, and on by habit, to where the position
    /// is judged. `None` if the game does not take a choice that it listed.
    fn once<K: Knowledge<G>>(
        &mut self,
        knowledge: &mut K,
        tree: &mut Tree<G>,
        mut game: G,
        luck: &mut Seeded,
    ) -> Option<G> {
        self.path.clear();
        let mut node = Tree::<G>::ROOT;
        while let Some(seat) = asked(&game) {
            self.listed.clear();
            game.choices(seat, &mut self.listed);
            knowledge.shortlist(&game, seat, &mut self.listed);
            let (mut at, mut fresh) = (0, false);
            if self.listed.len() > 1 {
                let habit = knowledge.habit(&game, seat, &mut self.scratch);
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
            let Some(action) = knowledge.habit(&game, seat, &mut self.scratch) else { break };
            self.events.clear();
            let _ = game.apply(seat, &action, luck, &mut self.events).ok()?;
        }
        let values = Values::new(game.seats(), |seat| knowledge.value(&game, seat));
        tree.learn(&self.path, &values);
        Some(game)
    }
}

/// Who decides next.
fn asked<G: Rules>(game: &G) -> Option<Seat> {
    game.turn().seats().iter().next()
}
