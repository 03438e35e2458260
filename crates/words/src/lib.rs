//! Messages in English and French, read from the same Fluent files as the
//! browser client. This crate turns a [`Said`] into a sentence and does nothing
//! else; it never decides what is said.

mod gender;

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use gamebox::{LANGUAGES, Texts};
use tabletop::{Arg, Said};
use unic_langid::LanguageIdentifier;

use crate::gender::Feminine;

/// What is said at every table.
const TABLE: Texts = Texts([
    include_str!("../../../messages/en/table.ftl"),
    include_str!("../../../messages/fr/table.ftl"),
]);

/// What is said to those who are elsewhere.
const LETTERS: Texts = Texts([
    include_str!("../../../messages/en/letters.ftl"),
    include_str!("../../../messages/fr/letters.ftl"),
]);

/// `AN($piece)`: a word with the English article that its first sound wants, with
/// `case: "upper"` at the beginning of a sentence. The browser client has the same.
fn with_article<'a>(words: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(word)) = words.first() else { return FluentValue::Error };
    let upper = matches!(named.get("case"), Some(FluentValue::String(case)) if case == "upper");
    let vowel = word.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
    let article = match (upper, vowel) {
        (true, true) => "An",
        (true, false) => "A",
        (false, true) => "an",
        (false, false) => "a",
    };
    FluentValue::from(format!("{article} {word}"))
}

/// `NTH($figure, $number)`: a name with its number; a number of 0 is not told. The browser
/// client has the same, and does not tell the number of who is alone at the table.
fn with_number<'a>(words: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match words {
        [FluentValue::String(word), FluentValue::Number(number)] if number.value >= 1.0 => {
            FluentValue::from(format!("{word} {}", number.as_string()))
        }
        [word, ..] => word.clone(),
        [] => FluentValue::Error,
    }
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Of a language; of English if it is not known.
    #[must_use]
    pub fn new(language: &str) -> Self {
        let known = LANGUAGES.iter().find(|known| **known == language);
        let language = known.unwrap_or(&LANGUAGES[0]);
        let identifier: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks for mixed writing directions would show up in a terminal.
        bundle.set_use_isolating(false);
        // No two functions of one name: this bundle is new.
        drop(bundle.add_function("AN", with_article));
        drop(bundle.add_function("NTH", with_number));
        let mut feminine = Feminine::default();
        let games = catalog::GAMES.iter().flat_map(|entry| [&entry.cover, &entry.words]);
        for texts in [&TABLE, &LETTERS].into_iter().chain(games) {
            // A file with a mistake still yields its good messages; the tests
            // see to it that there is none.
            let resource = FluentResource::try_new(texts.of(language).to_owned());
            let resource = resource.unwrap_or_else(|(good, _)| good);
            feminine.learn(&resource);
            bundle.add_resource_overriding(resource);
        }
        feminine.add_to(&mut bundle);
        Words { bundle }
    }

    /// Is there a message of this key?
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence. `names` are the players' names by seat. What has no
    /// message is shown in its terse form rather than lost.
    #[must_use]
    pub fn say(&self, said: &Said, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &said.args {
            args.set(name.clone(), self.value(arg, names));
        }
        self.format(&said.key, Some(&args)).unwrap_or_else(|| said.to_string())
    }

    /// A message without arguments; its key if there is none.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.format(key, None).unwrap_or_else(|| key.to_owned())
    }

    fn value<'a>(&self, arg: &'a Arg, names: &[String]) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat { seat } => match names.get(seat.index()) {
                Some(name) => FluentValue::from(name.clone()),
                None => FluentValue::from(format!("seat {seat}")),
            },
            Arg::Word { word } => FluentValue::from(self.word(word)),
            Arg::Words { words } => {
                let words: Vec<String> = words.iter().map(|key| self.word(key)).collect();
                FluentValue::from(words.join(", "))
            }
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut mistakes = Vec::new();
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, args, &mut mistakes);
        Some(text.into_owned())
    }
}
