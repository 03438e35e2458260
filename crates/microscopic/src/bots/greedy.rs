//! One action ahead, by what lies on the table.

use crate::cards::{Bonus, Face};
use crate::{Action, Card, Microscopic, Organism, Player};
use tabletop::Seat;

use bots::Taste;

/// Works towards the organism it is closest to.
pub(super) struct Builder;

impl Taste<Microscopic> for Builder {
    fn taste(before: &Microscopic, seat: Seat, action: &Action, after: &Microscopic) -> i64 {
        // Drawing is always possible later: play first what improves things.
        if *action == Action::Draw {
            return worth(before, seat) + 1;
        }
        worth(after, seat)
    }
}

const ORGANISM: i64 = 10_000;
const GENE: i64 = 12;
const HAND_CARD: i64 = 8;
const WANTED_IN_HAND: i64 = 16;
const CELL: i64 = 110;
const PROGRESS: i64 = 1_200;

/// What a position is worth to a seat: its own prospects less half of the best
/// of the others'.
fn worth(game: &Microscopic, seat: Seat) -> i64 {
    let Some(me) = game.players().get(seat.index()) else { return 0 };
    let rivals = (0..).map(Seat).zip(game.players());
    let rivals = rivals.filter(|(other, _)| !game.setup().allied(seat, *other));
    let threat = rivals.map(|(_, player)| board(game, player)).max().unwrap_or(0);
    board(game, me) + purse(game, me) - threat / 2
}

/// What lies open.
fn board(game: &Microscopic, player: &Player) -> i64 {
    let organisms = i64::from(player.organisms.len()) * ORGANISM;
    let cells: i64 = player.cells.iter().map(cell).sum();
    organisms + cells + goal(game, player).map_or(0, |(_, progress)| progress)
}

fn cell(card: Card) -> i64 {
    match card.face() {
        Face::Cell(_, _, counts, bonus) => {
            CELL * i64::from(counts)
                + match bonus {
                    Bonus::Draw(_) => 70,
                    Bonus::AnyCheaper(_) => 60,
                    Bonus::Kin(_) => 40,
                    Bonus::Replace(_) => 25,
                    Bonus::Plain => 0,
                }
        }
        Face::Mutation(..) | Face::Virus => 0,
    }
}

/// Hand and genes.
fn purse(game: &Microscopic, player: &Player) -> i64 {
    let genes = i64::from(player.genes.len());
    let wanted = goal(game, player).map(|(organism, _)| organism);
    // What the next draw would push over the hand limit is better a gene now.
    let keep = player.hand_limit().saturating_sub(player.draws()).max(1);
    let mut kept = 0;
    let hand: i64 = player
        .hand
        .iter()
        .map(|card| match (card.cell(), wanted) {
            (Some((kind, _)), Some(organism)) if kept < keep && needs(organism, player, kind) => {
                kept += 1;
                WANTED_IN_HAND
            }
            (None, _) => HAND_CARD + 4,
            _ => HAND_CARD,
        })
        .sum();
    // More genes than two cells cost are idle money.
    genes.min(10) * GENE + (genes - 10).max(0) * (HAND_CARD / 2) + hand
}

fn needs(organism: Organism, player: &Player, kind: crate::cards::Kind) -> bool {
    let entry = organism.printed();
    let have = player.cells.cell_values()[kind.index()];
    entry.any > 0 || entry.cost.iter().any(|(named, count)| *named == kind && have < *count)
}

/// The organism the player is closest to, and how close.
fn goal(game: &Microscopic, player: &Player) -> Option<(Organism, i64)> {
    let cells = player.cells.cell_values();
    let close = |organism: Organism| {
        let entry = organism.printed();
        let (mut have, mut need, mut spare) = (0, 0, 0i64);
        for (kind, there) in cells.map(i64::from).into_iter().enumerate() {
            let named = entry.cost.iter().find(|(named, _)| named.index() == kind);
            let count = named.map_or(0, |(_, count)| i64::from(*count));
            have += there.min(count);
            need += count;
            spare += (there - count).max(0);
        }
        if entry.any > 0 {
            have += spare.min(entry.any.into());
            need += i64::from(entry.any);
        }
        PROGRESS * have * have / (need * need).max(1)
    };
    let middle = game.middle();
    middle.iter().map(|organism| (organism, close(organism))).max_by_key(|(_, close)| *close)
}
