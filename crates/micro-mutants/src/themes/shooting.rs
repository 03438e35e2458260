//! A shot, from the press to its end: flight, out of bounds, judgement, what
//! falls, and what must be decided then.

use flick::Pose;
use tabletop::Seat;

use crate::card::{Ability, After, Up};
use crate::event::{Back, Event, Out};
use crate::mat::felt::Measured;
use crate::mat::ground::OVERLAP;
use crate::printed::evolution::Power;
use crate::state::{Id, Last, Step};
use crate::themes::judge::Verdict;
use crate::themes::moving::Grounds;
use crate::{Aim, Cause, Kind, MicroMutants, Place, Projectile};

/// A shot that has come to rest and is being judged.
pub(crate) struct Shot {
    /// Who shot.
    pub(crate) seat: Seat,
    /// What.
    pub(crate) mover: Id,
    pub(crate) cause: Cause,
    /// Who lay over whom before.
    pub(crate) before: Vec<(Id, Id)>,
    /// Who really lies elsewhere, and where they lay.
    pub(crate) moved: Vec<(Id, Pose)>,
    /// The shot piece has left its place and landed, and was not brought back.
    pub(crate) landed: bool,
    /// How everything lies, as long as nothing has been touched since.
    pub(crate) measured: Option<Measured>,
}

impl Shot {
    /// What a player does without shooting.
    pub(crate) fn none(seat: Seat) -> Self {
        let cause = Cause::Projectile;
        let (before, moved) = (Vec::new(), Vec::new());
        Shot { seat, mover: Id::MAX, cause, before, moved, landed: false, measured: None }
    }

    /// Who lies over whom now.
    pub(crate) fn overlaps(&self, game: &MicroMutants) -> Vec<(Id, Id)> {
        self.measured.as_ref().map_or_else(|| game.overlaps(), |known| known.overlaps.clone())
    }

    pub(crate) fn has_moved(&self, id: Id) -> bool {
        self.moved.iter().any(|(moved, _)| *moved == id)
    }
}

/// Falling pieces may knock others about, and these again; not for ever.
const FALLS: u8 = 4;

impl MicroMutants {
    /// Shoots a piece and plays on to what must be decided next.
    pub(crate) fn shoot(
        &mut self,
        seat: Seat,
        mover: Id,
        grounds: Grounds,
        aim: Aim,
        out: &mut Out<'_>,
    ) {
        let Grounds { cause, with } = grounds;
        let piece = self.name(mover);
        let before = self.overlaps();
        let (tremor, rest) = self.fly(mover, aim, out.chance);
        let at_rest = rest.poses.iter().map(|(id, pose)| (self.name(*id), *pose)).collect();
        self.last = Some(Last { seat, piece, aim, tremor, rest: at_rest });
        out.tell(Event::Shot { seat, piece, cause, aim, flight: rest.flight });
        let moved = self.come_to_rest(&rest.poses, out);
        let measured = rest.measured;
        let mut shot = Shot { seat, mover, cause, before, moved, landed: true, measured };
        if !shot.has_moved(mover) {
            out.tell(Event::Stuck { piece });
            if self.version() >= 2 {
                // MM-P12: played, but not moved.
                shot.landed = false;
            }
        }
        self.bring_back(&mut shot, out);
        self.remove_from_templates(&mut shot, out);
        let mut verdict = Verdict { lost: !shot.landed, ..Verdict::default() };
        self.judge(&shot, &mut verdict, out);
        shot.measured = None;
        self.spend(&shot, &mut verdict, out);
        self.settle_down(&mut shot, &mut verdict, out);
        self.markers(out);
        self.check_end(out);
        self.follow(&shot, &verdict, with, out);
    }

    /// Pieces lie where they came to rest. Gives who really moved, and from
    /// where: less than counts as an overlap is no move.
    pub(crate) fn come_to_rest(
        &mut self,
        poses: &[(Id, Pose)],
        out: &mut Out<'_>,
    ) -> Vec<(Id, Pose)> {
        let mut moved = Vec::new();
        for (id, pose) in poses {
            let special = self.piece(*id).is_special();
            let piece = self.piece_mut(*id);
            // What was thrown comes from outside and has no place to go back to.
            let Place::Mat(old) = std::mem::replace(&mut piece.place, Place::Mat(*pose)) else {
                continue;
            };
            let far = |a: i32, b: i32| (a - b).abs() > OVERLAP;
            if far(old.x, pose.x) || far(old.y, pose.y) || old.face() != pose.face() {
                moved.push((*id, old));
            }
            if piece.is_special() != special {
                out.tell(Event::Turned { piece: piece.name, special: !special });
            }
        }
        moved
    }

