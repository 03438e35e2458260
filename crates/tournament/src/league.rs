//! Divisions of a league, and who goes up and down when a season is over.

use crate::{Format, Player, Tournament};

/// Divisions of about the same size, the first the highest.
pub(crate) fn divided(format: &Format, order: &[Player]) -> Vec<Vec<Player>> {
    let size = match format {
        Format::League { size, .. } => usize::from(*size).max(2),
        _ => order.len().max(1),
    };
    let count = order.len().div_ceil(size).max(1);
    let mut divisions = Vec::new();
    let mut rest = order;
    for left in (1..=count).rev() {
        let (now, later) = rest.split_at(rest.len().div_ceil(left));
        divisions.push(now.to_vec());
        rest = later;
    }
    divisions
}

/// The divisions of the next season: the last of each change places with the first
/// of the one below; who has left is left out, newcomers begin at the bottom, and
/// the divisions are filled up from below.
pub(crate) fn promoted(tournament: &Tournament) -> Vec<Vec<Player>> {
    let moves = match tournament.charter.format {
        Format::League { moves, .. } => usize::from(moves),
        _ => 0,
    };
    let ranked = tournament.standings().into_iter();
    let mut divisions: Vec<Vec<Player>> = ranked
        .map(|division| division.rows.into_iter().map(|row| row.player).collect::<Vec<_>>())
        .collect();
    for upper in 1..divisions.len() {
        let (above, below) = divisions.split_at_mut(upper);
        let (Some(above), Some(below)) = (above.last_mut(), below.first_mut()) else { continue };
        // Nobody passes a division in one go.
        let count = moves.min(above.len() / 2).min(below.len() / 2);
        let start = above.len() - count;
        above[start..].swap_with_slice(&mut below[..count]);
        // Who has just come down must not go down again: they stand at the top there.
    }
    let mut order: Vec<Player> = divisions.concat();
    order.retain(|player| tournament.is_active(*player));
    let new = tournament.active().filter(|player| !order.contains(player)).collect::<Vec<_>>();
    order.extend(new);
    divided(&tournament.charter.format, &order)
}
