//! May a player do this, and why not? Changes nothing.

use flick::{Pose, Spot};
use tabletop::{Clause, Illegal, Said, Seat, SeatSet};

use crate::card::After;
use crate::printed::evolution::Power;
use crate::state::{Id, Order, Step};
use crate::themes::moving::{Grounds, Use};
use crate::themes::terrain::Warp;
use crate::{
    Action, Aim, Army, Breed, Evolution, Formation, Kind, MicroMutants, Name, Phase, RuleSet, Site,
    Token,
};

pub(crate) fn no(clause: Clause, why: &'static str) -> Illegal {
    Illegal::new(clause, Said::new(why))
}

/// A refusal that is about a piece.
pub(crate) fn not(clause: Clause, why: &'static str, piece: Name) -> Illegal {
    Illegal::new(clause, Said::new(why).word("piece", piece.kind.word()))
}

/// Nothing of the kind can be done now.
pub(crate) fn not_now() -> Illegal {
    no("MM-B3", "micro-mutants-refused-not-now")
}

/// What may be done, with what the check has found out about it. Nothing but
/// [`MicroMutants::legal`] makes one, and doing it asks no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legal {
    Army(Army),
    Formation(Formation),
    Rest,
    Bases([u8; 3]),
    Ready,
    Stars(Order),
    /// A bug is laid there before the game.
    Lay(Id, Pose),
    /// A Digger comes up there.
    Burrow(Id, Pose),
    /// A piece is shot.
    Shoot {
        id: Id,
        grounds: Grounds,
        cost: Cost,
        aim: Aim,
    },
    /// A piece is put beside another, as it would lie there.
    Put {
        id: Id,
        beside: Id,
        pose: Pose,
        how: Put,
    },
    /// An ability is used on a piece.
    Use {
        id: Id,
        on: Id,
        found: Use,
        cost: Cost,
    },
    /// A bug is turned over by something, and what is to be decided then.
    Flip {
        id: Id,
        by: Name,
        then: Option<Step>,
    },
    /// A web marker comes off.
    Free(Id),
    /// A base that has a name is upgraded, perhaps with a card.
    Upgrade(Id, Site, Option<Evolution>),
    Evolve(Evolution),
    /// The result of a die is given up for a card.
    Discard(usize, Evolution),
    /// These tokens are thrown.
    Throw {
        token: Token,
        direction: i32,
        strength: u16,
    },
    Warp(Warp),
    /// An enemy bug is eliminated.
    Eliminate(Id),
    Pass,
}

/// What a move uses up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    /// The step that waits.
    Step,
    /// This die.
    Die(usize),
    /// The extra shot.
    Extra,
}

/// As what a piece is put beside another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// A projectile, to be shot from there.
    Projectile(Cost),
    /// A bug before its move (MM-A6, Tunnel Complex).
    Tunnel(Cost),
    /// A reinforcement of this breed.
    Reinforcement(Breed),
    /// A bug that hit a base, or was carried.
    Waiting,
}

impl MicroMutants {
    /// Who owes a decision.
    pub(crate) fn asked(&self) -> SeatSet {
        if let Some(step) = self.steps.last() {
            return SeatSet::only(step.seat());
        }
        match self.phase {
            Phase::Armies => self.next_to_choose().into_iter().collect(),
            Phase::Placement => {
                Seat::all(self.setup.players).filter(|seat| !self.ready.contains(*seat)).collect()
            }
            Phase::Stars => self.still_in().filter(|seat| !self.has_wished(*seat)).collect(),
            Phase::Over => SeatSet::NONE,
            _ => SeatSet::only(self.seat),
        }
    }

