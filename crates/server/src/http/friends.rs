//! Friends of mine, and whom I have blocked. Nobody is told of either.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Problem;
use super::ask::{Body, Caller};
use super::people::somebody;
use crate::clock;
use crate::house::House;
use crate::identity::Person;
use crate::limits::Kind;
use crate::wire::{Befriend, Friend, Tie};

/// Who was seen within so many milliseconds is here; sessions are noted as seen every
/// few minutes.
const LATELY: i64 = 10 * 60 * 1000;

/// All of mine, by name.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
) -> Result<Json<Vec<Friend>>, Problem> {
    let now = clock::stored(clock::now());
    let friend = |tied: store::Tied| Friend {
        here: tied.tie == store::Tie::Friend && tied.seen.is_some_and(|at| now - at < LATELY),
        name: tied.name,
        tie: tied.tie.into(),
    };
    Ok(Json(house.store.ties(&person.id).await?.into_iter().map(friend).collect()))
}

/// Somebody becomes a friend, is blocked, or is nothing to me any more.
pub(super) async fn set(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
    Body(Befriend { name, tie }): Body<Befriend>,
) -> Result<StatusCode, Problem> {
    house.limits.person(Kind::Friends, &person.id)?;
    if !person.account {
        return Err(Problem::forbidden("error-friends-account"));
    }
    let other = somebody(&house, &name).await?.identity;
    if other == person.id {
        return Err(Problem::conflict("error-friends-self"));
    }
    let tie = match tie {
        Some(Tie::Friend) => store::Tie::Friend,
        Some(Tie::Blocked) => store::Tie::Blocked,
        None => {
            house.store.untie(&person.id, &other).await?;
            return Ok(StatusCode::NO_CONTENT);
        }
    };
    house.store.tie(&person.id, &other, tie, clock::stored(clock::now())).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The people a host wants at a table, by name. Who has blocked the host is not told
/// so, and not invited.
pub(super) async fn invited(
    house: &House,
    host: &Person,
    names: &[String],
) -> Result<Vec<Person>, Problem> {
    if !names.is_empty() && !host.account {
        return Err(Problem::forbidden("error-friends-account"));
    }
    let mut people = Vec::new();
    for name in names {
        let found = somebody(house, name).await?;
        if found.identity == host.id {
            return Err(Problem::conflict("error-friends-self"));
        }
        if house.store.is_blocked(&found.identity, &host.id).await? {
            return Err(Problem::conflict("error-not-invited"));
        }
        people.push(Person { id: found.identity, name: found.name, account: true });
    }
    Ok(people)
}
