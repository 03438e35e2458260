//! `microcosm bench [GAME]`

use std::time::Duration;

use anyhow::{Result, bail};
use lab::{Bench, Speed};
use tabletop::Seed;

use crate::cli::BenchArgs;
use crate::commands::{entry, setup};
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &BenchArgs) -> Found {
    let time = match Duration::try_from_secs_f64(args.time) {
        Ok(time) if !time.is_zero() && time < Duration::from_secs(3600) => time,
        _ => bail!("--time must be more than 0 seconds and less than an hour"),
    };
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => catalog::GAMES.iter().map(|entry| entry.game.id()).collect(),
    };
    let measure = |game: &str| -> Result<Bench> {
        let entry = entry(game)?;
        let setup = setup(entry, args.seats.into(), &args.table)?;
        Ok(lab::bench(entry, &setup, Seed::number(1), time)?)
    };
    let benches = games.into_iter().map(measure).collect::<Result<Vec<_>>>()?;
    if args.json {
        print::json(&benches)?;
        return Ok(true);
    }
    for bench in &benches {
        print::line(format!("{} {}", bold(bench.game), bench.setup))?;
        print::line(speed("one core", &bench.one))?;
        print::line(speed(&format!("{} cores", bench.cores), &bench.all))?;
        print::line(format!("  copying a state: {:.0} ns", bench.clone_ns))?;
    }
    Ok(true)
}

fn speed(label: &str, speed: &Speed) -> String {
    let Speed { games, decisions, events } = speed;
    format!("  {label:9} {games:9.0} games/s {decisions:11.0} decisions/s {events:11.0} events/s")
}
