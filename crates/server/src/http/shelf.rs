//! What I have put aside for a game: small texts under names of my own, such as
//! armies. What they say is the game's matter; nobody else is shown them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use store::MAX_SHELVED;

use super::Problem;
use super::ask::{Address, Body, Caller};
use super::tables::known;
use crate::clock;
use crate::house::House;
use crate::limits::Kind;
use crate::wire::{Shelve, Shelved};

/// All I have put aside for a game, by name.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Caller(person): Caller,
    Path(game): Path<String>,
) -> Result<Json<Vec<Shelved>>, Problem> {
    let game = known(&game)?.game.id();
    let shelf = house.store.shelf(&person.id, game).await?;
    let told = shelf.into_iter().map(|one| Shelved { name: one.name, text: one.text });
    Ok(Json(told.collect()))
}

/// Puts one thing there, or takes it away; the name travels in the body, for no name
/// is changed there by what stands between.
pub(super) async fn put(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Caller(person): Caller,
    Path(game): Path<String>,
    Body(Shelve { name, text }): Body<Shelve>,
) -> Result<StatusCode, Problem> {
    house.limits.person(Kind::Shelf, &person.id)?;
    house.limits.address(Kind::Shelf, address)?;
    let game = known(&game)?.game.id();
    let Some(text) = text else {
        house.store.take_off_shelf(&person.id, game, &name).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    if text.len() > MAX_SHELVED {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "error-shelf-long"));
    }
    let shelved = store::Shelved { name, text, updated: clock::stored(clock::now()) };
    house.store.put_on_shelf(&person.id, game, shelved).await?;
    Ok(StatusCode::NO_CONTENT)
}
