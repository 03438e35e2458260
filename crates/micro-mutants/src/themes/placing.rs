//! Where pieces may be put and placed by hand, and why not elsewhere (MM-P8,
//! MM-P20).

use flick::{FULL_TURN, Face, Piece, Spot};
use tabletop::{Illegal, Seat};

use crate::card::{Ability, After};
use crate::check::{no, not, not_now};
use crate::mat::bodies;
use crate::mat::ground::MAIN_BASE;
use crate::printed::evolution::Power;
use crate::state::{Id, Step};
use crate::{Kind, MicroMutants, Name, Phase, Projectile, RuleSet};

impl MicroMutants {
    /// Main and small bases lie on any own spots (MM-M1); of two players, the
    /// main base lies in the middle (MM-A1).
    pub(crate) fn allows_bases(&self, seat: Seat, order: [u8; 3]) -> Result<(), Illegal> {
        self.allows_placement()?;
        let duel = self.setup.players == 2;
        if self.version() >= 2 {
            // MM-A1: small bases change places in a game of two as well.
            if self.setup.rules != RuleSet::Advanced {
                return Err(no("MM-A1", "micro-mutants-refused-bases"));
            }
            if duel && order[1] != MAIN_BASE {
                return Err(no("MM-A1", "micro-mutants-refused-main-base"));
            }
        } else if self.setup.rules != RuleSet::Advanced || duel {
            return Err(no("MM-M1", "micro-mutants-refused-bases-of-two"));
        }
        let mut sorted = order;
        sorted.sort_unstable();
        if sorted != [1, 2, 3] {
            return Err(no("MM-M1", "micro-mutants-refused-bases-order"));
        }
        // A large base needs more room than a small one.
        let bases: Vec<Id> = self.bases(seat).collect();
        let in_the_way = self.bugs(seat).any(|id| {
            self.lying(id).is_some_and(|bug| {
                (1..).zip(order).any(|(spot, number)| {
                    let small = number != MAIN_BASE;
                    let body = if small { bodies::SQUARE_BASE } else { bodies::HEX_BASE };
                    let at = self.area(seat).base(spot);
                    at.is_some_and(|at| Piece::flat(body, at, 0, Face::Front).gap(&bug) < 0)
                })
            })
        });
        if in_the_way || bases.len() != order.len() {
            return Err(no("MM-P8", "micro-mutants-refused-bases-taken"));
        }
        Ok(())
    }

    /// Whether the bases of a seat lie in this order already.
    pub(crate) fn bases_lie_so(&self, seat: Seat, order: [u8; 3]) -> bool {
        (1..).zip(order).all(|(spot, number)| {
            let base = self.find(Name { kind: Kind::Base, seat, number });
            let lies = base.and_then(|id| self.piece(id).pose()).map(|pose| pose.spot());
            lies.is_some() && lies == self.area(seat).base(spot)
        })
    }

    /// Whether a piece can be put beside another now; where is another matter.
    pub(crate) fn allows_put(&self, seat: Seat, id: Id, beside: Id) -> Result<(), Illegal> {
        let (name, anchor) = (self.name(id), self.name(beside));
        let shoots =
            |projectile: Projectile| name.seat == seat && name.kind == Kind::Projectile(projectile);
        match self.steps.last() {
            Some(Step::Put { piece, beside: at, .. }) => {
                if (*piece, *at) == (id, beside) {
                    return Ok(());
                }
                Err(not("MM-P20", "micro-mutants-refused-must-put", self.name(*piece)))
            }
            Some(Step::After { bug, .. }) => {
                let can = self
                    .afters(*bug)
                    .any(|after| matches!(after, After::Shoot(projectile) if shoots(projectile)));
                if !can || *bug != beside {
                    return Err(not("MM-B9", "micro-mutants-refused-cannot-shoot", name));
                }
                self.has_projectile(id)
            }
            Some(Step::Card { card, piece, .. }) => self.allows_repeat(*card, *piece, id, beside),
            Some(_) => Err(not_now()),
            None if self.phase == Phase::Reinforcement => {
                let breeds = self.reinforcing_breeds();
                let comes = self.piece(id).breed().is_some_and(|breed| breeds.contains(&breed))
                    && name.seat == seat
                    && !self.piece(id).is_in_play();
                if !comes {
                    return Err(not("MM-B5", "micro-mutants-refused-no-reinforcement", name));
                }
                let base = anchor.kind == Kind::Base && anchor.seat == seat;
                if !base || self.piece(beside).pose().is_none() {
                    return Err(not("MM-B5", "micro-mutants-refused-not-your-base", name));
                }
                Ok(())
            }
            None if self.piece(id).breed().is_some() => {
                if self.setup.rules != RuleSet::Advanced || !self.piece(id).is_in_play() {
                    return Err(not_now());
                }
                self.allows_tunnel(seat, id, beside)
            }
            // MM-A6: Web Mutation.
            None if self.phase == Phase::Extra
                && self.powers(seat).any(
                    |power| matches!(power, Power::ExtraShoot(projectile) if shoots(projectile)),
                ) =>
            {
                let from = matches!(anchor.kind, Kind::Bug(_) | Kind::Base)
                    && anchor.seat == seat
                    && self.piece(beside).pose().is_some();
                if !from {
                    return Err(not("MM-A6", "micro-mutants-refused-cannot-shoot", name));
                }
                self.has_projectile(id)
            }
            None => {
                let can = self.abilities(beside).iter().any(|ability| {
                    matches!(ability, Ability::ShootsInstead(projectile) if shoots(*projectile))
                });
                if !can {
                    return Err(not("MM-B9", "micro-mutants-refused-cannot-shoot", name));
                }
                self.may_begin(seat, beside)?;
                self.has_projectile(id)
            }
        }
    }

