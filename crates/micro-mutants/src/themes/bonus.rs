//! The bonus of the Classic game: who destroys a small base may eliminate one
//! enemy bug of choice (MM-K3, MM-K10).

use tabletop::{Illegal, Seat};

use crate::MicroMutants;
use crate::check::{no, not};
use crate::event::{Event, Out};
use crate::state::{Id, Step};
use crate::themes::judge::Verdict;
use crate::themes::shooting::Shot;

impl MicroMutants {
    pub(crate) fn allows_bonus(&self, seat: Seat, id: Id) -> Result<(), Illegal> {
        let Some(Step::Bonus { .. }) = self.steps.last() else {
            return Err(no("MM-K3", "micro-mutants-refused-not-now"));
        };
        let piece = self.piece(id);
        if piece.breed().is_none() || piece.pose().is_none() || piece.seat() == seat {
            return Err(not("MM-K3", "micro-mutants-refused-no-target", piece.name));
        }
        Ok(())
    }

    /// Enemy bugs that can be eliminated now.
    pub(crate) fn can_eliminate(&self, seat: Seat) -> Vec<Id> {
        self.ids().filter(|id| self.allows_bonus(seat, *id).is_ok()).collect()
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, id: Id, out: &mut Out<'_>) {
        self.steps.pop();
        let overlaps = self.overlaps();
        let mut verdict = Verdict::default();
        out.tell(Event::Bonus { seat, piece: self.name(id) });
        self.eliminate(id, &Shot::none(seat), &mut verdict);
        self.note_loose(&overlaps, &mut verdict);
        self.drop(&verdict.loose, out);
        self.markers(out);
        self.check_end(out);
        self.steps.extend(verdict.avenge.iter().rev());
    }
}
