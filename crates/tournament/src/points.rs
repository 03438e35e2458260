//! What a table's end is worth: the share of those at the table whom one has left
//! behind, half for a shared place. A victory against one is 1, a draw a half; at a
//! table of four the second gets two thirds. So tables of different sizes count the
//! same. In whole numbers: a point is [`UNIT`].

use crate::Ending;

/// One point. Divides by the opponents at any table of up to seven.
pub const UNIT: u32 = 60;

/// What one got against another, twice: 2 for a victory, 1 for a draw.
pub(crate) fn against(ending: &Ending, own: usize, other: usize) -> u32 {
    match ending {
        Ending::Played { places } | Ending::Decided { places } => {
            match (places.get(own), places.get(other)) {
                (Some(own), Some(other)) if own < other => 2,
                (Some(own), Some(other)) if own == other => 1,
                _ => 0,
            }
        }
        Ending::Forfeit { absent } => {
            let away = |seat: usize| absent.iter().any(|it| usize::from(*it) == seat);
            match (away(own), away(other)) {
                (true, _) => 0,
                (false, true) => 2,
                (false, false) => 1,
            }
        }
        Ending::Void => 0,
    }
}

/// What one seat of a table of `seats` gets.
pub(crate) fn points(ending: &Ending, seats: usize, own: usize) -> u32 {
    let beaten: u32 =
        (0..seats).filter(|it| *it != own).map(|other| against(ending, own, other)).sum();
    let others = u32::try_from(seats.saturating_sub(1)).unwrap_or(1).max(1);
    beaten * UNIT / (2 * others)
}

/// What each seat of a table of `seats` gets.
#[must_use]
pub fn worth(ending: &Ending, seats: usize) -> Vec<u32> {
    (0..seats).map(|own| points(ending, seats, own)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_worth_those_left_behind() {
        let played = |places: &[u8]| Ending::Played { places: places.to_vec() };
        let all = |ending: &Ending, seats| -> Vec<u32> {
            (0..seats).map(|own| points(ending, seats, own)).collect()
        };
        assert_eq!(all(&played(&[1, 2]), 2), [60, 0]);
        assert_eq!(all(&played(&[1, 1]), 2), [30, 30]);
        assert_eq!(all(&played(&[2, 1, 4, 3]), 4), [40, 60, 0, 20]);
        assert_eq!(all(&played(&[1, 2, 2]), 3), [60, 15, 15]);
        assert_eq!(all(&Ending::Forfeit { absent: vec![1] }, 2), [60, 0]);
        assert_eq!(all(&Ending::Forfeit { absent: vec![0, 1] }, 2), [0, 0]);
        assert_eq!(all(&Ending::Void, 2), [0, 0]);
    }
}
