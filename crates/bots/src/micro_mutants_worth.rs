//! What a position of Micro Mutants is worth to a seat: pieces, resources and
//! cards, taken bases, and how near the bugs are to something to take.

use micro_mutants::{Kind, MicroMutants, Piece};
use tabletop::{Rules, Seat};

pub(crate) const WON: i64 = 1_000_000;
const BASE: i64 = 2_500;
const DAMAGED: i64 = 1_300;
/// A base that is not upgraded falls at once (MM-A3).
const SMALL: i64 = 1_500;
const BUG: i64 = 500;
const SPECIAL: i64 = 60;
const WEBBED: i64 = 150;
const DOOMED: i64 = 350;
/// Less than what it buys, so that it is spent.
const RESOURCE: i64 = 350;
const CARD: i64 = 450;
/// A point for taken bases (MM-M3).
const POINT: i64 = 900;
/// Enemies that are not the weakest seem so much farther away, in millimetres.
const STRONG: i64 = 120;
/// Resources are worth a shorter way than bases.
const NO_BASE: i64 = 60;

/// What a position is worth to a seat.
pub(crate) fn worth(game: &MicroMutants, seat: Seat) -> i64 {
    if let Some(outcome) = game.outcome() {
        return if outcome.winners.contains(seat) { WON } else { -WON };
    }
    let others = i64::from(game.seats()) - 1;
    // What one of several enemies loses, the others gain as well.
    let share = |whose: Seat, worth: i64| {
        if whose == seat { worth } else { -worth / others.max(1) }
    };
    let pieces: i64 = game.pieces().iter().map(|piece| share(piece.name.seat, value(piece))).sum();
    let beside: i64 = Seat::all(game.seats())
        .map(|whose| {
            let held = i64::from(game.held(whose)) * RESOURCE;
            let cards = game.evolutions(whose).len() as i64 * CARD;
            let points = if others > 1 { i64::from(game.points(whose)) * POINT } else { 0 };
            share(whose, held + cards + points)
        })
        .sum();
    pieces + beside + nearness(game, seat) / 8
}

fn value(piece: &Piece) -> i64 {
    let Some(_) = piece.pose() else { return 0 };
    match piece.name.kind {
        Kind::Base if piece.small => SMALL,
        Kind::Base if piece.damaged => DAMAGED,
        Kind::Base => BASE,
        Kind::Bug(_) => {
            let side = if piece.is_special() { SPECIAL } else { 0 };
            let web = if piece.web.is_some() { WEBBED } else { 0 };
            let acid = if piece.doomed { DOOMED } else { 0 };
            BUG + side - web - acid
        }
        _ => 0,
    }
}

/// How near the own bugs are to enemy bases, best those of the weakest enemy,
/// or to resources; in millimetres.
fn nearness(game: &MicroMutants, seat: Seat) -> i64 {
    let strength = |whose: Seat| -> i64 {
        let own = game.pieces().iter().filter(|piece| piece.name.seat == whose);
        own.map(value).sum()
    };
    let enemies = Seat::all(game.seats()).filter(|other| *other != seat);
    let weakest = { enemies }.filter(|other| strength(*other) > 0).min_by_key(|e| strength(*e));
    let targets: Vec<(i64, i64, i64)> = game
        .pieces()
        .iter()
        .filter_map(|piece| {
            let farther = match piece.name.kind {
                Kind::Resource => NO_BASE,
                Kind::Base if Some(piece.name.seat) == weakest => 0,
                Kind::Base if piece.name.seat != seat => STRONG,
                _ => return None,
            };
            let pose = piece.pose()?;
            Some((i64::from(pose.x) / 1_000, i64::from(pose.y) / 1_000, farther))
        })
        .collect();
    let near = |piece: &Piece| -> i64 {
        let (Some(pose), Kind::Bug(_)) = (piece.pose(), piece.name.kind) else { return 0 };
        let (x, y) = (i64::from(pose.x) / 1_000, i64::from(pose.y) / 1_000);
        let way = |(tx, ty, farther): &(i64, i64, i64)| {
            ((tx - x).pow(2) + (ty - y).pow(2)).isqrt() + farther
        };
        760 - targets.iter().map(way).min().unwrap_or(760)
    };
    game.pieces().iter().filter(|piece| piece.name.seat == seat).map(near).sum()
}
