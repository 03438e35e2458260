//! What a position of Micro Mutants is worth to a seat: pieces, resources and
//! cards, taken bases, how near the bugs are to something to take, and how near
//! enemies are to the own bases.

use crate::{Kind, MicroMutants, Piece};
use tabletop::{Rules, Seat};

use super::race::{held, race};

pub(super) const WON: i64 = 1_000_000;
const BASE: i64 = 2_500;
const DAMAGED: i64 = 1_300;
/// A base that is not upgraded falls at once (MM-A3).
const SMALL: i64 = 1_500;
const BUG: i64 = 500;
const SPECIAL: i64 = 60;
const WEBBED: i64 = 150;
const DOOMED: i64 = 350;
const CARD: i64 = 450;
/// A point for taken bases (MM-M3).
const POINT: i64 = 900;
/// Enemies that are not the weakest seem so much farther away, in millimetres.
const STRONG: i64 = 120;
/// Resources are worth a shorter way than bases.
const NO_BASE: i64 = 60;
/// Enemies nearer to a base than this threaten it, in millimetres.
const THREAT: i64 = 250;

/// What a position is worth to a seat.
pub(super) fn worth(game: &MicroMutants, seat: Seat) -> i64 {
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
            let cards = game.evolutions(whose).len() as i64 * CARD;
            let points = if others > 1 { i64::from(game.points(whose)) * POINT } else { 0 };
            share(whose, held(game, whose) + cards + points)
        })
        .sum();
    pieces + beside + race(game, seat) + nearness(game, seat) / 8 - threat(game, seat) / 2
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
    let targets: Vec<(At, i64)> = game
        .pieces()
        .iter()
        .filter_map(|piece| {
            let farther = match piece.name.kind {
                Kind::Resource => NO_BASE,
                Kind::Base if Some(piece.name.seat) == weakest => 0,
                Kind::Base if piece.name.seat != seat => STRONG,
                _ => return None,
            };
            Some((at(piece)?, farther))
        })
        .collect();
    let near = |piece: &Piece| -> i64 {
        let (Some(here), Kind::Bug(_)) = (at(piece), piece.name.kind) else { return 0 };
        let way = |(there, farther): &(At, i64)| way(here, *there) + farther;
        760 - targets.iter().map(way).min().unwrap_or(760)
    };
    game.pieces().iter().filter(|piece| piece.name.seat == seat).map(near).sum()
}

/// How near enemy bugs have come to the own bases.
fn threat(game: &MicroMutants, seat: Seat) -> i64 {
    let own = |piece: &&Piece| piece.name.seat == seat && piece.name.kind == Kind::Base;
    let bases: Vec<At> = game.pieces().iter().filter(own).filter_map(at).collect();
    let near = |piece: &Piece| -> i64 {
        let (Some(here), Kind::Bug(_)) = (at(piece), piece.name.kind) else { return 0 };
        let nearest = bases.iter().map(|base| way(here, *base)).min().unwrap_or(THREAT);
        (THREAT - nearest).max(0)
    };
    game.pieces().iter().filter(|piece| piece.name.seat != seat).map(near).sum()
}

/// Millimetres to the right and away.
type At = (i64, i64);

fn at(piece: &Piece) -> Option<At> {
    piece.pose().map(|pose| (i64::from(pose.x) / 1_000, i64::from(pose.y) / 1_000))
}

fn way(one: At, other: At) -> i64 {
    ((one.0 - other.0).pow(2) + (one.1 - other.1).pow(2)).isqrt()
}
