//! May a seat do this? What is listed is allowed, and what it means is found out
//! here once; everything else is refused
//! by the clause that forbids it, in words that tell nothing hidden.

use tabletop::{Clause, Illegal, Said, Seat, house};

use crate::action::{Action, Aim, Name, Power};
use crate::army::Army;
use crate::basics::Rank;
use crate::battle::attack::AttackKind;
use crate::battle::frame::{Activation, Frame, Move, MoveKind, Stage};
use crate::cards::Card;
use crate::choices::LONGEST_ARMY;
use crate::dice::Die;
use crate::hex::Hex;
use crate::place::Place;
use crate::prepared;
use crate::prompt::Ask;
use crate::reach::Step;
use crate::state::{Battle, Fate, Id};
use crate::units::{Keyword, UnitAction};

/// What may be done, with what the check has found out about it. Nothing but
/// [`Battle::legal`] makes one, and doing it asks no more.
#[derive(Clone, Debug)]
pub(crate) enum Legal {
    /// A legal army, and what it is called.
    Army { army: Army, name: String },
    /// A deployment zone that is free: 0 for A, 1 for B.
    Zone(u8),
    /// A waiting figure, and a place where it fits.
    Place { id: Id, place: Place, reinforcing: bool },
    /// Everybody who waits is placed; as reinforcements?
    PlaceRest(bool),
    /// A figure that can be given an order of a rank its owner has.
    Order(Id, Rank),
    /// The first step of a move action.
    FirstStep(Step),
    /// A further step of a move.
    Step(Step),
    /// The move may end here.
    Stop,
    /// An attack, by an action or by an effect.
    Attack(Declared),
    /// A supporter, its order and the hex it attacks from.
    Support { id: Id, rank: Rank, from: Hex },
    /// A guard fires.
    Fire(Declared),
    /// The unit goes on guard.
    Guard,
    /// The unit is placed there instead of moving.
    Leap(Power, Place),
    /// The unit action is used.
    Use { now: Activation, action: &'static UnitAction, on: Option<Aim> },
    /// The activation ends.
    End,
    /// A card in hand, by a unit that can, at something it can be aimed at.
    Play { card: Card, by: Id, on: Option<Aim> },
    /// A die by its index.
    Reroll(usize),
    /// One of those on offer.
    Pick(Pick),
    /// Yes or no, to whatever was asked.
    Answer(bool),
}

/// Who attacks whom, on which line, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Declared {
    pub(crate) leader: Id,
    pub(crate) from: Hex,
    pub(crate) target: Id,
    pub(crate) at: Hex,
    pub(crate) kind: AttackKind,
}

/// Something that was on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// The die of a Munitions Depot.
    Die(Die),
    /// Who takes damage for the target.
    Bodyguard(Id),
    /// Whom Rapid Redeploy moves next.
    Redeployed(Id),
    /// Whom an Airlift has carried.
    Passenger(Id),
    /// Where a figure is set down.
    Ground(Place),
    /// The card a Command Bunker recovers.
    Recovered(Card),
}

