//! Bots at a table: who thinks, what comes of it, and what is played when
//! nothing comes of it. The table goes on whatever a bot does.

use std::time::Duration;

use record::Deed;
use tabletop::{Match, Seat, Seed, Turn};
use tokio::task::{AbortHandle, Id, JoinError};

use super::actor::Actor;
use super::room::Room;
use super::{Visitor, text};
use crate::http::Problem;
use crate::limits::Kind;
use crate::think::{Mind, fallback};
use crate::tutorial;
use crate::wire::FromServer;

/// How long to wait when the store failed in the middle of a bot's move.
const AGAIN: Duration = Duration::from_secs(1);

/// How long a bot takes where it is a secret what it has to decide.
const UNIFORM: Duration = Duration::from_millis(1_500);

/// The bots of a table.
pub(super) struct Bots {
    seats: Vec<Sitting>,
}

#[derive(Default)]
struct Sitting {
    /// The bot, while it does not think, and its level.
    mind: Option<(String, Mind)>,
    /// From when it begins to think until what came of it has been heard.
    thinking: Option<AbortHandle>,
}

/// What came of thinking.
pub(super) enum Thought {
    /// A bot's move.
    Move { seat: Seat, level: String, mind: Option<Mind>, action: Option<String> },
    /// A hint for somebody.
    Hint { visitor: Visitor, id: u32, action: Option<String> },
}

impl Bots {
    pub(super) fn new(seats: usize) -> Self {
        Bots { seats: (0..seats).map(|_| Sitting::default()).collect() }
    }

    /// The bot that thinks this.
    fn thinks(&mut self, thought: Id) -> Option<&mut Sitting> {
        let this = |thinking: &AbortHandle| thinking.id() == thought;
        self.seats.iter_mut().find(|sitting| sitting.thinking.as_ref().is_some_and(this))
    }

    /// What these bots think about, or all of them, is no longer asked.
    pub(super) fn dismiss(&mut self, but: Option<&[Seat]>) {
        for (at, sitting) in self.seats.iter_mut().enumerate() {
            let stays = but.is_some_and(|but| but.iter().any(|seat| seat.index() == at));
            if !stays && let Some(thinking) = sitting.thinking.take() {
                thinking.abort();
            }
        }
    }
}

