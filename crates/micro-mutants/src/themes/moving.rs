//! Which bug may move, which piece may be shot, which ability used on another,
//! and why not (MM-B4 to MM-B6, MM-P11). Changes nothing.

use flick::{FULL_PRESS, FULL_TURN, Pose};
use tabletop::{Illegal, Seat};

use crate::card::{Ability, After, Range, Up};
use crate::check::{no, not, not_now};
use crate::printed::evolution::Power;
use crate::state::{Id, Step};
use crate::{Aim, Breed, Cause, Kind, MicroMutants, Phase, Projectile};

/// Why a piece may be shot, and what goes with it: a passenger, or what a
/// projectile was put beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grounds {
    pub(crate) cause: Cause,
    pub(crate) with: Option<Id>,
}

impl Grounds {
    const fn of(cause: Cause) -> Self {
        Grounds { cause, with: None }
    }
}

/// Abilities that are used on another piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// A bug that lies there.
    Carry(Pose),
    Repulse,
    Repair,
}

impl MicroMutants {
    /// Whether a bug of the player on turn is able to move (MM-B4, MM-B5,
    /// MM-C3).
    pub(crate) fn may_move(&self, id: Id) -> Result<(), Illegal> {
        let piece = self.piece(id);
        if piece.pose().is_none() {
            return Err(not("MM-B4", "micro-mutants-refused-not-in-play", piece.name));
        }
        if piece.web.is_some() {
            return Err(not("MM-C3", "micro-mutants-refused-webbed", piece.name));
        }
        if piece.arrived {
            return Err(not("MM-B5", "micro-mutants-refused-arrived", piece.name));
        }
        if piece.moves > 0 && !self.may_move_twice(id) {
            return Err(not("MM-B4", "micro-mutants-refused-has-moved", piece.name));
        }
        Ok(())
    }

    /// It has moved once, and can use the other die as well (MM-C1).
    fn may_move_twice(&self, id: Id) -> bool {
        // Also when it is judged what could have moved (MM-B12).
        matches!(self.phase, Phase::Moves | Phase::Reinforcement)
            && self.piece(id).moves == 1
            && self.can_use_both_dice(id)
    }

    /// Whether a bug may make a move of its own now: by a die, or as the extra
    /// shot.
    pub(crate) fn may_begin(&self, seat: Seat, id: Id) -> Result<(), Illegal> {
        let piece = self.piece(id);
        let Some(breed) = piece.breed() else {
            let clause = if piece.kind() == Kind::Base { "MM-P18" } else { "MM-B9" };
            return Err(not(clause, "micro-mutants-refused-no-bug", piece.name));
        };
        if piece.seat() != seat {
            return Err(not("MM-B4", "micro-mutants-refused-not-yours", piece.name));
        }
        match self.phase {
            Phase::Moves => {
                if self.die_for(breed, None).is_none() {
                    return Err(not("MM-B4", "micro-mutants-refused-no-die", piece.name));
                }
            }
            Phase::Extra => {}
            _ => return Err(not_now()),
        }
        self.may_move(id)
    }

    /// Whether a piece can be shot now, and why.
    pub(crate) fn allows_shot(&self, seat: Seat, id: Id) -> Result<Grounds, Illegal> {
        let name = self.name(id);
        match self.steps.last() {
            None => self.may_begin(seat, id).map(|()| Grounds::of(Cause::Move)),
            Some(Step::Shoot { piece, cause, with, .. }) => {
                if *piece == id {
                    return Ok(Grounds { cause: *cause, with: *with });
                }
                Err(not("MM-B3", "micro-mutants-refused-must-shoot", self.name(*piece)))
            }
            Some(
                Step::Put { .. }
                | Step::Card { .. }
                | Step::Throw { .. }
                | Step::Warp { .. }
                | Step::Bonus { .. },
            ) => Err(not_now()),
            Some(Step::Avenge { breed, range, from, .. }) => {
                let fallen = flick::Piece { body: Kind::Bug(*breed).body(), pose: *from };
                let there = name.seat == seat && name.kind == Kind::Bug(*breed);
                let near = self.lying(id).is_some_and(|piece| piece.gap(&fallen) <= range.length());
                if !there || !near {
                    return Err(not("MM-U1", "micro-mutants-refused-cannot-avenge", name));
                }
                if self.piece(id).web.is_some() {
                    return Err(not("MM-C3", "micro-mutants-refused-webbed", name));
                }
                Ok(Grounds::of(Cause::Lent))
            }
            Some(Step::After { bug, eliminated, .. }) => {
                for after in self.afters(*bug) {
                    match after {
                        After::MoveAgain if *bug == id && !self.piece(id).again => {
                            return Ok(Grounds::of(Cause::Again));
                        }
                        After::Rampage if *bug == id && *eliminated => {
                            return Ok(Grounds::of(Cause::Again));
                        }
                        After::MoveOther(breeds, range) if *bug != id => {
                            self.may_be_lent(seat, id, *bug, breeds, range)?;
                            return Ok(Grounds::of(Cause::Lent));
                        }
                        _ => {}
                    }
                }
                Err(not_now())
            }
        }
    }

