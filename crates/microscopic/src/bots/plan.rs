//! What a sensible player does without thinking, for imagining the rest of a
//! game: first cells that draw or make others cheaper, then the cells of the
//! nearest organism; whatever else is drawn becomes a gene.

use bots::Knowledge;
use tabletop::{Rules, Said, Seat};

use super::reasons;
use crate::cards::{Bonus, Face};
use crate::state::End;
use crate::{Action, Card, Microscopic, Organism, Player, Variant, default_cells};

/// A game is about so many rounds long.
const ROUNDS: i32 = 14;
/// Everything is counted in hundredths of a gene. A cell that brings the
/// nearest organism closer ...
const STEP: i32 = 620;
/// ... and one that serves another organism.
const ELSEWHERE: i32 = 60;
/// What a further draw, a cheaper cell and a cheaper cell of the own kind are
/// worth in each round that is left.
const DRAW: i32 = 90;
const CHEAPER: i32 = 70;
const KIN: i32 = 45;
/// What a card is worth as a gene.
const GENE: i32 = 100;
/// Cells that an organism lacks when its owner is feared.
const FEARED: u8 = 1;

pub(super) struct Plan;

impl Knowledge<Microscopic> for Plan {
    const HORIZON: u32 = 600;

    fn habit(
        &mut self,
        game: &Microscopic,
        seat: Seat,
        listed: &mut Vec<Action>,
    ) -> Option<Action> {
        listed.clear();
        game.choices(seat, listed);
        habit(game, seat, listed)
    }

    fn value(&mut self, game: &Microscopic, seat: Seat) -> f32 {
        let together = matches!(game.setup.variant, Variant::Solitaire | Variant::Coop);
        let mine = standing(game, seat);
        let best = Seat::all(game.setup.players)
            .filter(|other| !game.setup.allied(seat, *other))
            .map(|other| standing(game, other))
            .fold(0.0, f32::max);
        match game.end {
            Some(End::Claimed) if game.setup.allied(seat, game.seat) => 1.0,
            Some(_) if together => 0.5 * mine,
            Some(End::Claimed) => 0.1 * mine,
            None if together => 0.8 * mine,
            _ => 0.5 + 0.45 * (mine - best),
        }
    }

    fn words(game: &Microscopic, seat: Seat, action: &Action) -> Option<Said> {
        Some(reasons::words(game, seat, action))
    }

    fn reasons(&mut self, game: &Microscopic, seat: Seat, action: &Action) -> Vec<Said> {
        reasons::reasons(game, seat, action)
    }
}

/// How much of the way to victory a seat and its allies have gone.
fn standing(game: &Microscopic, seat: Seat) -> f32 {
    let near = nearest(game, game.player(seat)).map_or(0.0, |(organism, lacks)| {
        1.0 - f32::from(lacks) / f32::from(organism.printed().size())
    });
    (f32::from(game.side_organisms(seat)) + near).min(f32::from(game.setup.to_win()))
        / f32::from(game.setup.to_win())
}

fn habit(game: &Microscopic, seat: Seat, listed: &[Action]) -> Option<Action> {
    let first = listed.first()?;
    let me = game.player(seat);
    let goal = nearest(game, me);
    let left = (ROUNDS - i32::from(game.round)).max(2);
    let worth = |card: Card| worth(me, goal.map(|(organism, _)| organism), card, left);
    match first {
        Action::Discard { .. } | Action::Cull { .. } => {
            let least = listed.iter().min_by_key(|action| match action {
                Action::Discard { card } | Action::Cull { card } => worth(*card),
                _ => i32::MAX,
            });
            return least.copied();
        }
        _ => {}
    }
    if let Some(claim) = claim(game, me) {
        return Some(claim);
    }
    if me.hand.has(Card::VIRUS)
        && let Some(hit) = strike(game, seat, listed)
    {
        return Some(hit);
    }
    // The cell to buy, with the genes that the rest of the hand would make.
    let genes = me.genes.len();
    let most = genes + me.hand.len().saturating_sub(1);
    let price = |card: Card| card.cell().map(|(kind, printed)| me.price(kind, printed));
    let gain = |card: Card| Some(worth(card) - i32::from(price(card)?) * GENE);
    let buys = me.hand.kinds().filter(|card| price(*card).is_some_and(|price| price <= most));
    let buy = buys.filter_map(|card| Some((gain(card)?, card))).max();
    let buy = buy.filter(|(gain, _)| *gain > 0).map(|(_, card)| card);
    if let Some(card) = buy {
        let bought =
            |action: &&Action| matches!(action, Action::Cell { card: at, .. } if *at == card);
        if let Some(action) = listed.iter().find(bought) {
            return Some(*action);
        }
    }
    // Of the hand so many are kept that the draw brings none over the limit.
    let keep = me.hand_limit().saturating_sub(me.draws()).max(u8::from(buy.is_some()));
    let short = buy.and_then(price).is_some_and(|price| price > genes);
    if me.hand.len() > keep || short {
        let rest = me.hand.kinds().filter(|card| Some(*card) != buy || me.hand.of(*card) > 1);
        if let Some(card) = rest.min_by_key(|card| gain(*card).unwrap_or(-GENE)) {
            return Some(Action::Gene { card });
        }
    }
    Some(Action::Draw)
}

