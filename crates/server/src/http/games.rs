//! The games of the house.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use catalog::GameBox;
use serde::Deserialize;
use tabletop::{OptionSpec, Options};

use super::Problem;
use super::ask::Address;
use crate::house::House;
use crate::lesson;
use crate::limits::Kind;
use crate::wire::{Chapter, GameInfo, GameOption, RulesPage};

pub(super) async fn games(State(house): State<Arc<House>>) -> Json<Vec<GameInfo>> {
    Json(catalog::GAMES.iter().map(|entry| describe(&house, entry)).collect())
}

fn describe(house: &House, entry: &GameBox) -> GameInfo {
    let game = entry.game;
    GameInfo {
        id: game.id().to_owned(),
        seats: game.seats(),
        levels: house.pool.levels(entry),
        options: game.options().iter().map(|spec| option(entry, spec)).collect(),
        lesson: entry.lesson.is_some(),
    }
}

fn option(entry: &GameBox, spec: &OptionSpec) -> GameOption {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let label = format!("{}-option-{}", entry.game.id(), spec.name);
    GameOption {
        name: spec.name.to_owned(),
        values: owned(spec.values),
        default: spec.values.first().copied().unwrap_or_default().to_owned(),
        help: format!("{label}-help"),
        label,
        when: spec.when.map(|(name, values)| BTreeMap::from([(name.to_owned(), owned(values))])),
        seats: spec.values.iter().filter_map(|value| allowed(entry, spec, value)).collect(),
    }
}

/// How many can play with this value: the game is asked.
fn allowed(entry: &GameBox, spec: &OptionSpec, value: &str) -> Option<(String, (u8, u8))> {
    let (least, most) = entry.game.seats();
    let mut options: Options = [(spec.name, value)].into_iter().collect();
    if let Some((other, values)) = spec.when {
        options.0.extend(values.first().map(|value| (other.to_owned(), (*value).to_owned())));
    }
    let mut fits = (least..=most).filter(|seats| entry.game.setup(*seats, &options).is_ok());
    let least = fits.next()?;
    Some((value.to_owned(), (least, fits.last().unwrap_or(least))))
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    lang: String,
    /// Of which version; of the newest unless told.
    version: Option<u32>,
}

pub(super) async fn rules(
    Path(id): Path<String>,
    Query(Wanted { lang, version }): Query<Wanted>,
) -> Result<Json<RulesPage>, Problem> {
    let entry = catalog::find(&id).ok_or_else(|| Problem::missing("error-unknown-game"))?;
    let newest = entry.game.version();
    let version = version.unwrap_or(newest);
    if !entry.game.versions().contains(&version) {
        return Err(Problem::missing("error-unknown-rules"));
    }
    Ok(Json(RulesPage { clauses: catalog::clauses(entry, &lang, version), version, newest }))
}

#[derive(Deserialize)]
pub(super) struct Asked {
    question: String,
}

/// What the box tells, without a table.
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Asked { question }): Query<Asked>,
) -> Result<Json<serde_json::Value>, Problem> {
    house.limits.address(Kind::Ask, address)?;
    let entry = catalog::find(&id).ok_or_else(|| Problem::missing("error-unknown-game"))?;
    let answer = house.work.run(address, move || entry.game.answer(&question));
    Ok(Json(answer.await??))
}

pub(super) async fn lesson(Path(id): Path<String>) -> Result<Json<Vec<Chapter>>, Problem> {
    let entry = catalog::find(&id).ok_or_else(|| Problem::missing("error-unknown-game"))?;
    match lesson::chapters(&id) {
        [] => Err(Problem::missing("error-unknown-lesson")),
        chapters => chapters.iter().map(|chapter| chapter.told(entry.game)).collect(),
    }
    .map(Json)
}
