//! Templates (MM-T1): what happens to a bug that lands on one, and the throws
//! that follow.

use flick::{FULL_TURN, Face, Piece, Toss};
use tabletop::{Illegal, Seat, house};

use crate::check::{no, not};
use crate::event::{Event, Out};
use crate::mat::ground::heading;
use crate::state::{Id, Step};
use crate::themes::judge::Verdict;
use crate::themes::shooting::Shot;
use crate::{Cause, Kind, MicroMutants, Name, Place, Terrain, Token};

/// So many tokens are thrown together (MM-T6).
pub(crate) const THROWN: u8 = 4;
/// The hardest throw.
pub(crate) const FULL_STRENGTH: u16 = 1_000;

/// A bug that fits in the place of an entrance, and how it would lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Warp {
    pub(crate) bug: Id,
    pub(crate) entrance: Id,
    pub(crate) place: Piece,
}

impl MicroMutants {
    /// Bugs that came to lie on a template are eliminated, whatever their
    /// abilities; who shot throws tokens (MM-T2 to MM-T5, MM-T7).
    pub(crate) fn trap(
        &mut self,
        shot: &Shot,
        pairs: &[(Id, Id)],
        verdict: &mut Verdict,
        out: &mut Out<'_>,
    ) {
        for (bug, template) in pairs {
            let Kind::Terrain(terrain) = self.piece(*template).kind() else { continue };
            let piece = self.piece(*bug);
            if piece.breed().is_none() || piece.pose().is_none() {
                continue;
            }
            out.tell(Event::Trapped { piece: piece.name, terrain });
            self.eliminate_helpless(*bug, shot, verdict);
            if terrain.token().is_some() {
                verdict.throws.push(Step::Throw { seat: shot.seat, terrain });
            }
        }
    }

    /// Whether a piece lies on a template, by who lies over whom.
    pub(crate) fn lies_on_template(&self, id: Id, overlaps: &[(Id, Id)]) -> bool {
        overlaps.iter().any(|(upper, lower)| {
            *upper == id && matches!(self.piece(*lower).kind(), Kind::Terrain(_))
        })
    }

    /// Projectiles that come to lie on a template are removed (MM-T2).
    pub(crate) fn remove_from_templates(&mut self, shot: &mut Shot, out: &mut Out<'_>) {
        let moved: Vec<Id> = shot.moved.iter().map(|(id, _)| *id).collect();
        for id in moved {
            let projectile = matches!(self.piece(id).kind(), Kind::Projectile(_));
            let lies = projectile && self.piece(id).pose().is_some();
            if lies && self.lies_on_template(id, &shot.overlaps(self)) {
                self.put_aside(id);
                shot.measured = None;
                out.tell(Event::Spent { piece: self.name(id) });
                shot.landed &= id != shot.mover;
            }
        }
    }

    /// Whether a throw is one, and what is thrown.
    pub(crate) fn allows_throw(&self, direction: i32, strength: u16) -> Result<Token, Illegal> {
        let Some(Step::Throw { terrain, .. }) = self.steps.last() else {
            return Err(no("MM-T6", "micro-mutants-refused-not-now"));
        };
        if !(0..FULL_TURN).contains(&direction) || strength > FULL_STRENGTH {
            return Err(no("MM-T6", "micro-mutants-refused-throw"));
        }
        terrain.token().ok_or_else(|| house::fault("a template with tokens"))
    }

    /// Throws four tokens and judges what comes of it.
    pub(crate) fn throw(
        &mut self,
        seat: Seat,
        token: Token,
        (direction, strength): (i32, u16),
        out: &mut Out<'_>,
    ) {
        let tokens: Vec<Id> =
            self.ids().filter(|id| self.piece(*id).kind() == Kind::Token(token)).collect();
        let before = self.overlaps();
        let from = self.area(seat).hand();
        let hand = |count, below: &mut dyn FnMut(u32) -> u32| {
            Toss::throw(Kind::Token(token).body(), count, from, direction, strength, below)
        };
        let rest = self.let_go(&tokens, hand, out.chance);
        out.tell(Event::Thrown { seat, token, direction, strength, flight: rest.flight });
        let moved = self.come_to_rest(&rest.poses, out);
        let mover = tokens.first().copied().unwrap_or(Id::MAX);
        let cause = Cause::Projectile;
        let mut shot = Shot { seat, mover, cause, before, moved, landed: false, measured: None };
        self.bring_back_others(&mut shot, out);
        self.remove_from_templates(&mut shot, out);
        for id in &tokens {
            if !self.lying(*id).is_some_and(|lying| self.setup.mat().holds(&lying)) {
                self.miss(*id, out);
            }
        }
        let mut verdict = Verdict::default();
        match token {
            Token::Meteor => self.strike(&tokens, &shot, &mut verdict, out),
            Token::Entrance => self.open_gates(seat, &tokens, &mut verdict, out),
        }
        self.judge(&shot, &mut verdict, out);
        self.settle_down(&mut shot, &mut verdict, out);
        self.markers(out);
        self.check_end(out);
        self.follow(&shot, &verdict, None, out);
    }