    /// MM-F4, MM-V6
    fn may_be_lent(
        &self,
        seat: Seat,
        id: Id,
        by: Id,
        breeds: &[Breed],
        range: Range,
    ) -> Result<(), Illegal> {
        let name = self.name(id);
        let clause = if breeds.len() == 2 { "MM-V6" } else { "MM-F4" };
        let fits = self.piece(id).breed().is_some_and(|breed| breeds.contains(&breed));
        if name.seat != seat || !fits {
            return Err(not(clause, "micro-mutants-refused-cannot-lend", name));
        }
        self.may_move(id)?;
        if self.piece(id).moves > 0 {
            return Err(not(clause, "micro-mutants-refused-has-moved", name));
        }
        if !self.reaches(by, id, self.range_of(by, range)) {
            return Err(not(clause, "micro-mutants-refused-out-of-range", name));
        }
        Ok(())
    }

    /// What a bug may do after its move, by the side that is up.
    pub(crate) fn afters(&self, bug: Id) -> impl Iterator<Item = After> {
        let special = self.piece(bug).is_special();
        let there = self.piece(bug).pose().is_some();
        let own = self.abilities(bug).iter().filter_map(move |ability| match ability {
            Ability::After(up, after) => {
                let fits = match up {
                    Up::Either => true,
                    Up::Normal => !special,
                    Up::Special => special,
                };
                (fits && there).then_some(*after)
            }
            _ => None,
        });
        let breed = self.piece(bug).breed().filter(|_| there);
        let given = self.powers(self.piece(bug).seat()).filter_map(move |power| match power {
            Power::After(of, after) if breed == Some(of) => Some(after),
            _ => None,
        });
        own.chain(given)
    }

    pub(crate) fn allows_aim(&self, id: Id, aim: Aim) -> Result<(), Illegal> {
        let fits = fits_chip(self.piece(id).kind(), aim);
        if fits { Ok(()) } else { Err(no("MM-P2", "micro-mutants-refused-aim")) }
    }

    /// Whether a projectile is at hand (MM-B17), and for a web a marker
    /// (MM-C3).
    pub(crate) fn has_projectile(&self, id: Id) -> Result<(), Illegal> {
        let name = self.name(id);
        if self.piece(id).is_in_play() {
            return Err(not("MM-B17", "micro-mutants-refused-projectile-out", name));
        }
        if name.kind == Kind::Projectile(Projectile::Web) && self.markers_left(name.seat) == 0 {
            return Err(not("MM-C3", "micro-mutants-refused-no-marker", name));
        }
        Ok(())
    }

    /// Whether an ability can be used on a piece now, and which.
    pub(crate) fn allows_use(&self, seat: Seat, id: Id, on: Id) -> Result<Use, Illegal> {
        let (name, target) = (self.name(id), self.name(on));
        if let Some(Step::Card { seat, card, .. }) = self.steps.last()
            && card.card().power == Power::Repair
        {
            let repairs = self.repairs(*seat).contains(&(id, on));
            let refused = || not("MM-A15", "micro-mutants-refused-no-target", target);
            return if repairs { Ok(Use::Repair) } else { Err(refused()) };
        }
        if !self.steps.is_empty() {
            return Err(not_now());
        }
        self.may_begin(seat, id)?;
        let bug = self.piece(on).breed().is_some() && id != on;
        let lies = self.piece(on).pose().copied().filter(|_| bug);
        for ability in self.abilities(id) {
            let (clause, range, own) = match ability {
                Ability::Carries(range) => ("MM-U6", *range, true),
                Ability::Repulses(range) => ("MM-F3", *range, false),
                _ => continue,
            };
            let Some(pose) = lies.filter(|_| (target.seat == seat) == own) else {
                return Err(not(clause, "micro-mutants-refused-no-target", target));
            };
            if !self.reaches(id, on, self.range_of(id, range)) {
                return Err(not(clause, "micro-mutants-refused-out-of-range", target));
            }
            if own && self.piece(on).moves > 0 {
                return Err(not(clause, "micro-mutants-refused-has-moved", target));
            }
            if own && self.piece(on).arrived {
                return Err(not("MM-B5", "micro-mutants-refused-arrived", target));
            }
            return Ok(if own { Use::Carry(pose) } else { Use::Repulse });
        }
        Err(not("MM-P11", "micro-mutants-refused-no-ability", name))
    }
}

/// Whether a chip of this kind can be shot so at all.
pub(crate) fn fits_chip(kind: Kind, aim: Aim) -> bool {
    (0..FULL_TURN).contains(&aim.direction)
        && aim.press <= FULL_PRESS
        && (0..=farthest_in(kind)).contains(&aim.edge)
}

/// How far in a chip of this kind can be pressed at all.
pub(crate) fn farthest_in(kind: Kind) -> i32 {
    length_of(kind.body())
}

/// From the centre of a body to its rim, along its first axis.
pub(crate) fn length_of(body: flick::Body) -> i32 {
    match body.shape {
        flick::Shape::Disc { radius } => radius,
        flick::Shape::Rect { x, .. } => x,
        flick::Shape::Hex { apothem } => apothem,
    }
}
