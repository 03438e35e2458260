//! `microcosm arena GAME --bots A,B,C`

mod folder;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, bail};
use lab::{
    Arena, Contest, Interval, Judged, Method, Placed, Played, Sequential, Standings, Verdict,
};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::Seed;

use self::folder::Folder;
use crate::cli::ArenaArgs;
use crate::commands::entrants::{self, Made};
use crate::commands::{entry, setup, version};
use crate::print::{self, Found, bold, red};
use crate::progress::Progress;

/// How often the test may be wrong.
const ERROR: f64 = 0.05;
/// After so many rounds a test is looked at again.
const GLANCE: u32 = 8;

/// What came out, and how it was made.
#[derive(Serialize)]
struct Told<'a> {
    made: &'a Made,
    game: &'static str,
    rules: u32,
    setup: &'a Value,
    seats: usize,
    #[serde(flatten)]
    standings: &'a Standings,
}

pub(crate) fn run(args: &ArenaArgs) -> Found {
    let arena = prepared(args)?;
    let made = entrants::made(args.seed, &args.table, &args.programs)?;
    let plan = json!({
        "made": made, "game": arena.contest.game.id(), "rules": arena.contest.game.version(),
        "setup": arena.contest.setup, "bots": args.bots, "seats": args.seats,
        "test": arena.test,
    });
    let folder =
        args.out.as_deref().map(|path| Folder::open(path, &plan, args.shard)).transpose()?;
    let played = folder.as_ref().map(Folder::played).transpose()?.unwrap_or_default();
    entrants::threads(args.threads)?;
    let rounds = args.games.div_ceil(args.seats.into());
    let played = play(&arena, rounds, played, folder.as_ref(), args.shard)?;
    let standings = arena.standings(&played, rounds);
    let (contest, seats) = (&arena.contest, arena.seats);
    let (game, rules, setup) = (contest.game.id(), contest.game.version(), &contest.setup);
    let told = Told { made: &made, game, rules, setup, seats, standings: &standings };
    if let Some(folder) = &folder {
        folder.write("report.json", &(serde_json::to_string_pretty(&told)? + "\n"))?;
        folder.write("ratings.svg", &standings.svg(&title(game, &standings))?)?;
    }
    if args.json {
        print::json(&told)?;
    } else {
        tell(game, &standings)?;
    }
    Ok(true)
}

fn prepared(args: &ArenaArgs) -> Result<Arena> {
    let entry = entry(&args.game)?;
    let names: BTreeSet<&String> = args.bots.iter().collect();
    let seats = usize::from(args.seats);
    if names.len() < args.bots.len() {
        bail!("every bot is named once: it plays on every seat anyway");
    }
    if args.bots.len() < seats {
        bail!("{seats} seats need {seats} different bots; {} are named", args.bots.len());
    }
    if args.better && args.bots.len() != 2 {
        bail!("--better compares two bots; {} are named", args.bots.len());
    }
    let game = version(entry, args.table.rules_version)?;
    let setup = setup(game, seats, &args.table)?;
    let entrants = entrants::named(entry, game, &args.bots, &args.programs)?;
    let contest = Contest { entry, game, setup, entrants, seed: Seed::number(args.seed) };
    let share = f64::from(args.by) / 100.0;
    let test = args.better.then_some(Sequential { share, error: ERROR });
    Ok(Arena { contest, seats, test })
}

/// Plays what is missing, and stores every game as it ends.
fn play(
    arena: &Arena,
    rounds: u32,
    played: BTreeMap<u32, Played>,
    folder: Option<&Folder>,
    shard: Option<(u32, u32)>,
) -> Result<BTreeMap<u32, Played>> {
    let size = arena.round();
    let ours = |number: &u32| shard.is_none_or(|(part, of)| number / size % of == part - 1);
    let missing: Vec<u32> =
        (0..rounds * size).filter(|number| ours(number) && !played.contains_key(number)).collect();
    let all = (0..rounds * size).filter(ours).count();
    let progress = Progress::new("games", all as u32, (all - missing.len()) as u32);
    // A test is looked at now and then; otherwise all can be played at once.
    let chunk = if arena.test.is_some() { (GLANCE * size) as usize } else { missing.len() };
    let played = Mutex::new(played);
    for some in missing.chunks(chunk.max(1)) {
        let known = played.lock().unwrap_or_else(PoisonError::into_inner);
        let settled = arena.settled(&known).is_some();
        drop(known);
        if settled {
            break;
        }
        some.par_iter().try_for_each(|number| -> Result<()> {
            let game = arena.contest.game(arena.fixture(*number))?;
            if !game.result.contested() {
                bail!("everybody plays on the same side here: nobody can be better than another");
            }
            let game = Played::from(game);
            if let Some(folder) = folder {
                folder.add(&game)?;
            }
            played.lock().unwrap_or_else(PoisonError::into_inner).insert(*number, game);
            progress.done();
            Ok(())
        })?;
    }
    progress.finish();
    Ok(played.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn title(game: &str, standings: &Standings) -> String {
    format!("{game}: {} games", standings.games)
}

fn tell(game: &str, standings: &Standings) -> Result<()> {
    let Standings { rounds, shared, .. } = standings;
    print::line(bold(title(game, standings)))?;
    let method = match standings.method {
        Method::Glicko2 => "Glicko-2",
        Method::WengLin => "Weng-Lin",
    };
    print::line(format!(
        "  {rounds} rounds of one luck each, {shared} shared victories; {method}"
    ))?;
    print::line("")?;
    print::line("| bot | rating (95 %) | won (95 %) | mean place | games | forfeits |")?;
    print::line("| --- | --- | --- | --- | --- | --- |")?;
    for Placed { bot, rating, win, place, played, forfeits, .. } in &standings.bots {
        let rating = format!("{:.0} ({:.0} to {:.0})", rating.rating, rating.low, rating.high);
        let win = share(win);
        print::line(format!("| {bot} | {rating} | {win} | {place:.2} | {played} | {forfeits} |"))?;
    }
    print::line("")?;
    for pair in &standings.pairs {
        let (bot, against, games) = (&pair.bot, &pair.against, pair.games);
        let ahead = share(&pair.ahead);
        print::line(format!("  {bot} ahead of {against} in {ahead} of {games} games"))?;
    }
    standings.bots.iter().try_for_each(forfeited)?;
    standings.test.as_ref().map_or(Ok(()), judged)
}

/// What a program did not play itself.
fn forfeited(bot: &Placed) -> Result<()> {
    let Some(failed) = &bot.failed else { return Ok(()) };
    let reasons: Vec<String> =
        bot.fallbacks.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    let (name, games, reasons) = (&bot.bot, bot.forfeits, reasons.join(", "));
    let forfeited = red("forfeited");
    print::line(format!("  {name} {forfeited} {games} games; moves made in its place: {reasons}"))?;
    print::line(format!("    the first time, at entry {}, {}", failed.entry, failed.failure))
}

fn judged(test: &Judged) -> Result<()> {
    let verdict = match test.verdict {
        Verdict::Better => "the first bot is better",
        Verdict::No => "the first bot is not better, or by less than asked",
        Verdict::Open => "undecided: more games are needed",
    };
    let (pairs, won) = (test.pairs, share(&test.win));
    print::line(format!("  {} after {pairs} pairs; it won {won}", bold(verdict)))
}

fn share(interval: &Interval) -> String {
    let [rate, low, high] = [interval.rate, interval.low, interval.high].map(|part| part * 100.0);
    format!("{rate:.1} % ({low:.1} to {high:.1})")
}
