//! What a review tells: how likely everybody was to win before each decision,
//! which steps turned the game, and what would have been better.

use bots::{Judged, Judgement};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Said, Seat, Seen};

use crate::Task;

/// A decision that gives away so much of the winning chance is a mistake, per
/// mille.
pub const MISTAKE: u16 = 60;
/// So many turning points are named ...
const TURNING: usize = 3;
/// ... of those that changed somebody's winning chance by so much, per mille.
const TURN: u16 = 80;
/// So much of what was told of a step is kept.
const TOLD: usize = 4;

/// A finished game with hindsight. Chances are per mille, seat by seat; who wins
/// together shares one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Review {
    /// What was played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// Who wins together.
    pub sides: Vec<Vec<Seat>>,
    /// The decisions in which there was something to choose.
    pub points: Vec<Point>,
    /// How it ended, as chances.
    pub end: Vec<u16>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Point {
    /// The entry by which it was taken.
    pub n: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The round, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<u32>,
    /// How likely each seat was to win before it, as who decided could know.
    pub before: Vec<u16>,
    /// And with what was played.
    pub after: Vec<u16>,
    /// What was played, in words.
    pub played: Vec<Said>,
    /// Is it one of the turning points?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub turned: bool,
    /// What came of it, in words, if it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Said>>"))]
    pub told: Vec<Said>,
    /// What would have been better, if it was a mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub better: Option<Better>,
}

/// A choice that was better than the one taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Better {
    /// In notation.
    pub action: String,
    /// In words.
    pub says: Vec<Said>,
    /// What speaks for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Said>>"))]
    pub reasons: Vec<Said>,
    /// What the mistake cost who made it.
    pub loss: u16,
}

impl Review {
    pub(crate) fn of(task: &Task, found: Vec<Option<Judgement>>) -> Self {
        let judged = task.decisions.iter().zip(found);
        let mut points: Vec<Point> = judged
            .filter_map(|(decision, judgement)| {
                let judgement = judgement?;
                let (best, played) = (judgement.best()?, judgement.of(&decision.played)?);
                Some(Point {
                    n: decision.n,
                    seat: decision.seat,
                    round: decision.round,
                    before: best.chances.clone(),
                    after: played.chances.clone(),
                    played: played.says.clone(),
                    turned: false,
                    told: decision.told.clone(),
                    better: better(best, played),
                })
            })
            .collect();
        let end = ended(&task.outcome, &task.sides);
        turn(&mut points, &end);
        Review {
            game: task.game.clone(),
            rules: task.rules,
            sides: task.sides.clone(),
            points,
            end,
        }
    }

    /// The decisions that were mistakes.
    pub fn mistakes(&self) -> impl Iterator<Item = (&Point, &Better)> {
        self.points.iter().filter_map(|point| Some((point, point.better.as_ref()?)))
    }

    /// The steps that turned the game, with what became of the chances there.
    pub fn turning(&self) -> impl Iterator<Item = (&Point, &[u16])> {
        let next = self.points.iter().skip(1).map(|point| &point.before).chain([&self.end]);
        let points = self.points.iter().zip(next);
        points.filter(|(point, _)| point.turned).map(|(point, next)| (point, next.as_slice()))
    }
}

/// The better choice, if what was played was a mistake.
fn better(best: &Judged, played: &Judged) -> Option<Better> {
    (played.sure && played.loss >= MISTAKE).then(|| Better {
        action: best.action.clone(),
        says: best.says.clone(),
        reasons: best.reasons.clone(),
        loss: played.loss,
    })
}

/// Marks the turning points, and forgets what was told of all others.
fn turn(points: &mut [Point], end: &[u16]) {
    let next = points.iter().skip(1).map(|point| point.before.as_slice()).chain([end]);
    let swings = points.iter().zip(next).map(|(point, next)| {
        let change = point.before.iter().zip(next).map(|(from, to)| from.abs_diff(*to));
        change.max().unwrap_or(0)
    });
    let mut swings: Vec<(u16, usize)> = swings.zip(0..).filter(|(by, _)| *by >= TURN).collect();
    swings.sort_by_key(|(by, at)| (std::cmp::Reverse(*by), *at));
    for (_, at) in swings.into_iter().take(TURNING) {
        points[at].turned = true;
    }
    for point in points.iter_mut().filter(|point| !point.turned) {
        point.told = Vec::new();
    }
}

/// How it ended, as chances: sides that win together share.
fn ended(outcome: &Outcome, sides: &[Vec<Seat>]) -> Vec<u16> {
    let won = |seat: &Seat| outcome.winners.contains(*seat);
    let winners = sides.iter().filter(|side| side.iter().any(won)).count().max(1) as u16;
    let mut seats: Vec<Seat> = sides.iter().flatten().copied().collect();
    seats.sort_unstable();
    seats.iter().map(|seat| if won(seat) { 1000 / winners } else { 0 }).collect()
}

/// The words of what happened, as many as can be read.
pub(crate) fn told(seen: Vec<Seen>) -> Vec<Said> {
    seen.into_iter().take(TOLD).map(|seen| seen.said).collect()
}
