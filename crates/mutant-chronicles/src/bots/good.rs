//! Plans its activations: every place in reach, every attack from there with
//! its exact odds, guard, zones; then shares its orders out among its figures
//! and begins with what is most pressing. Sees a view and imagines the rest.

use crate::board::BoardId;
use crate::place::Place;
use crate::{Action, Ask, Battle, Id};
use tabletop::{Chance, Rules, Seat, Seed, Seeded};

use super::ground::Ground;
use super::hand::buy_back;
use super::judge::Judge;
use super::shots::Shots;
use bots::{Bot, Budget, Question};

/// A planner.
pub(crate) struct Good {
    pub(super) luck: Seeded,
    pub(super) shots: Shots,
    pub(super) ground: Ground,
    pub(super) round: u16,
    /// Where the figure on the move is going.
    pub(super) goal: Option<(Id, Place)>,
}

impl Good {
    /// With luck of its own, for imagining.
    #[must_use]
    pub(super) fn new(seed: Seed) -> Self {
        let ground = Ground::of(BoardId::A01.board());
        Good { luck: Seeded::new(seed), shots: Shots::default(), ground, round: 0, goal: None }
    }

    /// Looks at a battle as a seat does.
    pub(super) fn judge<'a>(&'a mut self, battle: &'a Battle, seat: Seat) -> Judge<'a> {
        Judge::new(battle, seat, self.round, &self.ground, &mut self.shots)
    }
}

impl Bot<Battle> for Good {
    fn choose(&mut self, question: &Question<'_, Battle>, budget: &Budget) -> Option<Action> {
        if let [only] = question.listed {
            return Some(only.clone());
        }
        let battle = Battle::imagine(question.view, &mut self.luck).ok()?;
        if !self.ground.is_of(battle.board()) {
            self.ground = Ground::of(battle.board());
        }
        self.round = question.view.round;
        let (seat, listed) = (question.seat, question.listed);
        let chosen = match battle.ask() {
            // Any of the prepared ones: they are even, and opponents like a change.
            Ask::Army => {
                let at = self.luck.below("whim", listed.len().max(1) as u32);
                listed.get(at as usize).cloned()
            }
            Ask::Zone => self.zone(&battle),
            Ask::Place | Ask::Reinforce => self.deploy(&battle, seat, listed),
            Ask::Order => self.order(&battle, seat, listed, budget),
            Ask::Act => self.act(&battle, seat, listed),
            Ask::Move | Ask::Lunge => self.go_on(&battle, seat, question.view, listed),
            Ask::Guards => self.fire(&battle, question.view, listed),
            Ask::Support => self.support(&battle, seat, listed, budget),
            Ask::Extra => self.best_attack(&battle, listed).map(|(_, action)| action),
            Ask::Reroll | Ask::Salvo => self.reroll(&battle),
            Ask::Rally | Ask::Post => Some(Action::Accept),
            Ask::Keep => Some(Action::Pass),
            Ask::Card | Ask::Wait => self.card(&battle, seat, listed),
            Ask::Buyback => buy_back(&battle, seat),
            Ask::Redeploy
            | Ask::Depot
            | Ask::SetDown
            | Ask::Airlift
            | Ask::Bunker
            | Ask::Shield => self.pick(&battle, seat, listed),
        };
        chosen.filter(|action| listed.contains(action)).or_else(|| fallback(listed))
    }
}

/// When nothing better is known: no, enough, or the first that is offered.
fn fallback(listed: &[Action]) -> Option<Action> {
    let modest = listed.iter().find(|one| matches!(one, Action::Pass | Action::Stop | Action::End));
    modest.or(listed.first()).cloned()
}
