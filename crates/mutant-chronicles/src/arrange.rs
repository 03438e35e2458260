//! Positions by description, for scenarios and tutorials.
//!
//! ```toml
//! [position]
//! turn = 0                 # whose turn begins; 0 unless told
//! first = 0                # the First Player; 0 unless told
//! round = 2                # 1 unless told
//! left = 1                 # orders left in this turn; as the set-up says unless told
//! tokens = ["watchtower"]  # on zone 1, 2, ...; the others follow in the order of the list
//! cover = ["j6"]           # hexes made cover in play
//!
//! [[position.players]]     # one for each seat, in order
//! zone = "a"               # deployment zone; a, b, ... in seat order unless told
//! orders = ["gold", "bronze"]   # unused orders
//! used = ["silver"]        # used orders that lie on no figure
//! hand = ["dark-aura"]
//! spent = []               # used cards
//! bought = []              # cards that come back at the end of the round
//! points = 2               # from command cards
//!
//! [[position.players.figures]]  # named ezoghoul-1, ezoghoul-2, ... in this order,
//! unit = "ezoghoul"             # the first seat's first
//! at = "j6+k6"             # where it stands; `waiting = true` or `destroyed = 1`
//! wounds = 2               # (by that seat) instead
//! order = "silver"         # the order it has already
//! guard = true             # that order shows its guard side
//! ```
//! Short lists read well as `figures = [{ unit = "ezoghoul", at = "j6+k6" }]`.
//!
//! The turn of `turn` begins: cards of the start of a turn can be played, then
//! an order is asked for. The map is that of the option; A01 if it is random.

use serde::Deserialize;
use tabletop::{Replayed, Said, Seat, SetupError};

use crate::basics::Rank;
use crate::battle::frame::{Frame, RoundStep, Stage};
use crate::board::BoardId;
use crate::cards::Cards;
use crate::event::Out;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::setup::{MapChoice, Mode, Setup};
use crate::state::{Battle, Fate};
use crate::units::Unit;
use crate::zones::Token;

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Position {
    turn: u8,
    first: u8,
    round: Option<u16>,
    left: Option<u8>,
    tokens: Vec<Token>,
    cover: HexSet,
    players: Vec<PlayerPosition>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerPosition {
    zone: Option<char>,
    orders: Vec<Rank>,
    used: Vec<Rank>,
    hand: Cards,
    spent: Cards,
    bought: Cards,
    points: u16,
    figures: Vec<FigurePosition>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigurePosition {
    unit: Unit,
    at: Option<Place>,
    #[serde(default)]
    waiting: bool,
    destroyed: Option<u8>,
    #[serde(default)]
    wounds: u8,
    order: Option<Rank>,
    #[serde(default)]
    guard: bool,
}

fn wrong(key: &str) -> SetupError {
    SetupError::new(Said::new(format!("mutant-chronicles-position-{key}")))
}

/// The battle in this position.
pub(crate) fn arrange(setup: &Setup, position: &serde_json::Value) -> Result<Battle, SetupError> {
    setup.check()?;
    let told = Position::deserialize(position)
        .map_err(|error| SetupError::unreadable("position", &error))?;
    let players = setup.players;
    if told.players.len() != usize::from(players) || told.turn >= players || told.first >= players {
        return Err(wrong("players"));
    }
    let board = match (setup.map, setup.mode) {
        (MapChoice::A02, Mode::Epic) => BoardId::EpicA02,
        (_, Mode::Epic) => BoardId::EpicA01,
        (MapChoice::A02, _) => BoardId::A02,
        _ => BoardId::A01,
    };
    let mut battle = Battle::empty(*setup, board);
    battle.round = told.round.unwrap_or(1);
    (battle.first, battle.began) = (Seat(told.first), Seat(told.first));
    battle.cover = told.cover;
    battle.tokens = tokens(&battle, told.tokens)?;
    for (seat, player) in Seat::all(players).zip(told.players) {
        seat_player(&mut battle, seat, player)?;
    }
    let turn = Seat(told.turn);
    let left = told.left.unwrap_or(setup.orders);
    battle.stack = vec![
        Frame::Round(RoundStep::Turns(Some(turn))),
        Frame::Turn { seat: turn, left, step: Stage::Begin },
    ];
    // On to the first decision; a position needs no luck for that.
    let (mut chance, mut events) = (Replayed::default(), Vec::new());
    let mut out = Out::new(&mut chance, &mut events);
    battle.go_on(&mut out);
    if out.done().is_err()
        || chance.fault().is_some()
        || battle.end.is_some()
        || battle.asked().is_empty()
    {
        return Err(wrong("no-decision"));
    }
    Ok(battle)
}

/// What lies on the zones: as told, then the others in the order of the list.
fn tokens(battle: &Battle, told: Vec<Token>) -> Result<Vec<Token>, SetupError> {
    let zones = battle.board().zones().len();
    if !battle.setup.mode.zones() {
        return if told.is_empty() { Ok(told) } else { Err(wrong("tokens")) };
    }
    let sets = (zones / 7).max(1);
    let mut tokens = told;
    for token in Token::ALL.iter().cycle().take(sets * Token::ALL.len()) {
        if tokens.len() < zones && tokens.iter().filter(|one| *one == token).count() < sets {
            tokens.push(*token);
        }
    }
    let often = |token: &Token| tokens.iter().filter(|one| *one == token).count();
    if tokens.len() != zones || Token::ALL.iter().any(|token| often(token) > sets) {
        return Err(wrong("tokens"));
    }
    Ok(tokens)
}

fn seat_player(battle: &mut Battle, seat: Seat, told: PlayerPosition) -> Result<(), SetupError> {
    let zone = told.zone.map_or(seat.0, |letter| (letter as u8).wrapping_sub(b'a'));
    if usize::from(zone) >= battle.zones_of_deployment().len() {
        return Err(wrong("zone"));
    }
    let side = battle.side_mut(seat);
    side.zone = Some(zone);
    told.orders.iter().for_each(|rank| side.orders[rank.index()] += 1);
    told.used.iter().for_each(|rank| side.used[rank.index()] += 1);
    (side.hand, side.spent, side.bought) = (told.hand, told.spent, told.bought);
    side.card_points = told.points;
    for figure in told.figures {
        set_figure(battle, seat, &figure)?;
    }
    let stands = battle.figures.iter().any(|figure| figure.seat == seat && figure.fights());
    battle.side_mut(seat).beaten = !stands;
    Ok(())
}

fn set_figure(battle: &mut Battle, seat: Seat, told: &FigurePosition) -> Result<(), SetupError> {
    let (board, occupied) = (battle.board(), battle.occupied(|_| false));
    let mut figure = battle.recruit(seat, told.unit);
    figure.fate = match (told.at, told.waiting, told.destroyed) {
        (Some(place), false, None) => {
            let on_board = place.hexes().iter().all(|hex| board.hexes().has(*hex));
            if place.size() != told.unit.size() || !on_board || place.meets(&occupied) {
                return Err(wrong("place"));
            }
            Fate::Fighting
        }
        (None, true, None) => Fate::Waiting,
        (None, false, Some(by)) if by < battle.setup.players => Fate::Destroyed(Seat(by)),
        _ => return Err(wrong("fate")),
    };
    if told.wounds >= told.unit.printed().health || told.guard && told.order.is_none() {
        return Err(wrong("figure"));
    }
    figure.place = told.at;
    (figure.wounds, figure.order, figure.guard) = (told.wounds, told.order, told.guard);
    if let Some(last) = battle.figures.last_mut() {
        *last = figure;
    }
    Ok(())
}
