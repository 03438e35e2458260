//! Whatever a game can say in thousands of decisions has words in every
//! language, with nothing left unfilled.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Chance, Game, Options, Said, Seat, Seed, Seeded, Turn, Viewer};
use words::Words;

/// One of everything that was said, by key and the names of its arguments.
#[derive(Default)]
struct Heard(BTreeMap<String, Said>);

impl Heard {
    fn hear(&mut self, said: Said) {
        self.0.entry(said.key.to_string()).or_insert(said);
    }

    fn label(&mut self, key: &str) {
        self.hear(Said::new(key.to_owned()));
    }
}

/// Plays one random game and listens, trying now and then what other positions
/// allowed, so that refusals are heard. After so many decisions everybody gives
/// up. Says how many decisions there were.
fn listen(
    game: &dyn Game,
    seats: u8,
    options: &Options,
    seed: u64,
    most: u32,
    heard: &mut Heard,
) -> u32 {
    let mut decisions = 0;
    let setup = game.setup(seats, options).unwrap();
    let mut luck = Seeded::new(Seed::number(seed));
    let mut whim = Seeded::new(Seed::number(seed).derive(b"whim"));
    let (mut table, happened) = game.start(&setup, &mut luck).unwrap();
    let mut tried: BTreeSet<String> = BTreeSet::new();
    let viewers = [Viewer::Omniscient, Viewer::Public];
    viewers.iter().flat_map(|who| happened.seen_by(*who)).for_each(|seen| heard.hear(seen.said));
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.iter().next().unwrap();
        heard.hear(table.prompt(seat).say);
        let offer = table.choices(seat).listed;
        let again = whim.below("again", tried.len().max(1) as u32) as usize;
        if let Some(text) = tried.iter().nth(again) {
            let refused = Seat::all(seats).filter_map(|seat| table.check(seat, text).err());
            refused.for_each(|illegal| heard.hear(illegal.why));
        }
        if tried.len() < 30 {
            tried.extend(offer.iter().map(|offered| offered.text.clone()));
        }
        decisions += 1;
        if decisions > most || whim.below("whim", 400) == 0 {
            let moved = table.resign(seat, &mut luck).unwrap();
            moved.happened.seen_by(Viewer::Public).into_iter().for_each(|s| heard.hear(s.said));
            continue;
        }
        let text = &offer[whim.below("whim", offer.len() as u32) as usize].text;
        let moved = table.act(seat, text, &mut luck).unwrap();
        for who in viewers {
            moved.happened.seen_by(who).into_iter().for_each(|seen| heard.hear(seen.said));
        }
    }
    let outcome = table.outcome().unwrap();
    heard.hear(outcome.reason);
    outcome.sheet.iter().for_each(|line| heard.label(&line.label));
    heard.hear(table.check(Seat(0), "draw").unwrap_err().why);
    heard.hear(table.check(Seat(0), "such nonsense").unwrap_err().why);
    heard.hear(table.resign(Seat(0), &mut luck).err().unwrap().why);
    decisions
}

/// So many decisions are heard with the usual options, in whole games,
const USUAL: u32 = 400;
/// and with any other.
const OTHER: u32 = 60;

#[test]
fn everything_said_has_words_in_every_language() {
    let mut heard = Heard::default();
    for entry in catalog::GAMES {
        let (least, most) = entry.game.seats();
        for seats in least..=most {
            let usual = Options::default();
            let (mut seed, mut decisions) = (0, 0);
            while decisions < USUAL {
                decisions += listen(entry.game, seats, &usual, seed, u32::MAX, &mut heard);
                seed += 1;
            }
            for option in entry.game.options() {
                for value in option.values {
                    let options = Options::from_iter([(option.name, *value)]);
                    match entry.game.setup(seats, &options) {
                        Ok(_) => drop(listen(entry.game, seats, &options, 0, OTHER, &mut heard)),
                        Err(error) => heard.hear(error.why),
                    }
                }
            }
        }
    }
    assert!(heard.0.len() > 40, "only {} things were said", heard.0.len());
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    for language in catalog::LANGUAGES {
        let words = Words::new(language);
        for (key, said) in &heard.0 {
            assert!(words.knows(key), "{language}: {key} has no words");
            let text = words.say(said, &names);
            assert!(!text.contains('{'), "{language}: {key} leaves a gap: {text}");
            let raw = |word: &str| {
                catalog::GAMES.iter().any(|e| word.starts_with(&format!("{}-", e.game.id())))
            };
            let raw = text.split_whitespace().any(raw);
            assert!(!raw, "{language}: {key} mentions something without words: {text}");
        }
    }
}

#[test]
fn an_article_fits_the_word_that_follows_it() {
    let words = Words::new("en");
    let shot = |piece: &'static str| {
        let said = Said::new("micro-mutants-event-shot").with("shooter", "Ada");
        words.say(&said.with("piece", piece), &[])
    };
    assert_eq!(shot("Acid Spitter"), "Ada shoots an Acid Spitter.");
    assert_eq!(shot("Warrior"), "Ada shoots a Warrior.");
    let said = Said::new("micro-mutants-event-damaged").with("by", "Exterminator");
    let said = words.say(&said.with("owner", "Ada").with("seat", "Bea"), &[]);
    assert_eq!(said, "An Exterminator of Ada damages a base of Bea.");
}
