//! When somebody's time ends: the flag falls, as an entry of the log like any
//! other. The clock itself is kept in `clock.rs`.

use record::Deed;
use tabletop::Seat;

use crate::storing::{Busy, Reply};
use crate::time::OUT_OF_TIME;
use crate::{Flag, Refusal, Settings, Table, bot_label, clause};

/// How long to wait when the store failed while a flag fell.
const AGAIN: u64 = 1_000;
/// And when the rules would not have it.
const MUCH_LATER: u64 = 60_000;
/// Somebody who looks for an opponent is seen to be here so often.
const SEEKING: u64 = 5_000;

impl Table {
    /// The next flag that falls, and when.
    pub(crate) fn flag_due(&self) -> Option<(u64, Seat)> {
        let (late, seat) = self.standing.clock.next()?;
        Some((self.fair(late).max(self.flag_again), seat))
    }

    /// When a flag falls whose time has ended: nobody could move while the house
    /// was closed.
    fn fair(&self, late: u64) -> u64 {
        let Settings { opened, grace, .. } = self.settings;
        if self.standing.clock.stands < opened { late.max(opened + grace) } else { late }
    }

    /// Lets a flag fall if it is time for it.
    pub(crate) fn drop_flag(&mut self) -> bool {
        let Some((_, seat)) = self.flag_due().filter(|(late, _)| *late <= self.now) else {
            return false;
        };
        // An equal, as where somebody leaves a seat to a bot.
        let levels = &self.settings.levels;
        let bot = levels.get(1).or(levels.first()).map(|level| bot_label(level));
        let deed = match (self.standing.clock.control().map(|it| it.flag), bot) {
            (Some(Flag::Bot), Some(bot)) => Deed::Handover(bot),
            _ => Deed::Resign,
        };
        self.flag_again = self.now + AGAIN;
        if let Err(refusal) = self.propose_because(seat, &deed, Reply::Nobody, Some(OUT_OF_TIME)) {
            self.flag_again = self.now + MUCH_LATER;
            self.complain(format!("a flag could not fall: {}", refusal.why.key));
        }
        true
    }

    /// The store says that somebody's time has ended. If that is not so, it is
    /// told when it does.
    pub(crate) fn overdue(&mut self) {
        let due = self.standing.clock.next().map(|(late, _)| late);
        if !self.drop_flag() && self.standing.play.is_some() && self.listed_due != Some(due) {
            self.list();
        }
    }

    /// Has a seat no time left to do anything?
    pub(crate) fn in_time(&self, seat: Seat) -> Result<(), Refusal> {
        let late = self.standing.clock.deadline(seat).map(|late| self.fair(late));
        match late.is_some_and(|late| late <= self.now) {
            true => Err(Refusal::conflict("error-out-of-time").by(clause::TIME)),
            false => Ok(()),
        }
    }

    /// When it is to be said again that somebody who looks for an opponent is here.
    pub(crate) fn seek_due(&self) -> Option<u64> {
        let waits = self.standing.plan.seek && self.standing.play.is_none();
        let host = self.standing.host().filter(|_| waits && self.busy.is_none());
        host.filter(|host| self.is_here(*host)).map(|_| self.listed + SEEKING)
    }

    /// Writes what listings show, and nothing else.
    pub(crate) fn list(&mut self) {
        let summary = self.standing.summary();
        self.store(Vec::new(), Some(summary));
        self.busy = Some(Busy::List { sat: None });
    }

    /// Proposes what the house does for a seat, if there is a reason for it, and has
    /// it stored.
    pub(crate) fn propose_because(
        &mut self,
        seat: Seat,
        deed: &Deed,
        reply: Reply,
        reason: Option<impl AsRef<str>>,
    ) -> Result<(), Refusal> {
        let mut proposal = self.play()?.propose(seat, deed)?;
        if let Some(reason) = reason {
            proposal = proposal.because(reason.as_ref());
        }
        self.have_stored(seat, proposal, reply);
        Ok(())
    }
}
