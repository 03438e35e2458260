//! Figures that others move: Rapid Redeploy, Airlift, and who is set down.

use tabletop::Seat;

use crate::battle::flow::Flow;
use crate::battle::frame::{Frame, MoveKind};
use crate::event::{Landing, Out};
use crate::place::Place;
use crate::state::{Battle, Id};

impl Battle {
    /// Rapid Redeploy: friends move one after the other.
    pub(crate) fn redeploying(&mut self, seat: Seat, left: u8) -> Flow {
        if left == 0 || self.redeployable(seat).is_empty() { self.done() } else { Flow::Ask }
    }

    /// Friends that can still be moved by Rapid Redeploy.
    pub(crate) fn redeployable(&self, seat: Seat) -> Vec<Id> {
        let Some(Frame::Redeploy { hexes, moved, .. }) = self.stack.last() else {
            return Vec::new();
        };
        let mine = self.fighting().filter(|(id, figure, place)| {
            figure.seat == seat
                && !moved.contains(id)
                && self.field(*id, MoveKind::Redeploy).steps(place, *hexes).next().is_some()
        });
        mine.map(|(id, _, _)| id).collect()
    }

    pub(crate) fn redeploy(&mut self, id: Id, out: &mut Out<'_>) {
        let Some(Frame::Redeploy { left, hexes, moved, .. }) = self.stack.last_mut() else {
            return out.fault("a Rapid Redeploy");
        };
        *left -= 1;
        moved.push(id);
        let hexes = *hexes;
        self.begin_move(id, MoveKind::Redeploy, hexes);
    }

    /// Free places next to a figure where another of this size can stand.
    pub(crate) fn free_beside(&self, size: u8, beside: Id) -> Vec<Place> {
        let Some(place) = self.place(beside) else { return Vec::new() };
        let free = *self.board().hexes() - self.occupied(|_| false);
        if size == 1 {
            return (free & place.around()).iter().map(Place::one).collect();
        }
        let mut near = free & place.around().grown();
        place.hexes().iter().for_each(|hex| near.take(*hex));
        let places = self.board().places(size, &near);
        places.into_iter().filter(|one| one.is_adjacent(&place)).collect()
    }

    pub(crate) fn setting_down(&mut self, figure: Id, beside: Id) -> Flow {
        let size = self.figure(figure).unit.size();
        if self.free_beside(size, beside).is_empty() { self.done() } else { Flow::Ask }
    }

    /// A figure is set down where its owner says.
    pub(crate) fn set_down(&mut self, place: Place, out: &mut Out<'_>) {
        let Some(Frame::SetDown { figure, back, .. }) = self.stack.pop() else {
            return out.fault("somebody to be set down");
        };
        let how = if back { Landing::Returned } else { Landing::Carried };
        self.land(figure, place, how, out);
    }

    /// Single-based friends that stood next to where an Airlift began.
    pub(crate) fn passengers(&self, figure: Id, start: Place) -> Vec<Id> {
        if !self.figure(figure).fights() || self.free_beside(1, figure).is_empty() {
            return Vec::new();
        }
        let near = self.fighting().filter(|(id, other, place)| {
            *id != figure
                && self.helps(figure, *id)
                && !other.unit.large()
                && place.is_adjacent(&start)
        });
        near.map(|(id, _, _)| id).collect()
    }

    pub(crate) fn airlifting(&mut self, figure: Id, start: Place) -> Flow {
        if self.passengers(figure, start).is_empty() { self.done() } else { Flow::Ask }
    }

    /// Somebody was carried.
    pub(crate) fn carry(&mut self, passenger: Id, out: &mut Out<'_>) {
        let Some(Frame::Airlift { figure, .. }) = self.stack.pop() else {
            return out.fault("an Airlift");
        };
        self.stack.push(Frame::SetDown { figure: passenger, beside: figure, back: false });
    }
}
