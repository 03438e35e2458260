//! What a series showed.

use std::collections::BTreeMap;

use bots::Reason;
use serde::Serialize;
use tabletop::{Fact, Outcome, Seat};

use crate::{Fallback, Finished, GameResult, Interval, Observation, Series, Spread};

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
    /// How many were won by more than one side.
    pub shared: u64,
    /// How many were won by nobody.
    pub lost: u64,
    /// How many independent observations they are: games of the same luck are
    /// one.
    pub observations: u64,
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
    /// Its name.
    pub bot: String,
    /// How many seats it took in all games together.
    pub played: u64,
    /// How many of these won; of a shared victory each has its part.
    pub wins: f64,
    /// The share of wins; none where a bot plays nobody but itself, and the
    /// share is that of the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Interval>,
    /// The mean place.
    pub place: f64,
    /// The score sheet, line by line.
    pub sheet: Vec<SheetLine>,
    /// How many games it forfeited, each of them lost, because it did not play
    /// itself. The score sheets leave these games out.
    pub forfeits: u64,
    /// How many decisions were taken for it, by reason.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fallbacks: BTreeMap<&'static str, u64>,
    /// The first of them, with what it said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failed: Option<Fallback>,
}

/// How a seat fared.
#[derive(Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// The seat, from 0.
    pub seat: Seat,
    /// How many games it won; of a shared victory each has its part.
    pub wins: f64,
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
    /// How many of these won; of a shared victory each has its part.
    pub wins: f64,
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
    luck: u32,
    seating: Vec<usize>,
    decisions: u32,
    turns: Option<u32>,
    outcome: Outcome,
    result: GameResult,
    fallbacks: Vec<Fallback>,
    facts: Vec<Fact>,
}

impl From<Finished> for Line {
    fn from(game: Finished) -> Self {
        let Finished { fixture, decisions, turns, outcome, result, fallbacks, facts, .. } = game;
        let (luck, seating) = (fixture.luck, fixture.seating);
        Line { luck, seating, decisions, turns, outcome, result, fallbacks, facts }
    }
}

impl Report {
    /// The report on a series.
    #[must_use]
    pub fn new(series: &Series, lines: &[Line]) -> Self {
        let contest = &series.contest;
        let count = |which: fn(&GameResult) -> bool| {
            lines.iter().filter(|line| which(&line.result)).count() as u64
        };
        let seats = Seat::all(contest.entrants.len() as u8).map(|seat| {
            let mut tally = Tally::default();
            lines.iter().for_each(|line| tally.add(line, seat));
            let (wins, win) = (tally.wins(), tally.win());
            SeatLine { seat, wins, win, sheet: tally.sheet() }
        });
        let mut names: Vec<&str> = Vec::new();
        for entrant in &contest.entrants {
            if !names.contains(&entrant.name.as_str()) {
                names.push(&entrant.name);
            }
        }
        let lucks: std::collections::BTreeSet<u32> = lines.iter().map(|line| line.luck).collect();
        Report {
            game: contest.game.id(),
            rules: contest.game.version(),
            setup: contest.setup.clone(),
            games: lines.len() as u64,
            shared: count(GameResult::shared),
            lost: count(GameResult::lost),
            observations: lucks.len() as u64,
            bots: names.into_iter().map(|name| bot_line(series, lines, name)).collect(),
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

fn bot_line(series: &Series, lines: &[Line], name: &str) -> BotLine {
    let entrants = &series.contest.entrants;
    let (mut tally, mut forfeits) = (Tally::default(), 0);
    let mut fallbacks: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut failed: Option<Fallback> = None;
    for line in lines {
        let own = |seat: Seat| entrants[line.seating[seat.index()]].name == name;
        for seat in Seat::all(entrants.len() as u8).filter(|seat| own(*seat)) {
            tally.add(line, seat);
        }
        let of_own: Vec<&Fallback> = line.fallbacks.iter().filter(|it| own(it.seat)).collect();
        forfeits += u64::from(!of_own.is_empty());
        for fallback in of_own {
            *fallbacks.entry(fallback.failure.reason.word()).or_default() += 1;
            // That it is not asked any more tells less than what it did before.
            if failed.is_none() && fallback.failure.reason != Reason::Dropped {
                failed = Some(fallback.clone());
            }
        }
    }
    let contested = lines.iter().any(|line| line.result.contested());
    BotLine {
        bot: name.to_owned(),
        played: tally.played,
        wins: tally.wins(),
        win: (series.is_mixed() || !contested).then(|| tally.win()),
        place: tally.places as f64 / (tally.played as f64).max(1.0),
        sheet: tally.sheet(),
        forfeits,
        fallbacks,
        failed,
    }
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
        wins: tally.wins(),
        win: tally.win(),
    };
    tallies.into_iter().map(line).collect()
}

/// Some seats of some games, added up.
#[derive(Default)]
struct Tally<'a> {
    played: u64,
    places: u64,
    /// By luck: games of the same luck are one observation.
    seen: BTreeMap<u32, Observation>,
    /// In the order of the score sheet.
    sheet: Vec<(&'a str, Vec<f64>)>,
}

impl<'a> Tally<'a> {
    fn add(&mut self, line: &'a Line, seat: Seat) {
        self.played += 1;
        self.places += u64::from(line.result.places[seat.index()]);
        let seen = self.seen.entry(line.luck).or_default();
        seen.won += line.result.won[seat.index()];
        seen.of += 1.0;
        if !line.fallbacks.is_empty() {
            return;
        }
        for score in &line.outcome.sheet {
            let points = f64::from(score.points[seat.index()]);
            match self.sheet.iter_mut().find(|(label, _)| *label == score.label) {
                Some((_, all)) => all.push(points),
                None => self.sheet.push((&score.label, vec![points])),
            }
        }
    }

    fn wins(&self) -> f64 {
        self.seen.values().map(|seen| seen.won).sum()
    }

    fn win(&self) -> Interval {
        Interval::of(&self.seen.values().copied().collect::<Vec<_>>())
    }

    fn sheet(self) -> Vec<SheetLine> {
        let line = |(label, points): (&str, _)| SheetLine {
            label: label.to_owned(),
            points: Spread::of(points),
        };
        self.sheet.into_iter().map(line).collect()
    }
}
