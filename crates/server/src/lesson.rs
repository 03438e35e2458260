//! Lessons: chapters, each of them a position, perhaps scripted luck, and
//! steps, played at a real table. The steps are for the client; the server
//! plays the bot's part of them. Physics is never scripted.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Game, Luck, Options};

use crate::http::Problem;
use crate::wire;

/// A lesson, as its file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    chapters: Vec<Chapter>,
}

/// A chapter of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chapter {
    title: String,
    steps: Vec<Step>,
    setup: Setup,
    /// Where it begins; without one, where every game begins.
    position: Option<Value>,
    #[serde(default)]
    luck: Vec<String>,
}

/// A step as it is written; see [`wire::LessonStep`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    say: String,
    expect: Option<Vec<String>>,
    goal: Option<Value>,
    /// In notation.
    example: Option<String>,
    highlight: Option<String>,
    bot: Option<String>,
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

/// The chapters of a game's lesson; none if it has no lesson.
pub(crate) fn chapters(game: &str) -> &'static [Chapter] {
    LESSONS.get(game).map_or(&[], |lesson| &lesson.chapters)
}

/// A chapter of a game's lesson, from 0.
pub(crate) fn chapter(game: &str, at: u8) -> Option<&'static Chapter> {
    chapters(game).get(usize::from(at))
}

impl Chapter {
    /// What the client is told of it.
    pub(crate) fn told(&self, game: &dyn Game) -> Result<wire::Chapter, Problem> {
        let setup = game.setup(self.seats(), self.options())?;
        let start = self.position().map(|told| game.arrange(&setup, told)).transpose()?;
        // Once the pupil has moved, the position is the pupil's, and no example fits it.
        let mut known = true;
        let step = |step: &Step| {
            let example = step.example.as_deref().filter(|_| known);
            known &= step.expect.is_none();
            Ok(wire::LessonStep {
                say: step.say.clone(),
                expect: step.expect.clone(),
                goal: step.goal.clone(),
                example: example
                    .zip(start.as_ref())
                    .map(|(text, start)| start.read(text))
                    .transpose()?,
                highlight: step.highlight.clone(),
                bot: step.bot.is_some(),
            })
        };
        let steps = self.steps.iter().map(step).collect::<Result<_, Problem>>()?;
        Ok(wire::Chapter { title: self.title.clone(), steps })
    }

    /// How many sit at its table: the pupil, then bots.
    pub(crate) fn seats(&self) -> u8 {
        self.setup.seats
    }

    pub(crate) fn options(&self) -> &Options {
        &self.setup.options
    }

    pub(crate) fn position(&self) -> Option<&Value> {
        self.position.as_ref()
    }

    /// What bots do, in order.
    pub(crate) fn bot_moves(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|step| step.bot.as_deref())
    }

    /// The scripted luck, see [`tabletop::Game::read_luck`].
    pub(crate) fn script(&self, game: &dyn tabletop::Game) -> Vec<Luck> {
        self.luck.iter().filter_map(|line| game.read_luck(line)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::GameBox;
    use record::{Deed, Opening, Play};
    use tabletop::{Seat, Seed, Viewer};

    use super::*;

    /// Does this, among other things, happen?
    fn is_part_of(goal: &Value, event: &Value) -> bool {
        match goal {
            Value::Object(fields) => fields
                .iter()
                .all(|(name, value)| event.get(name).is_some_and(|has| is_part_of(value, has))),
            value => value == event,
        }
    }

    /// Whoever follows a chapter word by word gets to its end: what it asks for
    /// is offered, and its examples do what they are to do.
    fn follow(entry: &GameBox, chapter: &Chapter) {
        let setup = entry.game.setup(chapter.seats(), chapter.options()).unwrap();
        let script = chapter.script(entry.game);
        assert_eq!(script.len(), chapter.luck.len(), "luck that has no such name");
        let seats = vec!["somebody".to_owned(); chapter.seats().into()];
        let position = chapter.position().cloned();
        let opening = Opening { setup, seats, position, script, exercise: true, at: None };
        let (mut play, _) = Play::start(entry.game, opening, Seed::number(1)).unwrap();
        for step in &chapter.steps {
            let told = format!("{} of {}", step.say, entry.game.id());
            let (seat, options) = match (&step.expect, &step.bot) {
                (Some(expected), None) => (Seat(0), expected.clone()),
                (None, Some(action)) => (Seat(1), vec![action.clone()]),
                _ => continue,
            };
            let fits = |text: &str| {
                let begins = |option: &String| text.starts_with(&format!("{option} "));
                options.iter().any(|option| text == option || begins(option))
            };
            // What is said in full need only be legal; the rest must be offered.
            let state = play.state();
            let mut listed = state.choices(seat).listed.into_iter().map(|offered| offered.text);
            let whole = options.iter().find(|option| state.check(seat, option).is_ok());
            let example = step.example.as_ref().inspect(|example| assert!(fits(example), "{told}"));
            let action = example.or(whole).cloned().or_else(|| listed.find(|text| fits(text)));
            let action = action.unwrap_or_else(|| panic!("{options:?} is not offered at {told}"));
            let happened = play.act(seat, &Deed::Act(action)).unwrap();
            if let Some(goal) = &step.goal {
                let events = happened.seen_by(Viewer::Seat(seat));
                let reached = events.iter().any(|seen| is_part_of(goal, &seen.event));
                let happened: Vec<String> = events
                    .iter()
                    .map(|seen| format!("{} {}", seen.event["type"], seen.event["piece"]))
                    .collect();
                assert!(reached, "{goal} is not reached at {told}: {happened:?}");
            }
        }
    }

    #[test]
    fn lessons_can_be_followed() {
        for entry in catalog::GAMES {
            let Some(text) = entry.lesson else { continue };
            let lesson: Lesson = toml::from_str(text).unwrap();
            // Marks of what is finished go by titles.
            let titles: BTreeSet<_> = lesson.chapters.iter().map(|c| &c.title).collect();
            assert_eq!(titles.len(), lesson.chapters.len(), "titles of {}", entry.game.id());
            for chapter in &lesson.chapters {
                follow(entry, chapter);
                assert_eq!(chapter.told(entry.game).unwrap().steps.len(), chapter.steps.len());
            }
        }
    }
}
