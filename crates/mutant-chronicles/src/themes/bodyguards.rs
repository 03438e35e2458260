//! Bodyguards, who take damage for others, and whom an attack has damaged in
//! the end.

use tabletop::Seat;

use crate::battle::attack::Attack;
use crate::battle::frame::{Frame, Hurt};
use crate::event::{Event, Out};
use crate::state::{Battle, Id};
use crate::units::Ability;

impl Battle {
    /// Who may take 1 damage for the target.
    pub(crate) fn bodyguards(&self, attack: &Attack) -> Vec<Id> {
        let target = attack.target;
        let able = self.fighting().filter(|(id, figure, _)| {
            figure.unit.printed().abilities.iter().any(|ability| match ability {
                Ability::Bodyguard(whom) => self.figure(target).unit.is(*whom),
                _ => false,
            }) && self.helps(*id, target)
                && self.adjacent(*id, target)
                && !attack.shields.contains(id)
                && !attack.spared.contains(figure.seat)
        });
        able.map(|(id, _, _)| id).collect()
    }

    /// Do abilities for friends reach from one figure to the other?
    pub(crate) fn helps(&self, id: Id, other: Id) -> bool {
        if self.version() >= 2 {
            // MC-B21
            self.friends(id, other)
        } else {
            self.figure(id).seat == self.figure(other).seat
        }
    }

    /// The next seat whose bodyguards may take damage: the owner of the
    /// target first.
    pub(crate) fn shield_seat(&self, attack: &Attack) -> Option<Seat> {
        let able = self.bodyguards(attack);
        let owner = self.figure(attack.target).seat;
        self.clockwise(owner).find(|seat| able.iter().any(|id| self.figure(*id).seat == *seat))
    }

    /// Whom the attack has damaged: the target, and who took damage for it.
    pub(crate) fn damaged(&self, attack: &Attack) -> Vec<Id> {
        let target = (attack.damage > 0).then_some(attack.target);
        let shields = if self.version() >= 2 { &attack.shields[..] } else { &[] }; // MC-B19
        target.into_iter().chain(shields.iter().copied()).collect()
    }

    /// A bodyguard takes 1 of the damage.
    pub(crate) fn shield(&mut self, id: Id, out: &mut Out<'_>) {
        let Some(attack) = out.must(self.attack_mut(), "an attack") else { return };
        attack.shields.push(id);
        attack.damage -= 1;
        let (leader, target) = (attack.leader, attack.target);
        let (figure, target) = (self.figure(id).name(), self.figure(target).name());
        out.tell(Event::Shielded { figure, target });
        let by = self.figure(leader).seat;
        self.stack.push(Frame::Hurt(Hurt { attack: true, ..Hurt::new(id, 1, by) }));
    }
}
