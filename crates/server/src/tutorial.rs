//! Lessons: a position, scripted luck and steps, played at a real table. The
//! steps are for the client; the server plays the bot's part of them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Luck, Options};

use crate::wire::Tutorial;

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Lesson {
    /// What the client is told of it.
    #[serde(flatten)]
    pub(crate) told: Tutorial,
    setup: Setup,
    position: Value,
    #[serde(default)]
    luck: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct Setup {
    seats: u8,
    #[serde(default)]
    options: Options,
}

static LESSONS: LazyLock<BTreeMap<&'static str, Lesson>> = LazyLock::new(|| {
    let mut lessons = BTreeMap::new();
    for entry in catalog::GAMES {
        let Some(text) = entry.lesson else { continue };
        match toml::from_str(text) {
            Ok(lesson) => drop(lessons.insert(entry.game.id(), lesson)),
            // The tests see to it that there is no such lesson.
            Err(error) => tracing::error!(game = entry.game.id(), %error, "a lesson is broken"),
        }
    }
    lessons
});

/// The lesson of a game.
pub(crate) fn find(game: &str) -> Option<&'static Lesson> {
    LESSONS.get(game)
}

impl Lesson {
    /// How many sit at its table: the pupil, then bots.
    pub(crate) fn seats(&self) -> u8 {
        self.setup.seats
    }

    pub(crate) fn options(&self) -> &Options {
        &self.setup.options
    }

    pub(crate) fn position(&self) -> &Value {
        &self.position
    }

    /// What bots do, in order.
    pub(crate) fn bot_moves(&self) -> impl Iterator<Item = &str> {
        self.told.steps.iter().filter_map(|step| step.bot.as_deref())
    }

    /// The scripted luck, see [`tabletop::Game::read_luck`].
    pub(crate) fn script(&self, game: &dyn tabletop::Game) -> Vec<Luck> {
        self.luck.iter().filter_map(|line| game.read_luck(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use record::{Deed, Opening, Play};
    use tabletop::{Seat, Seed};

    use super::*;

    /// Whoever follows a lesson word by word gets to its end.
    #[test]
    fn lessons_can_be_followed() {
        for entry in catalog::GAMES {
            let Some(text) = entry.lesson else { continue };
            let lesson: Lesson = toml::from_str(text).unwrap();
            let setup = entry.game.setup(lesson.seats(), lesson.options()).unwrap();
            let script = lesson.script(entry.game);
            assert_eq!(script.len(), lesson.luck.len(), "luck that has no such name");
            let seats = vec!["somebody".to_owned(); lesson.seats().into()];
            let position = Some(lesson.position().clone());
            let opening = Opening { setup, seats, position, script, at: None };
            let (mut play, _) = Play::start(entry.game, opening, Seed::number(1)).unwrap();
            for step in &lesson.told.steps {
                let (seat, options) = match (&step.expect, &step.bot) {
                    (Some(expected), None) => (Seat(0), expected.clone()),
                    (None, Some(action)) => (Seat(1), vec![action.clone()]),
                    _ => continue,
                };
                // What is said in full need only be legal; the rest must be offered.
                let state = play.state();
                let mut listed = state.choices(seat).listed.into_iter().map(|offered| offered.text);
                let whole = options.iter().find(|option| state.check(seat, option).is_ok());
                let fits = |text: &String| {
                    options.iter().any(|option| text.starts_with(&format!("{option} ")))
                };
                let action = whole.cloned().or_else(|| listed.find(fits));
                let action = action.unwrap_or_else(|| {
                    panic!("{options:?} is not offered at {} of {}", step.say, entry.game.id())
                });
                play.act(seat, &Deed::Act(action)).unwrap();
            }
        }
    }
}
