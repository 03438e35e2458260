//! Positions by description, for scenarios and tutorials.

use serde::Deserialize;
use tabletop::{Said, Seat, SetupError};

use crate::anthill::{Anthill, MOST_ARMY, START_ARMY};
use crate::gallery::PLACES;
use crate::hill::{Hill, Home, Side};
use crate::round::rest;
use crate::setup::Setup;
use crate::state::{ARCHITECTS, LINE, Micropolis, SOLDIERS};
use crate::tile::{Tile, Tiles};

/// A position, with a player about to take a tile. Left out: an army of 5, no
/// tiles; for the line, seven tiles that lie nowhere else; for the pile, the
/// rest; the first seat leads. The round follows from the tiles laid: who has
/// the fewest still waits for a turn in it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    /// Whose turn it is; the first who waits, from the leader on.
    turn: Option<Seat>,
    leader: Option<Leader>,
    line: Option<Vec<Tile>>,
    /// On the tiles of the line.
    soldiers: Vec<u8>,
    pile: Option<Tiles>,
    players: Vec<PlayerPosition>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Leader {
    seat: Seat,
    anthill: Option<Hill>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerPosition {
    /// One, or two in expert mode.
    anthills: Vec<AnthillPosition>,
    architects: u8,
    out: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AnthillPosition {
    army: u8,
    /// From the left end to the right end.
    tiles: Vec<Tile>,
    /// Barracks that are full.
    full: Tiles,
}

impl Default for AnthillPosition {
    fn default() -> Self {
        AnthillPosition { army: START_ARMY, tiles: Vec::new(), full: Tiles::NONE }
    }
}

/// The game in this position.
pub(crate) fn arrange(
    setup: &Setup,
    position: &serde_json::Value,
) -> Result<Micropolis, SetupError> {
    setup.check()?;
    let told = Position::deserialize(position)
        .map_err(|error| SetupError::unreadable("position", &error))?;
    if told.players.len() > setup.players.into() {
        return Err(wrong("micropolis-position-players"));
    }
    let mut game = Micropolis::empty(*setup);
    let mut tokens = 0;
    for (seat, told) in Seat::all(setup.players).zip(&told.players) {
        let player = &mut game.players[seat.index()];
        (player.architects, player.out) = (told.architects.min(ARCHITECTS + 1), told.out);
        tokens += player.architects;
        if told.anthills.len() > setup.each().into() {
            return Err(wrong("micropolis-position-players"));
        }
        for (at, told) in game.homes(seat).zip(&told.anthills) {
            game.anthills[usize::from(at)] = anthill(told)?;
        }
        if told.out && game.homes(seat).any(|at| game.anthill(at).army() > 0) {
            return Err(wrong("micropolis-position-soldiers"));
        }
    }
    if tokens > ARCHITECTS {
        return Err(wrong("micropolis-position-soldiers"));
    }
    let leader = told.leader.unwrap_or(Leader {
        seat: game.playing().next().unwrap_or(Seat(0)),
        anthill: setup.expert.then_some(Hill::A),
    });
    let leader = Home { seat: leader.seat, anthill: leader.anthill };
    let at = game.at(leader).filter(|_| !game.out(leader.seat));
    game.leader = Some(at.ok_or_else(|| wrong("micropolis-position-players"))?);
    (game.starter, game.first) = (leader.seat, Some(leader.seat));
    lay_out(&mut game, told.line, &told.soldiers, told.pile)?;
    wait(&mut game, told.turn)?;
    Ok(game)
}

fn anthill(told: &AnthillPosition) -> Result<Anthill, SetupError> {
    if told.tiles.len() > PLACES.into() || told.army > MOST_ARMY {
        return Err(wrong("micropolis-position-anthill"));
    }
    let mut anthill = Anthill::new(told.army);
    for tile in &told.tiles {
        anthill.lay(*tile, Side::Right);
    }
    let barracks: Tiles = anthill.barracks().map(|(tile, _, _)| tile).collect();
    if told.full.iter().any(|tile| !barracks.has(tile)) {
        return Err(wrong("micropolis-position-anthill"));
    }
    anthill.occupy(told.full);
    Ok(anthill)
}

/// Line and pile; the reserve has the soldiers that are nowhere else (MP-S3).
fn lay_out(
    game: &mut Micropolis,
    line: Option<Vec<Tile>>,
    soldiers: &[u8],
    pile: Option<Tiles>,
) -> Result<(), SetupError> {
    let twice = || wrong("micropolis-position-tiles");
    let free = rest(game.open_tiles()).ok_or_else(twice)?;
    let line = line.unwrap_or_else(|| free.iter().take(LINE).collect());
    if line.len() > LINE || soldiers.len() > line.len() {
        return Err(wrong("micropolis-position-line"));
    }
    let lying = soldiers.iter().copied().chain(std::iter::repeat(0));
    line.into_iter().zip(lying).for_each(|(tile, soldiers)| game.line.push(tile, soldiers));
    game.pile = rest(game.open_tiles()).ok_or_else(twice)?;
    if let Some(pile) = pile {
        if pile.iter().any(|tile| !game.pile.has(tile)) {
            return Err(twice());
        }
        game.pile = pile;
    }
    game.reserve = 0;
    let reserve = u32::from(SOLDIERS).checked_sub(game.count_soldiers());
    game.reserve = reserve.ok_or_else(|| wrong("micropolis-position-soldiers"))? as u8;
    Ok(())
}

/// Who waits for a turn in which round.
fn wait(game: &mut Micropolis, turn: Option<Seat>) -> Result<(), SetupError> {
    let laid = |seat: Seat| -> u8 { game.homes(seat).map(|at| game.anthill(at).len()).sum() };
    let fewest = game.playing().map(laid).min().unwrap_or(0);
    let uneven = game.playing().any(|seat| laid(seat) > fewest + 1);
    let waiting: Vec<Seat> =
        game.clockwise(game.starter).filter(|s| !game.out(*s) && laid(*s) == fewest).collect();
    let enough = waiting.len() <= game.line.len().into();
    let seat = turn.or(waiting.first().copied()).filter(|seat| waiting.contains(seat));
    match seat {
        Some(seat) if !uneven && enough && fewest < game.setup.rounds() => game.seat = seat,
        _ => return Err(wrong("micropolis-position-turn")),
    }
    game.round = fewest + 1;
    game.waiting = waiting.iter().fold(0, |all, seat| all | 1 << seat.0);
    if game.playing().count() < 2 {
        return Err(wrong("micropolis-position-players"));
    }
    Ok(())
}

fn wrong(key: &'static str) -> SetupError {
    SetupError::new(Said::new(key))
}
