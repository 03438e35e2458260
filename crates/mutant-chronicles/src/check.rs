//! May a seat do this? What is listed is allowed; everything else is refused
//! by the clause that forbids it, in words that tell nothing hidden.

use tabletop::{Clause, Illegal, Said, Seat};

use crate::action::{Action, Name};
use crate::army::Army;
use crate::battle::frame::{Activation, Frame, MoveKind, Stage};
use crate::cards::Card;
use crate::choices::LONGEST_ARMY;
use crate::hex::Hex;
use crate::place::Place;
use crate::prepared;
use crate::prompt::Ask;
use crate::state::{Battle, Fate, Id};
use crate::units::Keyword;

fn refuse(clause: Clause, key: &str) -> Illegal {
    Illegal::new(clause, Said::new(format!("mutant-chronicles-refused-{key}")))
}

impl Battle {
    /// An army by the name of a prepared one or by its text (MC-A6).
    ///
    /// # Errors
    /// That it cannot be read, or the first of the reasons why it is not legal.
    pub(crate) fn read_army(&self, text: &str) -> Result<Army, Illegal> {
        let size = self.setup.mode.size();
        if text.len() > usize::from(LONGEST_ARMY) {
            return Err(refuse("MC-A6", "army-too-long"));
        }
        let army = match prepared::named(text, self.edition()) {
            Some(prepared) => prepared.army.clone(),
            None => text.parse::<Army>().map_err(|error| {
                let said = Said::new("mutant-chronicles-refused-army-unreadable");
                Illegal::new("MC-A6", said.with("why", error.to_string()))
            })?,
        };
        let reasons = army.reasons(size, self.edition());
        let Some(first) = reasons.first() else { return Ok(army) };
        let clauses: Vec<&str> = reasons.iter().map(|reason| reason.clause).collect();
        let said = Said::new("mutant-chronicles-refused-army").with("count", clauses.len() as u32);
        Err(Illegal::new(first.clause, said.with("clauses", clauses.join(", "))))
    }

    /// Is the action allowed?
    ///
    /// # Errors
    /// The clause that forbids it.
    pub(crate) fn allows(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if let Action::Army { text } = action
            && self.stack.last() == Some(&Frame::Armies)
        {
            let army = self.read_army(text)?;
            let fits = self.partner_demons(seat).is_none_or(|demons| army.demons() == demons);
            return if fits { Ok(()) } else { Err(refuse("MC-X3", "partners")) };
        }
        let allowed = self.plainly(action).unwrap_or_else(|| {
            let mut listed = Vec::new();
            self.list(seat, &mut listed);
            listed.contains(action)
        });
        if allowed { Ok(()) } else { Err(self.reason(seat, action)) }
    }

    /// The commonest actions need no list of all others to be judged.
    fn plainly(&self, action: &Action) -> Option<bool> {
        match (self.stack.last()?, action) {
            (Frame::Activation(now), _) if now.step != Stage::Middle => None,
            (Frame::Activation(now), Action::Step { to }) => {
                Some(!now.moved && self.no_first_step(now, *to).is_none())
            }
            (Frame::Activation(_), Action::Guard | Action::End) => Some(true),
            (Frame::Activation(_), Action::Pass | Action::Stop | Action::Order { .. }) => {
                Some(false)
            }
            (Frame::Move(_), Action::Step { to }) => Some(self.no_step(*to).is_none()),
            (Frame::Move(moving), Action::Stop) => Some(self.may_stop(moving)),
            (Frame::Turn { seat, .. }, Action::Order { figure, rank }) => {
                let mine = self.find(*figure).map(|id| self.figure(id));
                let able = mine.is_some_and(|figure| figure.seat == *seat && figure.unordered());
                Some(able && self.side(*seat).orders[rank.index()] > 0)
            }
            (Frame::Guards { .. } | Frame::Window { .. } | Frame::Extra { .. }, Action::Pass) => {
                Some(true)
            }
            _ => None,
        }
    }

