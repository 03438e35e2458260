//! Captures and fumbles: what it means that one piece lies over another.

use flick::{Attitude, Pose};

use crate::card::{Ability, By, Effect, Prey};
use crate::event::{Event, Out};
use crate::state::{Id, Step};
use crate::themes::shooting::Shot;
use crate::{Kind, MicroMutants, Phase, Place, Projectile, RuleSet};

/// What a shot brought about, beyond what has changed on the mat.
#[derive(Default)]
pub(crate) struct Verdict {
    /// The shot piece went back: its move is lost (MM-P4).
    pub(crate) lost: bool,
    /// An enemy bug was eliminated (MM-C5).
    pub(crate) eliminated: bool,
    /// Bugs whose move is over because they captured a base (MM-B7).
    pub(crate) over: Vec<Id>,
    /// Bugs that are put beside the base they damaged (MM-B7).
    pub(crate) beside: Vec<(Id, Id)>,
    /// Who may move at once (MM-U1).
    pub(crate) avenge: Vec<Step>,
    /// What lies on pieces that are gone.
    pub(crate) loose: Vec<Id>,
    /// A projectile captured something (MM-A11).
    pub(crate) hit: bool,
    /// Throws, and bugs that come through entrances (MM-T4, MM-T5).
    pub(crate) throws: Vec<Step>,
    /// Who may eliminate a bug of choice (MM-K3).
    pub(crate) bonus: Vec<Step>,
}

/// A bug that dies for what it captured, and by whom.
type Doom = (Id, Id);

impl MicroMutants {
    /// Judges who lies over whom after a shot. Only what is new counts, and
    /// what the shot piece itself lies on (MM-P3, MM-P5).
    pub(crate) fn judge(&mut self, shot: &Shot, verdict: &mut Verdict, out: &mut Out<'_>) {
        let overlaps = shot.overlaps(self);
        let mut pairs = overlaps.clone();
        pairs.retain(|pair| (shot.landed && pair.0 == shot.mover) || !shot.before.contains(pair));
        self.fumbles(shot, &pairs, verdict, out);
        // The shot piece first, then the others of who shot (MM-P17).
        pairs.sort_by_key(|(upper, _)| {
            (*upper != shot.mover, self.piece(*upper).seat() != shot.seat)
        });
        let mut dooms = self.captures(shot, &pairs, verdict, out);
        dooms.extend(self.bases_hit(shot, &pairs, verdict, out));
        for (bug, by) in dooms {
            if self.piece(bug).pose().is_some() {
                out.tell(Event::Avenged { piece: self.name(bug), by: self.name(by) });
                self.eliminate(bug, shot, verdict);
            }
        }
        // MM-T8: captures count, then the terrain does its work.
        self.trap(shot, &pairs, verdict, out);
        self.note_loose(&overlaps, verdict);
    }

    /// Notes what lay on pieces that are gone.
    pub(crate) fn note_loose(&self, overlaps: &[(Id, Id)], verdict: &mut Verdict) {
        let gone = |id: Id| self.piece(id).pose().is_none();
        let loose = overlaps.iter().filter(|(upper, lower)| gone(*lower) && !gone(*upper));
        verdict.loose.extend(loose.map(|(upper, _)| *upper));
    }

    /// Pieces of who shot that went under an enemy piece are eliminated,
    /// whatever their abilities, and capture nothing (MM-P6, MM-P15).
    fn fumbles(
        &mut self,
        shot: &Shot,
        pairs: &[(Id, Id)],
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) {
        for (upper, lower) in pairs {
            let own = self.piece(*lower).seat() == shot.seat;
            let enemy = self.piece(*upper).seat() != self.piece(*lower).seat()
                && self.can_fumble(*lower)
                && (self.can_fumble(*upper) || self.piece(*upper).kind() == Kind::Base);
            // What the enemy piece did is a capture by it (MM-P17).
            let went = *lower == shot.mover || (shot.has_moved(*lower) && !shot.has_moved(*upper));
            let fresh = !shot.before.contains(&(*upper, *lower));
            let on_mat = self.piece(*lower).pose().is_some();
            if own && enemy && went && fresh && on_mat {
                let (piece, under) = (self.name(*lower), self.name(*upper));
                out.tell(Event::Fumbled { piece, under });
                // No ability comes of a fumble (MM-P11).
                self.eliminate_helpless(*lower, shot, verdict);
            }
        }
    }

    fn can_fumble(&self, id: Id) -> bool {
        matches!(self.piece(id).kind(), Kind::Bug(_) | Kind::Projectile(_))
    }

    /// Eliminates a piece whatever its abilities (MM-P6, MM-T3).
    pub(crate) fn eliminate_helpless(&mut self, id: Id, shot: &Shot, verdict: &mut Verdict) {
        let avenge = verdict.avenge.len();
        self.eliminate(id, shot, verdict);
        verdict.avenge.truncate(avenge);
    }

