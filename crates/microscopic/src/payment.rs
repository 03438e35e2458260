//! What pays for what. These functions decide for rules, screens and bots
//! alike (MS-T17).

use crate::cards::{CARDS, CELLS, Face};
use crate::{Card, Cards, Organism};

/// The order in which genes are spent unless their owner says otherwise
/// (MS-T4): what cost least as a cell goes first, a virus last.
const SPENDING_ORDER: [u8; CELLS + 1] = {
    let mut order = [0; CELLS + 1];
    let mut filled = 0;
    let mut cost = 0;
    while cost <= 5 {
        let mut at = 0;
        while at < CELLS {
            if let Face::Cell(_, printed, ..) = CARDS[at].face
                && printed == cost
            {
                order[filled] = at as u8;
                filled += 1;
            }
            at += 1;
        }
        cost += 1;
    }
    order[filled] = Card::VIRUS.index() as u8;
    order
};

/// The genes with which the player pays `price` by default (MS-T4).
#[must_use]
pub fn default_genes(genes: &Cards, price: u8) -> Cards {
    let (mut chosen, mut left) = (Cards::NONE, price);
    for at in SPENDING_ORDER.map(usize::from) {
        let spent = genes.0[at].min(left);
        chosen.0[at] = spent;
        left -= spent;
        if left == 0 {
            break;
        }
    }
    chosen
}

/// Do these cells cover the cost of the organism (MS-T7, MS-T17)?
#[must_use]
pub fn pays(organism: Organism, cells: &Cards) -> bool {
    covers(organism, &cells.cell_values())
}

fn covers(organism: Organism, values: &[u8; 5]) -> bool {
    let entry = organism.entry();
    let named = entry.cost.iter().all(|(kind, count)| values[kind.index()] >= *count);
    let needed = entry.any + entry.cost.iter().map(|(_, count)| count).sum::<u8>();
    let given: u8 = if entry.any == 0 {
        entry.cost.iter().map(|(kind, _)| values[kind.index()]).sum()
    } else {
        values.iter().sum()
    };
    named && given >= needed
}

/// Could one of these cells be left out?
pub(crate) fn superfluous(organism: Organism, cells: &Cards) -> Option<Card> {
    cells.kinds().find(|card| {
        let mut rest = *cells;
        rest.take(*card);
        pays(organism, &rest)
    })
}

/// Calls `found` with every set of the player's cells that pays for the
/// organism and from which no cell could be left out (MS-T17).
pub fn payments(organism: Organism, cells: &Cards, found: &mut dyn FnMut(Cards)) {
    let mut values = cells.cell_values();
    if covers(organism, &values) {
        extend(organism, cells, 0, Cards::NONE, &mut values, found);
    }
}

/// Tries every number of each further kind of cell. `reach` is what is chosen
/// plus all that could still be: when it no longer covers, nobody will.
fn extend(
    organism: Organism,
    cells: &Cards,
    at: usize,
    chosen: Cards,
    reach: &mut [u8; 5],
    found: &mut dyn FnMut(Cards),
) {
    if !covers(organism, reach) {
        return;
    }
    if pays(organism, &chosen) {
        if superfluous(organism, &chosen).is_none() {
            found(chosen);
        }
        return;
    }
    let Some(Face::Cell(kind, _, counts, _)) = CARDS.get(at).map(|entry| entry.face) else {
        return;
    };
    let mut more = chosen;
    let left_out = cells.0[at] * counts;
    reach[kind.index()] -= left_out;
    for number in 0..=cells.0[at] {
        more.0[at] = number;
        reach[kind.index()] += if number == 0 { 0 } else { counts };
        extend(organism, cells, at + 1, more, reach, found);
    }
}