/// What is known of an action without the list of all.
enum Judged {
    Legal(Legal),
    Refused,
    /// The list must be asked.
    Unlisted,
}

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
        let said = Said::new("mutant-chronicles-refused-army").with("count", reasons.len() as u32);
        Err(Illegal::new(first.clause, said))
    }

    /// Is the action allowed?
    ///
    /// # Errors
    /// The clause that forbids it.
    pub(crate) fn legal(&self, seat: Seat, action: &Action) -> Result<Legal, Illegal> {
        if let Action::Army { text } = action
            && self.stack.last() == Some(&Frame::Armies)
        {
            let army = self.read_army(text)?;
            let fits = self.partner_demons(seat).is_none_or(|demons| army.demons() == demons);
            // Prepared armies are known by name.
            let prepared = prepared::named(text, self.edition());
            let name = prepared.map_or_else(|| army.to_string(), |one| one.name.to_owned());
            let legal = fits.then_some(Legal::Army { army, name });
            return legal.ok_or_else(|| refuse("MC-X3", "partners"));
        }
        let found = match self.plainly(action) {
            Judged::Legal(legal) => return Ok(legal),
            Judged::Refused => false,
            Judged::Unlisted => {
                let mut listed = Vec::new();
                self.list(seat, &mut listed);
                listed.contains(action)
            }
        };
        if !found {
            return Err(self.reason(seat, action));
        }
        self.listed(action).ok_or_else(|| house::fault("what was listed"))
    }

    /// The commonest actions need no list of all others to be judged.
    fn plainly(&self, action: &Action) -> Judged {
        let Some(frame) = self.stack.last() else { return Judged::Refused };
        let legal = match (frame, action) {
            (Frame::Activation(now), _) if now.step != Stage::Middle => return Judged::Unlisted,
            (Frame::Activation(now), Action::Step { to }) => {
                self.first_step(now, *to).ok().map(Legal::FirstStep)
            }
            (Frame::Activation(_), Action::Guard) => Some(Legal::Guard),
            (Frame::Activation(_), Action::End) => Some(Legal::End),
            (Frame::Activation(_), Action::Pass | Action::Stop | Action::Order { .. }) => None,
            (Frame::Move(moving), Action::Step { to }) => {
                self.next_step(moving, *to).ok().map(Legal::Step)
            }
            (Frame::Move(moving), Action::Stop) => self.may_stop(moving).then_some(Legal::Stop),
            (Frame::Turn { seat, .. }, Action::Order { figure, rank }) => {
                let mine = self.find(*figure).filter(|id| {
                    let figure = self.figure(*id);
                    figure.seat == *seat && figure.unordered()
                });
                let mine = mine.filter(|_| self.side(*seat).orders[rank.index()] > 0);
                mine.map(|id| Legal::Order(id, *rank))
            }
            (Frame::Guards { .. } | Frame::Window { .. } | Frame::Extra { .. }, Action::Pass) => {
                Some(Legal::Answer(false))
            }
            _ => return Judged::Unlisted,
        };
        legal.map_or(Judged::Refused, Judged::Legal)
    }

    /// What an action that is on the list means now.
    fn listed(&self, action: &Action) -> Option<Legal> {
        Some(match action {
            Action::Army { .. } => return None,
            Action::Zone { zone } => Legal::Zone(*zone as u8 - b'a'),
            Action::Place { figure, place } => {
                let Some(Frame::Deploy { reinforcing, .. }) = self.stack.last() else {
                    return None;
                };
                let (id, place) = (self.find(*figure)?, *place);
                Legal::Place { id, place, reinforcing: *reinforcing }
            }
            Action::PlaceRest => match self.stack.last() {
                Some(Frame::Deploy { reinforcing, .. }) => Legal::PlaceRest(*reinforcing),
                _ => return None,
            },
            Action::Order { figure, rank } => Legal::Order(self.find(*figure)?, *rank),
            Action::Step { to } => match self.stack.last()? {
                Frame::Activation(now) => Legal::FirstStep(self.first_step(now, *to).ok()?),
                Frame::Move(moving) => Legal::Step(self.next_step(moving, *to).ok()?),
                _ => return None,
            },
            Action::Stop => Legal::Stop,
            Action::Attack { at, from } => {
                let (leader, kind) = match self.stack.last() {
                    Some(Frame::Extra { figure, .. }) => (*figure, AttackKind::Extra),
                    _ => (self.activation()?.figure, AttackKind::Action),
                };
                let target = self.enemy_at(leader, *at)?;
                Legal::Attack(Declared { leader, from: *from, target, at: *at, kind })
            }
            Action::Support { figure, rank, from } => {
                Legal::Support { id: self.find(*figure)?, rank: *rank, from: *from }
            }
            Action::Fire { figure, at, from } => {
                let Some(Frame::Guards { mover, .. }) = self.stack.last() else { return None };
                let (leader, kind) = (self.find(*figure)?, AttackKind::Guard);
                Legal::Fire(Declared { leader, from: *from, target: *mover, at: *at, kind })
            }
            Action::Guard => Legal::Guard,
            Action::Use {
                name: name @ (Power::TELEPORT | Power::TRANSIT),
                on: Some(Aim::Place(to)),
            } => Legal::Leap(*name, *to),
            Action::Use { on, .. } => {
                let now = *self.activation()?;
                Legal::Use { now, action: self.figure(now.figure).unit.action()?, on: *on }
            }
            Action::End => Legal::End,
            Action::Play { card, by, on } => {
                Legal::Play { card: *card, by: self.find(*by)?, on: *on }
            }
            Action::Reroll { die } => Legal::Reroll(usize::from(*die).checked_sub(1)?),
            Action::Pick { aim } => Legal::Pick(self.pick(*aim)?),
            Action::Accept => Legal::Answer(true),
            Action::Pass => Legal::Answer(false),
        })
    }

    /// What is picked, by who asks for it.
    fn pick(&self, aim: Aim) -> Option<Pick> {
        Some(match (self.stack.last()?, aim) {
            (Frame::Attack(_), Aim::Die(die)) => Pick::Die(die),
            (Frame::Attack(_), Aim::Figure(name)) => Pick::Bodyguard(self.find(name)?),
            (Frame::Redeploy { .. }, Aim::Figure(name)) => Pick::Redeployed(self.find(name)?),
            (Frame::Airlift { .. }, Aim::Figure(name)) => Pick::Passenger(self.find(name)?),
            (Frame::SetDown { .. }, Aim::Place(place)) => Pick::Ground(place),
            (Frame::Round(_), Aim::Card(card)) => Pick::Recovered(card),
            _ => return None,
        })
    }

    /// The first step of a move action.
    fn first_step(&self, now: &Activation, to: Place) -> Result<Step, Illegal> {
        if now.moved {
            return Err(refuse("MC-R4", "moved-already"));
        }
        let place = self.place(now.figure).ok_or_else(|| house::fault("a unit on the map"))?;
        let field = self.field(now.figure, MoveKind::Action);
        field.step(&place, &to, self.speed(now.figure)).map_err(Illegal::from)
    }

    /// A step of the move that is being made.
    fn next_step(&self, moving: &Move, to: Place) -> Result<Step, Illegal> {
        let place = self.place(moving.figure).ok_or_else(|| house::fault("a unit on the map"))?;
        let field = self.field(moving.figure, moving.kind);
        field.step(&place, &to, moving.left).map_err(Illegal::from)
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
            (Ask::Act, Action::Step { to }) => now.and_then(|now| self.first_step(now, *to).err()),
            (Ask::Move | Ask::Lunge, Action::Step { to }) => match self.stack.last() {
                Some(Frame::Move(moving)) => self.next_step(moving, *to).err(),
                _ => None,
            },
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
