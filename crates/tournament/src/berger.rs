//! Everybody meets everybody: the tables of Berger. In each round everybody has
//! one opponent; over all rounds nobody begins more than once oftener than not.
//! In a second leg the seats are changed.

use crate::Player;

/// A round of those players; `None` is a free round, where their number is odd.
pub(crate) fn round(players: &[Player], round: usize, leg: usize) -> Vec<[Option<Player>; 2]> {
    let count = players.len() + players.len() % 2;
    if count < 2 {
        return Vec::new();
    }
    let (rounds, half) = (count - 1, count / 2);
    let round = round % rounds;
    let at = |place: usize| players.get(place).copied();
    // The last stays where it is; the others move on by half the circle, so that
    // who sat first sits second next time.
    let turn = |place: usize| (place + round * half) % rounds;
    let pair = |table: usize| match table {
        0 if round.is_multiple_of(2) => [turn(0), count - 1],
        0 => [count - 1, turn(0)],
        _ => [turn(table), turn(rounds - table)],
    };
    let seats = |[one, two]: [usize; 2]| match leg % 2 {
        0 => [at(one), at(two)],
        _ => [at(two), at(one)],
    };
    (0..half).map(pair).map(seats).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once_and_begins_as_often_as_not() {
        for count in 2_u32..=24 {
            let players: Vec<Player> = (0..count).collect();
            let rounds = (count + count % 2 - 1) as usize;
            let mut met = std::collections::BTreeSet::new();
            let mut begun = vec![0_i32; count as usize];
            for at in 0..rounds {
                let mut seen = std::collections::BTreeSet::new();
                for pair in round(&players, at, 0) {
                    pair.iter().flatten().for_each(|it| assert!(seen.insert(*it)));
                    if let [Some(one), Some(two)] = pair {
                        assert!(met.insert((one.min(two), one.max(two))), "{one} {two}");
                        begun[one as usize] += 1;
                        begun[two as usize] -= 1;
                    }
                }
                assert_eq!(seen.len(), count as usize);
            }
            assert_eq!(met.len() as u32, count * (count - 1) / 2);
            assert!(begun.iter().all(|it| it.abs() <= 1), "{count}: {begun:?}");
        }
    }
}
