//! Plays on from one decision to the next: the innermost frame is moved on
//! until it asks somebody something, or the battle is over.

use tabletop::{Seat, SeatSet};

use crate::battle::frame::{Frame, Moment};
use crate::battle::lasting::{Boon, Lasting, Until};
use crate::battle::sum::Source;
use crate::event::{Event, Out};
use crate::state::{Battle, Id};

/// Does the innermost frame ask somebody, or go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Somebody owes a decision.
    Ask,
    /// On with the innermost frame.
    On,
}

impl Flow {
    /// The battle is not as it must be: a fault, and an end of playing on.
    pub(crate) fn fault(what: &'static str, out: &mut Out<'_>) -> Flow {
        out.fault(what);
        Flow::Ask
    }
}

impl Battle {
    /// Plays on to the next decision.
    pub(crate) fn go_on(&mut self, out: &mut Out<'_>) {
        while self.end.is_none() && self.advance(out) == Flow::On {}
        if self.end.is_some() {
            self.stack.clear();
            if let Some(outcome) = self.result() {
                out.tell(Event::Over { outcome });
            }
        }
    }

    fn advance(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(frame) = self.stack.last() else { return Flow::Ask };
        match frame {
            Frame::Armies => self.armies(out),
            Frame::Zones(seat) => self.choosing_zone(*seat, out),
            Frame::Deploy { seat, reinforcing } => self.deploying(*seat, *reinforcing, out),
            Frame::Round(step) => self.round(*step, out),
            Frame::Turn { seat, left, step } => self.turn_goes_on(*seat, *left, *step, out),
            Frame::Activation(activation) => self.activated(*activation),
            Frame::Move(_) => self.moving(out),
            Frame::Guards { mover, passed, .. } => self.guards(*mover, *passed),
            Frame::Attack(_) => self.striking(out),
            Frame::Extra { figure, only, not, .. } => self.extra(*figure, *only, *not),
            Frame::Hurt(hurt) => self.hurting(*hurt, out),
            Frame::Window { moment, only, passed, .. } => self.window(*moment, *only, *passed, out),
            Frame::Play(play) => self.playing(*play, out),
            Frame::Redeploy { seat, left, .. } => self.redeploying(*seat, *left),
            Frame::SetDown { figure, beside, .. } => self.setting_down(*figure, *beside),
            Frame::Airlift { figure, start } => self.airlifting(*figure, *start),
        }
    }

    /// Ends the innermost frame.
    pub(crate) fn done(&mut self) -> Flow {
        self.stack.pop();
        Flow::On
    }

    /// Opens a moment at which cards can be played, for all or for one seat.
    pub(crate) fn open(&mut self, moment: Moment, only: Option<Seat>) {
        self.stack.push(Frame::Window { moment, only, passed: SeatSet::NONE, asking: None });
    }

    /// Gives a figure something for a while.
    pub(crate) fn give(
        &mut self,
        id: Id,
        boon: Boon,
        until: Until,
        from: Source,
        out: &mut Out<'_>,
    ) {
        if self.figure(id).fights() {
            self.lasting.push(Lasting { on: id, boon, until, from });
            out.tell(Event::Gained { figure: self.figure(id).name(), boon, from });
        }
    }

    /// Ends what lasts until then.
    pub(crate) fn expire(&mut self, over: impl Fn(&Lasting) -> bool) {
        self.lasting.retain(|lasting| !over(lasting));
    }

    /// Heals a figure, as far as it can be healed (MC-K10).
    pub(crate) fn heal(&mut self, id: Id, amount: u8, out: &mut Out<'_>) {
        let amount = amount.min(self.healable(id));
        if amount > 0 {
            let figure = self.figure_mut(id);
            figure.wounds -= amount;
            let (figure, wounds) = (figure.name(), figure.wounds);
            out.tell(Event::Healed { figure, amount, wounds });
        }
    }
}