/// An organism that can be claimed: the one that brings the most.
fn claim(game: &Microscopic, me: &Player) -> Option<Action> {
    let payable = game
        .middle()
        .iter()
        .filter_map(|organism| Some((organism, default_cells(organism, &me.cells)?)));
    let best = payable.max_by_key(|(organism, cells)| {
        let printed = organism.printed();
        printed.flat * 2 + printed.free_genes * 2 + u8::from(printed.immune) + 10 - cells.len()
    });
    best.map(|(organism, cells)| Action::Organism { organism, cells })
}

/// A virus for whoever is about to claim an organism.
fn strike(game: &Microscopic, seat: Seat, listed: &[Action]) -> Option<Action> {
    let feared = |of: Seat| {
        !game.setup.allied(seat, of)
            && nearest(game, game.player(of)).is_some_and(|(_, lacks)| lacks <= FEARED)
    };
    let hits = listed.iter().filter_map(|action| match action {
        Action::Virus { target, of } if target.cell().is_some() && feared(*of) => {
            let goal = nearest(game, game.player(*of)).map(|(organism, _)| organism);
            Some((worth(game.player(*of), goal, *target, 6), *action))
        }
        _ => None,
    });
    hits.max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// The organism for which the fewest cells are missing, and how many.
pub(super) fn nearest(game: &Microscopic, player: &Player) -> Option<(Organism, u8)> {
    let have = player.cells.cell_values();
    let lacks = |organism: Organism| {
        let printed = organism.printed();
        let mut spare: u8 = have.iter().sum();
        let mut lacks = 0;
        for (kind, count) in printed.cost {
            let there = have[kind.index()].min(*count);
            spare -= there;
            lacks += count - there;
        }
        lacks + printed.any.saturating_sub(spare)
    };
    game.middle().iter().map(|organism| (organism, lacks(organism))).min_by_key(|(_, lacks)| *lacks)
}

/// What a card would be worth to a player as a cell.
fn worth(me: &Player, goal: Option<Organism>, card: Card, left: i32) -> i32 {
    let Face::Cell(kind, _, counts, bonus) = card.face() else { return 0 };
    let engine = match bonus {
        Bonus::Draw(cards) => DRAW * i32::from(cards),
        Bonus::AnyCheaper(genes) => CHEAPER * i32::from(genes),
        Bonus::Kin(genes) => KIN * i32::from(genes),
        Bonus::Replace(_) | Bonus::Plain => 0,
    };
    let have = me.cells.cell_values();
    let serves = goal.is_some_and(|organism| {
        let printed = organism.printed();
        let named = printed.cost.iter().find(|(named, _)| *named == kind);
        let all: u8 =
            printed.cost.iter().map(|(named, count)| have[named.index()].min(*count)).sum();
        let spare = have.iter().sum::<u8>() - all;
        named.is_some_and(|(_, count)| have[kind.index()] < *count) || spare < printed.any
    });
    engine * left + i32::from(counts) * if serves { STEP } else { ELSEWHERE }
}
