//! How a game of a table ended, as the store keeps it.

use store::{NewPlayed, NewResult, Player};
use table::{Standing, Summary, Verdict, Who};

use crate::clock;

/// The time class of tables without a clock.
pub(crate) const NO_CLOCK: &str = "none";
/// Of those where people sit together and wait for each other.
const LIVE: &str = "live";
/// Of those where a move may take days.
const DAYS: &str = "days";

/// What is stored when a table says so with its summary.
pub(crate) fn result(standing: &Standing, summary: &Summary, at: u64) -> Option<NewResult> {
    let ended = summary.ended.as_ref()?;
    let chosen = &standing.plan.options.0;
    let chosen: Vec<String> =
        chosen.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let seats = ended.seats.iter().map(|seat| NewPlayed {
        player: match &seat.who {
            Who::Person(identity) => Player::Person(identity.clone()),
            Who::Bot(level) => Player::Bot(level.clone()),
        },
        side: seat.side.into(),
        place: seat.place.into(),
        verdict: match seat.verdict {
            Verdict::Won => store::Verdict::Won,
            Verdict::Shared => store::Verdict::Shared,
            Verdict::Lost => store::Verdict::Lost,
        },
        points: seat.points,
        facts: [seat.facts.clone(), chosen.clone()].concat(),
    });
    Some(NewResult {
        game: standing.game.id().to_owned(),
        // Plain data cannot fail to be written.
        options: serde_json::to_string(&standing.plan.options).unwrap_or_default(),
        pace: match standing.plan.time {
            None => NO_CLOCK,
            Some(time) if time.is_slow() => DAYS,
            Some(_) => LIVE,
        }
        .to_owned(),
        decisions: ended.decisions,
        ended: clock::stored(at),
        listed: summary.listed,
        rated: ended.rated,
        seats: seats.collect(),
    })
}

/// The same of a game that ended before; told by its log when.
pub(crate) fn result_of(standing: &Standing) -> Option<NewResult> {
    let last = standing.play()?.entries().last()?.at;
    result(standing, &standing.summary(), last.unwrap_or(0))
}
