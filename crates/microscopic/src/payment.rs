//! What pays for what. These functions decide for rules, screens and bots
//! alike (MS-T17).

use crate::cards::{Bonus, CARDS, CELLS, Face};
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
    let entry = organism.printed();
    let named = entry.cost.iter().all(|(kind, count)| values[kind.index()] >= *count);
    let given: u8 = if entry.any == 0 {
        entry.cost.iter().map(|(kind, _)| values[kind.index()]).sum()
    } else {
        values.iter().sum()
    };
    named && given >= entry.size()
}

/// Could one of these cells be left out?
pub(crate) fn superfluous(organism: Organism, cells: &Cards) -> Option<Card> {
    cells.kinds().find(|card| {
        let mut rest = *cells;
        rest.take(*card);
        pays(organism, &rest)
    })
}

/// The order in which cells are spent unless their owner says otherwise: what
/// has no bonus goes first, doubles next, which may overpay; extra draws last.
const CELL_ORDER: [u8; CELLS] = {
    let mut order = [0; CELLS];
    let (mut filled, mut rank) = (0, 0);
    while rank <= 5 {
        let mut at = 0;
        while at < CELLS {
            if let Face::Cell(_, _, counts, bonus) = CARDS[at].face {
                let mine = match bonus {
                    Bonus::Plain => counts - 1,
                    Bonus::Replace(_) => 2,
                    Bonus::Kin(_) => 3,
                    Bonus::AnyCheaper(_) => 4,
                    Bonus::Draw(_) => 5,
                };
                if mine == rank {
                    order[filled] = at as u8;
                    filled += 1;
                }
            }
            at += 1;
        }
        rank += 1;
    }
    order
};

/// The cells with which the player pays for an organism by default, if they
/// suffice at all (MS-T17).
#[must_use]
pub fn default_cells(organism: Organism, cells: &Cards) -> Option<Cards> {
    covers(organism, &cells.cell_values())
        .then(|| payment(organism, CELL_ORDER.iter().map(|at| Card::at((*at).into())), cells))
}

/// A payment of the cells in this order, without a superfluous one. The cells
/// suffice.
pub(crate) fn payment(
    organism: Organism,
    order: impl DoubleEndedIterator<Item = Card> + Clone,
    cells: &Cards,
) -> Cards {
    let mut chosen = Cards::NONE;
    // Named kinds first, so that the any part is paid with what is left.
    for named in [true, false] {
        for card in order.clone() {
            let wanted =
                |(kind, _)| organism.printed().cost.iter().any(|(named, _)| *named == kind);
            while cells.of(card) > chosen.of(card)
                && card.cell().is_some_and(wanted) == named
                && !pays(organism, &chosen)
            {
                chosen.add(card);
            }
        }
    }
    for card in order.rev() {
        while chosen.has(card) {
            chosen.take(card);
            if !pays(organism, &chosen) {
                chosen.add(card);
                break;
            }
        }
    }
    chosen
}
