//! Imagines how the game could go on, many times for every choice: the tiles
//! that are left are dealt at random, and everybody plays by habit. What a
//! choice denies to others, and what may still be drawn, shows in how far
//! ahead it ends on average.

use crate::tiles::COUNT;
use crate::{Action, Event, Micropolis};
use tabletop::{Chance, Rules, Seat, Seed, Seeded, Stream, Turn, shuffle};

use super::habit::habit;
use bots::{Bot, Budget, Question};

/// Games imagined for each choice before the worse half is dropped.
const GAMES: u32 = 16;

/// Thinks ahead to the end of the game.
pub(super) struct Planner(Seeded);

impl Planner {
    /// With luck of its own, for imagining.
    pub(super) fn new(seed: Seed) -> Self {
        Planner(Seeded::new(seed))
    }
}

impl Bot<Micropolis> for Planner {
    fn choose(&mut self, question: &Question<'_, Micropolis>, budget: &Budget) -> Option<Action> {
        let game = Micropolis::imagine(question.view, &mut self.0).ok()?;
        let mut deal = Deal(std::array::from_fn(|n| n as u8));
        let mut rest = Rest::default();
        // Choices and how far ahead they ended, added up.
        let mut left: Vec<(Action, i64)> = question.listed.iter().map(|a| (*a, 0)).collect();
        while left.len() > 1 && !budget.over() {
            for _ in 0..GAMES {
                // All choices meet the same tiles: their luck is no difference.
                shuffle(&mut self.0, "imagined", &mut deal.0);
                for (action, ahead) in &mut left {
                    *ahead += rest.after(game, question.seat, action, &mut deal)?;
                }
                if budget.over() {
                    break;
                }
            }
            left.sort_by_key(|(_, ahead)| std::cmp::Reverse(*ahead));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map(|(action, _)| *action)
    }
}

/// Tiles in the order in which they come to light; those that lie open are
/// passed over.
struct Deal([u8; COUNT]);

impl Chance for Deal {
    fn below(&mut self, _: Stream, _: u32) -> u32 {
        0
    }

    fn pick(&mut self, _: Stream, weights: &[u8]) -> u32 {
        let hidden = |tile: &&u8| weights.get(usize::from(**tile)).is_some_and(|w| *w > 0);
        self.0.iter().find(hidden).map_or(0, |tile| u32::from(*tile))
    }
}

/// The rest of a game, and scratch space for it.
#[derive(Default)]
struct Rest {
    events: Vec<Event>,
    listed: Vec<Action>,
}

impl Rest {
    /// How far ahead of the best other player the seat ends after an action.
    fn after(
        &mut self,
        mut game: Micropolis,
        seat: Seat,
        action: &Action,
        deal: &mut Deal,
    ) -> Option<i64> {
        let _ = game.apply(seat, action, deal, &mut self.events).ok()?;
        while let Turn::Act(asked) = game.turn() {
            let next = asked.iter().next()?;
            let action = habit(&game, next, &mut self.listed)?;
            self.events.clear();
            let _ = game.apply(next, &action, deal, &mut self.events).ok()?;
        }
        let others = game.playing().filter(|other| *other != seat);
        let best = others.map(|other| result(&game, other)).max()?;
        Some(result(&game, seat) - best)
    }
}

/// Points; soldiers break a tie.
fn result(game: &Micropolis, seat: Seat) -> i64 {
    let soldiers: i64 = game.homes(seat).map(|at| i64::from(game.anthill(at).army())).sum();
    i64::from(game.sheet(seat).total) * 32 + soldiers
}
