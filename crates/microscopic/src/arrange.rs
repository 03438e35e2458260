//! Positions by description, for scenarios and tutorials.

use serde::Deserialize;
use tabletop::{Said, Seat, SetupError};

use crate::state::Done;
use crate::{Cards, Microscopic, Organism, Organisms, Phase, Player, Setup};

/// A position. Left out: an empty heap; for the draw pile, every card that
/// lies nowhere else; for the middle, the organisms nobody has.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    turn: u8,
    first: Option<u8>,
    round: Option<u16>,
    pile: Option<Cards>,
    discard: Cards,
    /// Of the discards, those that lay open before; mutations always did.
    open: Cards,
    middle: Option<Vec<Organism>>,
    players: Vec<PlayerPosition>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerPosition {
    hand: Cards,
    genes: Cards,
    cells: Cards,
    mutations: Cards,
    organisms: Vec<Organism>,
    out: bool,
}

impl Default for Cards {
    fn default() -> Self {
        Cards::NONE
    }
}

/// The game in this position, with the play phase of a turn about to begin.
pub(crate) fn arrange(
    setup: &Setup,
    position: &serde_json::Value,
) -> Result<Microscopic, SetupError> {
    setup.check()?;
    let described = Position::deserialize(position)
        .map_err(|error| SetupError::unreadable("position", &error))?;
    let first = described.first.unwrap_or(0);
    if described.players.len() > setup.players.into()
        || described.turn >= setup.players
        || first >= setup.players
    {
        return Err(wrong("microscopic-position-players"));
    }
    let mut rest = Cards::pool();
    let mut players = [Player::NEW; 4];
    let mut free = Organisms::ALL;
    for (player, told) in players.iter_mut().zip(&described.players) {
        (player.hand, player.genes) = (told.hand, told.genes);
        (player.cells, player.mutations) = (told.cells, told.mutations);
        player.out = told.out;
        player.organisms = told.organisms.iter().copied().collect();
        if player.organisms.iter().any(|organism| !free.has(organism)) {
            return Err(wrong("microscopic-position-organisms"));
        }
        player.organisms.iter().for_each(|organism| free.take(organism));
        if told.cells.kinds().any(|card| card.cell().is_none())
            || told.mutations.kinds().any(|card| !card.is_mutation())
            || told.hand.kinds().chain(told.genes.kinds()).any(crate::Card::is_mutation)
        {
            return Err(wrong("microscopic-position-places"));
        }
        for heap in [&told.hand, &told.genes, &told.cells, &told.mutations] {
            remove(&mut rest, heap)?;
        }
    }
    remove(&mut rest, &described.discard)?;
    let mutations = described.discard.iter().filter(|card| card.is_mutation());
    let mut open: Cards = mutations.collect();
    open.add_all(&described.open.iter().filter(|card| !card.is_mutation()).collect());
    if !described.discard.contains(&open) {
        return Err(wrong("microscopic-position-cards"));
    }
    if let Some(pile) = &described.pile {
        remove(&mut rest, pile)?;
    }
    let middle = match described.middle {
        Some(organisms) => organisms.into_iter().collect(),
        None => free,
    };
    if middle.iter().any(|organism| !free.has(organism)) {
        return Err(wrong("microscopic-position-organisms"));
    }
    Ok(Microscopic {
        setup: *setup,
        players,
        pile: described.pile.unwrap_or(rest),
        discard: described.discard,
        middle,
        first: Seat(first),
        round: described.round.unwrap_or(1),
        seat: Seat(described.turn),
        phase: Phase::Play,
        drawing: None,
        done: Done::default(),
        idle: 0,
        end: None,
        open,
    })
}

fn remove(rest: &mut Cards, heap: &Cards) -> Result<(), SetupError> {
    if !rest.contains(heap) {
        return Err(wrong("microscopic-position-cards"));
    }
    rest.take_all(heap);
    Ok(())
}

fn wrong(key: &'static str) -> SetupError {
    SetupError::new(Said::new(key))
}
