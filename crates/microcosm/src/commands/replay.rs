//! `microcosm replay FILE [--at N] [--as SEAT]`

use anyhow::{Result, bail};
use record::{Deed, Entry, Mode, Problem, Record, RecordError};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};
use words::Words;

use crate::cli::ReplayArgs;
use crate::commands::read;
use crate::print::{self, Found, bold};

pub(crate) fn run(args: &ReplayArgs) -> Found {
    let record = Record::parse(read(&args.file)?)?;
    let seats = record.header.seats.len();
    let who = match args.seat {
        Some(seat) if usize::from(seat) < seats => Viewer::Seat(Seat(seat)),
        Some(seat) => bail!("there is no seat {seat}; the seats are 0 to {}", seats - 1),
        None => Viewer::Omniscient,
    };
    match record.game(catalog::game) {
        Ok(game) if args.at.is_some() => show(&record, game, args, who),
        Ok(game) => tell(&record, game, args, who),
        Err(error @ RecordError { problem: Problem::UnknownRules { .. }, .. }) => {
            written(&record, &error, args, who)
        }
        Err(error) => Err(error.into()),
    }
}

/// The table at one step, as data.
fn show(record: &Record, game: &'static dyn Game, args: &ReplayArgs, who: Viewer) -> Found {
    let course = record.replay(game, Mode::Tolerant, args.at, |_, _| {})?;
    print::json(&course.state().view(who))?;
    Ok(true)
}

/// The whole game in words.
fn tell(record: &Record, game: &'static dyn Game, args: &ReplayArgs, who: Viewer) -> Found {
    let words = Words::new(&args.language);
    let names = &record.header.seats;
    let mut steps: Vec<(u32, String, Vec<String>, Vec<Value>)> = Vec::new();
    record.replay(game, Mode::Tolerant, None, |course, happened| {
        let Some(entry) = course.entries().last() else { return };
        let seen = happened.seen_by(who);
        let told = seen.iter().map(|seen| words.say(&seen.said, names)).collect();
        let events = seen.into_iter().map(|seen| seen.event).collect();
        steps.push((entry.n, deed(entry, who), told, events));
    })?;
    if args.json {
        let steps = steps.into_iter().map(|(n, deed, told, events)| {
            json!({ "n": n, "deed": deed, "told": told, "events": events })
        });
        print::json(&steps.collect::<Vec<_>>())?;
        return Ok(true);
    }
    print_steps(&steps)?;
    Ok(true)
}

/// What the lines tell by themselves, when nobody plays by their rules. False:
/// that is less than was asked for.
fn written(record: &Record, error: &RecordError, args: &ReplayArgs, who: Viewer) -> Found {
    let header = &record.header;
    let outcome = record.end.as_ref().map(|end| &end.outcome);
    if args.json {
        let deeds =
            record.entries.iter().map(|entry| json!({ "n": entry.n, "deed": deed(entry, who) }));
        print::json(&json!({
            "unplayed": error.to_string(), "header": header, "outcome": outcome,
            "steps": deeds.collect::<Vec<_>>(),
        }))?;
        return Ok(false);
    }
    print::line(format!("{}, rules version {}: {error}", bold(&header.game), header.rules))?;
    print::line(format!("seats: {}", header.seats.join(", ")))?;
    for entry in &record.entries {
        print::line(format!("{:>4} {}", bold(entry.n), deed(entry, who)))?;
    }
    if let Some(outcome) = outcome {
        let words = Words::new(&args.language);
        print::line(words.say(&outcome.reason, &header.seats))?;
    }
    Ok(false)
}

fn print_steps(steps: &[(u32, String, Vec<String>, Vec<Value>)]) -> Result<()> {
    for (n, deed, told, _) in steps {
        print::line(format!("{:>4} {}", bold(n), deed))?;
        for sentence in told {
            print::line(format!("     {sentence}"))?;
        }
    }
    Ok(())
}

/// What was done, as far as the viewer may know: what others decide can be a
/// secret, and their events tell all there is to tell.
fn deed(entry: &Entry, who: Viewer) -> String {
    let known = entry.seat.is_none_or(|seat| who.knows(seat));
    let text = match &entry.deed {
        Deed::Start => "start".to_owned(),
        Deed::Act(action) if known => action.clone(),
        Deed::Act(_) => "acts".to_owned(),
        Deed::Undo(to) => format!("takes back to {to}"),
        Deed::Resign => "resigns".to_owned(),
        Deed::Handover(to) => format!("hands over to {to}"),
    };
    entry.seat.map_or(text.clone(), |seat| format!("seat {seat}: {text}"))
}
