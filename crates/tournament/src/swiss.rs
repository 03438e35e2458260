//! A round of a Swiss tournament for two at a table, after the way of FIDE's Dutch
//! system: the groups of equal points from the top, each folded in the middle, so
//! that the first meets the first of the lower half; who cannot be paired in a
//! group meets somebody of the next. What must hold: nobody meets anybody twice,
//! nobody has two byes, nobody has begun three times oftener than not or the other
//! way. What should hold: who begins changes. Found by trying the best first and
//! stepping back where it leads nowhere; only where nothing else is left, those
//! meet again who have met.

use crate::Player;
use crate::pairing::Candidate;

/// How many steps are tried from one beginning before it is given up ...
const STEPS: u32 = 20_000;
/// ... and how many pairs are looked at, at most, before something is given up: many
/// who have nearly all met must not keep a server busy.
const LOOKS: usize = 40_000_000;
/// Nobody has begun so much oftener than not, or the other way.
const MOST: i64 = 2;

/// What is given up, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strictness {
    All,
    /// Seats may be out of balance.
    AnySeat,
    /// Those who have met may meet again.
    Again,
}

/// The tables of the next round, and who has none. `all` are sorted, the best first.
pub(crate) fn round(all: &[Candidate]) -> (Vec<Vec<Player>>, Vec<Player>) {
    if all.len() < 2 {
        return (Vec::new(), all.iter().map(|it| it.player).collect());
    }
    for strictness in [Strictness::All, Strictness::AnySeat, Strictness::Again] {
        let mut looks = LOOKS;
        for bye in byes(all) {
            let left: Vec<usize> = (0..all.len()).filter(|at| Some(*at) != bye).collect();
            let backwards: Vec<usize> = left.iter().rev().copied().collect();
            // What leads nowhere from the top is often found from the bottom, where
            // most have met already.
            for order in [left, backwards] {
                let mut search = Search { all, strictness, steps: STEPS, looks, pairs: Vec::new() };
                let found = search.pair(&order);
                looks = search.looks;
                if found {
                    let mut pairs = search.pairs;
                    pairs.sort_by_key(|(one, two)| (*one).min(*two));
                    let tables = pairs.iter().map(|pair| seated(all, *pair)).collect();
                    return (tables, bye.map(|at| all[at].player).into_iter().collect());
                }
            }
        }
    }
    (Vec::new(), all.iter().map(|it| it.player).collect())
}

/// Who may have the bye, in order: the last who has had none. Nobody, where the
/// number is even.
fn byes(all: &[Candidate]) -> Vec<Option<usize>> {
    if all.len().is_multiple_of(2) {
        return vec![None];
    }
    let mut byes: Vec<usize> = (0..all.len()).rev().collect();
    byes.sort_by_key(|at| all[*at].bye);
    byes.into_iter().map(Some).collect()
}

struct Search<'a> {
    all: &'a [Candidate],
    strictness: Strictness,
    steps: u32,
    looks: usize,
    pairs: Vec<(usize, usize)>,
}

impl Search<'_> {
    /// Pairs those who are left; `false` if it leads nowhere.
    fn pair(&mut self, left: &[usize]) -> bool {
        let Some((first, others)) = left.split_first() else { return true };
        if self.steps == 0 || self.looks == 0 || self.is_stuck(left) {
            return false;
        }
        self.steps -= 1;
        self.looks = self.looks.saturating_sub(left.len() * left.len());
        for other in self.opponents(*first, others) {
            self.pairs.push((*first, other));
            let rest: Vec<usize> = others.iter().copied().filter(|it| *it != other).collect();
            if self.pair(&rest) {
                return true;
            }
            self.pairs.pop();
            if self.steps == 0 {
                return false;
            }
        }
        false
    }

    /// Is there somebody for whom nobody is left?
    fn is_stuck(&self, left: &[usize]) -> bool {
        left.iter().any(|one| !left.iter().any(|two| one != two && self.may_meet(*one, *two)))
    }

    fn may_meet(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.all[one], &self.all[two]);
        let met = one.meetings(two) > 0;
        let lopsided = one.lead() == two.lead() && one.lead().abs() >= MOST;
        match self.strictness {
            Strictness::All => !met && !lopsided,
            Strictness::AnySeat => !met,
            Strictness::Again => true,
        }
    }

    /// Whom somebody may meet, the best first: of the same points before others,
    /// somebody for whom the seats fit, the middle of the group.
    fn opponents(&self, first: usize, others: &[usize]) -> Vec<usize> {
        let own = &self.all[first];
        let group = others.iter().take_while(|it| self.all[**it].points == own.points).count();
        let middle = group.div_ceil(2).saturating_sub(1);
        let key = |(at, other): (usize, &usize)| {
            let it = &self.all[*other];
            let far = it.points.abs_diff(own.points);
            let wants = own.lead().signum() * it.lead().signum() > 0;
            let way = if at < group { at.abs_diff(middle) } else { at };
            let again = if self.strictness == Strictness::Again { own.meetings(it) } else { 0 };
            ((again, far, wants, way, at), *other)
        };
        let mut sorted: Vec<_> = others.iter().enumerate().map(key).collect();
        sorted.retain(|(_, other)| self.may_meet(first, *other));
        sorted.sort_unstable();
        sorted.into_iter().map(|(_, other)| other).collect()
    }
}

/// Who begins: who has begun less, else who did not last time, else by turns from
/// the top.
fn seated(all: &[Candidate], (one, two): (usize, usize)) -> Vec<Player> {
    let (one, two) = (one.min(two), one.max(two));
    let (better, other) = (&all[one], &all[two]);
    let begins = match better.lead().cmp(&other.lead()) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => match (better.last, other.last) {
            (Some(1), _) => true,
            (Some(_), _) => false,
            (None, Some(0)) => true,
            (None, Some(_)) => false,
            (None, None) => one.is_multiple_of(2),
        },
    };
    match begins {
        true => vec![better.player, other.player],
        false => vec![other.player, better.player],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All have met but for threes, each of whom has met nobody of the three: there is
    /// no round without somebody who meets again, and very many ways to look for one.
    /// Without an end to the looking this takes hours.
    #[test]
    fn looking_for_a_round_comes_to_an_end() {
        let players: Player = 351;
        let met = |one: Player| {
            (0..players).filter(|two| two / 3 != one / 3).map(|two| (two, 1)).collect()
        };
        let all: Vec<Candidate> = (0..players)
            .map(|player| Candidate {
                player,
                points: 0,
                met: met(player),
                bye: false,
                sat: vec![0, 0],
                last: None,
            })
            .collect();
        let (tables, without) = round(&all);
        assert_eq!((tables.len(), without.len()), (175, 1));
    }
}
