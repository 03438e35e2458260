//! Evolution cards that ask for a decision of their own (MM-A6 and after):
//! results that are given up, bugs that are turned over, Rockets that are shot
//! again. Cards that only change numbers are looked up where they count.

use tabletop::{Illegal, Seat};

use crate::card::Range;
use crate::check::{no, not};
use crate::event::{Event, Out};
use crate::printed::evolution::Power;
use crate::state::{Id, Step};
use crate::{Breed, Evolution, Kind, MicroMutants, Phase, Projectile, Symbol};

impl MicroMutants {
    /// Whether a result can be given up for a card (MM-A6, MM-A15), and which die
    /// shows it.
    pub(crate) fn allows_discard(
        &self,
        seat: Seat,
        die: Symbol,
        evolution: Evolution,
    ) -> Result<usize, Illegal> {
        let card = evolution.card();
        if self.phase != Phase::Moves || !self.steps.is_empty() {
            return Err(no(card.clause, "micro-mutants-refused-not-now"));
        }
        if !self.cards[seat.index()].contains(&evolution) {
            return Err(no(card.clause, "micro-mutants-refused-card"));
        }
        let result = self.dice.iter().position(|other| !other.used && other.symbol == die);
        let Some(at) = result else {
            return Err(no(card.clause, "micro-mutants-refused-no-result"));
        };
        let fits = match card.power {
            Power::TurnBugs(_) => self.bugs(seat).any(|id| self.can_be_turned(id)),
            Power::Repair => {
                die.breeds().contains(&Breed::Worker) && !self.repairs(seat).is_empty()
            }
            _ => false,
        };
        if fits { Ok(at) } else { Err(no(card.clause, "micro-mutants-refused-no-use")) }
    }

    /// Results that can be given up now, each for a card.
    pub(crate) fn can_discard(&self, seat: Seat) -> Vec<(Symbol, Evolution)> {
        let mut found = Vec::new();
        for evolution in &self.cards[seat.index()] {
            for die in &self.dice {
                let pair = (die.symbol, *evolution);
                if self.allows_discard(seat, pair.0, pair.1).is_ok() && !found.contains(&pair) {
                    found.push(pair);
                }
            }
        }
        found
    }

    /// A result is given up; the card asks what for.
    pub(crate) fn discard(&mut self, seat: Seat, at: usize, card: Evolution, out: &mut Out<'_>) {
        self.dice[at].used = true;
        let die = self.dice[at].symbol;
        let left = match card.card().power {
            Power::TurnBugs(count) => count,
            _ => 1,
        };
        self.steps.push(Step::Card { seat, card, piece: None, left });
        out.tell(Event::Discarded { seat, die, evolution: card });
    }

    /// A bug on the mat with two sides.
    pub(crate) fn can_be_turned(&self, id: Id) -> bool {
        let piece = self.piece(id);
        piece.kind().is_double_sided() && piece.pose().is_some()
    }

    /// Workers and the damaged bases they can repair (MM-A15).
    pub(crate) fn repairs(&self, seat: Seat) -> Vec<(Id, Id)> {
        let workers: Vec<Id> = self
            .bugs(seat)
            .filter(|id| self.piece(*id).breed() == Some(Breed::Worker))
            .filter(|id| self.piece(*id).pose().is_some())
            .collect();
        let broken = |base: &Id| self.piece(*base).damaged && !self.piece(*base).repaired;
        let pairs = self.bases(seat).filter(broken);
        let pairs = pairs.flat_map(|base| workers.iter().map(move |worker| (*worker, base)));
        pairs.filter(|(worker, base)| self.within(*worker, *base, Range::Close)).collect()
    }

    /// Whether a bug can be turned over for the card that asks.
    pub(crate) fn allows_card_flip(
        &self,
        seat: Seat,
        card: Evolution,
        about: Option<Id>,
        id: Id,
    ) -> Result<(), Illegal> {
        let fits = match card.card().power {
            // MM-A6: two different ones.
            Power::TurnBugs(_) => about != Some(id),
            // MM-A10: the bug that has just come.
            Power::Recruit => about == Some(id),
            _ => false,
        };
        if fits && self.piece(id).seat() == seat && self.can_be_turned(id) {
            return Ok(());
        }
        Err(not(card.card().clause, "micro-mutants-refused-no-target", self.name(id)))
    }

    /// Whether a projectile can be shot again from there (MM-A11).
    pub(crate) fn allows_repeat(
        &self,
        card: Evolution,
        from: Option<Id>,
        id: Id,
        beside: Id,
    ) -> Result<(), Illegal> {
        let repeats = matches!(card.card().power, Power::Repeat(projectile)
            if self.piece(id).kind() == Kind::Projectile(projectile));
        if repeats && from == Some(beside) && self.piece(beside).pose().is_some() {
            return self.has_projectile(id);
        }
        Err(not(card.card().clause, "micro-mutants-refused-cannot-shoot", self.name(id)))
    }

    /// A projectile that captured nothing may be shot again, once a turn
    /// (MM-A11).
    pub(crate) fn offer_repeat(&mut self, seat: Seat, projectile: Projectile, from: Option<Id>) {
        let repeats = |power: Power| power == Power::Repeat(projectile);
        if let Some(card) = self.card_with(seat, repeats)
            && !self.guided
        {
            let card = card.evolution;
            self.steps.push(Step::Card { seat, card, piece: from, left: 1 });
        }
    }

    /// A reinforcement may show its special side (MM-A10).
    pub(crate) fn offer_special_side(&mut self, seat: Seat, id: Id) {
        if let Some(card) = self.card_with(seat, |power| power == Power::Recruit)
            && self.can_be_turned(id)
        {
            let card = card.evolution;
            self.steps.push(Step::Card { seat, card, piece: Some(id), left: 1 });
        }
    }

    /// The base of a card, for telling by whom a bug was turned over.
    pub(crate) fn base_of_card(&self, seat: Seat, card: Evolution) -> crate::Name {
        crate::Name { kind: Kind::Base, seat, number: card.card().site.number() }
    }
}
