//! Who has won, and why (MM-B8, MM-B16, MM-B19).

use tabletop::{Outcome, Said, Seat};

use crate::event::Event;
use crate::state::End;
use crate::{BASE_COUNT, Kind, MicroMutants};

/// A game of more turns has no end of its own (MM-B19).
pub(crate) const LONGEST: u16 = 160;
/// Who has so many bugs or fewer has lost (MM-B8).
const TOO_FEW: u8 = 2;
/// Who has lost so many bases has lost (MM-B8).
const TOO_MANY: u8 = 2;

impl MicroMutants {
    /// Ends the game if somebody has won. The player on turn wins if both have
    /// (MM-B16).
    pub(crate) fn check_end(&mut self, events: &mut Vec<Event>) {
        if self.end.is_some() {
            return;
        }
        let others = Seat::all(self.setup.players).filter(|seat| *seat != self.seat);
        let losers = others.chain([self.seat]);
        let end = { losers }.find_map(|loser| {
            let winner = Seat(1 - loser.0.min(1));
            if BASE_COUNT - self.bases_left(loser) >= TOO_MANY {
                Some(End::Bases { winner })
            } else if self.bugs_in_play(loser) <= TOO_FEW {
                Some(End::Bugs { winner })
            } else {
                None
            }
        });
        if end.is_some() {
            self.end = end;
            self.tell_end(events);
        }
    }

    pub(crate) fn tell_end(&self, events: &mut Vec<Event>) {
        events.extend(self.result().map(|outcome| Event::Over { outcome }));
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        let seats = || Seat::all(self.setup.players);
        let lost = |seat: Seat| i32::from(BASE_COUNT - self.bases_left(seat));
        let damaged = |seat: Seat| {
            let hit = self.pieces.iter().filter(|piece| {
                piece.kind() == Kind::Base && piece.seat() == seat && piece.damaged
            });
            hit.count() as i32
        };
        let bugs = |seat: Seat| i32::from(self.bugs_in_play(seat));
        let won = |winner: Seat| seats().map(|seat| seat == winner).collect::<Vec<_>>();
        let say = |key: &'static str, winner: Seat| Said::new(key).with("winner", winner);
        let outcome = match end {
            End::Bases { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-bases", winner), "MM-B8")
            }
            End::Bugs { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-bugs", winner), "MM-B8")
            }
            End::Resigned { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-resigned", winner), "MM-B20")
            }
            End::TooLong => {
                let standing: Vec<_> =
                    seats().map(|seat| (-lost(seat), -damaged(seat), bugs(seat))).collect();
                Outcome::ranked(&standing, Said::new("micro-mutants-over-long"), "MM-B19")
            }
        };
        let outcome = outcome
            .with("micro-mutants-score-bases", seats().map(|seat| i32::from(self.bases_left(seat))))
            .with("micro-mutants-score-bugs", seats().map(bugs))
            .with("micro-mutants-score-turns", seats().map(|_| i32::from(self.turns)));
        Some(outcome)
    }
}