    /// What left the mat goes back (MM-P4, MM-P7), and so does a repulsed bug
    /// that overlaps anything (MM-F3).
    fn bring_back(&mut self, shot: &mut Shot, out: &mut Out<'_>) {
        let off = self.bring_back_others(shot, out);
        let why = if off.contains(&shot.mover) {
            Back::Off
        } else if shot.cause == Cause::Repulsed && self.lies_over_or_under(shot) {
            Back::Repulsed
        } else {
            return;
        };
        (shot.landed, shot.measured) = (false, None);
        if shot.cause == Cause::Projectile {
            // MM-P4: used up without effect.
            self.put_aside(shot.mover);
            out.tell(Event::Spent { piece: self.name(shot.mover) });
        } else if let Some((_, old)) = shot.moved.iter().find(|(id, _)| *id == shot.mover) {
            self.go_back(shot.mover, *old, &shot.before, why, out);
        }
    }

    /// What was knocked off the mat goes back (MM-P7). Gives all that lies off.
    pub(crate) fn bring_back_others(&mut self, shot: &mut Shot, out: &mut Out<'_>) -> Vec<Id> {
        let off = shot.measured.as_ref().map_or_else(|| self.off(), |known| known.off.clone());
        for (id, old) in &shot.moved {
            if off.contains(id) && *id != shot.mover {
                self.go_back(*id, *old, &shot.before, Back::Off, out);
                shot.measured = None;
            }
        }
        off
    }

    /// Who lies off the mat.
    fn off(&self) -> Vec<Id> {
        let (scene, ids) = self.scene();
        scene.off().into_iter().map(|at| ids[usize::from(at)]).collect()
    }

    fn lies_over_or_under(&self, shot: &Shot) -> bool {
        let involved = |pair: &(Id, Id)| pair.0 == shot.mover || pair.1 == shot.mover;
        shot.overlaps(self).iter().any(involved)
    }

    /// A piece goes back to where it lay, with the face it had; if its place
    /// is taken, to the nearest free one (MM-P19).
    pub(crate) fn go_back(
        &mut self,
        id: Id,
        old: Pose,
        before: &[(Id, Id)],
        why: Back,
        out: &mut Out<'_>,
    ) {
        self.piece_mut(id).place = Place::Mat(old);
        let now = self.overlaps();
        let taken = now.iter().any(|pair| (pair.0 == id || pair.1 == id) && !before.contains(pair));
        if taken && let Some(lying) = self.lying(id) {
            let free = self.nearest_free(&lying, Some(id));
            self.piece_mut(id).place = Place::Mat(free.pose);
        }
        out.tell(Event::Back { piece: self.name(id), why });
    }

    /// Lets fall what lay on pieces that are gone, and judges what comes of it.
    pub(crate) fn settle_down(
        &mut self,
        shot: &mut Shot,
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) {
        for _ in 0..FALLS {
            let loose = std::mem::take(&mut verdict.loose);
            if loose.is_empty() {
                return;
            }
            shot.before = self.overlaps();
            (shot.moved, shot.measured) = self.drop(&loose, out);
            if shot.moved.is_empty() {
                return;
            }
            // What a fall does is no landing of the shot piece any more.
            shot.landed = false;
            self.judge(shot, verdict, out);
            shot.measured = None;
        }
    }

    /// Lets go of pieces whose support is gone. One that has room lies down
    /// where it is; only crowds are left to the physics. Gives who moved, and
    /// how everything lies if that is known.
    pub(crate) fn drop(
        &mut self,
        loose: &[Id],
        out: &mut Out<'_>,
    ) -> (Vec<(Id, Pose)>, Option<Measured>) {
        let crowded = self.lie_down(loose);
        if crowded.is_empty() {
            return (Vec::new(), None);
        }
        let rest = self.fall(crowded, out.chance);
        let moved = self.come_to_rest(&rest.poses, out);
        let mut measured = rest.measured;
        let off = measured.as_ref().map_or_else(|| self.off(), |known| known.off.clone());
        for (id, old) in &moved {
            if off.contains(id) {
                self.go_back(*id, *old, &[], Back::Off, out);
                measured = None;
            }
        }
        (moved, measured)
    }

    /// Pieces whose support is gone lie down where they are. Gives those that
    /// have no room for it.
    pub(crate) fn lie_down(&mut self, loose: &[Id]) -> Vec<Id> {
        let mut crowded = Vec::new();
        for id in loose {
            let Some(lying) = self.lying(*id) else { continue };
            let (spot, face) = (lying.pose.spot(), lying.pose.face());
            let flat =
                flick::Piece::flat(lying.body, spot, crate::mat::ground::heading(&lying), face);
            if self.is_free(&flat, Some(*id)) {
                self.piece_mut(*id).place = Place::Mat(flat.pose);
            } else if !crowded.contains(id) {
                crowded.push(*id);
            }
        }
        crowded
    }

    /// Takes a piece off the mat for a moment; what lay on it falls.
    pub(crate) fn lift(&mut self, id: Id, place: Place, out: &mut Out<'_>) {
        let on_it: Vec<Id> =
            self.overlaps().iter().filter(|pair| pair.1 == id).map(|pair| pair.0).collect();
        self.piece_mut(id).place = place;
        self.drop(&on_it, out);
    }

