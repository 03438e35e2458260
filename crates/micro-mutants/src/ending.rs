//! Who has won, and why (MM-B8, MM-B16, MM-B19, MM-A5, MM-K7); more than two
//! players: see `players`.

use tabletop::{Outcome, Said, Seat};

use crate::event::{Event, Out};
use crate::state::End;
use crate::{MicroMutants, RuleSet};

/// A game of more turns of each player has no end of its own (MM-B19).
const LONGEST: u16 = 80;
/// Who has so many bugs or fewer has lost (MM-B8).
const TOO_FEW: u8 = 2;
/// Who has lost so many bases has lost (MM-B8).
const TOO_MANY: u8 = 2;

impl MicroMutants {
    /// Ends the game if somebody has won. The player on turn wins if both have
    /// (MM-B16).
    pub(crate) fn check_end(&mut self, out: &mut Out<'_>) {
        if self.end.is_some() {
            return;
        }
        if self.setup.players > 2 {
            return self.check_free_for_all(out);
        }
        self.scored = None;
        let others = Seat::all(self.setup.players).filter(|seat| *seat != self.seat);
        let losers = others.chain([self.seat]);
        let end = { losers }.find_map(|loser| {
            let winner = Seat(1 - loser.0.min(1));
            let lost = self.setup.bases() - self.bases_left(loser);
            match self.setup.rules {
                RuleSet::Basic if lost >= TOO_MANY => Some(End::Bases { winner }),
                RuleSet::Classic if lost == self.setup.bases() => Some(End::Bases { winner }),
                RuleSet::Advanced if lost >= TOO_MANY && self.has_lost_main_base(loser) => {
                    Some(End::Conquered { winner })
                }
                _ if self.has_too_few_bugs(loser) => Some(End::Bugs { winner }),
                _ => None,
            }
        });
        // MM-A8: another victory by the same move comes first.
        let dominated = self.setup.rules == RuleSet::Advanced && self.resources().next().is_none();
        let end = end.or(dominated.then_some(End::Dominated));
        if end.is_some() {
            self.end = end;
            self.tell_end(out);
        }
    }

    /// Down to two bugs or fewer (MM-B8).
    pub(crate) fn has_too_few_bugs(&self, seat: Seat) -> bool {
        self.bugs_in_play(seat) <= TOO_FEW
    }

    /// After so many turns nobody has won (MM-B19).
    pub(crate) fn longest(&self) -> u16 {
        LONGEST * u16::from(self.setup.players)
    }

    pub(crate) fn tell_end(&self, out: &mut Out<'_>) {
        if let Some(outcome) = self.result() {
            out.tell(Event::Over { outcome });
        }
    }

    /// How it was won, in a word for statistics.
    pub(crate) fn victory(&self) -> Option<&'static str> {
        Some(match self.end? {
            End::Bases { .. } => "bases",
            End::Conquered { .. } => "conquer",
            End::Dominated => "dominate",
            End::Scored { .. } => "score",
            End::Last { .. } => "last",
            End::Bugs { .. } => "exterminate",
            End::Resigned { .. } => "resignation",
            End::TooLong => "length",
        })
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        let seats = || Seat::all(self.setup.players);
        let lost = |seat: Seat| i32::from(self.setup.bases() - self.bases_left(seat));
        let damaged =
            |seat: Seat| self.bases(seat).filter(|base| self.piece(*base).damaged).count() as i32;
        let bugs = |seat: Seat| i32::from(self.bugs_in_play(seat));
        let won = |winner: Seat| seats().map(|seat| seat == winner).collect::<Vec<_>>();
        let say = |key: &'static str, winner: Seat| Said::new(key).with("winner", winner);
        let outcome = match end {
            End::Bases { winner } if self.setup.rules == RuleSet::Classic => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-all-bases", winner), "MM-K7")
            }
            End::Bases { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-bases", winner), "MM-B8")
            }
            End::Bugs { winner } => {
                let clause = match self.setup.rules {
                    RuleSet::Basic => "MM-B8",
                    RuleSet::Advanced => "MM-A5",
                    RuleSet::Classic => "MM-K7",
                };
                Outcome::ranked(&won(winner), say("micro-mutants-over-bugs", winner), clause)
            }
            End::Conquered { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-conquered", winner), "MM-A5")
            }
            End::Dominated => {
                let standing: Vec<_> =
                    seats().map(|seat| (self.dominance(seat), bugs(seat))).collect();
                Outcome::ranked(&standing, Said::new("micro-mutants-over-dominated"), "MM-A5")
            }
            End::Scored { winner } => {
                self.standing(Some(winner), say("micro-mutants-over-scored", winner), "MM-M3")
            }
            End::Last { winner } => {
                let clause = if self.setup.rules == RuleSet::Classic { "MM-K6" } else { "MM-M5" };
                self.standing(Some(winner), say("micro-mutants-over-last", winner), clause)
            }
            End::Resigned { winner } => {
                Outcome::ranked(&won(winner), say("micro-mutants-over-resigned", winner), "MM-B20")
            }
            End::TooLong => {
                let long = Said::new("micro-mutants-over-long").with("turns", self.longest());
                if self.setup.players > 2 {
                    self.standing(None, long, "MM-B19")
                } else {
                    let standing: Vec<_> =
                        seats().map(|seat| (-lost(seat), -damaged(seat), bugs(seat))).collect();
                    Outcome::ranked(&standing, long, "MM-B19")
                }
            }
        };
        let outcome = outcome
            .with("micro-mutants-score-bases", seats().map(|seat| i32::from(self.bases_left(seat))))
            .with("micro-mutants-score-bugs", seats().map(bugs))
            .with("micro-mutants-score-turns", seats().map(|_| i32::from(self.turns)));
        if self.setup.players > 2 && self.setup.rules != RuleSet::Classic {
            return Some(outcome.with("micro-mutants-score-taken", seats().map(|s| self.score(s))));
        }
        if self.setup.rules == RuleSet::Advanced {
            let worth = seats().map(|seat| self.dominance(seat));
            return Some(outcome.with("micro-mutants-score-worth", worth));
        }
        Some(outcome)
    }
}