impl Actor {
    /// Lets every bot think that is asked and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Some(play) = &self.room.play else { return };
        let Turn::Act(asked) = play.state().turn() else { return self.bots.dismiss(None) };
        let asked: Vec<Seat> = asked.iter().filter(|seat| self.room.bot(*seat).is_some()).collect();
        self.bots.dismiss(Some(&asked));
        for seat in asked {
            let Some(sitting) = self.bots.seats.get_mut(seat.index()) else { continue };
            if sitting.thinking.is_some() {
                continue;
            }
            let Some(level) = self.room.bot(seat).map(str::to_owned) else { continue };
            let known = sitting.mind.take().filter(|(of, _)| *of == level);
            let fresh = || self.house.pool.mind(self.room.entry, &level, luck(&self.room, seat));
            let mind = known.map(|(_, mind)| mind).or_else(fresh);
            let state = play.state().boxed();
            let scripted = self.scripted(seat, state.as_ref());
            let house = self.house.clone();
            let usual = house.config.bot_pause;
            // How long a bot takes must not tell whether it had anything to decide.
            let veiled = state.veiled(seat) && !usual.is_zero() && self.watched(seat);
            let (pause, within) = match (veiled, self.persons_here()) {
                (true, _) => (usual.max(UNIFORM), usual.max(UNIFORM) / 2),
                (false, true) => (usual, Duration::MAX),
                (false, false) => (Duration::ZERO, Duration::MAX),
            };
            let thinking = self.thoughts.spawn(async move {
                let think = async {
                    match (scripted, mind) {
                        (Some(action), mind) => (mind, Some(action)),
                        (None, Some(mind)) => house.pool.ask(mind, state, seat, within).await,
                        (None, None) => (None, None),
                    }
                };
                let ((mind, action), ()) = tokio::join!(think, tokio::time::sleep(pause));
                Thought::Move { seat, level, mind, action }
            });
            if let Some(sitting) = self.bots.seats.get_mut(seat.index()) {
                sitting.thinking = Some(thinking);
            }
        }
    }

    /// What the lesson has a bot do now, if it can.
    fn scripted(&self, seat: Seat, state: &dyn Match) -> Option<String> {
        let play = self.room.play.as_ref().filter(|_| self.room.plan.tutorial)?;
        let lesson = tutorial::find(self.room.entry.game.id())?;
        let own =
            |entry: &&record::Entry| entry.seat == Some(seat) && matches!(entry.deed, Deed::Act(_));
        let done = play.entries().iter().filter(own).count();
        let action = lesson.bot_moves().nth(done)?;
        state.check(seat, action).is_ok().then(|| action.to_owned())
    }

    /// Is somebody here who plays?
    fn persons_here(&self) -> bool {
        self.visitors.iter().any(|visitor| self.room.seat_of(&visitor.person.id).is_some())
    }

    /// Asks the best bot on behalf of a player.
    pub(super) fn hint(&mut self, visitor: &Visitor, seat: Seat, id: u32) -> Result<(), Problem> {
        let Some(play) = &self.room.play else { return Err(Problem::internal()) };
        play.state().turn().expect(seat)?;
        self.house.limits.person(Kind::Hint, &visitor.person.id)?;
        let mind = self
            .house
            .pool
            .best(self.room.entry, luck(&self.room, seat))
            .ok_or_else(Problem::internal)?;
        let (state, house, visitor) = (play.state().boxed(), self.house.clone(), visitor.clone());
        let (entry, luck) = (self.room.entry, luck(&self.room, seat));
        self.thoughts.spawn(async move {
            let (_, action) = house.pool.ask(mind, state.boxed(), seat, Duration::MAX).await;
            let safe = || fallback(entry, state.as_ref(), seat, luck).into_iter().next();
            Thought::Hint { visitor, id, action: action.or_else(safe) }
        });
        Ok(())
    }

    /// Something came of thinking.
    pub(super) async fn think(&mut self, thought: Result<(Id, Thought), JoinError>) {
        match thought {
            Ok((thought, Thought::Move { seat, level, mind, action })) => {
                // A bot that was dismissed just before it had done is not heard.
                let Some(sitting) = self.bots.thinks(thought) else { return };
                sitting.thinking = None;
                sitting.mind = mind.map(|mind| (level, mind));
                self.bot_moves(seat, action).await;
            }
            Ok((_, Thought::Hint { visitor, id, action })) => {
                let message = match action {
                    Some(action) => FromServer::Hint { id, action },
                    None => {
                        let why = Problem::internal().why;
                        FromServer::Refused { id, clause: None, why }
                    }
                };
                visitor.out.send(text(&message));
            }
            // Dismissed, or broken: who is still asked is asked again.
            Err(error) => {
                if let Some(sitting) = self.bots.thinks(error.id()) {
                    sitting.thinking = None;
                }
            }
        }
    }

    async fn bot_moves(&mut self, seat: Seat, action: Option<String>) {
        let asked = |actor: &Actor| {
            let play = actor.room.play.as_ref();
            play.is_some_and(|play| play.state().turn().seats().contains(seat))
                && actor.room.bot(seat).is_some()
        };
        if !asked(self) {
            return;
        }
        let mut tries: Vec<Deed> = action.map(Deed::Act).into_iter().collect();
        if let Some(play) = &self.room.play {
            let safe = fallback(self.room.entry, play.state(), seat, luck(&self.room, seat));
            tries.extend(safe.into_iter().map(Deed::Act));
        }
        // A game that offers a seat nothing at all must not hang either.
        tries.push(Deed::Resign);
        for (attempt, deed) in tries.iter().enumerate() {
            if attempt > 0 {
                metrics::counter!("microcosm_bot_fallbacks_total").increment(1);
                tracing::warn!(table = self.room.id, seat = seat.0, "a bot's fallback is played");
            }
            match self.deed(seat, deed).await {
                Err(Problem { clause: Some(clause), .. }) if clause != super::clause::STALE => {}
                Ok(_) | Err(Problem { clause: Some(_), .. }) => return,
                _ => return self.later(seat),
            }
        }
    }

    /// Tries again when the store may be well again.
    fn later(&mut self, seat: Seat) {
        let thinking = self.thoughts.spawn(async move {
            tokio::time::sleep(AGAIN).await;
            Thought::Move { seat, level: String::new(), mind: None, action: None }
        });
        if let Some(sitting) = self.bots.seats.get_mut(seat.index()) {
            sitting.thinking = Some(thinking);
        }
    }
}

/// Luck for a bot at this point of the game. It follows from the table's seed,
/// so that a game can be played again, and does not lead back to it.
fn luck(room: &Room, seat: Seat) -> Seed {
    let entry = room.play.as_ref().map_or(0, |play| play.entries().len());
    room.seed.derive(format!("bot {} at {entry}", seat.0).as_bytes())
}
