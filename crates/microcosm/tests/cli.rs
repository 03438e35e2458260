//! The command line as a person uses it: the real binary, its output, its exit
//! codes.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails loudly")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn microcosm(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_microcosm")).args(args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = microcosm(args);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}\n{output:?}"))
}

fn fails(args: &[&str], code: i32, says: &str) {
    let output = microcosm(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    let text = stdout(&output) + &String::from_utf8_lossy(&output.stderr);
    assert!(text.contains(says), "{args:?} should mention {says:?}:\n{text}");
}

fn some_records(directory: &Path, games: &str) -> Vec<String> {
    let out = directory.join("records");
    let args = ["simulate", "microscopic", "--games", games, "--seats", "greedy,random"];
    let out = out.to_str().unwrap();
    assert!(microcosm(&[&args[..], &["--out", out]].concat()).status.success());
    let mut files: Vec<String> = std::fs::read_dir(out)
        .unwrap()
        .map(|file| file.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    files
}

#[test]
fn simulate_reports_json_in_which_greedy_wins_clearly() {
    let args = ["simulate", "microscopic", "--games", "200", "--seats", "greedy,random", "--json"];
    let report = json(&args);
    assert_eq!(report["games"], 200);
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert!(report["bots"][0]["win"]["low"].as_f64().unwrap() > 0.9, "{report:#}");
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
    assert!(report["decisions"]["mean"].as_f64().unwrap() > 10.0);
    // Two games of one luck are one observation.
    assert_eq!(report["observations"], 100);
    let made = &report["made"];
    assert_eq!((&made["seed"], &made["options"]), (&1.into(), &serde_json::json!([])));
    assert_eq!(made["build"].as_str().unwrap().len(), 16);
    assert_eq!(report["rules"], 2);
}

/// In a mirror match nobody wins more than their share, and what is shared counts
/// once.
#[test]
fn against_itself_a_bot_wins_nothing_to_speak_of() {
    let mirror = ["simulate", "microscopic", "--games", "10", "--seats", "random,random", "--json"];
    let report = json(&mirror);
    assert!(report["bots"][0]["win"].is_null() && report["bots"][0]["played"] == 20);
    let wins = |line: &Value| line["wins"].as_f64().unwrap();
    assert_eq!(report["seats"].as_array().unwrap().iter().map(wins).sum::<f64>(), 10.0);
    // Played together, a victory is everybody's.
    let together = [&mirror[..], &["--option", "variant=coop"]].concat();
    let report = json(&together);
    assert!(report["bots"][0]["win"]["rate"].is_f64(), "{report:#}");
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let args = ["simulate", "microscopic", "--games", "40", "--seats", "greedy,random,greedy"];
    let with = |threads| stdout(&microcosm(&[&args[..], &["--threads", threads]].concat()));
    let one = with("1");
    assert!(one.contains("40 games"), "{one}");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("5"));
}

#[test]
fn verify_accepts_records_and_names_the_entry_of_a_flipped_byte() {
    let directory = tempfile::tempdir().unwrap();
    let files = some_records(directory.path(), "3");
    let all: Vec<&str> = files.iter().map(String::as_str).collect();
    let output = microcosm(&[&["verify"], &all[..]].concat());
    assert!(output.status.success(), "{output:?}");

    let mut bytes = std::fs::read(&files[0]).unwrap();
    let line = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(5).unwrap().0;
    bytes[line + 20] ^= 1;
    std::fs::write(&files[0], &bytes).unwrap();
    let before = bytes.clone();
    fails(&["verify", &files[0]], 1, "entry 5");
    assert_eq!(std::fs::read(&files[0]).unwrap(), before, "verify writes nothing");
    let reports = json(&["verify", &files[0], &files[1], "--json"]);
    assert_eq!((&reports[0]["ok"], &reports[1]["ok"]), (&false.into(), &true.into()));
}

#[test]
fn verify_says_that_a_record_breaks_off_or_is_of_an_unknown_game() {
    let directory = tempfile::tempdir().unwrap();
    let file = &some_records(directory.path(), "1")[0];
    let text = std::fs::read_to_string(file).unwrap();
    let cut = directory.path().join("cut.jsonl");
    std::fs::write(&cut, &text[..text.len() / 2]).unwrap();
    fails(&["verify", cut.to_str().unwrap()], 1, "breaks off");
    std::fs::write(&cut, text.replace("\"microscopic\"", "\"megascopic\"")).unwrap();
    fails(&["verify", cut.to_str().unwrap()], 1, "sum");
    fails(&["verify", "no-such-file"], 1, "no-such-file");
}

#[test]
fn simulate_never_overwrites_a_record() {
    let directory = tempfile::tempdir().unwrap();
    let files = some_records(directory.path(), "1");
    let before = std::fs::read(&files[0]).unwrap();
    let out = directory.path().join("records");
    let args = ["simulate", "microscopic", "--games", "1", "--seats", "random,random"];
    fails(&[&args[..], &["--out", out.to_str().unwrap()]].concat(), 1, "game-000000.jsonl");
    assert_eq!(std::fs::read(&files[0]).unwrap(), before);
}

/// What nobody would read a directory for is not done in vain: it is refused at
/// once.
#[test]
fn a_used_directory_is_refused_before_anything_is_played() {
    let directory = tempfile::tempdir().unwrap();
    std::fs::write(directory.path().join("diary.txt"), "").unwrap();
    let out = ["--out", directory.path().to_str().unwrap()];
    let simulate = ["simulate", "micropolis", "--games", "4000000", "--seats", "good,good"];
    fails(&[&simulate[..], &out].concat(), 1, "diary.txt");
    let arena = ["arena", "micropolis", "--games", "4000000", "--bots", "good,greedy"];
    fails(&[&arena[..], &out].concat(), 1, "is no arena, it holds diary.txt");
}

#[test]
fn an_arena_rates_bots_and_refuses_what_makes_no_sense() {
    let arena = ["arena", "microscopic", "--json", "--games", "8", "--bots"];
    let report = json(&[&arena[..], &["random,greedy"]].concat());
    assert_eq!((&report["bots"][0]["bot"], &report["games"]), (&"greedy".into(), &8.into()));
    assert_eq!(report["method"], "glicko2");
    let rating = |at: usize, name: &str| report["bots"][at][name].as_f64().unwrap();
    assert!(rating(0, "low") < rating(0, "rating") && rating(0, "rating") > rating(1, "rating"));
    let three = ["arena", "microscopic", "--json", "--games", "3", "--seats", "3", "--bots"];
    let three = json(&[&three[..], &["random,greedy,good"]].concat());
    assert_eq!((&three["method"], &three["rounds"]), (&"weng-lin".into(), &1.into()));
    for (more, says) in [
        (&["greedy,greedy"][..], "named once"),
        (&["greedy,random", "--seats", "3"], "3 seats need 3"),
        (&["greedy,random,good", "--better"], "--better compares two"),
        (&["greedy,random", "--option", "variant=coop"], "same side"),
        (&["greedy,genius"], "no bot 'genius'"),
    ] {
        fails(&[&arena[..], more].concat(), 1, says);
    }
}

#[test]
fn a_test_stops_as_soon_as_it_is_sure() {
    let args = ["arena", "microscopic", "--bots", "greedy,random", "--games", "4000", "--better"];
    let report = json(&[&args[..], &["--by", "60", "--json"]].concat());
    assert_eq!(report["test"]["verdict"], "better");
    assert!(report["games"].as_u64().unwrap() < 100, "{report:#}");
    let none = ["arena", "microscopic", "--bots", "random,greedy", "--games", "4000", "--better"];
    assert_eq!(json(&[&none[..], &["--json"]].concat())["test"]["verdict"], "no");
}

/// Killed in the middle of it, an arena goes on and comes to what it would have
/// come to; in parts, too.
#[test]
fn an_arena_goes_on_after_it_was_killed() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let args = |out: &str, more: &[&str]| -> Vec<String> {
        let bots = ["arena", "microscopic", "--bots", "random,greedy", "--games", "80"];
        let args = [&bots[..], &["--threads", "1", "--out", out], more].concat();
        args.into_iter().map(str::to_owned).collect()
    };
    let run = |out: &str, more: &[&str]| {
        let args = args(out, more);
        let output = microcosm(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(output.status.success(), "{output:?}");
        std::fs::read_to_string(Path::new(out).join("report.json")).unwrap()
    };
    let whole = run(&at("whole"), &[]);

    let killed = at("killed");
    let games = Path::new(&killed).join("games.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_microcosm"))
        .args(args(&killed, &[]))
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let count = || std::fs::read_to_string(&games).map_or(0, |text| text.lines().count());
    while count() < 5 && child.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success(), "it was killed before it had done");
    let before = count();
    assert!((5..80).contains(&before), "{before} games");
    // As if it had been killed in the middle of a line.
    let mut text = std::fs::read(&games).unwrap();
    text.truncate(text.len() - 7);
    std::fs::write(&games, &text).unwrap();
    assert_eq!(run(&killed, &[]), whole);
    assert_eq!(count(), 80);
    assert_eq!(run(&killed, &[]), whole, "with nothing left to play");

    let parts = at("parts");
    run(&parts, &["--shard", "2/2"]);
    run(&parts, &["--shard", "1/2"]);
    assert_eq!(run(&parts, &[]), whole);
    assert!(std::fs::read_to_string(Path::new(&parts).join("games.jsonl")).unwrap().is_empty());
    assert!(
        std::fs::read_to_string(Path::new(&parts).join("ratings.svg")).unwrap().contains("greedy")
    );
    let other = args(&parts, &["--seed", "2"]);
    fails(&other.iter().map(String::as_str).collect::<Vec<_>>(), 1, "holds another arena");
}

