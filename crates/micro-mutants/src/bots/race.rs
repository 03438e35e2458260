//! The race of the Advanced game: what resources, and who would win by them, are
//! worth to a seat while they lie about. Without resources none of it counts.

use crate::{Kind, MicroMutants, Piece};
use tabletop::{Rules, Seat};

/// A resource that can be spent: less than what it buys, so that it is spent.
const RESOURCE: i64 = 350;
/// A resource more than can be spent.
const SPARE: i64 = 40;
/// So many cards a player has (MM-A4).
const CARDS: i64 = 4;
/// An extra shot that is still to come (MM-B6).
const EXTRA: i64 = 250;
/// Once fewer resources than this lie on the mat, who would win by them (MM-A5)
/// wants them gone, and who would not wants them there:
const FEW: i64 = 6;
/// so much for each that is gone.
const ENDING: i64 = 250;
/// A bug is worth more than elsewhere, where a small base falls at one blow,
const BUG: i64 = 400;
/// a small base less,
const SMALL: i64 = 900;
/// and who has fewer bugs than this fears for each of them the more.
const ENOUGH: i64 = 9;
const THIN: i64 = 60;

/// Resources on the mat.
pub(super) fn resources(game: &MicroMutants) -> i64 {
    count(game, |piece| piece.name.kind == Kind::Resource)
}

/// What a seat has collected is worth.
pub(super) fn held(game: &MicroMutants, seat: Seat) -> i64 {
    let held = i64::from(game.held(seat));
    let useful = held.min(wants(game, seat));
    useful * RESOURCE + (held - useful) * SPARE
}

/// So many resources a seat can still spend: two for every upgrade, one for
/// every card that does not come with one (MM-A3, MM-A4).
fn wants(game: &MicroMutants, seat: Seat) -> i64 {
    let upgrades = smalls(game, seat);
    let cards = CARDS - game.evolutions(seat).len() as i64 - upgrades;
    2 * upgrades + cards.max(0)
}

/// What the race is worth to a seat.
pub(super) fn race(game: &MicroMutants, seat: Seat) -> i64 {
    let left = resources(game);
    if left == 0 {
        return 0;
    }
    let extra = if game.has_extra(seat) { EXTRA } else { 0 };
    if game.seats() != 2 {
        return extra;
    }
    let other = Seat(1 - seat.0.min(1));
    let lead = standing(game, seat) - standing(game, other);
    let ending = lead.signum() * (FEW - left).max(0) * ENDING;
    extra + ending + army(game, seat) - army(game, other)
}

/// What an army is worth beside what it is worth elsewhere.
fn army(game: &MicroMutants, seat: Seat) -> i64 {
    let bugs = bugs(game, seat);
    bugs * BUG - (ENOUGH - bugs).max(0).pow(2) * THIN - smalls(game, seat) * SMALL
}

/// Who has more wins when all resources are collected (MM-A5).
fn standing(game: &MicroMutants, seat: Seat) -> i64 {
    let bases = count(game, |piece| piece.name.seat == seat && piece.name.kind == Kind::Base);
    (2 * bases - smalls(game, seat)) * 100 + bugs(game, seat)
}

fn bugs(game: &MicroMutants, seat: Seat) -> i64 {
    count(game, |piece| piece.name.seat == seat && matches!(piece.name.kind, Kind::Bug(_)))
}

/// Bases that are not upgraded.
fn smalls(game: &MicroMutants, seat: Seat) -> i64 {
    count(game, |piece| piece.name.seat == seat && piece.small)
}

fn count(game: &MicroMutants, what: impl Fn(&Piece) -> bool) -> i64 {
    let lies = |piece: &&Piece| piece.pose().is_some() && what(piece);
    game.pieces().iter().filter(lies).count() as i64
}
