//! Damage on its way to a figure, destruction, and armies that are no more.

use tabletop::{Seat, SeatSet};

use crate::battle::flow::Flow;
use crate::battle::frame::{Frame, Hurt, Moment};
use crate::battle::sum::Source;
use crate::event::{Event, Out};
use crate::state::{Battle, End, Fate, Id};
use crate::units::Ability;

impl Hurt {
    /// Damage that comes from no attack.
    pub(crate) const fn new(figure: Id, damage: u8, by: Seat) -> Hurt {
        Hurt { figure, damage, by, attack: false, asked: false, saved: None, slain: None }
    }
}

impl Battle {
    /// Assigns damage; what would be destroyed may be saved (MC-K10).
    pub(crate) fn hurting(&mut self, hurt: Hurt, out: &mut Out<'_>) -> Flow {
        let figure = *self.figure(hurt.figure);
        if !figure.fights() || hurt.damage == 0 {
            self.stack.pop();
            self.slain(hurt.slain);
            return Flow::On;
        }
        let lethal = hurt.damage >= figure.health();
        if lethal && !hurt.asked {
            let skin = figure.unit.can(Ability::SecondSkin) && !figure.skinned;
            if let Some(Frame::Hurt(hurt)) = self.stack.last_mut() {
                hurt.asked = true;
                if skin {
                    hurt.saved = Some(Source::Unit(figure.unit));
                }
            }
            if skin {
                self.figure_mut(hurt.figure).skinned = true;
            } else {
                self.open(Moment::WouldBeDestroyed, Some(figure.seat));
            }
            return Flow::On;
        }
        self.stack.pop();
        let kept = if hurt.saved.is_some() { figure.health() - 1 } else { hurt.damage };
        let damage = if lethal { kept } else { hurt.damage };
        let wounds = figure.wounds + damage;
        self.figure_mut(hurt.figure).wounds = wounds;
        out.tell(Event::Wounded { figure: figure.name(), damage, wounds });
        match hurt.saved {
            Some(from) if lethal => out.tell(Event::Saved { figure: figure.name(), from }),
            _ if lethal => self.destroy(hurt, out),
            _ => {}
        }
        // What falls by one effect falls together (MC-V9).
        if !matches!(self.stack.last(), Some(Frame::Hurt(_))) {
            self.last_army(End::Destroyed);
        }
        let fell = !self.figure(hurt.figure).fights();
        self.slain(hurt.slain.map(|others| others || fell));
        Flow::On
    }

    /// When all damage of a unit action is assigned, cards can be played on
    /// what fell by it (MC-B18).
    fn slain(&mut self, slain: Option<bool>) {
        let acting = self.activation().map(|now| self.figure(now.figure).seat);
        match (slain, self.stack.last_mut()) {
            (Some(fell), Some(Frame::Hurt(Hurt { slain: Some(all), .. }))) => *all |= fell,
            (Some(true), _) => self.open(Moment::Destroyed, acting),
            _ => {}
        }
    }

    /// Damage that a unit action does.
    pub(crate) fn by_action(&self, figure: Id, damage: u8, by: Seat) -> Hurt {
        let slain = (self.version() >= 2).then_some(false); // MC-B18
        Hurt { slain, ..Hurt::new(figure, damage, by) }
    }

    fn destroy(&mut self, hurt: Hurt, out: &mut Out<'_>) {
        let figure = *self.figure(hurt.figure);
        if hurt.attack
            && let Some(place) = figure.place
            && let Some(attack) = self.attack_mut()
        {
            attack.fallen.push((hurt.figure, place));
        }
        self.remove(hurt.figure, Fate::Destroyed(hurt.by));
        let points = figure.unit.rank().worth();
        out.tell(Event::Destroyed { figure: figure.name(), by: hurt.by, points });
        let stands = |one: &crate::state::Figure| {
            one.seat == figure.seat && matches!(one.fate, Fate::Waiting | Fate::Fighting)
        };
        if !self.figures.iter().any(stands) {
            self.side_mut(figure.seat).beaten = true;
            out.tell(Event::Beaten { seat: figure.seat });
        }
    }

    /// Ends the battle if only one army, or one team, is left (MC-V5).
    pub(crate) fn last_army(&mut self, why: End) {
        let alive: Vec<Seat> = self.alive().collect();
        let winners: SeatSet = match alive.as_slice() {
            [] => self.leaders(),
            [first, others @ ..] => {
                if others.iter().any(|other| !self.allied(*first, *other)) {
                    return;
                }
                Seat::all(self.setup.players).filter(|seat| self.allied(*first, *seat)).collect()
            }
        };
        self.end.get_or_insert((winners, why));
    }
}