/// A program of somebody's, in a directory whose name wants quotes.
#[cfg(unix)]
#[test]
fn programs_take_part_and_answer_for_what_they_do_not_play() {
    let directory = tempfile::tempdir().unwrap();
    let home = directory.path().join("my bots");
    std::fs::create_dir(&home).unwrap();
    // A bot of ours, having started slowly; one process for all games.
    let good = format!(
        "echo . >> \"$0.starts\"; sleep 0.3; exec '{}' bot microscopic --level greedy",
        env!("CARGO_BIN_EXE_microcosm")
    );
    let bad = r#"read hello; echo '{"hello":2,"name":"bad"}'; read ask; echo no idea >&2; exit 7"#;
    for (name, script) in [("good.sh", good.as_str()), ("bad.sh", bad)] {
        std::fs::write(home.join(name), script).unwrap();
    }
    let bot = |name: &str| format!("{name}=sh '{}'", home.join(format!("{name}.sh")).display());
    let arena = ["arena", "microscopic", "--json", "--games", "4", "--threads", "1", "--budget"];
    // `good` is a level of the game.
    let good = bot("good");
    let taken = [&arena[..], &["9000", "--bots", "good,random", "--bot", &good]].concat();
    fails(&taken, 1, "give the program another name");
    let bad = bot("bad");
    let mine = good.replacen("good", "mine", 1);
    let entrants = ["9000", "--bots", "mine,bad,random", "--bot", &mine, "--bot", &bad];
    let report = json(&[&arena[..], &entrants].concat());
    let of = |name: &str| {
        let bots = report["bots"].as_array().unwrap();
        bots.iter().find(|bot| bot["bot"] == name).unwrap().clone()
    };
    assert_eq!((&of("mine")["forfeits"], &of("mine")["played"]), (&0.into(), &8.into()));
    let count = |name: &str| std::fs::read_to_string(home.join(name)).unwrap().lines().count();
    assert_eq!(count("good.sh.starts"), 1);
    let broken = of("bad");
    assert_eq!((&broken["forfeits"], &broken["win"]["rate"]), (&8.into(), &0.0.into()));
    assert_eq!(broken["fallbacks"]["ended"], 24, "{broken:#}");
    let told = broken["failed"]["detail"].as_str().unwrap();
    assert!(told.contains("no idea") && told.contains('7'), "{told}");

    // The same in a series, and the records tell it.
    let out = directory.path().join("records");
    let series = ["simulate", "microscopic", "--games", "2", "--seats", "bad,random", "--bot"];
    let out = out.to_str().unwrap();
    let told = stdout(&microcosm(&[&series[..], &[&bad, "--out", out]].concat()));
    assert!(told.contains("forfeited 2 games") && told.contains("no idea"), "{told}");
    assert!(microcosm(&["verify", out]).status.success());
    let record = format!("{out}/game-000000.jsonl");
    assert!(stdout(&microcosm(&["replay", &record])).contains("A move was made in its place"));
    let french = stdout(&microcosm(&["replay", &record, "--language", "fr"]));
    assert!(french.contains("Un coup a été joué à sa place"), "{french}");
    fails(&[&series[..], &["bad=./nowhere"]].concat(), 1, "could not be started");
    fails(&[&series[..], &["bad=sh 'x"]].concat(), 2, "a quote is not closed");
}

