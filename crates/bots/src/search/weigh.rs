//! Weighs the choices of one decision against each other: a search finds those
//! worth weighing, and each of them is then looked at equally often, in the
//! same imagined states. So a difference between two choices is one of the
//! choices, and how sure it is can be told.
//!
//! It counts looks, not time: the same question has the same answer, unless a
//! budget is over before.

use std::marker::PhantomData;

use tabletop::{Live, Match, Rules, Said, Seat, SeatSet, Seed, Seeded, Viewer};

use super::tree::Tree;
use super::{Knowledge, Look};
use crate::{Budget, Critic, Judged, Judgement};

/// So many choices are weighed, besides what was played.
const WEIGHED: usize = 3;
/// How many times its own uncertainty a difference must be.
const SURE: f32 = 2.0;

/// How often is looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// To find the choices that are worth weighing.
    pub wide: u32,
    /// At each of them.
    pub close: u32,
}

/// A critic that searches.
pub struct Weigher<G, K> {
    luck: Seed,
    looks: Looks,
    knowledge: K,
    game: PhantomData<fn() -> G>,
}

impl<G: Rules, K: Knowledge<G> + 'static> Weigher<G, K> {
    /// As a critic of any game.
    pub fn boxed(looks: Looks, knowledge: K, luck: Seed) -> Box<dyn Critic> {
        Box::new(Weigher::<G, K> { luck, looks, knowledge, game: PhantomData })
    }
}

/// A choice and how it went, look by look.
struct Weighed<G: Rules> {
    action: G::Action,
    tree: Tree<G>,
    /// For who decides.
    own: Vec<f32>,
    /// For every seat, added up.
    all: Vec<f32>,
}

impl<G: Rules, K: Knowledge<G> + 'static> Critic for Weigher<G, K> {
    fn judge(
        &mut self,
        table: &dyn Match,
        seat: Seat,
        played: Option<&str>,
        budget: &Budget,
    ) -> Option<Judgement> {
        let Live(state) = table.as_any().downcast_ref::<Live<G>>()?;
        let mut listed = Vec::new();
        state.choices(seat, &mut listed);
        // From here on nothing but what the seat sees.
        let (view, forms) = (state.view(Viewer::Seat(seat)), state.forms(seat));
        if listed.is_empty() || (listed.len() == 1 && forms.is_empty()) {
            return None;
        }
        let played = played.and_then(|text| text.parse::<G::Action>().ok());
        let worth_it = self.worth_weighing(&view, seat, &listed, budget)?;
        let mut actions: Vec<G::Action> = worth_it.into_iter().take(WEIGHED).collect();
        if let Some(played) = played.filter(|played| !actions.contains(played)) {
            actions.push(played);
        }
        let mut weighed = self.weigh(&view, seat, actions, budget)?;
        weighed.sort_by(|one, other| mean(&other.own).total_cmp(&mean(&one.own)));
        let game = G::imagine(&view, &mut self.luck(b"words")).ok()?;
        let best = weighed.first()?.own.clone();
        let choices = weighed.iter().map(|choice| self.judged(&game, seat, choice, &best));
        Some(Judgement { choices: choices.collect() })
    }
}

impl<G: Rules, K: Knowledge<G>> Weigher<G, K> {
    fn luck(&self, what: &[u8]) -> Seeded {
        Seeded::new(self.luck.derive(what))
    }

    /// The choices by how much a search looked at them.
    fn worth_weighing(
        &mut self,
        view: &G::View,
        seat: Seat,
        listed: &[G::Action],
        budget: &Budget,
    ) -> Option<Vec<G::Action>> {
        let (mut luck, mut look) = (self.luck(b"wide"), Look::<G>::default());
        let mut tree = Tree::<G>::new();
        for nth in 0..self.looks.wide {
            let game = G::imagine(view, &mut luck).ok()?;
            self.knowledge.begin();
            if nth == 0 {
                let mut short = listed.to_vec();
                self.knowledge.shortlist(&game, seat, &mut short);
                if short.len() < 2 {
                    return Some(short);
                }
            }
            look.once(&mut self.knowledge, &mut tree, game, &mut luck)?;
            if budget.called_off() {
                return None;
            }
            if budget.over() {
                break;
            }
        }
        Some(tree.by_trials(listed))
    }