    /// Why an action that is not listed is not allowed.
    fn reason(&self, seat: Seat, action: &Action) -> Illegal {
        let now = match self.stack.last() {
            Some(Frame::Activation(now)) => Some(now),
            _ => None,
        };
        let asked = match (self.ask(), action) {
            (Ask::Order, Action::Order { figure, .. }) => self.no_order(seat, *figure),
            (Ask::Place | Ask::Reinforce, Action::Place { figure, place }) => {
                self.no_place(seat, *figure, *place)
            }
            (Ask::Zone, Action::Zone { .. }) => Some(refuse("MC-S1", "zone")),
            (Ask::Act, Action::Step { to }) => now.and_then(|now| self.no_first_step(now, *to)),
            (Ask::Move | Ask::Lunge, Action::Step { to }) => self.no_step(*to),
            (Ask::Move | Ask::Lunge, Action::Stop) => self.no_stop(),
            (Ask::Move, Action::Attack { .. }) => Some(refuse("MC-R4", "in-the-middle")),
            (Ask::Act, Action::Attack { at, from }) => {
                now.and_then(|now| self.no_attack(now, *at, *from))
            }
            (Ask::Act, Action::Use { name, .. }) => now.map(|now| self.no_power(now, name.name())),
            (Ask::Extra, Action::Attack { .. }) => Some(refuse("MC-K4", "not-this-target")),
            (Ask::Support, Action::Support { figure, .. }) => self.no_support(*figure),
            (Ask::Guards, Action::Fire { figure, .. }) => self.no_fire(seat, *figure),
            (Ask::Reroll | Ask::Salvo, Action::Reroll { .. }) => Some(refuse("MC-K6", "no-die")),
            (_, Action::Play { card, by, .. }) => Some(self.no_card(seat, *card, *by)),
            _ => None,
        };
        asked.unwrap_or_else(|| {
            let ask = self.ask();
            let said = Said::new("mutant-chronicles-refused-not-now");
            let word = format!("mutant-chronicles-asked-{ask}");
            Illegal::new(ask.clause(), said.word("asked", word))
        })
    }

    /// A figure of the seat by name.
    fn own(&self, seat: Seat, name: Name) -> Result<Id, Illegal> {
        match self.find(name) {
            Some(id) if self.figure(id).seat == seat => Ok(id),
            _ => Err(refuse("MC-R2", "not-yours")),
        }
    }

    /// Why the move cannot end here.
    fn no_stop(&self) -> Option<Illegal> {
        let Some(Frame::Move(moving)) = self.stack.last() else { return None };
        let place = self.place(moving.figure)?;
        self.field(moving.figure, moving.kind).may_end(&place).err().map(Illegal::from)
    }

    fn no_order(&self, seat: Seat, name: Name) -> Option<Illegal> {
        let id = match self.own(seat, name) {
            Ok(id) => id,
            Err(illegal) => return Some(illegal),
        };
        let figure = self.figure(id);
        if !figure.fights() {
            Some(refuse("MC-R2", "not-on-the-map"))
        } else if figure.order.is_some() {
            Some(refuse("MC-R2", "has-an-order"))
        } else {
            Some(refuse("MC-R1", "no-such-order"))
        }
    }

    fn no_place(&self, seat: Seat, name: Name, place: Place) -> Option<Illegal> {
        let id = match self.own(seat, name) {
            Ok(id) => id,
            Err(illegal) => return Some(illegal),
        };
        let figure = self.figure(id);
        if figure.fate != Fate::Waiting {
            return Some(refuse("MC-S1", "placed-already"));
        }
        if place.size() != figure.unit.size() {
            return Some(refuse("MC-M5", "wrong-size"));
        }
        let free = self.free_ground(seat);
        if place.hexes().iter().all(|hex| free.has(*hex)) {
            let twin = self.waiting(seat).any(|(_, other)| other.unit == figure.unit);
            return Some(refuse(if twin { "MC-S5" } else { "MC-S1" }, "place-the-first"));
        }
        Some(refuse("MC-S1", "outside-the-zone"))
    }