/// The example of the documentation looks ahead with the table's rules and so
/// beats chance.
#[test]
fn the_example_that_looks_ahead_beats_chance() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/ahead.py");
    let bot = format!("ahead=python3 '{script}'");
    let args = ["arena", "micropolis", "--bots", "ahead,random", "--games", "4", "--bot", &bot];
    let report = json(&[&args[..], &["--budget", "60000", "--json"]].concat());
    let ahead = &report["bots"][0];
    assert_eq!((&ahead["bot"], &ahead["forfeits"]), (&"ahead".into(), &0.into()), "{report:#}");
    assert!(ahead["win"]["rate"].as_f64().unwrap() >= 0.75, "{ahead:#}");
}

#[test]
fn verify_takes_a_directory() {
    let directory = tempfile::tempdir().unwrap();
    fails(&["verify", directory.path().to_str().unwrap()], 1, "there is no record (*.jsonl)");
    some_records(directory.path(), "2");
    let records = directory.path().join("records");
    let reports = json(&["verify", records.to_str().unwrap(), "--json"]);
    assert_eq!(reports.as_array().unwrap().len(), 2);
}

#[test]
fn a_bot_that_is_asked_nonsense_says_what_it_wants() {
    use std::io::Write;
    let mut bot = Command::new(env!("CARGO_BIN_EXE_microcosm"))
        .args(["bot", "microscopic"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let lines = "what?\n[]\n{}\n{\"seat\":0,\"view\":{}}\n\
                 {\"seat\":0,\"view\":{},\"choices\":[]}\n{\"hello\":9,\"game\":\"x\"}\n";
    bot.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let said = stdout(&bot.wait_with_output().unwrap());
    let wants =
        ["be JSON", "JSON object", "should have", "choices", "the view is none", "version 9"];
    assert_eq!(said.lines().count(), wants.len(), "{said}");
    for (line, wanted) in said.lines().zip(wants) {
        assert!(line.contains(wanted) && !line.contains("untagged"), "{line}: {wanted}");
    }
}

#[test]
fn replay_tells_a_game_and_hides_what_a_seat_could_not_see() {
    let directory = tempfile::tempdir().unwrap();
    let file = &some_records(directory.path(), "1")[0];
    let all = stdout(&microcosm(&["replay", file]));
    assert!(all.contains("is on turn"), "{all}");
    let french = stdout(&microcosm(&["replay", file, "--language", "fr"]));
    assert!(french.contains("pioche"), "{french}");
    let view = json(&["replay", file, "--at", "3", "--as", "1"]);
    assert!(view["players"][0]["hand"].is_null());
    assert!(view["players"][1]["hand"].is_array());
    let steps = json(&["replay", file, "--as", "1", "--json"]);
    let acts = |step: &&Value| step["deed"].as_str().is_some_and(|deed| deed == "seat 0: acts");
    assert!(steps.as_array().unwrap().iter().filter(acts).count() > 3);
    // On request with views and choices, of as many records as there are.
    let all = ["replay", file, file, "--as", "1", "--json", "--views", "--choices"];
    let all = json(&all);
    assert_eq!(all.as_array().unwrap().len(), 2);
    let steps = all[1]["replay"].as_array().unwrap();
    assert!(steps.iter().all(|step| step["view"]["players"][0]["hand"].is_null()));
    let seats = |step: &Value| step["choices"].as_array().unwrap().clone();
    let offers: Vec<Value> = steps.iter().flat_map(seats).collect();
    assert!(!offers.is_empty() && offers.iter().all(|offer| offer["seat"] == 1));
    fails(&["replay", file, "--at", "99999"], 1, "no such entry");
    fails(&["replay", file, "--as", "7"], 1, "no seat 7");
}

#[test]
fn rules_print_a_clause_in_both_languages() {
    assert!(stdout(&microcosm(&["rules", "microscopic", "ms-t3"])).starts_with("MS-T3 [R]"));
    let french = stdout(&microcosm(&["rules", "microscopic", "MS-T3", "--language", "fr"]));
    assert!(french.contains("gène"), "{french}");
    fails(&["rules", "microscopic", "MS-Z9"], 1, "no clause 'MS-Z9'");
    fails(&["rules", "monopoly"], 1, "no game 'monopoly'");
    assert!(stdout(&microcosm(&["rules", "table", "tt-t1"])).starts_with("TT-T1 [D]"));
    fails(&["rules", "microscopic", "--language", "de"], 2, "[possible values: en, fr]");
}

#[test]
fn rules_of_another_version_are_its_own() {
    let now = stdout(&microcosm(&["rules", "microscopic", "MS-T18"]));
    let before = stdout(&microcosm(&["rules", "microscopic", "MS-T18", "--rules-version", "1"]));
    assert!(now.starts_with("MS-T18") && before.starts_with("MS-T18"), "{now}{before}");
    assert_ne!(now, before);
    let series = ["simulate", "microscopic", "--games", "2", "--seats", "random,random"];
    let report = json(&[&series[..], &["--rules-version", "1", "--json"]].concat());
    assert_eq!(report["rules"], 1);
    for command in [&["rules", "microscopic"][..], &series[..]] {
        let unknown = [command, &["--rules-version", "99"]].concat();
        fails(&unknown, 1, "version 99 of the rules is not played, only 1 to 2");
    }
}

#[test]
fn a_record_of_unknown_rules_is_read_as_far_as_its_lines_tell() {
    let golden = include_str!("../../microscopic/golden/microscopic-2.jsonl");
    let mut record = record::Record::parse(golden).unwrap();
    record.header.rules = 99;
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("unknown.jsonl");
    std::fs::write(&file, record.text()).unwrap();
    let file = file.to_str().unwrap();
    let why = "version 99 of the rules is not played here, only 1 to 2";
    for args in [&["verify"][..], &["replay"], &["replay", "--at", "3"], &["replay", "--json"]] {
        fails(&[args, &[file]].concat(), 1, why);
    }
    let told = stdout(&microcosm(&["replay", file]));
    assert!(told.contains(&record.header.seats.join(", ")), "{told}");
    let record::Deed::Act(action) = &record.entries[1].deed else { panic!("{told}") };
    assert!(told.contains(action), "{told}");
    let french = stdout(&microcosm(&["replay", file, "--language", "fr"]));
    let last = |told: &str| told.lines().last().unwrap().to_owned();
    assert_ne!(last(&told), last(&french), "how it ended, in words");
    let told = json(&["replay", file, "--json"]);
    assert_eq!(told["header"]["rules"], 99);
    assert!(told["outcome"]["winners"].is_array(), "{}", told["outcome"]);
    assert_eq!(told["steps"].as_array().unwrap().len(), record.entries.len());
}

#[test]
fn bad_options_and_bots_are_explained() {
    let game = ["simulate", "microscopic", "--seats"];
    fails(&[&game[..], &["genius,random"]].concat(), 1, "no bot 'genius'; it has random, ");
    fails(&[&game[..], &["random,random", "--option", "pace=fast"]].concat(), 1, "pace");
    fails(&[&game[..], &["random,random", "--option", "variant=teams"]].concat(), 1, "Teams");
    fails(&[&game[..], &["random,random", "--option", "variant"]].concat(), 2, "name=value");
    fails(&[&game[..], &["random,random", "--games", "0"]].concat(), 2, "0");
    fails(&[&game[..], &["9"]].concat(), 1, "1 to 4");
    fails(&[&game[..], &["random", "random"]].concat(), 1, "--seats random,random");
    fails(&[&game[..], &["2", "--threads", "0"]].concat(), 2, "0 is not in 1..");
}

#[test]
fn two_strong_ones_play_unless_told() {
    let report = json(&["simulate", "microscopic", "--games", "3", "--json"]);
    assert_eq!(report["bots"][0]["bot"], "good");
    assert_eq!(report["bots"][0]["played"], 6);
}

#[test]
fn games_bench_man_and_completions_come_from_one_definition() {
    assert_eq!(json(&["games", "--json"])[0]["id"], "microscopic");
    let bench = json(&["bench", "microscopic", "--time", "0.05", "--json"]);
    assert!(bench[0]["one"]["decisions"].as_f64().unwrap() > 0.0);
    assert!(stdout(&microcosm(&["man"])).contains("simulate"));
    assert!(stdout(&microcosm(&["completions", "bash"])).contains("_microcosm"));
}

#[test]
fn scenario_files_of_any_content_are_answered() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("broken.toml");
    std::fs::write(&file, b"\xff\xfe not toml").unwrap();
    fails(&["scenario", file.to_str().unwrap()], 1, "cannot be read");
}

#[test]
fn a_scenario_is_written_as_a_record_that_a_server_could_play_on() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let [case, out] = [at("case.toml"), at("case.jsonl")];
    let text = r#"
game = "microscopic"
title = "A small case"
clauses = []
[setup]
seats = 2
[[position.players]]
hand = ["water", "cold"]
[[position.players]]
[[step]]
seat = 0
do = "gene cold"
[[step]]
seat = 0
undo = true
[[step]]
seat = 0
do = "gene water"
[expect]
players = { "0" = { hand_count = 1 } }
"#;
    std::fs::write(&case, text).unwrap();
    fails(&["scenario", "--record", &out, &case, &case], 1, "takes one scenario, not 2");
    assert!(microcosm(&["scenario", "--record", &out, &case]).status.success());
    let record = record::Record::parse(std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(record.entries.len(), 4, "the start, and what was done, taken back and done");
    assert!(record.header.position.is_some() && record.end.is_none());
    fails(&["scenario", "--record", &out, &case], 1, "cannot write");
    // A case that does not hold is not written.
    let out = at("wrong.jsonl");
    std::fs::write(&case, text.replace("hand_count = 1", "hand_count = 2")).unwrap();
    fails(&["scenario", "--record", &out, &case], 1, "hand_count");
    assert!(!std::fs::exists(&out).unwrap());
}
