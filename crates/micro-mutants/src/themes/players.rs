//! Three and four players: who is out, what taken bases are worth, and whose
//! turn is next (MM-M1 to MM-M6, MM-K6).

use tabletop::{Outcome, Said, Seat};

use crate::event::{Event, Out};
use crate::state::{End, Step};
use crate::themes::judge::Verdict;
use crate::{Army, Kind, MicroMutants, Phase, RuleSet};

/// The first base of an army is worth so much (MM-M3).
const FIRST_BASE: i32 = 2;
/// Each further one of the same army.
const FURTHER_BASE: i32 = 1;

impl MicroMutants {
    /// Who is still in the game.
    pub(crate) fn still_in(&self) -> impl Iterator<Item = Seat> {
        let out = self.out;
        Seat::all(self.setup.players).filter(move |seat| !out.contains(*seat))
    }

    /// The next seat clockwise that is still in the game.
    pub(crate) fn next_seat(&self, after: Seat) -> Seat {
        let players = self.setup.players;
        let mut next = { 1..=players }.map(|n| Seat((after.0 + n) % players));
        next.find(|seat| !self.out.contains(*seat)).unwrap_or(after)
    }

    /// The score of taken bases (MM-M3).
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let of = |army: Seat| {
            let taken = self.trophies.iter().filter(|trophy| **trophy == (seat, army));
            match taken.count() as i32 {
                0 => 0,
                count => FIRST_BASE + (count - 1) * FURTHER_BASE,
            }
        };
        Seat::all(self.setup.players).map(of).sum()
    }

    /// Puts out who has no base or too few bugs, and ends the game if somebody
    /// has won (MM-M2, MM-M3, MM-M5, MM-K6).
    pub(crate) fn check_free_for_all(&mut self, out: &mut Out<'_>) {
        // Before the game nobody has anything to lose.
        let begun = !self.phase.is_setup();
        let has_lost = |seat: &Seat| self.bases_left(*seat) == 0 || self.has_too_few_bugs(*seat);
        let mut lost: Vec<Seat> = self.still_in().filter(|seat| begun && has_lost(seat)).collect();
        lost.sort_by_key(|seat| *seat == self.seat);
        for seat in lost {
            // MM-B16: the player on turn stays who wins by the same event.
            let wins = self.still_in().count() == 1
                || (self.scored == Some(seat) && self.wins_by_score(seat));
            if !(seat == self.seat && wins) {
                self.put_out(seat, out);
            }
        }
        let mut left = self.still_in();
        let (first, second) = (left.next(), left.next());
        drop(left);
        let scored = self.scored.take().filter(|seat| !self.out.contains(*seat));
        self.end = match (first, second, scored) {
            (Some(winner), None, _) => Some(End::Last { winner }),
            (_, _, Some(winner)) if self.wins_by_score(winner) => Some(End::Scored { winner }),
            _ => None,
        };
        if self.end.is_some() {
            self.tell_end(out);
        }
    }

    /// Enough bases are gone, and nobody else in the game has as many points
    /// (MM-M3, MM-M6).
    fn wins_by_score(&self, seat: Seat) -> bool {
        self.setup.rules != RuleSet::Classic
            && self.trophies.len() >= usize::from(self.setup.players)
            && self.still_in().all(|other| other == seat || self.score(other) < self.score(seat))
    }

    /// A player is out: all pieces leave (MM-M2).
    pub(crate) fn put_out(&mut self, seat: Seat, out: &mut Out<'_>) {
        self.out.insert(seat);
        self.ready.insert(seat);
        out.tell(Event::Out { seat });
        let overlaps = self.overlaps();
        for id in self.ids() {
            // Resources are nobody's once they are on the mat.
            if self.piece(id).seat() == seat && self.piece(id).kind() != Kind::Resource {
                self.put_aside(id);
            }
        }
        let mut left = Verdict::default();
        self.note_loose(&overlaps, &mut left);
        // What has no room is leant on by something: it stays as it is.
        self.lie_down(&left.loose);
        // MM-K12: webs go with who wove them; MM-M8: at the latest with the last
        // who could.
        let weaves = |seat: Seat| self.armies[seat.index()] == Some(Army::Chitinians);
        let last = !self.still_in().any(weaves);
        for piece in self.pieces.iter_mut().filter(|it| last || it.weaver == Some(seat)) {
            piece.unweave();
        }
        self.steps.retain(|step| step.seat() != seat);
        if self.version() >= 2 {
            // MM-M2
            self.markers(out);
        }
        for id in self.ids() {
            let token = matches!(self.piece(id).kind(), Kind::Token(_));
            let awaited =
                |step: &Step| matches!(step, Step::Warp { entrance, .. } if *entrance == id);
            if token && !self.steps.iter().any(awaited) {
                self.put_aside(id);
            }
        }
        if seat == self.seat && !self.phase.is_setup() {
            // What is left of the turn is nothing.
            self.phase = Phase::Spend;
            self.earned = false;
            self.dice.clear();
        }
    }

    /// How a game of more than two ended.
    pub(crate) fn standing(
        &self,
        winner: Option<Seat>,
        reason: Said,
        clause: &'static str,
    ) -> Outcome {
        let key = |seat: Seat| {
            let stays = !self.out.contains(seat);
            let bugs = i32::from(self.bugs_in_play(seat));
            (winner == Some(seat), stays, self.score(seat), self.bases_left(seat), bugs)
        };
        let keys: Vec<_> = Seat::all(self.setup.players).map(key).collect();
        Outcome::ranked(&keys, reason, clause)
    }
}
