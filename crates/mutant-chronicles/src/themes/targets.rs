//! Who can attack whom, from where: line of sight with everything that bends
//! it (MC-K2 to MC-K4, MC-K11, MC-B13), and who can support (MC-C1).

use crate::battle::attack::Attack;
use crate::battle::lasting::Boon;
use crate::cards::Effect;
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::state::{Battle, Id};
use crate::units::Keyword;
use crate::zones::Token;

impl Battle {
    /// What blocks a figure's line of sight beside walls.
    pub(crate) fn in_the_way(&self, id: Id) -> HexSet {
        if !self.tokens.is_empty() && self.holding(id, Token::Watchtower) {
            return HexSet::NONE;
        }
        self.occupied(|other| other == id)
    }

    /// Has one figure a line of sight to another?
    #[must_use]
    pub fn sees(&self, id: Id, other: Id) -> bool {
        match (self.place(id), self.place(other)) {
            (Some(from), Some(to)) => self.sees_place(id, from, to),
            _ => false,
        }
    }

    /// Has a figure a line of sight to a place?
    pub(crate) fn sees_place(&self, id: Id, from: Place, to: Place) -> bool {
        self.board().sees_place(&from, &to, &self.in_the_way(id))
    }

    /// Every line on which a figure may attack another: hex attacked from, hex
    /// attacked.
    pub(crate) fn lines_at(&self, id: Id, target: Id, blind: bool, mut line: impl FnMut(Hex, Hex)) {
        let (Some(from), Some(to)) = (self.place(id), self.place(target)) else { return };
        if !self.may_target(id, target) {
            return;
        }
        let melee = self.figure(id).unit.has(Keyword::Melee);
        if melee && from.distance(&to) > 1 {
            return;
        }
        let mut aim = |a: Hex, b: Hex| {
            if !melee || a.distance(b) <= 1 {
                line(a, b);
            }
        };
        if blind {
            for a in from.hexes() {
                to.hexes().iter().for_each(|b| aim(*a, *b));
            }
        } else {
            self.board().lines(&from, &to, &self.in_the_way(id)).for_each(|(a, b)| aim(a, b));
        }
    }

    /// Is the other an enemy, and does no grappler forbid it (MC-K4, MC-B13)?
    pub(crate) fn may_target(&self, id: Id, target: Id) -> bool {
        if self.friends(id, target) || self.slips_past(target, id) {
            return false;
        }
        let mut grapplers = self.grapplers(id).peekable();
        grapplers.peek().is_none() || grapplers.any(|grappler| grappler == target)
    }

    /// Can a unit with Infiltrate not be the target of this one?
    fn slips_past(&self, id: Id, guard: Id) -> bool {
        self.version() >= 2 // MC-G5
            && self.figure(guard).guard
            && self.figure(id).unit.has(Keyword::Infiltrate)
    }

    /// Everything a figure can attack now: target, hex attacked from, hex
    /// attacked.
    #[must_use]
    pub fn targets(&self, id: Id) -> Vec<(Id, Hex, Hex)> {
        let blind = self.has(id, |boon| boon == Boon::BlindFire);
        let mut targets = Vec::new();
        for (other, figure, _) in self.fighting() {
            if !self.allied(figure.seat, self.figure(id).seat) {
                self.lines_at(id, other, blind, |from, at| targets.push((other, from, at)));
            }
        }
        targets
    }

    /// Has a figure anything to attack?
    pub(crate) fn has_target(&self, id: Id) -> bool {
        let blind = self.has(id, |boon| boon == Boon::BlindFire);
        self.fighting().any(|(other, _, _)| {
            let mut found = false;
            self.lines_at(id, other, blind, |_, _| found = true);
            found
        })
    }

    /// The hexes from which a figure can support an attack (MC-C1, MC-C7).
    pub(crate) fn support_from(&self, attack: &Attack, id: Id) -> Vec<Hex> {
        let figure = self.figure(id);
        let Some(place) = figure.place else { return Vec::new() };
        let able = id != attack.leader
            && figure.unordered()
            && figure.seat == self.figure(attack.leader).seat
            && !figure.unit.has(Keyword::Melee)
            && self.may_target(id, attack.target);
        if !able {
            return Vec::new();
        }
        if attack.has(Effect::BlindSupport) {
            return place.hexes().to_vec();
        }
        let Some(target) = self.place(attack.target) else { return Vec::new() };
        let mut units = self.in_the_way(id);
        target.hexes().iter().for_each(|hex| units.take(*hex));
        let any = self.version() >= 2; // MC-C7
        let aims = || target.hexes().iter().filter(|hex| any || **hex == attack.at);
        let sees = |from: &&Hex| aims().any(|at| self.board().sees(**from, *at, &units));
        place.hexes().iter().filter(sees).copied().collect()
    }

    /// Everybody who can support an attack, and from where.
    #[must_use]
    pub fn supporters(&self, attack: &Attack) -> Vec<(Id, Hex)> {
        let seat = self.figure(attack.leader).seat;
        if !self.orders_left(seat) {
            return Vec::new();
        }
        let ids = self.ids().map(|(id, _)| id);
        ids.flat_map(|id| self.support_from(attack, id).into_iter().map(move |from| (id, from)))
            .collect()
    }
}
