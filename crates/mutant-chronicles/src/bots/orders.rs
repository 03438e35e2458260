//! Who gets which order: all that are left are shared out for the round, then
//! the most pressing one is given.

use crate::basics::Rank;

/// What each figure gains from an order of each rank.
pub(super) type Gains = [i64; 3];

/// Shares orders out so that the gains add up to the most. Returns that sum and
/// the rank for each figure, if it gets one.
pub(super) fn share_out(gains: &[Gains], orders: [u8; 3]) -> (i64, Vec<Option<Rank>>) {
    let most = orders.map(|count| usize::from(count).min(gains.len()));
    let size = [most[0] + 1, most[1] + 1, most[2] + 1];
    let index = |used: [usize; 3]| (used[0] * size[1] + used[1]) * size[2] + used[2];
    let states = size.iter().product::<usize>();
    // By figures looked at and orders used: the best sum, and the last rank.
    let mut best: Vec<Vec<(i64, Option<Rank>)>> = vec![vec![(i64::MIN / 2, None); states]];
    best[0][0].0 = 0;
    for gain in gains {
        let before = &best[best.len() - 1];
        let mut now: Vec<(i64, Option<Rank>)> =
            before.iter().map(|(sum, _)| (*sum, None)).collect();
        for g in 0..size[0] {
            for s in 0..size[1] {
                for b in 0..size[2] {
                    for rank in Rank::ALL {
                        let mut used = [g, s, b];
                        if used[rank.index()] == 0 {
                            continue;
                        }
                        let at = index(used);
                        used[rank.index()] -= 1;
                        let sum = before[index(used)].0 + gain[rank.index()];
                        if sum > now[at].0 {
                            now[at] = (sum, Some(*rank));
                        }
                    }
                }
            }
        }
        best.push(now);
    }
    let last = &best[best.len() - 1];
    let mut used = [0; 3];
    let mut most_sum = i64::MIN;
    for g in 0..size[0] {
        for s in 0..size[1] {
            for b in 0..size[2] {
                // Every order must be given while there is somebody for it (MC-R1).
                let all = g + s + b == most.iter().sum::<usize>().min(gains.len());
                let sum = last[index([g, s, b])].0;
                if all && sum > most_sum {
                    (used, most_sum) = ([g, s, b], sum);
                }
            }
        }
    }
    let mut ranks = vec![None; gains.len()];
    for at in (0..gains.len()).rev() {
        ranks[at] = best[at + 1][index(used)].1;
        if let Some(rank) = ranks[at] {
            used[rank.index()] -= 1;
        }
    }
    (most_sum, ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_order_goes_where_it_gains_most() {
        let gains = [[9, 9, 1], [5, 3, 3], [4, 2, 0]];
        let shared = share_out(&gains, [1, 1, 0]);
        assert_eq!(shared, (14, vec![Some(Rank::Silver), Some(Rank::Gold), None]));
    }

    #[test]
    fn every_order_is_given_even_if_nobody_gains() {
        let (_, shared) = share_out(&[[-1, -1, -1], [-2, -2, -2]], [1, 0, 3]);
        assert!(shared.iter().all(Option::is_some));
    }
}
