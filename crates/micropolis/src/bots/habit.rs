//! How a sensible player plays without thinking, for imagining the rest of a
//! game thousands of times: it looks at the line and at the own anthills, one
//! turn ahead, and knows what a soldier is worth.

use crate::{Action, Anthill, BARRACKS, MOST_ARMY, Micropolis, Phase, Side, Specialist, Tile};
use tabletop::{Rules, Seat};

/// Everything is counted in hundredths of a point.
const POINT: i32 = 100;
/// An ant in the largest gallery, beyond its own point: it may win the colony.
const COLONY: i32 = 30;
/// An architect token.
const TOKEN: i32 = 100;
/// A token is spent where it saves more soldiers than this.
const WORTH_A_TOKEN: u8 = 2;

/// What the seat does by habit; `listed` is scratch space.
pub(super) fn habit(game: &Micropolis, seat: Seat, listed: &mut Vec<Action>) -> Option<Action> {
    match game.phase() {
        Phase::Take => take(game, seat),
        Phase::Place => {
            let (tile, at) = game.taken()?;
            let on = |side| worth(&game.anthill(at).with(tile, side));
            let left = on(Side::Left) > on(Side::Right);
            Some(Action::Place { side: if left { Side::Left } else { Side::Right } })
        }
        // Full barracks score more for a soldier than it is worth outside.
        Phase::Barracks => Some(Action::Fill),
        Phase::Sentry | Phase::Leader | Phase::Token | Phase::Youngest | Phase::Over => {
            listed.clear();
            game.choices(seat, listed);
            listed.iter().max_by_key(|action| housed(action)).copied()
        }
    }
}

/// The tile that brings the most on its better side.
fn take(game: &Micropolis, seat: Seat) -> Option<Action> {
    let token = game.architects(seat) > 0;
    let mut best: Option<(i32, Action)> = None;
    for at in game.homes(seat).filter(|at| !game.anthill(*at).complete()) {
        let (army, anthill) = (game.anthill(at).army(), game.home(at).anthill);
        for (price, (tile, lying)) in (0..).zip(game.line()) {
            let architect = token && price > WORTH_A_TOKEN.min(army);
            if price > army && !architect {
                break;
            }
            let paid = if architect { 0 } else { i32::from(price) };
            let spent = if architect { TOKEN } else { 0 };
            let gain = gain(game, at, tile, i32::from(lying) - paid) - spent;
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, Action::Take { position: price + 1, anthill, architect }));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// What a tile brings, with the soldiers that come or go for it.
fn gain(game: &Micropolis, at: u8, tile: Tile, soldiers: i32) -> i32 {
    let (anthill, face) = (game.anthill(at), tile.face());
    let on = |side| worth(&anthill.with(tile, side));
    let right = on(Side::Right);
    let better = if anthill.one_end() { right } else { right.max(on(Side::Left)) };
    let each = soldier(game);
    let (recruits, token) = match face.specialist {
        Some(Specialist::Nurse) => (i32::from(face.eggs), 0),
        Some(Specialist::Sergeant) => (1, 0),
        Some(Specialist::Architect) => (0, TOKEN),
        Some(Specialist::Queen | Specialist::Sentry) | None => (0, 0),
    };
    let before = i32::from(anthill.army());
    let army = (before + soldiers + recruits).min(MOST_ARMY.into());
    let size = i32::from(face.barracks);
    let house = i32::from(BARRACKS[usize::from(face.barracks)]) * POINT - size * each;
    let barracks = if size <= army { house } else { 0 };
    better - worth(anthill) + barracks + token + (army - before) * each
}

/// What an anthill is worth by itself.
fn worth(anthill: &Anthill) -> i32 {
    let galleries = anthill.galleries().iter();
    let points: i32 = galleries.map(|(_, g)| i32::from(g.harvest() + g.royal())).sum();
    (i32::from(anthill.ants()) + points) * POINT + i32::from(anthill.colony()) * COLONY
}

/// What a soldier of the army is worth: less when nothing more can be bought.
fn soldier(game: &Micropolis) -> i32 {
    if game.round() + 1 < game.setup().rounds() { 130 } else { 65 }
}

/// Points of the barracks a sentry would fill.
fn housed(action: &Action) -> u8 {
    let Action::Sentry { full } = action else { return 0 };
    full.iter().map(|tile| BARRACKS[usize::from(tile.face().barracks)]).sum()
}
