//! What is worth a look of a search: a few of all that is listed, and where
//! the planner is never wrong, what it would do.

use crate::{Action, Ask, Battle};
use tabletop::Seat;

use super::plan::{Allowed, First};
use super::planner::Planner;
use bots::Knowledge;

/// So many are looked at.
const FEW: usize = 5;

impl Planner {
    /// Leaves a few of what is listed, the best guess first.
    pub(super) fn worth_a_look(&mut self, battle: &Battle, seat: Seat, listed: &mut Vec<Action>) {
        let mut short = match battle.ask() {
            _ if listed.len() < 2 => return,
            Ask::Order => self.pressing(battle, seat),
            Ask::Act => self.acts(battle, seat, listed),
            Ask::Guards | Ask::Support | Ask::Card | Ask::Extra => listed.clone(),
            _ => Vec::new(),
        };
        if matches!(battle.ask(), Ask::Order | Ask::Act) {
            let cards = listed.iter().filter(|one| matches!(one, Action::Play { .. }));
            short.truncate(FEW - cards.clone().count().min(2));
            short.extend(cards.cloned());
        }
        let mut scratch = Vec::new();
        if let Some(habit) = self.habit(battle, seat, &mut scratch) {
            short.insert(0, habit);
        }
        let mut found: Vec<Action> = Vec::with_capacity(FEW + 1);
        for action in short {
            if found.len() < FEW && listed.contains(&action) && !found.contains(&action) {
                found.push(action);
            }
        }
        if !found.is_empty() {
            *listed = found;
        }
    }

    /// What the unit on order could begin with, the best first.
    fn acts(&mut self, battle: &Battle, seat: Seat, listed: &[Action]) -> Vec<Action> {
        let Some(now) = battle.activation().copied() else { return Vec::new() };
        let Some(here) = battle.place(now.figure) else { return Vec::new() };
        let allowed = Allowed { moving: !now.moved, attack: !now.attacked };
        let mut plans = Vec::new();
        self.judge(battle, seat).each_plan(now.figure, allowed, |actions, plan| {
            if actions <= usize::from(now.actions) {
                plans.push((plan.gain, plan.first));
            }
        });
        plans.push((0, First::Stay));
        plans.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
        let field = battle.field(now.figure, crate::MoveKind::Action);
        let reach = field.reach(&here, battle.speed(now.figure));
        let mut acts: Vec<Action> = Vec::with_capacity(FEW);
        for (_, first) in plans {
            let action = match first {
                First::Stay => Action::End,
                First::Guard => Action::Guard,
                First::Attack(at, from) => Action::Attack { at, from },
                First::Move(to) => match reach.way(&to).as_deref() {
                    Some([step, ..]) => Action::Step { to: step.to },
                    _ => continue,
                },
            };
            if listed.contains(&action) && !acts.contains(&action) {
                acts.push(action);
            }
            if acts.len() == FEW {
                break;
            }
        }
        acts
    }
}