    /// Bugs and projectiles that are captured (MM-P3, MM-P14). Gives who dies
    /// with a victim (MM-F1).
    fn captures(
        &mut self,
        shot: &Shot,
        pairs: &[(Id, Id)],
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) -> Vec<Doom> {
        let mut dooms = Vec::new();
        for &(upper, lower) in pairs {
            if self.piece(upper).pose().is_none() || self.piece(lower).pose().is_none() {
                continue;
            }
            let own = self.piece(upper).seat() == self.piece(lower).seat();
            match (self.piece(upper).kind(), self.piece(lower).kind()) {
                (Kind::Bug(_), Kind::Bug(_)) if !own => {
                    let dies = self.bug_captures(upper, lower, shot, verdict, out);
                    dooms.extend(dies.then_some((upper, lower)));
                }
                // MM-B17
                (Kind::Bug(breed), Kind::Projectile(_))
                    if !own && breed.card().prey == Prey::Anything =>
                {
                    let (piece, by) = (self.name(lower), self.name(upper));
                    out.tell(Event::Captured { piece, by });
                    self.put_aside(lower);
                }
                // MM-A2, MM-C6, MM-V5
                (Kind::Bug(breed), Kind::Resource) if breed.card().prey == Prey::Anything => {
                    self.collect(lower, upper, out);
                }
                (Kind::Projectile(projectile), Kind::Bug(_))
                    if !own || (upper == shot.mover && projectile.card().harms_own) =>
                {
                    self.projectile_captures(projectile, upper, lower, shot, verdict, out);
                }
                _ => {}
            }
        }
        dooms
    }

    /// A bug lies over an enemy bug. Gives whether it dies with its victim.
    fn bug_captures(
        &mut self,
        upper: Id,
        lower: Id,
        shot: &Shot,
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) -> bool {
        let (piece, by) = (self.name(lower), self.name(upper));
        if !self.captures_bugs(upper) || self.is_hidden(lower, By::Bug) || self.is_held_off(lower) {
            out.tell(Event::Withstood { piece, by });
            return false;
        }
        let revenge = self.abilities(lower).contains(&Ability::Revenge)
            && self.piece(lower).is_special()
            && self.seat != piece.seat;
        out.tell(Event::Captured { piece, by });
        self.eliminate(lower, shot, verdict);
        revenge
    }

    fn captures_bugs(&self, id: Id) -> bool {
        self.card(id).is_some_and(|card| card.prey != Prey::Bases)
    }

    /// On its special side some bugs are not captured (MM-U3, MM-V5, MM-C2).
    fn is_hidden(&self, id: Id, by: By) -> bool {
        let hides =
            |ability: &Ability| matches!(ability, Ability::Hidden(from) if from.contains(&by));
        self.piece(id).is_special() && self.abilities(id).iter().any(hides)
    }

    fn is_armoured(&self, id: Id) -> bool {
        self.piece(id).is_special() && self.abilities(id).contains(&Ability::Armoured)
    }

    /// An armoured bug under one enemy bug only (MM-F2).
    fn is_held_off(&self, id: Id) -> bool {
        let attacks = |(upper, lower): &&(Id, Id)| {
            *lower == id
                && self.piece(*upper).seat() != self.piece(id).seat()
                && self.captures_bugs(*upper)
        };
        self.is_armoured(id) && self.overlaps().iter().filter(attacks).count() < 2
    }

    /// A projectile lies over a bug it can harm.
    fn projectile_captures(
        &mut self,
        projectile: Projectile,
        upper: Id,
        lower: Id,
        shot: &Shot,
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) {
        let (piece, by) = (self.name(lower), self.name(upper));
        if self.is_hidden(lower, By::Projectile) {
            out.tell(Event::Withstood { piece, by });
        } else if self.is_armoured(lower) {
            self.flip(lower);
            verdict.hit = true;
            out.tell(Event::Flipped { piece, special: false, by });
        } else {
            verdict.hit = true;
            match projectile.card().effect {
                Effect::Eliminate => {
                    out.tell(Event::Captured { piece, by });
                    self.eliminate(lower, shot, verdict);
                }
                Effect::Hold => {
                    if self.markers_left(by.seat) > 0 && self.piece(lower).web.is_none() {
                        let spot = self.piece(lower).pose().map(Pose::spot);
                        let weaver = (self.version() >= 2).then_some(by.seat); // MM-K12
                        let victim = self.piece_mut(lower);
                        (victim.web, victim.weaver) = (spot, weaver);
                        out.tell(Event::Webbed { piece });
                    }
                }
                Effect::Dissolve => {
                    self.piece_mut(lower).doomed = true;
                    out.tell(Event::Doomed { piece });
                }
            }
        }
    }

