//! Every scenario holds, and every golden record replays.

use std::path::{Path, PathBuf};

use testkit::{golden, scenario};

/// A directory of a game's crate.
fn home(entry: &catalog::GameBox, directory: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(entry.game.id()).join(directory)
}

#[test]
fn every_scenario_holds() {
    for entry in catalog::GAMES {
        let files = scenario::files(&home(entry, "scenarios")).unwrap();
        let runs = files.iter().map(|file| scenario::run(file, catalog::game));
        let failures: Vec<String> =
            runs.filter_map(Result::err).map(|failure| failure.to_string()).collect();
        assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    }
}

#[test]
fn every_golden_record_replays() {
    for entry in catalog::GAMES {
        let held = golden::check(&home(entry, "golden"), catalog::game);
        let planned = entry.golden.len();
        assert!(matches!(held, Ok(count) if count >= planned), "{held:#?}, planned: {planned}");
    }
}

#[test]
fn a_bot_answers_the_same_from_json_as_at_the_table() {
    use bots::Budget;
    use tabletop::{Options, Seed, Seeded, Turn, Viewer};
    for entry in catalog::GAMES {
        let setup = entry.game.setup(2, &Options::default()).unwrap();
        let mut luck = Seeded::new(Seed::number(7));
        for spec in entry.bots {
            let (mut table, _) = entry.game.start(&setup, &mut luck).unwrap();
            let (mut here, mut there) =
                ((spec.make)(Seed::number(1)), (spec.make)(Seed::number(1)));
            // Who thinks long is asked less.
            for _ in 0..if spec.level == "expert" { 4 } else { 40 } {
                let Turn::Act(asked) = table.turn() else { break };
                let seat = asked.iter().next().unwrap();
                let budget = Budget::unlimited();
                let chosen = here.choose(table.as_ref(), seat, &budget).unwrap();
                let listed = table.choices(seat).listed.into_iter().map(|offered| offered.text);
                let listed: Vec<String> = listed.collect();
                let view = table.view(Viewer::Seat(seat));
                assert_eq!(there.answer(seat, &view, &listed, &budget).as_ref(), Ok(&chosen));
                table.act(seat, &chosen, &mut luck).unwrap();
            }
        }
    }
}

#[test]
fn a_bot_that_places_bugs_alone_gets_ready() {
    use tabletop::{Options, Seat, Seed, Seeded};
    let entry = catalog::find("micro-mutants").unwrap();
    let armies = Options::from_iter([("army-a", "chitinians"), ("army-b", "flyborgs")]);
    let setup = entry.game.setup(2, &armies).unwrap();
    for spec in entry.bots {
        let mut luck = Seeded::new(Seed::number(7));
        let (mut table, _) = entry.game.start(&setup, &mut luck).unwrap();
        let mut bot = (spec.make)(Seed::number(1));
        let asked = |table: &dyn tabletop::Match| table.turn().seats().contains(Seat(0));
        let mut done = 0;
        while asked(table.as_ref()) && done < 60 {
            let budget = bots::Budget::unlimited();
            let chosen = bot.choose(table.as_ref(), Seat(0), &budget).unwrap();
            table.act(Seat(0), &chosen, &mut luck).unwrap();
            done += 1;
        }
        assert!(!asked(table.as_ref()), "{} lines up for ever", spec.level);
        assert!(spec.level == "random" || done < 4, "{} needs {done} actions", spec.level);
    }
}
