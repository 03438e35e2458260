//! Which die moves which bug, and which results bring a reinforcement.

use tabletop::{Illegal, house};

use crate::card::Ability;
use crate::check::{Cost, not};
use crate::printed::evolution::Power;
use crate::state::{Die, Id};
use crate::{Army, Breed, Kind, MicroMutants, Phase, RuleSet, Symbol};

impl MicroMutants {
    /// The die that moves a bug of this breed: the one that is named (MM-B21),
    /// or else one that shows it rather than a Red Star, which moves others too
    /// (MM-V1).
    pub(crate) fn die_for(&self, breed: Breed, by: Option<Symbol>) -> Option<usize> {
        let first = by.unwrap_or(Symbol::Breed(breed));
        let moves = |die: &Die| !die.used && self.moved_by(die.symbol).contains(&breed);
        let shows = |die: &Die| moves(die) && die.symbol == first;
        let any = || self.dice.iter().position(moves).filter(|_| by.is_none());
        self.dice.iter().position(shows).or_else(any)
    }

    /// Whose move begins when a piece is put beside another: that of who shoots
    /// a projectile, or of the bug itself.
    pub(crate) fn begins(&self, piece: Id, beside: Id) -> Id {
        if matches!(self.piece(piece).kind(), Kind::Projectile(_)) { beside } else { piece }
    }

    /// Whether a move of a bug begins now, by the die that is named.
    pub(crate) fn allows_die(&self, bug: Id, by: Option<Symbol>) -> Result<(), Illegal> {
        if by.is_none() {
            return Ok(());
        }
        let may_name = self.version() >= 2 // MM-B21
            && self.phase == Phase::Moves
            && self.steps.is_empty();
        let breed = self.piece(bug).breed().filter(|_| may_name);
        if breed.is_some_and(|breed| self.die_for(breed, by).is_some()) {
            return Ok(());
        }
        Err(not("MM-B4", "micro-mutants-refused-no-die", self.name(bug)))
    }

    /// What a move of a bug uses up that begins now or goes on: a step that waits,
    /// a die, or the extra shot (MM-B4, MM-B6, MM-B21).
    pub(crate) fn cost(&self, bug: Id, by: Option<Symbol>) -> Result<Cost, Illegal> {
        match (self.phase, self.piece(bug).breed()) {
            _ if !self.steps.is_empty() => Ok(Cost::Step),
            (Phase::Moves, Some(breed)) => {
                let die = self.die_for(breed, by).map(Cost::Die);
                die.ok_or_else(|| house::fault("a die for the move"))
            }
            _ => Ok(Cost::Extra),
        }
    }

    /// What another die shows that could move a bug than the one that goes
    /// without saying (MM-B21).
    pub(crate) fn other_die(&self, bug: Id) -> Option<Symbol> {
        let first = self.dice[self.die_for(self.piece(bug).breed()?, None)?].symbol;
        let symbols = self.dice.iter().map(|die| die.symbol);
        let mut others = symbols.filter(|symbol| *symbol != first);
        others.find(|symbol| self.allows_die(bug, Some(*symbol)).is_ok())
    }

    /// Both dice show its breed, and it can use both (MM-C1).
    pub(crate) fn can_use_both_dice(&self, id: Id) -> bool {
        let breed = self.piece(id).breed();
        let shows = |die: &Die| breed.is_some_and(|breed| die.symbol.breeds() == [breed]);
        self.dice.iter().all(shows) && self.abilities(id).contains(&Ability::MovesTwice)
    }

    /// Breeds that can come as a reinforcement: those of results that no bug
    /// can use (MM-B5, MM-B12).
    pub(crate) fn reinforcing_breeds(&self) -> Vec<Breed> {
        let mut breeds = Vec::new();
        match self.reinforced {
            Some((breed, left)) if left > 0 => breeds.push(breed),
            Some(_) => {}
            None => {
                for (at, die) in self.dice.iter().enumerate().filter(|(_, die)| !die.used) {
                    // MM-A6: Larvae, whether it could move a bug or not.
                    let hatch = self.has_power(self.seat, Power::Hatch);
                    if hatch || !self.is_usable(at) {
                        breeds.extend(self.recruits(die.symbol));
                    }
                }
            }
        }
        breeds.sort_unstable();
        breeds.dedup();
        breeds.retain(|breed| self.waiting(*breed).is_some());
        breeds
    }

    /// Whether a die can move a bug (MM-B5), also beside what the other one
    /// could move: of two dice for one bug, one is too many (MM-B12).
    fn is_usable(&self, at: usize) -> bool {
        let symbol = self.dice[at].symbol;
        if self.setup.rules == RuleSet::Classic {
            return self.bugs(self.seat).any(|id| self.counts_as_in_play(id, symbol));
        }
        let mut others = Vec::new();
        if self.version() >= 2 {
            // MM-B12
            let rest = self.dice.iter().enumerate().filter(|(n, die)| *n != at && !die.used);
            others.extend(rest.map(|(_, die)| die.symbol));
        }
        let without = self.most_moves(&others, &[]);
        others.push(symbol);
        self.most_moves(&others, &[]) > without
    }

    /// In the Classic game a result brings nobody while a bug it names is in
    /// play (MM-K2), nor after that bug has moved and is gone: it was one
    /// result too many.
    fn counts_as_in_play(&self, id: Id, symbol: Symbol) -> bool {
        let piece = self.piece(id);
        let named = piece.breed().is_some_and(|breed| self.moved_by(symbol).contains(&breed));
        let played = self.version() >= 2 && piece.moves > 0; // MM-K2
        named && (piece.is_in_play() || played)
    }

    /// How many of these results could move bugs, each another one, but for
    /// those that can use both dice.
    fn most_moves(&self, symbols: &[Symbol], taken: &[(Id, u8)]) -> usize {
        let Some((first, rest)) = symbols.split_first() else { return 0 };
        let moves = |id: &Id| {
            let breed = self.piece(*id).breed();
            breed.is_some_and(|breed| self.moved_by(*first).contains(&breed))
                && self.may_move(*id).is_ok()
        };
        let times = |id: Id| {
            let twice = self.piece(id).moves == 0 && self.can_use_both_dice(id);
            (0..if twice { 2 } else { 1 }).map(move |time| (id, time))
        };
        let mut most = self.most_moves(rest, taken);
        let free = self.bugs(self.seat).filter(moves).flat_map(times);
        for one in free.filter(|one| !taken.contains(one)) {
            if most == symbols.len() {
                break;
            }
            let taken: Vec<_> = taken.iter().copied().chain([one]).collect();
            most = most.max(1 + self.most_moves(rest, &taken));
        }
        most
    }

    /// The breeds a result can bring: with Uncle Sam, any (MM-A10).
    fn recruits(&self, symbol: Symbol) -> Vec<Breed> {
        let deck = self.armies[self.seat.index()].map(Army::deck);
        match deck.filter(|_| self.has_power(self.seat, Power::Recruit)) {
            Some(deck) => deck.breeds.iter().map(|card| card.breed).collect(),
            None => symbol.breeds().to_vec(),
        }
    }

    /// A bug of the breed that is not in play.
    pub(crate) fn waiting(&self, breed: Breed) -> Option<Id> {
        self.bugs(self.seat).find(|id| {
            let piece = self.piece(*id);
            piece.breed() == Some(breed) && !piece.is_in_play()
        })
    }

    pub(crate) fn can_reinforce(&self) -> bool {
        self.bases_left(self.seat) > 0 && !self.reinforcing_breeds().is_empty()
    }
}