    /// Looks at each of them equally often, side by side.
    fn weigh(
        &mut self,
        view: &G::View,
        seat: Seat,
        actions: Vec<G::Action>,
        budget: &Budget,
    ) -> Option<Vec<Weighed<G>>> {
        let fresh =
            |action| Weighed { action, tree: Tree::new(), own: Vec::new(), all: Vec::new() };
        let mut weighed: Vec<Weighed<G>> = actions.into_iter().map(fresh).collect();
        let mut look = Look::<G>::default();
        for nth in 0..self.looks.close {
            for choice in &mut weighed {
                let mut luck = Seeded::new(self.luck.derive(format!("close {nth}").as_bytes()));
                let mut game = G::imagine(view, &mut luck).ok()?;
                self.knowledge.begin();
                let _ = game.apply(seat, &choice.action, &mut luck, &mut Vec::new()).ok()?;
                let end = look.once(&mut self.knowledge, &mut choice.tree, game, &mut luck)?;
                let chances = chances(&mut self.knowledge, &end);
                choice.own.push(chances[seat.index()]);
                choice.all.resize(chances.len(), 0.0);
                choice.all.iter_mut().zip(&chances).for_each(|(sum, chance)| *sum += chance);
                if budget.called_off() {
                    return None;
                }
            }
            // All of them equally often, and each once.
            if budget.over() {
                break;
            }
        }
        Some(weighed)
    }

    fn judged(&mut self, game: &G, seat: Seat, choice: &Weighed<G>, best: &[f32]) -> Judged {
        let times = choice.own.len().max(1) as f32;
        let behind: Vec<f32> = best.iter().zip(&choice.own).map(|(best, own)| best - own).collect();
        let (lost, around) = (mean(&behind), deviation(&behind));
        Judged {
            action: choice.action.to_string(),
            says: self.says(game, seat, &choice.action),
            reasons: self.knowledge.reasons(game, seat, &choice.action),
            chances: choice.all.iter().map(|sum| per_mille(sum / times)).collect(),
            loss: per_mille(lost),
            sure: lost > SURE * around / times.sqrt(),
        }
    }

    /// In the game's words for it; else what would be told first of it.
    fn says(&self, game: &G, seat: Seat, action: &G::Action) -> Vec<Said> {
        if let Some(said) = K::words(game, seat, action) {
            return vec![said];
        }
        let (mut after, mut events) = (game.clone(), Vec::new());
        if after.apply(seat, action, &mut self.luck(b"words"), &mut events).is_err() {
            return Vec::new();
        }
        let mut seen = events.iter().filter_map(|event| G::see(event, Viewer::Seat(seat)));
        seen.next().map(|event| G::tell(&event)).into_iter().collect()
    }
}

/// How likely each seat wins: what happened, or what it is worth; sides share one.
fn chances<G: Rules, K: Knowledge<G>>(knowledge: &mut K, game: &G) -> Vec<f32> {
    let seats = || Seat::all(game.seats());
    // Who speaks for a side: its first seat.
    let speaks = |seat: Seat| !seats().take(seat.index()).any(|other| game.allied(seat, other));
    let sides: SeatSet = seats().filter(|seat| speaks(*seat)).collect();
    if let Some(outcome) = game.outcome() {
        let won = sides.iter().filter(|side| outcome.winners.contains(*side)).count().max(1);
        let share = |seat| if outcome.winners.contains(seat) { 1.0 / won as f32 } else { 0.0 };
        return seats().map(share).collect();
    }
    let values: Vec<f32> = seats().map(|seat| knowledge.value(game, seat)).collect();
    let all: f32 = sides.iter().map(|side| values[side.index()]).sum();
    let share = if sides.len() > 1 && all > 0.0 { 1.0 / all } else { 1.0 };
    values.into_iter().map(|value| value * share).collect()
}

fn mean(of: &[f32]) -> f32 {
    of.iter().sum::<f32>() / of.len().max(1) as f32
}

fn deviation(of: &[f32]) -> f32 {
    let mean = mean(of);
    let squares: f32 = of.iter().map(|one| (one - mean).powi(2)).sum();
    (squares / of.len().saturating_sub(1).max(1) as f32).sqrt()
}

fn per_mille(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}
