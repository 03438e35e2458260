//! `microcosm bot GAME`

use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::{Budget, protocol};
use tabletop::Seed;

use crate::cli::BotArgs;
use crate::commands::entry;
use crate::print::Found;

pub(crate) fn run(args: &BotArgs) -> Found {
    let entry = entry(&args.game)?;
    let spec = match &args.level {
        Some(level) => entry.bot(level),
        None => entry.bots.last(),
    };
    let Some(spec) = spec else {
        let known: Vec<&str> = entry.bots.iter().map(|bot| bot.level).collect();
        let level = args.level.as_deref().unwrap_or_default();
        bail!("{} has no bot '{level}'; it has {}", args.game, known.join(", "));
    };
    let mut player = (spec.make)(seed(args)?);
    let budget = || Budget::of(Duration::from_millis(args.budget));
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    protocol::speak(&args.game, spec.level, player.as_mut(), budget, &mut input, &mut output)
        .context("standard input and output")?;
    Ok(true)
}

fn seed(args: &BotArgs) -> Result<Seed> {
    if let Some(number) = args.seed {
        return Ok(Seed::number(number));
    }
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).context("the system gives no random numbers")?;
    Ok(Seed(fresh))
}
