//! Where others wait in the middle of their turn ([`Match::patience`]): what a
//! seat does not decide in time is done for it. Where it is a secret whether the
//! seat has anything to decide ([`Match::veiled`]), that takes its time also if
//! the seat is quicker: how soon somebody passes tells nothing about a hand.

use std::time::{Duration, Instant};

use record::Deed;
use tabletop::{Match, Seat};

use super::actor::Actor;
use super::{Visitor, clause, text};
use crate::http::Problem;
use crate::wire::FromServer;

/// Somebody has passed; it counts when the pause is over.
pub(super) struct Held {
    seat: Seat,
    visitor: Visitor,
    id: u32,
}

impl Actor {
    /// The person others wait for in the middle of their turn, and until when.
    pub(super) fn hurried(&self) -> Option<(Instant, Seat)> {
        let state = self.room.play.as_ref()?.state();
        let people = state.turn().seats().iter().filter(|seat| self.room.bot(*seat).is_none());
        let until = |seat| {
            // Who plays against bots alone gives nothing away by thinking.
            if state.veiled(seat) && !self.watched(seat) {
                return None;
            }
            let patience = Duration::from_millis(state.patience(seat)?.into());
            Some((self.since + patience, seat))
        };
        { people }.find_map(until)
    }

    /// Does for a seat what comes first on its list.
    pub(super) async fn hurry(&mut self, seat: Seat) {
        self.since = Instant::now();
        let Some(play) = &self.room.play else { return };
        let Some(first) = first(play.state(), seat) else { return };
        let held = self.held.take_if(|held| held.seat == seat);
        let done = self.deed(seat, &Deed::Act(first)).await;
        if let Some(held) = held {
            self.reply(&held.visitor, held.id, done.map(Some));
        } else if let Err(problem) = done {
            tracing::warn!(table = self.room.id, why = %problem.why, "a seat could not be helped");
        }
    }

    /// Keeps what would be done for a seat anyway until the pause is over, if
    /// somebody else could see that it came earlier.
    pub(super) fn hold(&mut self, visitor: &Visitor, id: u32, seat: Seat, action: &str) -> bool {
        let Some(play) = &self.room.play else { return false };
        let state = play.state();
        if !state.veiled(seat) || first(state, seat).as_deref() != Some(action) {
            return false;
        }
        let watched = self.watched(seat);
        if watched {
            self.let_go();
            self.held = Some(Held { seat, visitor: visitor.clone(), id });
        }
        watched
    }

    /// Could a person other than who sits there learn how soon the seat answers?
    /// Whoever plays here and is away reads the times later.
    pub(super) fn watched(&self, seat: Seat) -> bool {
        let sits = self.room.holders.get(seat.index()).and_then(Option::as_ref).map(|it| &it.id);
        self.room.holders.iter().flatten().any(|it| Some(&it.id) != sits)
            || self.visitors.iter().any(|it| Some(&it.person.id) != sits)
    }

    /// What was held is no longer asked.
    pub(super) fn let_go(&mut self) {
        if let Some(held) = self.held.take() {
            let stale = Problem::conflict("error-stale").by(clause::STALE);
            self.reply(&held.visitor, held.id, Err(stale));
        }
    }

    /// Answers a wish; nothing if the answer comes later.
    pub(super) fn reply(&self, visitor: &Visitor, id: u32, done: Result<Option<u32>, Problem>) {
        match done {
            Ok(Some(n)) => visitor.out.send(text(&FromServer::Ack { id, n })),
            Ok(None) => {}
            Err(Problem { clause, why, .. }) => {
                metrics::counter!("microcosm_refused_total").increment(1);
                let clause = clause.map(str::to_owned);
                visitor.out.send(text(&FromServer::Refused { id, clause, why }));
            }
        }
    }
}

fn first(state: &dyn Match, seat: Seat) -> Option<String> {
    state.choices(seat).listed.into_iter().next().map(|offered| offered.text)
}
