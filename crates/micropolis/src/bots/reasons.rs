//! A choice of Micropolis in words, and what speaks for it: which lines of the own score sheet it
//! changes by the end of the turn, if the turn goes on as usual.

use tabletop::{Rules, Said, Seat, Seed, Seeded};

use super::habit::habit;
use crate::hill::Hill;
use crate::score::Sheet;
use crate::{Action, Micropolis, Phase};

/// What the seat would do; none where the first thing told of it says so.
pub(super) fn words(game: &Micropolis, action: &Action) -> Option<Said> {
    let say = |kind: &str| Said::new(format!("micropolis-do-{kind}"));
    let into = |said: Said, anthill: Option<Hill>| {
        let where_to = anthill.map_or_else(|| "own".to_owned(), |hill| hill.to_string());
        said.word("into", format!("micropolis-into-{where_to}"))
    };
    Some(match action {
        Action::Youngest { seat } => say("youngest").with("seat", *seat),
        Action::Leader { seat, anthill } => into(say("leader").with("seat", *seat), *anthill),
        Action::Take { position, anthill, architect: true } => {
            into(say("take-architect").with("position", *position), *anthill)
        }
        Action::Take { position, anthill, architect: false } => {
            let said = say("take").with("position", *position);
            into(said.with("price", position.saturating_sub(1)), *anthill)
        }
        Action::Place { side } => say(&format!("place-{side}")),
        Action::Fill => {
            let (tile, _) = game.taken()?;
            say("fill").with("size", tile.face().barracks)
        }
        Action::Leave => say("leave"),
        Action::Sentry { .. } => return None,
    })
}

/// The weightiest first.
pub(super) fn reasons(game: &Micropolis, seat: Seat, action: &Action) -> Vec<Said> {
    let Some(after) = turn_played(game, seat, action) else { return Vec::new() };
    let change = after.sheet(seat) - game.sheet(seat);
    let lines = Sheet::LINES.iter().filter(|(label, _)| !label.ends_with("-total"));
    let mut parts: Vec<(i16, String)> = lines
        .map(|(label, line)| (line(&change), label.replace("-score-", "-why-")))
        .chain([(army(&after, seat) - army(game, seat), "micropolis-why-soldiers".to_owned())])
        .filter(|(by, _)| *by != 0)
        .collect();
    parts.sort_by_key(|(by, _)| std::cmp::Reverse(by.abs()));
    let said = parts.into_iter().map(|(by, key)| {
        let way = if by > 0 { "more" } else { "less" };
        Said::new(format!("{key}-{way}")).with("points", i32::from(by.abs()))
    });
    said.collect()
}

/// The game after the action and what goes without saying: the tile is placed,
/// its barracks are filled. Nothing of the next turn.
fn turn_played(game: &Micropolis, seat: Seat, action: &Action) -> Option<Micropolis> {
    let (mut after, mut scratch) = (*game, Vec::new());
    // What is drawn changes no points.
    let mut luck = Seeded::new(Seed::number(0));
    let mut next = Some(*action);
    while let Some(action) = next {
        let _ = after.apply(seat, &action, &mut luck, &mut Vec::new()).ok()?;
        let open = matches!(after.phase(), Phase::Place | Phase::Barracks | Phase::Sentry)
            && after.turn().seats().contains(seat);
        next = if open { habit(&after, seat, &mut scratch) } else { None };
    }
    Some(after)
}

fn army(game: &Micropolis, seat: Seat) -> i16 {
    game.homes(seat).map(|at| i16::from(game.anthill(at).army())).sum()
}
