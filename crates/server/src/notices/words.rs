//! What a letter says, in the reader's language.

use std::sync::LazyLock;

use serde::Serialize;
use serde_json::json;
use tabletop::{Arg, Said};
use words::Words;

use super::Awaited;

/// A few words for somebody who is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Letter {
    pub(crate) title: String,
    pub(crate) body: String,
    /// The page to be opened.
    pub(crate) path: String,
    /// How many games wait.
    pub(crate) count: usize,
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new("en"));
static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new("fr"));

/// The words of a language; English if it is not known.
pub(super) fn words(language: &str) -> &'static Words {
    if language == "fr" { &FRENCH } else { &ENGLISH }
}

fn game_of(game: &str) -> Arg {
    Arg::Word { word: format!("game-{game}").into() }
}

impl Letter {
    /// These games wait.
    pub(super) fn of_turns(language: &str, games: &[Awaited]) -> Letter {
        let words = words(language);
        match games {
            [one] => {
                let title = Said::new("letter-turn").with("game", game_of(&one.game));
                let with = Said::new("letter-with").with("names", one.others.join(", ").as_str());
                Letter {
                    title: words.say(&title, &[]),
                    body: words.say(&with, &[]),
                    path: format!("/table/{}", one.turn.table),
                    count: 1,
                }
            }
            all => {
                let title = Said::new("letter-turns").with("count", all.len() as u32);
                let mut names: Vec<String> =
                    all.iter().map(|one| words.word(&format!("game-{}", one.game))).collect();
                names.sort();
                names.dedup();
                Letter {
                    title: words.say(&title, &[]),
                    body: names.join(", "),
                    path: "/".to_owned(),
                    count: all.len(),
                }
            }
        }
    }

    /// Does this way work?
    pub(crate) fn of_trial(language: &str) -> Letter {
        let words = words(language);
        Letter {
            title: words.word("letter-trial"),
            body: words.word("letter-trial-body"),
            path: "/".to_owned(),
            count: 0,
        }
    }

    /// A later letter about the same takes the place of an earlier one that was not
    /// passed on; at most 32 letters and digits.
    pub(super) fn topic(&self) -> String {
        let told = self.path.trim_start_matches("/table/");
        told.chars().filter(char::is_ascii_alphanumeric).take(31).collect::<String>() + "0"
    }

    /// For other servers: the words under the names that Discord (`content`), Slack and
    /// Mattermost (`text`) look for, and the parts for all others.
    pub(super) fn for_machines(&self, link: &str) -> serde_json::Value {
        let text = format!("{}: {} {link}", self.title, self.body);
        json!({
            "content": text,
            "text": text,
            "title": self.title,
            "body": self.body,
            "link": link,
            "count": self.count,
            // A name such as `@everyone` calls nobody at Discord.
            "allowed_mentions": { "parse": [] },
        })
    }
}