    fn miss(&mut self, token: Id, out: &mut Out<'_>) {
        self.put_aside(token);
        out.tell(Event::Missed { piece: self.name(token) });
    }

    /// Every bug under a Meteor is removed, without an extra shot; the Meteors
    /// leave (MM-T4).
    fn strike(&mut self, tokens: &[Id], shot: &Shot, verdict: &mut Verdict, out: &mut Out<'_>) {
        let overlaps = self.overlaps();
        let earned = self.earned;
        for (upper, lower) in &overlaps {
            let bug = self.piece(*lower).breed().is_some() && self.piece(*lower).pose().is_some();
            if tokens.contains(upper) && bug {
                out.tell(Event::Struck { piece: self.name(*lower) });
                self.eliminate_helpless(*lower, shot, verdict);
            }
        }
        self.earned = earned;
        for id in tokens {
            self.put_aside(*id);
        }
        self.note_loose(&overlaps, verdict);
    }

    /// Entrances that overlap any piece are removed; each other one is a step
    /// (MM-T5).
    fn open_gates(&mut self, seat: Seat, tokens: &[Id], verdict: &mut Verdict, out: &mut Out<'_>) {
        let overlaps = self.overlaps();
        for id in tokens {
            let on_mat = self.piece(*id).pose().is_some();
            let overlapping = overlaps.iter().any(|(upper, lower)| {
                (upper == id && !tokens.contains(lower)) || (lower == id && !tokens.contains(upper))
            });
            if on_mat && overlapping {
                self.miss(*id, out);
            } else if on_mat {
                verdict.throws.push(Step::Warp { seat, entrance: *id });
            }
        }
        for piece in &mut self.pieces {
            piece.warped = false;
        }
        self.note_loose(&overlaps, verdict);
    }

    /// Where a bug would lie in the place of an entrance: it keeps its face,
    /// and overlaps nothing (MM-T9).
    pub(crate) fn warp_place(&self, bug: Id, entrance: Id) -> Option<Piece> {
        let (lying, at) = (self.lying(bug)?, self.piece(entrance).pose()?.spot());
        let face = lying.pose.face();
        let place = Piece::flat(lying.body, at, heading(&lying), face);
        self.is_free(&place, Some(bug)).then_some(place)
    }

    /// Whether a bug may take the place of the entrance that waits.
    pub(crate) fn allows_warp(&self, seat: Seat, id: Id, to: Name) -> Result<Warp, Illegal> {
        let Some(Step::Warp { entrance, .. }) = self.steps.last() else {
            return Err(no("MM-T5", "micro-mutants-refused-not-now"));
        };
        let piece = self.piece(id);
        let own = piece.seat() == seat && piece.breed().is_some() && piece.pose().is_some();
        if !own || piece.warped || self.name(*entrance) != to {
            return Err(not("MM-T9", "micro-mutants-refused-cannot-warp", piece.name));
        }
        match self.warp_place(id, *entrance) {
            Some(place) => Ok(Warp { bug: id, entrance: *entrance, place }),
            None => Err(not("MM-T9", "micro-mutants-refused-taken", piece.name)),
        }
    }

    /// Own bugs that fit in the place of the entrance that waits.
    pub(crate) fn can_warp(&self, seat: Seat) -> Vec<Id> {
        let Some(Step::Warp { entrance, .. }) = self.steps.last() else { return Vec::new() };
        let to = self.name(*entrance);
        self.bugs(seat).filter(|id| self.allows_warp(seat, *id, to).is_ok()).collect()
    }

    /// A bug takes the place of an entrance.
    pub(crate) fn warp(&mut self, warp: Warp, out: &mut Out<'_>) {
        self.steps.pop();
        self.put_aside(warp.entrance);
        self.lift(warp.bug, Place::Mat(warp.place.pose), out);
        self.piece_mut(warp.bug).warped = true;
        out.tell(Event::Warped { piece: self.name(warp.bug) });
        self.markers(out);
    }

    /// No bug fits: the entrance is removed (MM-T9).
    pub(crate) fn close_gate(&mut self, entrance: Id, out: &mut Out<'_>) {
        self.miss(entrance, out);
    }

    /// A template as it lies on its star.
    pub(crate) fn on_star(terrain: Terrain, at: flick::Spot) -> Place {
        Place::Mat(Piece::flat(Kind::Terrain(terrain).body(), at, 0, Face::Front).pose)
    }
}
