//! French names with their articles. A name is masculine unless its message says
//! `.gender = f`; it may be followed by a number. The browser client has the same
//! (`web/src/lib/gender.ts`).

use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};

/// A name in a sentence: is it feminine, does the sentence begin with it?
type Say = fn(&str, bool, bool) -> String;

/// The feminine names of some messages.
#[derive(Default)]
pub(crate) struct Feminine(BTreeSet<String>);

/// What is said in a pattern of mere words.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    }
}

impl Feminine {
    /// Learns those of a file.
    pub(crate) fn learn(&mut self, resource: &FluentResource) {
        let messages = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let feminine = messages.filter(|message| {
            let is =
                |name: &str, text: Option<String>| name == "gender" && text.as_deref() == Some("f");
            message.attributes.iter().any(|one| is(one.id.name, plain(&one.value)))
        });
        self.0.extend(feminine.filter_map(|message| plain(message.value.as_ref()?)));
    }

    fn has(&self, name: &str) -> bool {
        let kind = name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
        self.0.contains(kind)
    }

    /// `LE($piece)`, `DE($piece)` and `GENDER($piece)`; the first with `case: "upper"` at the
    /// beginning of a sentence.
    pub(crate) fn add_to(self, bundle: &mut FluentBundle<FluentResource>) {
        let known = Arc::new(self);
        let add = |bundle: &mut FluentBundle<FluentResource>, name, say: Say| {
            let known = Arc::clone(&known);
            // No two functions of one name.
            drop(bundle.add_function(name, move |words, named| {
                let Some(FluentValue::String(word)) = words.first() else {
                    return FluentValue::Error;
                };
                let case = named.get("case");
                let upper = matches!(case, Some(FluentValue::String(case)) if case == "upper");
                FluentValue::from(say(word, known.has(word), upper))
            }));
        };
        add(bundle, "LE", |word, feminine, upper| match (elides(word), feminine, upper) {
            (true, _, true) => format!("L’{word}"),
            (true, _, false) => format!("l’{word}"),
            (false, true, true) => format!("La {word}"),
            (false, true, false) => format!("la {word}"),
            (false, false, true) => format!("Le {word}"),
            (false, false, false) => format!("le {word}"),
        });
        add(bundle, "DE", |word, feminine, _| match (elides(word), feminine) {
            (true, _) => format!("de l’{word}"),
            (false, true) => format!("de la {word}"),
            (false, false) => format!("du {word}"),
        });
        add(bundle, "GENDER", |_, feminine, _| if feminine { "f" } else { "m" }.to_owned());
    }
}

/// The article loses its vowel before another.
fn elides(word: &str) -> bool {
    word.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'è', 'ê', 'î', 'ô', 'â'])
}

#[cfg(test)]
mod tests {
    use tabletop::Said;

    use crate::Words;

    #[test]
    fn pieces_have_their_articles() {
        let words = Words::new("fr");
        let shot = |piece: &str| {
            let said = Said::new("micro-mutants-event-shot").with("shooter", "Ada".to_owned());
            words.say(&said.word("piece", piece.to_owned()), &[])
        };
        assert_eq!(shot("micro-mutants-breed-acid-spitter"), "Ada tire le Cracheur.");
        assert_eq!(shot("micro-mutants-projectile-rocket"), "Ada tire la Roquette.");
        assert_eq!(shot("micro-mutants-breed-spider"), "Ada tire l’Araignée.");
        let moved =
            Said::new("micro-mutants-refused-has-moved").with("piece", "Reine 2".to_owned());
        assert_eq!(words.say(&moved, &[]), "La Reine 2 s’est déplacée ce tour.");
    }
}
