//! An arena: whoever is free is paired by points, the best first, but not with
//! whom they have just played as long as somebody else is coming.

use crate::pairing::{Candidate, tables_of};
use crate::{Player, Tournament};

/// Tables for those who are free; none if it is better to wait.
pub(crate) fn tables(tournament: &Tournament) -> Vec<Vec<Player>> {
    let busy: Vec<Player> =
        tournament.open_tables().flat_map(|(_, table)| table.seats.clone()).collect();
    let mut free = tournament.candidates();
    free.retain(|it| !busy.contains(&it.player));
    let seats = usize::from(tournament.charter.seats.max(2));
    if seats > 2 {
        // Full tables while others play; whoever is there when nobody does.
        let whole = if busy.is_empty() { free.len() } else { free.len() / seats * seats };
        free.truncate(whole);
        return tables_of(seats, free).0;
    }
    let last = |player: Player| {
        let own = tournament.tables.iter().rev().find(|table| table.seats.contains(&player));
        own.and_then(|table| table.seats.iter().copied().find(|it| *it != player))
    };
    let mut tables = Vec::new();
    let mut waiting: Vec<Candidate> = Vec::new();
    for it in free {
        let fits = |other: &Candidate| {
            last(it.player) != Some(other.player) || last(other.player) != Some(it.player)
        };
        match waiting.iter().position(fits) {
            Some(at) => {
                let other = waiting.remove(at);
                tables.push(seated(&other, &it));
            }
            None => waiting.push(it),
        }
    }
    // Nobody else is coming.
    if let ([one, two, ..], true, true) = (&waiting[..], tables.is_empty(), busy.is_empty()) {
        tables.push(seated(one, two));
    }
    tables
}

fn seated(one: &Candidate, two: &Candidate) -> Vec<Player> {
    match one.lead() <= two.lead() {
        true => vec![one.player, two.player],
        false => vec![two.player, one.player],
    }
}
