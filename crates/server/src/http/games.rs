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
        levels: house.pool.offered(entry),
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

/// How many can play with this value, whatever it depends on: the game is asked.
fn allowed(entry: &GameBox, spec: &OptionSpec, value: &str) -> Option<(String, (u8, u8))> {
    let (least, most) = entry.game.seats();
    let chosen: Options = [(spec.name, value)].into_iter().collect();
    let settings: Vec<Options> = match spec.when {
        None => vec![chosen],
        Some((other, values)) => {
            let with = |value: &&str| {
                let mut options = chosen.clone();
                options.0.insert(other.to_owned(), (*value).to_owned());
                options
            };
            values.iter().map(with).collect()
        }
    };
    let fits = |seats: &u8| settings.iter().any(|one| entry.game.setup(*seats, one).is_ok());
    let mut fitting = (least..=most).filter(fits);
    let least = fitting.next()?;
    Some((value.to_owned(), (least, fitting.last().unwrap_or(least))))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As a page offers them: the seats that all chosen values allow.
    fn offered(entry: &GameBox, chosen: &[(&OptionSpec, &str)]) -> (u8, u8) {
        chosen.iter().fold(entry.game.seats(), |(low, high), (spec, value)| {
            let (least, most) = allowed(entry, spec, value).map_or((low, high), |(_, seats)| seats);
            (low.max(least), high.min(most))
        })
    }

    /// Whether an option is on the page while these are chosen.
    fn shown(spec: &OptionSpec, chosen: &[(&OptionSpec, &str)]) -> bool {
        spec.when.is_none_or(|(name, values)| {
            let other = chosen.iter().find(|(other, _)| other.name == name);
            other.is_some_and(|(_, value)| values.contains(value))
        })
    }

    #[test]
    fn what_a_page_offers_can_be_opened() {
        for entry in catalog::GAMES {
            let specs = entry.game.options();
            // Every value of every option, with every value of every other one.
            for one in specs {
                for other in specs.iter().filter(|other| other.name != one.name) {
                    for (mine, theirs) in
                        one.values.iter().flat_map(|v| other.values.iter().map(move |w| (*v, *w)))
                    {
                        let pair = [(one, mine), (other, theirs)];
                        // Nobody has the army that somebody else has.
                        let twice = one.values == other.values && mine == theirs;
                        if twice || !pair.iter().all(|(spec, _)| shown(spec, &pair)) {
                            continue;
                        }
                        let (least, most) = offered(entry, &pair);
                        let options: Options =
                            pair.iter().map(|(spec, value)| (spec.name, *value)).collect();
                        for seats in least..=most {
                            let setup = entry.game.setup(seats, &options);
                            assert!(setup.is_ok(), "{}: {options:?}, {seats}", entry.game.id());
                        }
                    }
                }
            }
        }
    }
}
