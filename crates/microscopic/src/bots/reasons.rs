//! A choice of Microscopic in words, and what speaks for it: an organism that
//! comes nearer, more cards to draw, cells that cost less.

use tabletop::{Rules, Said, Seat, Seed, Seeded};

use super::plan::nearest;
use crate::cards::{Bonus, Face};
use crate::{Action, Microscopic};

/// What the seat would do.
pub(super) fn words(game: &Microscopic, seat: Seat, action: &Action) -> Said {
    let me = game.player(seat);
    let say = |kind: &str| Said::new(format!("microscopic-do-{kind}"));
    match action {
        Action::Gene { card } => say("gene").word("card", card.word()),
        Action::Cell { card, genes } => {
            say("cell").word("card", card.word()).with("price", genes.len())
        }
        Action::Organism { organism, .. } => say("organism").word("organism", organism.word()),
        Action::Virus { target, of } => say("virus").word("target", target.word()).with("of", *of),
        Action::Replace { card } => say("replace").word("card", card.word()),
        Action::Give { card } => say("give").word("card", card.word()),
        Action::Draw => say("draw").with("count", me.draws()),
        Action::Discard { card } => say("discard").word("card", card.word()),
        Action::Cull { card } => say("cull").word("card", card.word()),
    }
}

/// The weightiest first.
pub(super) fn reasons(game: &Microscopic, seat: Seat, action: &Action) -> Vec<Said> {
    let mut after = *game;
    let mut luck = Seeded::new(Seed::number(0));
    if after.apply(seat, action, &mut luck, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let say = |kind: &str| Said::new(format!("microscopic-why-{kind}"));
    let (me, then) = (game.player(seat), after.player(seat));
    let mut said = Vec::new();
    match action {
        Action::Organism { .. } => {
            let missing = game.setup.to_win().saturating_sub(after.side_organisms(seat));
            said.push(say("claimed").with("missing", missing));
        }
        Action::Cell { card, .. } => {
            if let (Some((_, before)), Some((goal, lacks))) =
                (nearest(game, me), nearest(&after, then))
                && lacks < before
            {
                said.push(say("nearer").word("organism", goal.word()).with("missing", lacks));
            }
            if then.draws() > me.draws() {
                said.push(say("draws").with("count", then.draws() - me.draws()));
            }
            if let Face::Cell(_, _, _, Bonus::AnyCheaper(by) | Bonus::Kin(by)) = card.face() {
                said.push(say("cheaper").with("count", by));
            }
        }
        Action::Virus { of, .. } if !game.setup.allied(seat, *of) => {
            if let (Some((goal, before)), Some((_, lacks))) =
                (nearest(game, game.player(*of)), nearest(&after, after.player(*of)))
                && lacks > before
            {
                said.push(say("slows").word("organism", goal.word()).with("of", *of));
            }
        }
        Action::Gene { .. } => said.push(say("genes").with("count", then.genes.len())),
        _ => {}
    }
    said
}
