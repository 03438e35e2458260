//! How a game ended, as histories and ratings count it: who sat where, on which side,
//! at which place. It follows from the log alone.

use record::{Deed, Entry, Play, level};
use tabletop::{Match, Outcome};

use crate::standing::{Standing, seat};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How many decisions were taken before the last.
    pub decisions: u32,
    /// Was it played for ratings?
    pub rated: bool,
    /// Seat by seat.
    pub seats: Vec<EndedSeat>,
}

/// What it was to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedSeat {
    /// Who played it.
    pub who: Who,
    /// Its side, by the first seat on it.
    pub side: u8,
    /// The side's place, 1 the best.
    pub place: u8,
    /// What that is.
    pub verdict: Verdict,
    /// Points, where the score sheet adds them up.
    pub points: Option<i32>,
    /// What is true of it, and of the whole game: words such as `army=eagles`.
    pub facts: Vec<String>,
}

/// Who played a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person, by identity.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// How it ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Won, alone or with allies.
    Won,
    /// Won, and another side did too.
    Shared,
    /// Not won.
    Lost,
}

impl Standing {
    /// How a game of this table ended. Lessons, games that go on from another's
    /// middle, and games without people are nobody's history.
    pub(crate) fn ended(&self, (state, _): (&dyn Match, &[String])) -> Option<Ended> {
        let (outcome, play) = (state.outcome()?, self.play.as_ref()?);
        let own = play.header().origin.is_none() && self.plan.header.position.is_none();
        if self.plan.chapter.is_some() || !own || self.holders.iter().all(Option::is_none) {
            return None;
        }
        let entries = match play.entries().split_last() {
            // Told of the game as it is, the last entry is the one that ended it.
            Some((_, before)) if play.course().is_over() => before,
            _ => play.entries(),
        };
        let count = self.chairs.len();
        let side = |at: usize| (0..at).find(|other| state.allied(seat(*other), seat(at)));
        let sides: Vec<usize> = (0..count).map(|at| side(at).unwrap_or(at)).collect();
        let left: Vec<bool> = (0..count).map(|at| self.was_left(at, entries)).collect();
        let places = places(&outcome, &sides, &left);
        let alone = sides.iter().all(|side| *side == sides[0]);
        let best = first(&places, &sides);
        let shared = (0..count).any(|at| places[at] == 1 && sides[at] != best);
        let verdict = |at: usize| match places[at] {
            1 if alone && !outcome.winners.contains(seat(at)) => Verdict::Lost,
            1 if shared => Verdict::Shared,
            1 => Verdict::Won,
            _ => Verdict::Lost,
        };
        let facts = state.facts();
        let total = outcome.sheet.iter().find(|line| line.label.ends_with("-total"));
        let seats = (0..count).map(|at| EndedSeat {
            who: self.who(at, play),
            side: seat(sides[at]).0,
            place: places[at],
            verdict: verdict(at),
            points: total.and_then(|line| line.points.get(at).copied()),
            facts: { facts.iter() }
                .filter(|fact| fact.seat.is_none_or(|of| of == seat(at)))
                .map(|fact| format!("{}={}", fact.name, fact.value))
                .collect(),
        });
        let decided = |entry: &&Entry| matches!(entry.deed, Deed::Act(_));
        let decisions = u32::try_from(entries.iter().filter(decided).count()).unwrap_or(u32::MAX);
        Some(Ended { decisions, rated: self.plan.rated, seats: seats.collect() })
    }

    /// Whoever sits on a seat has played it, or the bot that has from the start.
    fn who(&self, at: usize, play: &Play) -> Who {
        let bot = || play.header().seats.get(at).and_then(|label| level(label));
        match &self.holders[at] {
            Some(holder) => Who::Person(holder.id.clone()),
            None => Who::Bot(bot().unwrap_or_default().to_owned()),
        }
    }

    /// Has a bot played for the person on a seat at any time?
    fn was_left(&self, at: usize, entries: &[Entry]) -> bool {
        let to_bot = |entry: &Entry| {
            let bot = matches!(&entry.deed, Deed::Handover(label) if level(label).is_some());
            entry.seat == Some(seat(at)) && bot
        };
        self.holders[at].is_some() && entries.iter().any(to_bot)
    }
}

/// The place of each seat's side. A side on which somebody left a seat to a bot comes
/// after those on which nobody did: what a bot wins is nobody's victory.
fn places(outcome: &Outcome, sides: &[usize], left: &[bool]) -> Vec<u8> {
    let of = |side: usize| (0..sides.len()).filter(move |at| sides[*at] == side);
    let key = |side: usize| {
        let best = of(side).map(|at| outcome.places.get(at).copied().unwrap_or(1)).min();
        (of(side).any(|at| left[at]), best)
    };
    let firsts: Vec<usize> = (0..sides.len()).filter(|at| sides[*at] == *at).collect();
    let better = |side: usize| firsts.iter().filter(|other| key(**other) < key(side)).count();
    sides.iter().map(|side| 1 + better(*side) as u8).collect()
}

/// The first side that has won.
fn first(places: &[u8], sides: &[usize]) -> usize {
    places.iter().position(|place| *place == 1).map_or(0, |at| sides[at])
}

#[cfg(test)]
mod tests {
    use tabletop::Said;

    use super::*;

    fn outcome(standing: &[u8]) -> Outcome {
        Outcome::ranked(standing, Said::new("table-over"), "TT-T1")
    }

    #[test]
    fn a_side_has_the_place_of_its_best() {
        assert_eq!(places(&outcome(&[5, 3, 4]), &[0, 1, 2], &[false; 3]), [1, 3, 2]);
        assert_eq!(places(&outcome(&[5, 3, 4, 3]), &[0, 1, 0, 1], &[false; 4]), [1, 2, 1, 2]);
        assert_eq!(places(&outcome(&[5, 5, 4]), &[0, 1, 2], &[false; 3]), [1, 1, 3]);
    }

    #[test]
    fn who_left_the_seat_to_a_bot_comes_last() {
        assert_eq!(places(&outcome(&[5, 3]), &[0, 1], &[true, false]), [2, 1]);
        assert_eq!(places(&outcome(&[5, 3]), &[0, 1], &[true, true]), [1, 2]);
        // With the whole team.
        let left = [false, false, true, false];
        assert_eq!(places(&outcome(&[5, 3, 4, 3]), &[0, 1, 0, 1], &left), [2, 1, 2, 1]);
    }
}