    /// Whether a bug may be put beside another before it moves (MM-A6, Tunnel
    /// Complex).
    fn allows_tunnel(&self, seat: Seat, id: Id, beside: Id) -> Result<(), Illegal> {
        let (mover, digger) = (self.piece(id), self.piece(beside));
        let tunnels = |power: Power| {
            matches!(power, Power::Tunnel(one, other)
                if mover.breed() == Some(one) && digger.breed() == Some(other))
        };
        let fits = self.powers(seat).any(tunnels) && digger.seat() == seat && digger.is_special();
        if !fits {
            return Err(not("MM-A6", "micro-mutants-refused-cannot-tunnel", mover.name));
        }
        self.may_begin(seat, id)
    }

    /// Where a piece would lie beside another. If there is no free place at
    /// all, the nearest free one (MM-P20).
    pub(crate) fn put_place(&self, id: Id, beside: Id, towards: i32) -> Result<Piece, Illegal> {
        let taken = || not("MM-P8", "micro-mutants-refused-taken", self.name(id));
        if !(0..FULL_TURN).contains(&towards) {
            return Err(no("MM-P20", "micro-mutants-refused-direction"));
        }
        if let Some(place) = self.beside(id, beside, towards) {
            return Ok(place);
        }
        let anchor = self.lying(beside).filter(|_| !self.has_place_beside(id, beside));
        let anchor = anchor.ok_or_else(taken)?;
        let meant = Piece::flat(self.piece(id).kind().body(), anchor.pose.spot(), 0, Face::Front);
        Ok(self.nearest_free(&meant, Some(id)))
    }

    /// Where a bug would be laid, and why it may: before the game (MM-B1), or a
    /// Digger within range (MM-C2).
    pub(crate) fn allows_place(
        &self,
        seat: Seat,
        id: Id,
        at: Spot,
        turn: i32,
    ) -> Result<Piece, Illegal> {
        let name = self.name(id);
        if !(0..FULL_TURN).contains(&turn) {
            return Err(no("MM-P20", "micro-mutants-refused-direction"));
        }
        let face = self.piece(id).pose().map_or(Face::Front, |pose| pose.face());
        let place = Piece::flat(name.kind.body(), at, turn, face);
        let free = |place: Piece| {
            if self.is_free(&place, Some(id)) {
                return Ok(place);
            }
            Err(not("MM-P8", "micro-mutants-refused-taken", name))
        };
        match self.steps.last() {
            None if self.phase == Phase::Placement => {
                if name.seat != seat || self.piece(id).breed().is_none() {
                    return Err(not("MM-B1", "micro-mutants-refused-not-yours", name));
                }
                // First of all: what lies elsewhere is still a secret.
                if !self.area(seat).holds(&place) {
                    return Err(not("MM-B1", "micro-mutants-refused-outside-area", name));
                }
                free(place)
            }
            Some(Step::After { bug, .. }) if *bug == id => {
                let reach = self.afters(id).find_map(|after| match after {
                    After::Burrow(range) => Some(range),
                    _ => None,
                });
                let (Some(reach), Some(here)) = (reach, self.lying(id)) else {
                    return Err(not("MM-C2", "micro-mutants-refused-cannot-burrow", name));
                };
                let place = free(place)?;
                if place.gap(&here) <= reach.length() {
                    return Ok(place);
                }
                Err(not("MM-C2", "micro-mutants-refused-out-of-range", name))
            }
            _ => Err(not_now()),
        }
    }
}
