//! Doing what was decided. Only what `check` has proved comes here.

use crate::check::Legal;
use crate::event::Out;
use crate::state::Micropolis;

impl Micropolis {
    /// Carries out what the seat that is asked may do.
    #[inline]
    pub(crate) fn perform(&mut self, legal: Legal, out: &mut Out<'_>) {
        match legal {
            Legal::Youngest(seat) => self.start_with(seat, out),
            Legal::Leader(at) => self.choose_leader(at, out),
            Legal::Take(purchase) => self.take(purchase, out),
            Legal::Place(hand, side) => self.place(hand, Some(side), out),
            Legal::Settle(hand, filled) => self.settle(hand, filled, out),
            Legal::Rearrange(at, full) => self.rearrange(at, full, out),
        }
    }
}
