//! What a series showed.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::{Finished, Interval, Series, Spread};

/// A series in figures.
#[derive(Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Its set-up.
    pub setup: serde_json::Value,
    /// How many games were played.
    pub games: u64,
    /// How many were won by more than one seat.
    pub shared: u64,
    /// How many were won by nobody.
    pub lost: u64,
    /// By bot, in the order given; equal bots are one line.
    pub bots: Vec<BotLine>,
    /// By seat.
    pub seats: Vec<SeatLine>,
    /// Decisions in a game.
    pub decisions: Spread,
}

/// How a bot fared.
#[derive(Debug, PartialEq, Serialize)]
pub struct BotLine {
    /// Its level.
    pub bot: &'static str,
    /// How many seats it took in all games together.
    pub played: u64,
    /// How many of these won, shared victories included.
    pub wins: u64,
    /// The share of wins.
    pub win: Interval,
    /// The mean place.
    pub place: f64,
    /// The score sheet, line by line.
    pub sheet: Vec<SheetLine>,
}

/// How a seat fared.
#[derive(Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// The seat, from 0.
    pub seat: Seat,
    /// How many games it won, shared victories included.
    pub wins: u64,
    /// The share of wins.
    pub win: Interval,
}

/// Points in one category.
#[derive(Debug, PartialEq, Serialize)]
pub struct SheetLine {
    /// The message key of the category.
    pub label: String,
    /// The points.
    pub points: Spread,
}

/// What a report needs to remember of a game.
pub struct Line {
    seating: Vec<usize>,
    decisions: u32,
    outcome: Outcome,
}

impl From<Finished> for Line {
    fn from(game: Finished) -> Self {
        Line { seating: game.seating, decisions: game.decisions, outcome: game.outcome }
    }
}

impl Report {
    /// The report on a series.
    #[must_use]
    pub fn new(series: &Series, lines: &[Line]) -> Self {
        let winners = |line: &Line| line.outcome.winners.len();
        let seats = Seat::all(series.bots.len() as u8).map(|seat| {
            let won = |line: &&Line| line.outcome.winners.contains(seat);
            let wins = lines.iter().filter(won).count() as u64;
            SeatLine { seat, wins, win: Interval::wilson(wins, lines.len() as u64) }
        });
        let mut levels: Vec<&'static str> = Vec::new();
        for bot in &series.bots {
            if !levels.contains(&bot.level) {
                levels.push(bot.level);
            }
        }
        Report {
            game: series.entry.game.id(),
            setup: series.setup.clone(),
            games: lines.len() as u64,
            shared: lines.iter().filter(|line| winners(line) > 1).count() as u64,
            lost: lines.iter().filter(|line| winners(line) == 0).count() as u64,
            bots: levels.into_iter().map(|level| bot_line(series, lines, level)).collect(),
            seats: seats.collect(),
            decisions: Spread::of(lines.iter().map(|line| line.decisions.into()).collect()),
        }
    }
}

fn bot_line(series: &Series, lines: &[Line], level: &'static str) -> BotLine {
    let (mut played, mut wins, mut places) = (0u64, 0u64, 0u64);
    let mut sheet: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let mut labels: Vec<&str> = Vec::new();
    for line in lines {
        for seat in Seat::all(series.bots.len() as u8) {
            if series.bots[line.seating[seat.index()]].level != level {
                continue;
            }
            played += 1;
            wins += u64::from(line.outcome.winners.contains(seat));
            places += u64::from(line.outcome.places[seat.index()]);
            for score in &line.outcome.sheet {
                if !labels.contains(&&*score.label) {
                    labels.push(&score.label);
                }
                let points = f64::from(score.points[seat.index()]);
                sheet.entry(&score.label).or_default().push(points);
            }
        }
    }
    let sheet = labels.into_iter().map(|label| SheetLine {
        label: label.to_owned(),
        points: Spread::of(sheet.remove(label).unwrap_or_default()),
    });
    BotLine {
        bot: level,
        played,
        wins,
        win: Interval::wilson(wins, played),
        place: places as f64 / (played as f64).max(1.0),
        sheet: sheet.collect(),
    }
}
