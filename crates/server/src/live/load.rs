//! Reading a table from the store.

use store::Store;
use table::{Chair, Holder, Kept, Lines, Plan, Standing};
use tabletop::Seed;

use crate::house::House;
use crate::http::Problem;
use crate::identity;

/// A table as the store tells it.
pub(crate) async fn load(house: &House, id: &str) -> Result<Standing, Problem> {
    let (mut standing, log) = stored(&*house.store, id).await?;
    let played = house.work.run_for_all(move || {
        let played = standing.read(&log.lines);
        played.map(|()| standing)
    });
    played.await?.map_err(|error| {
        tracing::error!(table = id, %error, "the log cannot be replayed");
        match error.problem {
            record::Problem::UnknownRules { .. } => Problem::from(table::Refusal::from(&error)),
            _ => Problem::internal(),
        }
    })
}

/// Refuses a table that who runs the house has closed: nobody wakes it.
pub(super) async fn not_closed(store: &dyn Store, id: &str) -> Result<(), Problem> {
    let stored = store.table(id).await?.ok_or_else(Problem::no_table)?;
    if stored.closed { Err(Problem::closed()) } else { Ok(()) }
}

/// A table and its log, which has not been played.
pub(crate) async fn stored(store: &dyn Store, id: &str) -> Result<(Standing, Lines), Problem> {
    let stored = store.table(id).await?.ok_or_else(Problem::no_table)?;
    let damaged = |what: &str, error: &dyn std::fmt::Display| {
        tracing::error!(table = id, %error, "{what} cannot be read");
        Problem::internal()
    };
    let entry =
        catalog::find(&stored.game).ok_or_else(|| damaged("the game", &stored.game.as_str()))?;
    let plan: Plan =
        serde_json::from_str(&stored.header).map_err(|error| damaged("the plan", &error))?;
    let chairs: Vec<Chair> =
        serde_json::from_str(&stored.seats).map_err(|error| damaged("the seats", &error))?;
    let seed = <[u8; 32]>::try_from(stored.seed.reveal().as_slice())
        .map_err(|_| damaged("the seed", &"its length is wrong"))?;
    let mut standing = Standing::new(id, entry.game, plan, chairs, Seed(seed));
    standing.holders = holders(store, id, standing.chairs.len()).await?;
    Ok((standing, log(store, id, 0).await?))
}

/// The lines of a table's log after the first so many.
pub(super) async fn log(store: &dyn Store, id: &str, after: u64) -> Result<Lines, Problem> {
    let lines = store.entries(id, after).await?;
    Ok(Lines { after, lines: lines.into_iter().map(|entry| entry.line).collect() })
}

/// What people have prepared there; what cannot be read is not done.
pub(super) async fn intents(store: &dyn Store, id: &str) -> Result<Vec<Kept>, Problem> {
    let read = |intent: store::Intent| match serde_json::from_str(&intent.text) {
        Ok(kept) => Some(kept),
        Err(error) => {
            tracing::error!(table = id, %error, "what was prepared cannot be read");
            None
        }
    };
    Ok(store.intents(id).await?.into_iter().filter_map(read).collect())
}

/// Who holds the seats of a table.
pub(super) async fn holders(
    store: &dyn Store,
    id: &str,
    seats: usize,
) -> Result<Vec<Option<Holder>>, Problem> {
    let mut holders = vec![None; seats];
    for binding in store.seats(id).await? {
        let Some(holder) = holders.get_mut(binding.seat as usize) else { continue };
        let person = identity::holder(store, &binding.identity).await?;
        *holder = person.map(Holder::from);
    }
    Ok(holders)
}