    /// Bases that are captured (MM-B7). Gives who dies by a guard (MM-V4).
    fn bases_hit(
        &mut self,
        shot: &Shot,
        pairs: &[(Id, Id)],
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) -> Vec<Doom> {
        let mut dooms = Vec::new();
        let classic = self.setup.rules == RuleSet::Classic;
        // The booklet has no such rule.
        let goes_on = classic && self.version() >= 2; // MM-K3
        for &(bug, base) in pairs {
            let hits = self.piece(base).kind() == Kind::Base
                && self.piece(base).seat() != self.piece(bug).seat()
                && self.piece(bug).pose().is_some()
                && self.piece(base).pose().is_some()
                // MM-C6
                && self.card(bug).is_some_and(|card| card.prey != Prey::Bugs);
            if !hits {
                continue;
            }
            let by = self.name(bug);
            dooms.extend(self.guard_of(base).map(|guard| (bug, guard)));
            if !goes_on {
                verdict.over.push(bug);
            }
            // A shot captures a base once, with all that it brings there.
            let again = verdict.beside.iter().any(|(_, hit)| *hit == base);
            if again && self.version() >= 2 {
                // MM-P23
                verdict.beside.push((bug, base));
                continue;
            }
            // MM-A3: a small base falls at once.
            if self.piece(base).damaged || self.piece(base).small {
                out.tell(Event::Destroyed { base: self.name(base), by });
                self.put_aside(base);
                self.trophies.push((by.seat, self.piece(base).seat()));
                self.scored = Some(by.seat);
                if classic {
                    // MM-K10: the base itself earns nothing.
                    verdict.bonus.push(Step::Bonus { seat: by.seat });
                } else {
                    self.earn(base, shot);
                }
                if self.piece(bug).is_special() && !goes_on {
                    self.flip(bug);
                }
            } else {
                let hit = self.name(base);
                out.tell(if classic {
                    Event::Shrunk { base: hit, by }
                } else {
                    Event::Damaged { base: hit, by }
                });
                self.piece_mut(base).damaged = true;
                verdict.beside.push((bug, base));
            }
        }
        dooms
    }

    /// A bug that guards a base (MM-V4).
    fn guard_of(&self, base: Id) -> Option<Id> {
        self.bugs(self.piece(base).seat()).find(|id| {
            self.piece(*id).is_special()
                && self.abilities(*id).iter().any(|ability| {
                    matches!(ability, Ability::Guards(range) if self.within(*id, base, *range))
                })
        })
    }

    /// A bug or a projectile is eliminated.
    pub(crate) fn eliminate(&mut self, id: Id, shot: &Shot, verdict: &mut Verdict) {
        let piece = *self.piece(id);
        // MM-U1
        if piece.is_special()
            && self.seat != piece.seat()
            && let Some(breed) = piece.breed()
            && let Some(from) = piece.pose()
        {
            let avenge = self.abilities(id).iter().filter_map(|ability| match ability {
                Ability::Avenged(range) => Some(*range),
                _ => None,
            });
            let (seat, from) = (piece.seat(), *from);
            verdict.avenge.extend(avenge.map(|range| Step::Avenge { seat, breed, range, from }));
        }
        self.put_aside(id);
        if piece.breed().is_some() && piece.seat() != shot.seat {
            verdict.eliminated = true;
            self.earn(id, shot);
        }
    }

    /// Who eliminates an enemy bug or base in the own turn has an extra shot,
    /// but not by the extra shot itself (MM-B6, MM-B14).
    fn earn(&mut self, victim: Id, shot: &Shot) {
        let own = shot.seat == self.seat && self.phase != Phase::Extra;
        if own && self.piece(victim).seat() != self.seat {
            self.earned = true;
        }
    }

    /// Turns a piece over where it lies: half a turn about its own first axis.
    pub(crate) fn flip(&mut self, id: Id) {
        if let Place::Mat(pose) = &mut self.piece_mut(id).place {
            let [x, y, z, w] = pose.attitude.0;
            pose.attitude = Attitude([w, z, -y, -x]);
        }
    }

    /// Bugs that an Acid Spit of this player still lies on die at the
    /// beginning of the player's turn (MM-C4, MM-B13). Gives who may move at
    /// once, and what lay on them.
    pub(crate) fn dissolve(&mut self, out: &mut Out<'_>) -> (Vec<Step>, Vec<Id>) {
        let overlaps = self.overlaps();
        let mut verdict = Verdict::default();
        let shot = Shot::none(self.seat);
        for &(spit, bug) in &overlaps {
            let dies = self.piece(spit).seat() == self.seat
                && self.piece(spit).kind() == Kind::Projectile(Projectile::AcidSpit)
                && self.piece(bug).doomed;
            if dies && self.is_armoured(bug) {
                // MM-F2: only two bugs together eliminate it.
                out.tell(Event::Withstood { piece: self.name(bug), by: self.name(spit) });
            } else if dies {
                out.tell(Event::Dissolved { piece: self.name(bug) });
                self.eliminate(bug, &shot, &mut verdict);
            }
        }
        self.note_loose(&overlaps, &mut verdict);
        (verdict.avenge, verdict.loose)
    }
}
