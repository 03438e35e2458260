//! Plans its activations: every place in reach, every attack from there with
//! its exact odds, guard, zones; then shares its orders out among its figures
//! and begins with what is most pressing. What it would do is what a search
//! takes for granted of everybody.

use crate::board::BoardId;
use crate::place::Place;
use crate::{Action, Ask, Battle, Id};
use tabletop::{Chance, Rules, Said, Seat, Seed, Seeded};

use super::ground::Ground;
use super::hand::buy_back;
use super::judge::Judge;
use super::shots::{POINT, Shots};
use super::words;
use bots::Knowledge;

/// So far ahead is three quarters of a win.
const SURE: f32 = 4.0 * POINT as f32;

/// A planner.
pub(crate) struct Planner {
    pub(super) luck: Seeded,
    pub(super) shots: Shots,
    pub(super) ground: Ground,
    /// The way the figure on the move is going.
    pub(super) way: Option<(Id, Vec<Place>)>,
}

impl Planner {
    /// With luck of its own, for trying out.
    #[must_use]
    pub(super) fn new(seed: Seed) -> Self {
        let ground = Ground::of(BoardId::A01.board());
        Planner {
            luck: Seeded::new(seed.derive(b"planner")),
            shots: Shots::default(),
            ground,
            way: None,
        }
    }

    /// Looks at a battle as a seat does.
    pub(super) fn judge<'a>(&'a mut self, battle: &'a Battle, seat: Seat) -> Judge<'a> {
        if !self.ground.is_of(battle.board()) {
            self.ground = Ground::of(battle.board());
        }
        Judge::new(battle, seat, &self.ground, &mut self.shots)
    }

    fn decide(&mut self, battle: &Battle, seat: Seat, listed: &[Action]) -> Option<Action> {
        match battle.ask() {
            // Any of the prepared ones: they are even, and opponents like a change.
            Ask::Army => {
                let at = self.luck.below("whim", listed.len().max(1) as u32);
                listed.get(at as usize).cloned()
            }
            Ask::Zone => self.zone(battle),
            Ask::Place | Ask::Reinforce => self.deploy(battle, seat, listed),
            Ask::Order => self.order(battle, seat, listed),
            Ask::Act => self.act(battle, seat, listed),
            Ask::Move | Ask::Lunge => self.go_on(battle, seat, listed),
            Ask::Guards => self.fire(battle, listed),
            Ask::Support => self.support(battle, seat, listed),
            Ask::Extra => self.best_attack(battle, listed).map(|(_, action)| action),
            Ask::Reroll | Ask::Salvo => self.reroll(battle),
            Ask::Rally | Ask::Post => Some(Action::Accept),
            Ask::Keep => Some(Action::Pass),
            Ask::Card | Ask::Wait => self.card(battle, seat, listed),
            Ask::Buyback => buy_back(battle, seat),
            Ask::Redeploy
            | Ask::Depot
            | Ask::SetDown
            | Ask::Airlift
            | Ask::Bunker
            | Ask::Shield => self.pick(battle, seat, listed),
        }
    }
}

impl Knowledge<Battle> for Planner {
    /// About two rounds of five orders.
    const HORIZON: u32 = 60;

    fn begin(&mut self) {
        self.way = None;
    }

    fn habit(&mut self, battle: &Battle, seat: Seat, listed: &mut Vec<Action>) -> Option<Action> {
        listed.clear();
        battle.choices(seat, listed);
        if let [only] = &**listed {
            return Some(only.clone());
        }
        let chosen = self.decide(battle, seat, listed);
        chosen.filter(|action| listed.contains(action)).or_else(|| fallback(listed))
    }

    fn value(&mut self, battle: &Battle, seat: Seat) -> f32 {
        if let Some(outcome) = battle.outcome() {
            return f32::from(u8::from(outcome.winners.contains(seat)));
        }
        let ahead = self.judge(battle, seat).position() as f32 / SURE;
        0.5 + 0.45 * ahead / (1.0 + ahead.abs())
    }

    fn shortlist(&mut self, battle: &Battle, seat: Seat, listed: &mut Vec<Action>) {
        self.worth_a_look(battle, seat, listed);
    }

    fn words(battle: &Battle, seat: Seat, action: &Action) -> Option<Said> {
        words::words(battle, seat, action)
    }

    fn reasons(&mut self, battle: &Battle, _: Seat, action: &Action) -> Vec<Said> {
        words::reasons(battle, action)
    }
}

/// When nothing better is known: no, enough, or the first that is offered.
fn fallback(listed: &[Action]) -> Option<Action> {
    let modest = listed.iter().find(|one| matches!(one, Action::Pass | Action::Stop | Action::End));
    modest.or(listed.first()).cloned()
}
