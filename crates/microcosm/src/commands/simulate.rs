//! `microcosm simulate GAME`

use std::io::IsTerminal;
use std::path::Path;

use anyhow::{Context, Result};
use bots::BotSpec;
use catalog::GameBox;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Finished, Interval, Line, Report, Series, Spread};
use tabletop::Seed;
use words::Words;

use crate::cli::SimulateArgs;
use crate::commands::{entry, setup, version};
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &SimulateArgs) -> Found {
    let entry = entry(&args.game)?;
    // Nobody else could sit there, so the word changes nothing.
    let _: Option<&str> = args.who.as_deref();
    let bots = seated(entry, &args.seats)?;
    let game = version(entry, args.table.rules_version)?;
    let setup = setup(game, bots.len(), &args.table)?;
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    if let Some(directory) = &args.out {
        std::fs::create_dir_all(directory)
            .with_context(|| format!("cannot make {}", directory.display()))?;
    }
    let series = Series {
        game,
        setup,
        bots,
        games: args.games,
        seed: Seed::number(args.seed),
        rotate: !args.fixed,
    };
    let bar = progress(args.games);
    let lines = series.play(|game| -> Result<Line> {
        if let Some(directory) = &args.out {
            write(directory, &game)?;
        }
        bar.inc(1);
        Ok(Line::from(game))
    })?;
    bar.finish_and_clear();
    let lines = lines.into_iter().collect::<Result<Vec<_>>>()?;
    let report = Report::new(&series, &lines);
    if args.json {
        print::json(&report)?;
    } else {
        tell(&report)?;
    }
    Ok(true)
}

/// Who plays unless told: experts take their time, and are asked for by name.
const USUAL: &str = "good";

/// A bot for each seat, by level or, for the usual ones, by number.
fn seated(entry: &'static GameBox, seats: &[String]) -> Result<Vec<&'static BotSpec>> {
    if let ([count], Some(usual)) = (seats, entry.bot(USUAL).or(entry.bots.last()))
        && let Ok(count) = count.parse::<u8>()
    {
        return Ok(vec![usual; count.into()]);
    }
    let bot = |level: &String| {
        entry.bot(level).with_context(|| {
            let known: Vec<&str> = entry.bots.iter().map(|bot| bot.level).collect();
            format!("{} has no bot '{level}'; it has {}", entry.game.id(), known.join(", "))
        })
    };
    seats.iter().map(bot).collect()
}

fn progress(games: u32) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games.into());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn write(directory: &Path, game: &Finished) -> Result<()> {
    let path = directory.join(format!("game-{:06}.jsonl", game.number));
    record::write_new(&path, &game.record.text())
        .with_context(|| format!("cannot write {}", path.display()))
}

fn tell(report: &Report) -> Result<()> {
    let english = Words::new("en");
    let title = format!("{}: {} games {}", report.game, report.games, report.setup);
    print::line(bold(title))?;
    for bot in &report.bots {
        let name = format!("bot {}", bot.bot);
        print::line(format!("  {name:14} {} mean place {:.2}", share(&bot.win), bot.place))?;
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
    print::line(format!("  shared victories {}, won by nobody {}", report.shared, report.lost))
}

fn share(interval: &Interval) -> String {
    let [rate, low, high] = [interval.rate, interval.low, interval.high].map(|part| part * 100.0);
    format!("won {rate:5.1} % (95 %: {low:.1} to {high:.1})")
}

fn spread(spread: &Spread) -> String {
    let Spread { mean, deviation, least, median, greatest } = spread;
    format!("{mean:.2} ± {deviation:.2} (least {least}, median {median}, greatest {greatest})")
}
