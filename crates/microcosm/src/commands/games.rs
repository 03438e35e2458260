//! `microcosm games`

use serde_json::json;
use words::Words;

use crate::cli::GamesArgs;
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &GamesArgs) -> Found {
    if args.json {
        let games = catalog::GAMES.iter().map(|entry| {
            let (least, most) = entry.game.seats();
            let bots: Vec<&str> = entry.bots.iter().map(|bot| bot.level).collect();
            json!({
                "id": entry.game.id(), "rules": entry.game.version(), "seats": [least, most],
                "options": entry.game.options(), "bots": bots,
            })
        });
        print::json(&games.collect::<Vec<_>>())?;
        return Ok(true);
    }
    let english = Words::new("en");
    for entry in catalog::GAMES {
        let id = entry.game.id();
        let (least, most) = entry.game.seats();
        print::line(bold(english.word(&format!("game-{id}"))))?;
        print::line(format!("  {}", english.word(&format!("game-{id}-tagline"))))?;
        print::line(format!("  name     {id}, rules version {}", entry.game.version()))?;
        print::line(format!("  players  {least} to {most}"))?;
        let bots: Vec<&str> = entry.bots.iter().map(|bot| bot.level).collect();
        print::line(format!("  bots     {}", bots.join(", ")))?;
        for option in entry.game.options() {
            let values = option.values.join("|");
            print::line(format!("  --option {}={values}", option.name))?;
            let help = english.word(&format!("{id}-option-{}-help", option.name));
            print::line(format!("           {help}"))?;
        }
    }
    Ok(true)
}
