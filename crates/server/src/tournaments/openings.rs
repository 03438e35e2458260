//! What everybody hands in when joining, where the tournament wants it: the first
//! action of every game they play there, such as an army. It is a secret until the
//! start; then it lies open, and is done for them at each of their tables. Which
//! actions there are the rules say; nothing here knows a game.

use std::sync::Arc;

use record::{Deed, Opening, Play};
use tabletop::{Options, Seat, Seed};
use tournament::{Charter, Table};

use super::Loaded;
use crate::house::House;
use crate::http::{Problem, known};
use crate::live::{Command, reach};

/// Any luck will do: what is asked first does not depend on it.
const LUCK: u64 = 1;

/// A game of this tournament that has just begun.
fn begun(charter: &Charter) -> Result<Play, Problem> {
    let game = known(&charter.game)?.game;
    let setup = game.setup(charter.seats, &Options(charter.options.clone()))?;
    let names = (0..charter.seats).map(|seat| format!("{seat}"));
    let (play, _) = Play::start(game, Opening::new(setup, names), Seed::number(LUCK))?;
    Ok(play)
}

/// May the first action be handed in? Only where all are asked for it at once.
pub(crate) fn can_be(charter: &Charter) -> bool {
    let all = |play: Play| {
        let asked = play.state().turn().seats();
        (0..charter.seats).all(|seat| asked.contains(Seat(seat)))
    };
    begun(charter).is_ok_and(all)
}

/// Those that the rules list, in notation.
pub(crate) fn listed(charter: &Charter) -> Vec<String> {
    let texts = |play: Play| {
        let listed = play.state().choices(Seat(0)).listed.into_iter();
        listed.map(|offered| offered.text).collect()
    };
    begun(charter).map(texts).unwrap_or_default()
}

/// Is it a first action by the rules?
pub(crate) fn check(charter: &Charter, action: &str) -> Result<(), Problem> {
    let play = begun(charter)?;
    play.propose(Seat(0), &Deed::Act(action.to_owned()))?;
    Ok(())
}

/// Does what was handed in at a table that has begun; whoever has acted there is
/// left alone.
pub(super) async fn do_all(
    house: &Arc<House>,
    loaded: &Loaded,
    table: &Table,
    id: &str,
) -> Result<(), Problem> {
    if !loaded.it.charter.armies {
        return Ok(());
    }
    let handle = reach(house, id).await?;
    for (seat, player) in (0..).map(Seat).zip(&table.seats) {
        let entrant = loaded.it.players.get(*player as usize);
        if let Some(action) = entrant.and_then(|it| it.army.clone()) {
            handle.tell(Command::Opening { seat, action }).await?;
        }
    }
    Ok(())
}