    /// What follows from a shot is decided before the turn goes on: first what
    /// hit a base is put beside it, then passengers, then those who avenge,
    /// and last what the bug may do after its move.
    pub(crate) fn follow(
        &mut self,
        shot: &Shot,
        verdict: &Verdict,
        with: Option<Id>,
        out: &mut Out<'_>,
    ) {
        let (seat, bug) = (shot.seat, shot.mover);
        let there = self.piece(bug).pose().is_some();
        let over = verdict.over.contains(&bug) || verdict.lost;
        let moved = match shot.cause {
            Cause::Move => true,
            // MM-A6: Frenzy goes on as long as it kills.
            Cause::Again => {
                self.abilities(bug).contains(&Ability::After(Up::Either, After::Rampage))
                    && self.has_power(seat, Power::Frenzy)
            }
            _ => false,
        };
        if moved && there && !over {
            self.steps.push(Step::After { seat, bug, eliminated: verdict.eliminated });
        }
        if let (Kind::Projectile(projectile), false) = (self.piece(bug).kind(), verdict.hit) {
            self.offer_repeat(seat, projectile, with);
        }
        self.steps.extend(verdict.avenge.iter().rev());
        self.steps.extend(verdict.bonus.iter().rev());
        self.steps.extend(verdict.throws.iter().rev());
        if let Some(piece) = with.filter(|_| shot.cause == Cause::Move) {
            if there && !verdict.lost {
                self.steps.push(Step::Put { seat, piece, beside: bug });
            } else {
                self.set_down(piece, out);
            }
        }
        for (piece, beside) in verdict.beside.iter().rev() {
            if self.piece(*piece).pose().is_some() {
                let seat = self.piece(*beside).seat();
                self.steps.push(Step::Put { seat, piece: *piece, beside: *beside });
            }
        }
    }

    /// A passenger whose Carrier did not arrive goes back (MM-U6).
    pub(crate) fn set_down(&mut self, passenger: Id, out: &mut Out<'_>) {
        if let Place::Carried(old) = self.piece(passenger).place {
            self.go_back(passenger, old, &[], Back::Carrier, out);
        }
    }

    /// Whether an Acid Spit that lies on this piece stays in play: a bug is
    /// enough, whosever it is and whether it was captured or not.
    fn keeps_acid(&self, id: Id) -> bool {
        if self.version() >= 2 {
            // MM-C7
            return self.piece(id).breed().is_some();
        }
        self.piece(id).doomed
    }

    /// A projectile leaves the mat after use, unless it is an Acid Spit that
    /// lies on a bug (MM-B9, MM-C4, MM-C7).
    fn spend(&mut self, shot: &Shot, verdict: &mut Verdict, out: &mut Out<'_>) {
        if shot.cause != Cause::Projectile || self.piece(shot.mover).pose().is_none() {
            return;
        }
        let overlaps = self.overlaps();
        let on_bug = |pair: &(Id, Id)| pair.0 == shot.mover && self.keeps_acid(pair.1);
        let stays = self.name(shot.mover).kind == Kind::Projectile(Projectile::AcidSpit);
        if !(stays && overlaps.iter().any(on_bug)) {
            let on_it = overlaps.iter().filter(|pair| pair.1 == shot.mover);
            verdict.loose.extend(on_it.map(|pair| pair.0));
            self.put_aside(shot.mover);
            out.tell(Event::Spent { piece: self.name(shot.mover) });
        }
    }

    /// Web markers and Acid Spits that lie on nothing any more go (MM-C3,
    /// MM-C4).
    pub(crate) fn markers(&mut self, out: &mut Out<'_>) {
        let is_spit = |game: &Self, id: Id| matches!(game.piece(id).kind(), Kind::Projectile(_));
        // Only these ask who lies over whom.
        let asks = |id: Id| {
            let piece = self.piece(id);
            piece.doomed || (is_spit(self, id) && piece.pose().is_some())
        };
        let overlaps = if self.ids().any(asks) { self.overlaps() } else { Vec::new() };
        for id in self.ids() {
            let piece = self.piece(id);
            if let Some(marker) = piece.web
                && !self.marker_overlaps(marker, id)
            {
                self.piece_mut(id).unweave();
                out.tell(Event::Freed { piece: self.name(id) });
            }
            let under = |pair: &&(Id, Id)| pair.1 == id && is_spit(self, pair.0);
            if self.piece(id).doomed && !overlaps.iter().any(|pair| under(&pair)) {
                self.piece_mut(id).doomed = false;
            }
        }
        for id in self.ids() {
            let on_bug = overlaps.iter().any(|pair| pair.0 == id && self.keeps_acid(pair.1));
            let waits = self
                .steps
                .iter()
                .any(|step| matches!(step, Step::Shoot { piece, .. } if *piece == id));
            let lies = is_spit(self, id) && self.piece(id).pose().is_some();
            if lies && !on_bug && !waits {
                self.put_aside(id);
                out.tell(Event::Spent { piece: self.name(id) });
            }
        }
    }
}
