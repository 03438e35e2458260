//! `microcosm bench [GAME | WORKLOAD]`

use std::time::Duration;

use anyhow::{Result, bail};
use gamebox::Workloads;
use lab::{Bench, Peer, Speed, WorkSpeed};
use tabletop::Seed;

use crate::cli::BenchArgs;
use crate::commands::{entry, setup, version};
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &BenchArgs) -> Found {
    let time = match Duration::try_from_secs_f64(args.time) {
        Ok(time) if !time.is_zero() && time < Duration::from_secs(3600) => time,
        _ => bail!("--time must be more than 0 seconds and less than an hour"),
    };
    if let Some(workloads) = args.game.as_deref().and_then(catalog::workloads) {
        return work(workloads, args, time);
    }
    let games: Vec<&str> = match &args.game {
        Some(game) => vec![game],
        None => catalog::GAMES.iter().map(|entry| entry.game.id()).collect(),
    };
    let measure = |game: &str| -> Result<Bench> {
        let game = version(entry(game)?, args.table.rules_version)?;
        let setup = setup(game, args.seats.into(), &args.table)?;
        Ok(lab::bench(game, &setup, Seed::number(1), time)?)
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

fn work(workloads: &Workloads, args: &BenchArgs, time: Duration) -> Found {
    let peer = args
        .peer
        .as_ref()
        .map(|program| Peer { program: program.clone(), script: args.peer_script.clone() });
    let benches = lab::bench_work(workloads, Seed::number(1), time, peer.as_ref())?;
    if args.json {
        print::json(&benches)?;
        return Ok(true);
    }
    let unit = workloads.unit;
    print::line(format!("{} {unit} on one core", bold(workloads.name)))?;
    for bench in &benches {
        let WorkSpeed { name, per_second, figures, .. } = &bench.ours;
        let figures: String =
            figures.iter().map(|(name, figure)| format!(" {figure:6.2} {name}")).collect();
        print::line(format!("  {name:18} {per_second:6.0} {unit}/s{figures}"))?;
        if let Some(peer) = &bench.peer {
            print::line(format!(
                "  {:18} {:6.0} {unit}/s; ours is {:.1} times as fast",
                peer.name,
                peer.per_second,
                per_second / peer.per_second
            ))?;
        }
    }
    Ok(true)
}
