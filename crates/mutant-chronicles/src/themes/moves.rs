//! Moves as they are made: the ground as it is for one figure, its steps, the
//! guards who answer them, and figures that are set down.

use tabletop::{Seat, SeatSet};

use crate::battle::flow::Flow;
use crate::battle::frame::{Frame, Move, MoveKind};
use crate::battle::lasting::{Boon, Until};
use crate::check::Declared;
use crate::event::{Event, Landing, Out, Stopped};
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::reach::{Field, Gait, Step};
use crate::state::{Battle, Id};
use crate::units::{Ability, Keyword};

impl Battle {
    /// The ground as it is for a figure that moves.
    #[must_use]
    pub fn field(&self, id: Id, kind: MoveKind) -> Field<'static> {
        let unit = self.figure(id).unit;
        let (mut passable, mut barred, mut held) = (HexSet::NONE, HexSet::NONE, HexSet::NONE);
        for (other, figure, place) in self.fighting() {
            if other == id {
                continue;
            }
            let friend = self.friends(id, other);
            let trampled = kind == MoveKind::Trample && !figure.unit.large();
            let set = if friend || trampled { &mut passable } else { &mut barred };
            place.hexes().iter().for_each(|hex| set.add(*hex));
            if !friend && self.grapples(other) {
                held |= place.around();
            }
        }
        let gait = Gait {
            flying: unit.has(Keyword::Flying),
            sure_footed: self.has(id, |boon| boon == Boon::SureFooted),
        };
        Field { board: self.board(), gait, passable, barred, cover: self.cover, held }
    }

    /// Steps a figure can begin a move action with.
    pub(crate) fn first_steps(&self, id: Id) -> Vec<Step> {
        match self.place(id) {
            Some(place) => self.field(id, MoveKind::Action).steps(&place, self.speed(id)).collect(),
            None => Vec::new(),
        }
    }

    /// Steps a move can go on with.
    pub(crate) fn next_steps(&self, moving: &Move) -> Vec<Step> {
        match self.place(moving.figure) {
            Some(place) => {
                self.field(moving.figure, moving.kind).steps(&place, moving.left).collect()
            }
            None => Vec::new(),
        }
    }

    /// May the move end here? What it shares a hex with says no, unless there
    /// is nowhere to go.
    pub(crate) fn may_stop(&self, moving: &Move) -> bool {
        let field = self.field(moving.figure, moving.kind);
        self.place(moving.figure).is_some_and(|place| {
            field.may_end(&place).is_ok()
                || self.version() >= 2 && field.steps(&place, moving.left).next().is_none() // MC-M14
        })
    }

    /// Begins a move; its first step is still to be made.
    pub(crate) fn begin_move(&mut self, id: Id, kind: MoveKind, left: u8) {
        if let Some(start) = self.place(id) {
            self.stack.push(Frame::Move(Move {
                figure: id,
                left,
                kind,
                start,
                trampled: Vec::new(),
                stepped: false,
                trail: Vec::new(),
            }));
        }
    }

    /// Makes a step of the move.
    pub(crate) fn step(&mut self, step: Step, out: &mut Out<'_>) {
        let trails = self.version() >= 2; // MC-M14
        let Some(Frame::Move(moving)) = self.stack.last_mut() else {
            return out.fault("a move");
        };
        let id = moving.figure;
        moving.left = if step.stop.is_some() { 0 } else { moving.left - 1 };
        moving.stepped = true;
        let figure = &mut self.figures[id.index()];
        let Some(from) = out.must(figure.place.replace(step.to), "a unit on the map") else {
            return;
        };
        if trails {
            moving.trail.push(from);
        }
        self.left_its_hex(id);
        let (figure, stop) = (self.figure(id).name(), step.stop.map(Stopped::from));
        out.tell(Event::Stepped { figure, from, to: step.to, stop });
    }

    /// What ends when a figure leaves its hex.
    pub(crate) fn left_its_hex(&mut self, id: Id) {
        self.expire(|lasting| lasting.on == id && lasting.until == Until::Moved);
        if let Some(activation) = self.activation_mut()
            && activation.figure == id
        {
            activation.left = true;
        }
    }

    /// A move between two steps.
    pub(crate) fn moving(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(Frame::Move(moving)) = self.stack.last_mut() else {
            return Flow::fault("a move", out);
        };
        let (id, kind, left) = (moving.figure, moving.kind, moving.left);
        if std::mem::take(&mut moving.stepped) {
            let under = if kind == MoveKind::Trample { self.trampled() } else { Vec::new() };
            let (passed, fired) = (SeatSet::NONE, Vec::new());
            self.stack.push(Frame::Guards { mover: id, passed, fired });
            let seat = self.figure(id).seat;
            for figure in under {
                self.stack.push(Frame::Hurt(self.by_action(figure, 1, seat)));
            }
            return Flow::On;
        }
        if !self.figure(id).fights() {
            return self.done();
        }
        let place = self.place(id).filter(|_| left > 0);
        let more =
            place.is_some_and(|place| self.field(id, kind).steps(&place, left).next().is_some());
        if more || self.strafes(id) { Flow::Ask } else { self.end_move(out) }
    }

    /// May the figure attack in the middle of its move?
    pub(crate) fn strafes(&self, id: Id) -> bool {
        self.figure(id).unit.can(Ability::Strafe)
            && matches!(self.stack.last(), Some(Frame::Move(m)) if m.kind == MoveKind::Action && m.left > 0)
            && self.activation().is_some_and(|now| now.actions > 0 && !now.attacked)
            && !self.targets(id).is_empty()
    }

    /// The move is over.
    pub(crate) fn end_move(&mut self, out: &mut Out<'_>) -> Flow {
        let Some(Frame::Move(moving)) = self.stack.pop() else {
            return Flow::fault("a move", out);
        };
        let id = moving.figure;
        if self.version() >= 2 {
            // MC-M14
            self.set_back(&moving, out);
        }
        let redeployed = moving.kind == MoveKind::Redeploy && self.version() >= 2; // MC-B20
        let moved = moving.kind == MoveKind::Action || redeployed;
        let flew = moved && self.place(id) != Some(moving.start);
        if flew && self.figure(id).unit.can(Ability::Airlift) {
            self.stack.push(Frame::Airlift { figure: id, start: moving.start });
        }
        Flow::On
    }

    /// Who shares a hex when its move is over goes back the way it came, to
    /// the last place that is free; if none is, to the nearest.
    fn set_back(&mut self, moving: &Move, out: &mut Out<'_>) {
        let id = moving.figure;
        let Some(here) = out.must(self.place(id), "a unit on the map") else { return };
        let field = self.field(id, moving.kind);
        if field.may_end(&here).is_ok() {
            return;
        }
        let way = moving.trail.iter().rev().copied();
        let back = way.clone().find(|place| field.may_end(place).is_ok());
        let nearest = || {
            let free = *self.board().hexes() - self.occupied(|other| other == id);
            let places = self.board().places(here.size(), &free).into_iter();
            places.min_by_key(|place| (place.distance(&here), *place))
        };
        if let Some(place) = back.or_else(nearest) {
            self.land(id, place, Landing::SetBack, out);
        }
    }

    /// Enemies under a figure that tramples, each once: they take 1 damage.
    fn trampled(&mut self) -> Vec<Id> {
        let Some(Frame::Move(moving)) = self.stack.last() else { return Vec::new() };
        let id = moving.figure;
        let Some(place) = self.place(id) else { return Vec::new() };
        let under = self.fighting().filter(|(other, _, where_)| {
            !self.friends(id, *other)
                && !moving.trampled.contains(other)
                && where_.hexes().iter().any(|hex| place.has(*hex))
        });
        let under: Vec<Id> = under.map(|(other, _, _)| other).collect();
        if let Some(Frame::Move(moving)) = self.stack.last_mut() {
            moving.trampled.extend(&under);
        }
        under
    }

    /// Everything the guards of a seat can fire at a figure that has just
    /// moved (MC-G2, MC-G7).
    #[must_use]
    pub fn fires(&self, seat: Seat, mover: Id) -> Vec<(Id, Hex, Hex)> {
        let mut fires = Vec::new();
        if self.figure(mover).unit.has(Keyword::Infiltrate) {
            return fires;
        }
        let answered: &[Id] = match self.stack.last() {
            Some(Frame::Guards { fired, .. }) => fired,
            _ => &[],
        };
        for (id, figure) in self.ids() {
            let waits = figure.guard && !answered.contains(&id);
            if figure.seat == seat && waits && figure.fights() {
                self.lines_at(id, mover, false, |from, at| fires.push((id, at, from)));
            }
        }
        fires
    }

    /// The next seat whose guards may answer.
    pub(crate) fn guard_seat(&self, mover: Id, passed: SeatSet) -> Option<Seat> {
        let owner = self.figure(mover).seat;
        self.clockwise(owner).find(|seat| {
            !self.allied(owner, *seat) && !passed.contains(*seat) && self.has_fire(*seat, mover)
        })
    }

    fn has_fire(&self, seat: Seat, mover: Id) -> bool {
        let on_guard = self.figures.iter().any(|figure| figure.seat == seat && figure.guard);
        on_guard && !self.fires(seat, mover).is_empty()
    }

    /// Guards answer a step of the active unit (MC-G2, MC-G8).
    pub(crate) fn guards(&mut self, mover: Id, passed: SeatSet) -> Flow {
        let active = self.turn_seat() == Some(self.figure(mover).seat);
        let fights = self.figure(mover).fights();
        if active && fights && self.guard_seat(mover, passed).is_some() {
            Flow::Ask
        } else {
            self.done()
        }
    }

    /// A guard attacks.
    pub(crate) fn fire(&mut self, declared: Declared, out: &mut Out<'_>) {
        let one_only = self.version() >= 2; // MC-G10
        let Some(Frame::Guards { fired, .. }) = self.stack.last_mut() else {
            return out.fault("guards who are asked");
        };
        if one_only {
            fired.push(declared.leader);
        }
        self.declare(declared, out);
    }
}
