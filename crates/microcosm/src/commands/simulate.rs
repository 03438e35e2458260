//! `microcosm simulate GAME`

use std::path::Path;

use anyhow::{Context, Result, bail};
use catalog::GameBox;
use lab::{BotLine, Contest, Finished, Interval, Line, Report, Series, Spread};
use serde::Serialize;
use tabletop::Seed;
use words::Words;

use crate::cli::SimulateArgs;
use crate::commands::entrants::{self, Made};
use crate::commands::{entry, setup, version};
use crate::print::{self, Found, bold, red};
use crate::progress::Progress;

/// A report, and how it was made.
#[derive(Serialize)]
struct Told<'a> {
    made: Made,
    /// Bots stay where they are.
    fixed: bool,
    #[serde(flatten)]
    report: &'a Report,
}

pub(crate) fn run(args: &SimulateArgs) -> Found {
    let entry = entry(&args.game)?;
    let names = seated(entry, args)?;
    let game = version(entry, args.table.rules_version)?;
    let setup = setup(game, names.len(), &args.table)?;
    entrants::threads(args.threads)?;
    if let Some(directory) = &args.out {
        empty(directory)?;
    }
    let entrants = entrants::named(entry, game, &names, &args.programs)?;
    let seed = Seed::number(args.seed);
    let contest = Contest { entry, game, setup, entrants, seed };
    let series = Series { contest, games: args.games, rotate: !args.fixed };
    let progress = Progress::new("games", args.games, 0);
    let lines = series.play(|game| -> Result<Line> {
        if let Some(directory) = &args.out {
            write(directory, &game)?;
        }
        progress.done();
        Ok(Line::from(game))
    })?;
    progress.finish();
    let lines = lines.into_iter().collect::<Result<Vec<_>>>()?;
    let report = Report::new(&series, &lines);
    if args.json {
        let made = entrants::made(args.seed, &args.table, &args.programs)?;
        print::json(&Told { made, fixed: args.fixed, report: &report })?;
    } else {
        tell(&report)?;
    }
    Ok(true)
}

/// Who plays unless told: experts take their time, and are asked for by name.
const USUAL: &str = "good";

/// The name of a bot for each seat, as told or, for the usual ones, by number.
fn seated(entry: &'static GameBox, args: &SimulateArgs) -> Result<Vec<String>> {
    let count = match &args.seats[..] {
        [count] => count.parse::<u8>().ok(),
        _ => None,
    };
    match (count, &args.rest[..]) {
        (_, []) => {}
        (Some(_), [word]) if word == "bots" => {}
        (_, rest) => {
            let meant = [&args.seats[..], rest].concat().join(",");
            bail!("what is '{}'? Bots are joined by commas: --seats {meant}", rest.join(" "));
        }
    }
    Ok(match (count, entry.bot(USUAL).or(entry.bots.last())) {
        (Some(count), Some(usual)) => vec![usual.level.to_owned(); count.into()],
        _ => args.seats.clone(),
    })
}

/// A directory in which nothing can be overwritten.
fn empty(directory: &Path) -> Result<()> {
    std::fs::create_dir_all(directory)
        .with_context(|| format!("cannot make {}", directory.display()))?;
    let found = std::fs::read_dir(directory)
        .with_context(|| format!("cannot read {}", directory.display()))?
        .next()
        .transpose()?;
    match found {
        Some(found) => bail!(
            "{} is in use: it holds {}; name a new directory",
            directory.display(),
            found.file_name().display()
        ),
        None => Ok(()),
    }
}

fn write(directory: &Path, game: &Finished) -> Result<()> {
    let path = directory.join(format!("game-{:06}.jsonl", game.fixture.number));
    record::write_new(&path, &game.record.text())
        .with_context(|| format!("cannot write {}", path.display()))
}

fn tell(report: &Report) -> Result<()> {
    let english = Words::new("en");
    let title = format!("{}: {} games {}", report.game, report.games, report.setup);
    print::line(bold(title))?;
    for bot in &report.bots {
        let name = format!("bot {}", bot.bot);
        let won = bot.win.as_ref().map_or_else(|| "plays itself,".to_owned(), share);
        print::line(format!("  {name:14} {won} mean place {:.2}", bot.place))?;
        forfeits(bot)?;
        for line in &bot.sheet {
            let label = english.word(&line.label);
            print::line(format!("    {label:12} {}", spread(&line.points)))?;
        }
    }
    for seat in &report.seats {
        let name = format!("seat {}", seat.seat);
        print::line(format!("  {name:14} {}", share(&seat.win)))?;
    }
    for fact in &report.facts {
        let name = format!("{} {}", fact.name, fact.value);
        let seat = fact.seat.map_or_else(String::new, |seat| format!(", seat {seat}"));
        print::line(format!("  {name:28} {} of {}{seat}", share(&fact.win), fact.played))?;
    }
    print::line(format!("  decisions      {}", spread(&report.decisions)))?;
    if let Some(turns) = &report.turns {
        print::line(format!("  turns          {}", spread(turns)))?;
    }
    print::line(format!("  shared victories {}, won by nobody {}", report.shared, report.lost))?;
    let (games, seen) = (report.games, report.observations);
    print::line(format!("  intervals from {seen} independent observations of {games} games"))
}

/// What a program did not play itself.
fn forfeits(bot: &BotLine) -> Result<()> {
    if bot.forfeits == 0 {
        return Ok(());
    }
    let reasons: Vec<String> =
        bot.fallbacks.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    print::line(format!(
        "    {} {} games, counted as lost; moves made in its place: {}",
        red("forfeited"),
        bot.forfeits,
        reasons.join(", ")
    ))?;
    if let Some(failed) = &bot.failed {
        print::line(format!("    the first time, at entry {}, {}", failed.entry, failed.failure))?;
    }
    Ok(())
}

fn share(interval: &Interval) -> String {
    let [rate, low, high] = [interval.rate, interval.low, interval.high].map(|part| part * 100.0);
    format!("won {rate:5.1} % (95 %: {low:.1} to {high:.1})")
}

fn spread(spread: &Spread) -> String {
    let Spread { mean, deviation, least, median, greatest } = spread;
    format!("{mean:.2} ± {deviation:.2} (least {least}, median {median}, greatest {greatest})")
}