    /// Is the action allowed? The seat is one that is asked.
    pub(crate) fn legal(&self, seat: Seat, action: &Action) -> Result<Legal, Illegal> {
        match *action {
            Action::Army { army } => match self.phase {
                Phase::Armies if self.armies_left().any(|left| left == army) => {
                    Ok(Legal::Army(army))
                }
                Phase::Armies => {
                    let classic = self.setup.rules == RuleSet::Classic;
                    let clause = if classic { "MM-K12" } else { "MM-B1" };
                    Err(no(clause, "micro-mutants-refused-army-taken"))
                }
                _ => Err(not_now()),
            },
            Action::Formation { formation } => {
                self.allows_placement().map(|()| Legal::Formation(formation))
            }
            Action::Rest => {
                self.allows_placement()?;
                let left = self.bugs(seat).any(|id| !self.piece(id).is_in_play());
                let legal = left.then_some(Legal::Rest);
                legal.ok_or_else(|| no("MM-B1", "micro-mutants-refused-all-placed"))
            }
            Action::Ready => {
                self.allows_placement()?;
                let left = self.bugs(seat).find(|id| !self.piece(*id).is_in_play());
                match left {
                    None => Ok(Legal::Ready),
                    Some(id) => {
                        Err(not("MM-B1", "micro-mutants-refused-not-all-placed", self.name(id)))
                    }
                }
            }
            Action::Place { piece, x, y, turn } => {
                let id = self.known(piece)?;
                let pose = self.allows_place(seat, id, Spot::new(x, y), turn)?.pose;
                let before = self.phase == Phase::Placement;
                Ok(if before { Legal::Lay(id, pose) } else { Legal::Burrow(id, pose) })
            }
            Action::Shoot { piece, by, aim } => {
                let id = self.known(piece)?;
                let grounds = self.allows_shot(seat, id)?;
                self.allows_die(id, by)?;
                self.allows_aim(id, aim)?;
                Ok(Legal::Shoot { id, grounds, cost: self.cost(id, by)?, aim })
            }
            Action::Put { piece, beside, by, towards } => {
                let (id, beside) = (self.known(piece)?, self.known(beside)?);
                self.allows_put(seat, id, beside)?;
                let begins = self.begins(id, beside);
                self.allows_die(begins, by)?;
                let pose = self.put_place(id, beside, towards)?.pose;
                let how = match self.piece(id).kind() {
                    Kind::Projectile(_) => Put::Projectile(self.cost(begins, by)?),
                    Kind::Bug(_) if self.steps.is_empty() && self.piece(id).is_in_play() => {
                        Put::Tunnel(self.cost(begins, by)?)
                    }
                    Kind::Bug(breed) if self.steps.is_empty() => Put::Reinforcement(breed),
                    _ => Put::Waiting,
                };
                Ok(Legal::Put { id, beside, pose, how })
            }
            Action::Use { piece, on } => {
                let (id, on) = (self.known(piece)?, self.known(on)?);
                let found = self.allows_use(seat, id, on)?;
                Ok(Legal::Use { id, on, found, cost: self.cost(id, None)? })
            }
            Action::Flip { piece } => self.legal_flip(self.known(piece)?),
            Action::Free { piece } => {
                let id = self.known(piece)?;
                if self.phase != Phase::Extra || !self.steps.is_empty() {
                    return Err(no("MM-B15", "micro-mutants-refused-free-early"));
                }
                let webbed = self.piece(id).web.is_some() && piece.seat == seat;
                let legal = webbed.then_some(Legal::Free(id));
                legal.ok_or_else(|| not("MM-B15", "micro-mutants-refused-no-web", piece))
            }
            Action::Bases { order } => self.allows_bases(seat, order).map(|()| Legal::Bases(order)),
            Action::Upgrade { base, evolution } => {
                let base = self.known(base)?;
                let site = self.allows_upgrade(seat, base, evolution)?;
                Ok(Legal::Upgrade(base, site, evolution))
            }
            Action::Evolve { evolution } => {
                self.allows_evolve(seat, evolution).map(|()| Legal::Evolve(evolution))
            }
            Action::Discard { die, evolution } => {
                let at = self.allows_discard(seat, die, evolution)?;
                Ok(Legal::Discard(at, evolution))
            }
            Action::Throw { direction, strength } => {
                let token = self.allows_throw(direction, strength)?;
                Ok(Legal::Throw { token, direction, strength })
            }
            Action::Warp { piece, to } => {
                self.allows_warp(seat, self.known(piece)?, to).map(Legal::Warp)
            }
            Action::Eliminate { piece } => {
                let id = self.known(piece)?;
                self.allows_bonus(seat, id).map(|()| Legal::Eliminate(id))
            }
            Action::Pass => self.allows_pass().map(|()| Legal::Pass),
            Action::Stars { order } => self.allows_stars(order).map(|()| Legal::Stars(order)),
        }
    }

    fn known(&self, name: Name) -> Result<Id, Illegal> {
        let unknown = || {
            let said = Said::new("micro-mutants-refused-no-piece").with("name", name.to_string());
            Illegal::new("MM-P1", said)
        };
        self.find(name).ok_or_else(unknown)
    }

    pub(crate) fn allows_placement(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Placement { Ok(()) } else { Err(not_now()) }
    }

    fn allows_pass(&self) -> Result<(), Illegal> {
        match (self.steps.last(), self.phase) {
            (
                Some(
                    Step::After { .. }
                    | Step::Avenge { .. }
                    | Step::Card { .. }
                    | Step::Bonus { .. },
                ),
                _,
            )
            | (None, Phase::Moves | Phase::Reinforcement | Phase::Extra | Phase::Spend) => Ok(()),
            (Some(Step::Throw { .. }), _) => Err(no("MM-T6", "micro-mutants-refused-must-throw")),
            (Some(Step::Warp { .. }), _) => Err(no("MM-T5", "micro-mutants-refused-must-warp")),
            (Some(Step::Shoot { piece, .. }), _) => {
                Err(not("MM-B3", "micro-mutants-refused-must-shoot", self.name(*piece)))
            }
            (Some(Step::Put { piece, .. }), _) => {
                Err(not("MM-P20", "micro-mutants-refused-must-put", self.name(*piece)))
            }
            _ => Err(not_now()),
        }
    }

    pub(crate) fn legal_flip(&self, id: Id) -> Result<Legal, Illegal> {
        let name = self.name(id);
        if let Some(Step::Card { seat, card, piece, left }) = self.steps.last().copied() {
            self.allows_card_flip(seat, card, piece, id)?;
            let again = Step::Card { seat, card, piece: Some(id), left: left.saturating_sub(1) };
            let by = self.base_of_card(seat, card);
            return Ok(Legal::Flip { id, by, then: (left > 1).then_some(again) });
        }
        let Some(Step::After { seat, bug, .. }) = self.steps.last() else {
            return Err(not_now());
        };
        let legal = Legal::Flip { id, by: self.name(*bug), then: None };
        for after in self.afters(*bug) {
            match after {
                After::TurnOver if *bug == id => return Ok(legal),
                After::TurnOther(range) => {
                    let own = name.seat == *seat || self.has_power(*seat, Power::TurnEnemies);
                    if !own || !name.kind.is_double_sided() {
                        return Err(not("MM-F5", "micro-mutants-refused-no-target", name));
                    }
                    if !self.reaches(*bug, id, range) {
                        return Err(not("MM-F5", "micro-mutants-refused-out-of-range", name));
                    }
                    return Ok(legal);
                }
                _ => {}
            }
        }
        Err(not("MM-P11", "micro-mutants-refused-no-ability", self.name(*bug)))
    }
}
