//! `microcosm replay FILE... [--at N] [--as SEAT]`

use std::path::Path;

use anyhow::{Context, Result, bail};
use record::{Deed, Entry, Mode, Problem, Record, RecordError};
use serde_json::{Map, Value, json};
use tabletop::{Game, Match, Said, Seat, Viewer};
use words::Words;

use crate::cli::ReplayArgs;
use crate::commands::read;
use crate::print::{self, Found, bold};

/// What was done, and what it came to.
struct Step {
    n: u32,
    deed: String,
    told: Vec<String>,
    /// The rest, for programs.
    more: Map<String, Value>,
}

pub(crate) fn run(args: &ReplayArgs) -> Found {
    let (mut all_good, mut told) = (true, Vec::new());
    for file in &args.files {
        let one = replay(file, args).with_context(|| file.display().to_string());
        let (good, value) = if args.files.len() == 1 {
            one?
        } else {
            one.or_else(|error| {
                // One that cannot be read does not keep the others back.
                print::complain(&error);
                Ok::<_, anyhow::Error>((false, json!({ "error": format!("{error:#}") })))
            })?
        };
        all_good &= good;
        told.push((file, value));
    }
    if args.json || args.at.is_some() {
        match &told[..] {
            [(_, only)] => print::json(only)?,
            many => {
                let each = many.iter().map(|(file, value)| {
                    let file = file.display().to_string();
                    json!({ "file": file, "replay": value })
                });
                print::json(&each.collect::<Vec<_>>())?;
            }
        }
    }
    Ok(all_good)
}

/// Tells a record, or gives as data what is to be told of it.
fn replay(file: &Path, args: &ReplayArgs) -> Result<(bool, Value)> {
    let record = Record::parse(read(file)?)?;
    let seats = record.header.seats.len();
    let who = match args.seat {
        Some(seat) if usize::from(seat) < seats => Viewer::Seat(Seat(seat)),
        Some(seat) => bail!("there is no seat {seat}; the seats are 0 to {}", seats - 1),
        None => Viewer::Omniscient,
    };
    match record.game(catalog::game) {
        Ok(game) if args.at.is_some() => {
            let course = record.replay(game, Mode::Tolerant, args.at, |_, _| {})?;
            Ok((true, course.state().view(who)))
        }
        Ok(game) => tell(&record, game, args, who),
        Err(error @ RecordError { problem: Problem::UnknownRules { .. }, .. }) => {
            written(&record, &error, args, who)
        }
        Err(error) => Err(error.into()),
    }
}

/// The whole game in words.
fn tell(
    record: &Record,
    game: &'static dyn Game,
    args: &ReplayArgs,
    who: Viewer,
) -> Result<(bool, Value)> {
    let words = Words::new(&args.language);
    let names = &record.header.seats;
    let mut steps: Vec<Step> = Vec::new();
    record.replay(game, Mode::Tolerant, None, |course, happened| {
        let Some(entry) = course.entries().last() else { return };
        let seen = happened.seen_by(who);
        let mut told: Vec<String> = seen.iter().map(|seen| words.say(&seen.said, names)).collect();
        told.extend(fallback(entry).map(|said| words.say(&said, names)));
        let events: Vec<Value> = seen.into_iter().map(|seen| seen.event).collect();
        let mut more = Map::from_iter([("events".to_owned(), events.into())]);
        if args.views {
            more.insert("view".to_owned(), course.state().view(who));
        }
        if args.choices {
            more.insert("choices".to_owned(), choices(course.state(), who));
        }
        steps.push(Step { n: entry.n, deed: deed(entry, who), told, more });
    })?;
    if args.json {
        let steps = steps.into_iter().map(|Step { n, deed, told, more }| {
            let mut step = Map::from_iter([
                ("n".to_owned(), n.into()),
                ("deed".to_owned(), deed.into()),
                ("told".to_owned(), told.into()),
            ]);
            step.extend(more);
            Value::Object(step)
        });
        return Ok((true, steps.collect()));
    }
    for Step { n, deed, told, .. } in &steps {
        print::line(format!("{:>4} {}", bold(n), deed))?;
        for sentence in told {
            print::line(format!("     {sentence}"))?;
        }
    }
    Ok((true, Value::Null))
}

/// What those who are asked can choose from, as far as the viewer may know.
fn choices(state: &dyn Match, who: Viewer) -> Value {
    let asked = state.turn().seats();
    let known = asked.iter().filter(|seat| who.knows(*seat));
    let each = known.map(|seat| {
        let offer = state.choices(seat);
        let listed: Vec<String> = offer.listed.into_iter().map(|one| one.text).collect();
        json!({ "seat": seat, "listed": listed, "forms": offer.forms })
    });
    each.collect()
}

/// That somebody else decided this.
fn fallback(entry: &Entry) -> Option<Said> {
    let (seat, reason) = (entry.seat?, entry.fallback.as_deref()?);
    Some(Said::new("table-event-fallback").with("seat", seat).with("reason", reason))
}

/// What the lines tell by themselves, when nobody plays by their rules. False:
/// that is less than was asked for.
fn written(
    record: &Record,
    error: &RecordError,
    args: &ReplayArgs,
    who: Viewer,
) -> Result<(bool, Value)> {
    let header = &record.header;
    let outcome = record.end.as_ref().map(|end| &end.outcome);
    let deeds = record.entries.iter().map(|entry| (entry.n, deed(entry, who)));
    let as_data = || {
        let deeds = deeds.clone().map(|(n, deed)| json!({ "n": n, "deed": deed }));
        json!({
            "unplayed": error.to_string(), "header": header, "outcome": outcome,
            "steps": deeds.collect::<Vec<_>>(),
        })
    };
    if args.json || args.at.is_some() {
        return Ok((false, as_data()));
    }
    print::line(format!("{}, rules version {}: {error}", bold(&header.game), header.rules))?;
    print::line(format!("seats: {}", header.seats.join(", ")))?;
    for (n, deed) in deeds.clone() {
        print::line(format!("{:>4} {deed}", bold(n)))?;
    }
    if let Some(outcome) = outcome {
        let words = Words::new(&args.language);
        print::line(words.say(&outcome.reason, &header.seats))?;
    }
    Ok((false, Value::Null))
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
        Deed::Offer(to) => format!("asks to go back to {to}"),
        Deed::Agree => "agrees".to_owned(),
        Deed::Agreed(to) => format!("agrees: back to {to}"),
        Deed::Decline => "declines".to_owned(),
    };
    entry.seat.map_or(text.clone(), |seat| format!("seat {seat}: {text}"))
}