    fn no_first_step(&self, now: &Activation, to: Place) -> Option<Illegal> {
        if now.moved {
            return Some(refuse("MC-R4", "moved-already"));
        }
        let place = self.place(now.figure)?;
        let field = self.field(now.figure, MoveKind::Action);
        field.step(&place, &to, self.speed(now.figure)).err().map(Illegal::from)
    }

    fn no_step(&self, to: Place) -> Option<Illegal> {
        let Some(Frame::Move(moving)) = self.stack.last() else { return None };
        let place = self.place(moving.figure)?;
        let field = self.field(moving.figure, moving.kind);
        field.step(&place, &to, moving.left).err().map(Illegal::from)
    }

    fn no_attack(&self, now: &Activation, at: Hex, from: Hex) -> Option<Illegal> {
        if now.attacked {
            return Some(refuse("MC-R4", "attacked-already"));
        }
        let id = now.figure;
        if !self.place(id)?.has(from) {
            return Some(refuse("MC-K3", "not-from-there"));
        }
        let Some(target) = self.enemy_at(id, at) else {
            return Some(refuse("MC-K4", "no-enemy-there"));
        };
        if !self.may_target(id, target) {
            return Some(refuse("MC-B13", "grappled"));
        }
        if self.figure(id).unit.has(Keyword::Melee) && from.distance(at) > 1 {
            return Some(refuse("MC-K11", "melee"));
        }
        Some(refuse("MC-K2", "no-sight"))
    }

    fn no_power(&self, now: &Activation, name: &str) -> Illegal {
        let figure = self.figure(now.figure);
        match figure.unit.action().filter(|action| action.name == name) {
            None => refuse("MC-B1", "no-such-power"),
            Some(_) if now.special => refuse("MC-R4", "special-already"),
            Some(action) if action.cost > now.actions => refuse("MC-B6", "too-few-actions"),
            Some(action) if action.once && figure.used => refuse("MC-B1", "once-a-round"),
            Some(_) => refuse("MC-B1", "wrong-aim"),
        }
    }

    fn no_support(&self, name: Name) -> Option<Illegal> {
        let attack = self.attack()?;
        let id = match self.own(self.figure(attack.leader).seat, name) {
            Ok(id) => id,
            Err(illegal) => return Some(illegal),
        };
        let figure = self.figure(id);
        if !figure.unordered() || id == attack.leader {
            Some(refuse("MC-C1", "has-an-order"))
        } else if figure.unit.has(Keyword::Melee) {
            Some(refuse("MC-K11", "melee-supports"))
        } else if !self.may_target(id, attack.target) {
            Some(refuse("MC-B13", "grappled"))
        } else if self.support_from(attack, id).is_empty() {
            Some(refuse("MC-C1", "no-sight"))
        } else {
            Some(refuse("MC-C1", "no-such-order"))
        }
    }

    fn no_fire(&self, seat: Seat, name: Name) -> Option<Illegal> {
        let Some(Frame::Guards { mover, .. }) = self.stack.last() else { return None };
        let id = match self.own(seat, name) {
            Ok(id) => id,
            Err(illegal) => return Some(illegal),
        };
        if self.figure(*mover).unit.has(Keyword::Infiltrate) {
            Some(refuse("MC-G5", "infiltrates"))
        } else if !self.figure(id).guard {
            Some(refuse("MC-G2", "not-on-guard"))
        } else {
            Some(refuse("MC-G2", "no-sight"))
        }
    }

    fn no_card(&self, seat: Seat, card: Card, by: Name) -> Illegal {
        if !self.side(seat).hand.has(card) {
            return refuse("MC-B2", "not-in-hand");
        }
        if !self.may_play(seat) {
            return refuse("MC-B2", "played-already");
        }
        match self.own(seat, by) {
            Err(illegal) => illegal,
            Ok(id) if self.icons(id, card.faction()) < card.icons() => refuse("MC-B3", "icons"),
            Ok(_) => refuse("MC-B3", "not-this-moment"),
        }
    }
}
