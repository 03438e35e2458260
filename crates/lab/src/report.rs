//! What a series showed.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Fact, Outcome, Seat};

use crate::{Finished, Interval, Series, Spread};

/// A series in figures.
#[derive(Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
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
    /// By what is true of a seat or a game, such as a faction or a map.
    pub facts: Vec<FactLine>,
    /// Decisions in a game.
    pub decisions: Spread,
    /// Turns in a game, where it counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Spread>,
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
    /// The score sheet, line by line.
    pub sheet: Vec<SheetLine>,
}

/// How those fared of whom something is true.
#[derive(Debug, PartialEq, Serialize)]
pub struct FactLine {
    /// What it is about, such as `faction`.
    pub name: &'static str,
    /// What is true, such as `capitol`.
    pub value: String,
    /// The seat whose wins are counted, where it is true of whole games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How often it was true.
    pub played: u64,
    /// How many of these won, shared victories included.
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
    turns: Option<u32>,
    outcome: Outcome,
    facts: Vec<Fact>,
}

impl From<Finished> for Line {
    fn from(game: Finished) -> Self {
        let Finished { seating, decisions, turns, outcome, facts, .. } = game;
        Line { seating, decisions, turns, outcome, facts }
    }
}

impl Report {
    /// The report on a series.
    #[must_use]
    pub fn new(series: &Series, lines: &[Line]) -> Self {
        let winners = |line: &Line| line.outcome.winners.len();
        let seats = Seat::all(series.bots.len() as u8).map(|seat| {
            let mut tally = Tally::default();
            lines.iter().for_each(|line| tally.add(line, seat));
            let (wins, win) = (tally.wins, tally.win());
            SeatLine { seat, wins, win, sheet: tally.sheet() }
        });
        let mut levels: Vec<&'static str> = Vec::new();
        for bot in &series.bots {
            if !levels.contains(&bot.level) {
                levels.push(bot.level);
            }
        }
        Report {
            game: series.game.id(),
            rules: series.game.version(),
            setup: series.setup.clone(),
            games: lines.len() as u64,
            shared: lines.iter().filter(|line| winners(line) > 1).count() as u64,
            lost: lines.iter().filter(|line| winners(line) == 0).count() as u64,
            bots: levels.into_iter().map(|level| bot_line(series, lines, level)).collect(),
            seats: seats.collect(),
            facts: fact_lines(lines),
            decisions: Spread::of(lines.iter().map(|line| line.decisions.into()).collect()),
            turns: { lines.iter() }
                .map(|line| line.turns.map(f64::from))
                .collect::<Option<_>>()
                .map(Spread::of),
        }
    }
}

fn bot_line(series: &Series, lines: &[Line], level: &'static str) -> BotLine {
    let mut tally = Tally::default();
    for line in lines {
        for seat in Seat::all(series.bots.len() as u8) {
            if series.bots[line.seating[seat.index()]].level == level {
                tally.add(line, seat);
            }
        }
    }
    let place = tally.places as f64 / (tally.played as f64).max(1.0);
    let (played, wins, win) = (tally.played, tally.wins, tally.win());
    BotLine { bot: level, played, wins, win, place, sheet: tally.sheet() }
}

/// What is true of a seat is counted for that seat; what is true of a whole
/// game, for each seat apart.
fn fact_lines(lines: &[Line]) -> Vec<FactLine> {
    let mut tallies: BTreeMap<(&'static str, &str, Option<Seat>), Tally<'_>> = BTreeMap::new();
    for line in lines {
        for fact in &line.facts {
            let seats = match fact.seat {
                Some(seat) => vec![(seat, None)],
                None => {
                    let all = Seat::all(line.seating.len() as u8);
                    all.map(|seat| (seat, Some(seat))).collect()
                }
            };
            for (seat, shown) in seats {
                tallies.entry((fact.name, &fact.value, shown)).or_default().add(line, seat);
            }
        }
    }
    let line = |((name, value, seat), tally): ((_, &str, _), Tally<'_>)| FactLine {
        name,
        value: value.to_owned(),
        seat,
        played: tally.played,
        wins: tally.wins,
        win: tally.win(),
    };
    tallies.into_iter().map(line).collect()
}

/// Some seats of some games, added up.
#[derive(Default)]
struct Tally<'a> {
    played: u64,
    wins: u64,
    places: u64,
    /// In the order of the score sheet.
    sheet: Vec<(&'a str, Vec<f64>)>,
}

impl<'a> Tally<'a> {
    fn add(&mut self, line: &'a Line, seat: Seat) {
        self.played += 1;
        self.wins += u64::from(line.outcome.winners.contains(seat));
        self.places += u64::from(line.outcome.places[seat.index()]);
        for score in &line.outcome.sheet {
            let points = f64::from(score.points[seat.index()]);
            match self.sheet.iter_mut().find(|(label, _)| *label == score.label) {
                Some((_, all)) => all.push(points),
                None => self.sheet.push((&score.label, vec![points])),
            }
        }
    }

    fn win(&self) -> Interval {
        Interval::wilson(self.wins, self.played)
    }

    fn sheet(self) -> Vec<SheetLine> {
        let line = |(label, points): (&str, _)| SheetLine {
            label: label.to_owned(),
            points: Spread::of(points),
        };
        self.sheet.into_iter().map(line).collect()
    }
}
