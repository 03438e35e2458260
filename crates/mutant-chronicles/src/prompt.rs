//! Who is asked what: read off the innermost frame.

use tabletop::{Prompt, Said, Seat, SeatSet, Viewer};

use crate::battle::attack::{Attack, AttackStep};
use crate::battle::frame::{
    Activation, EndStep, Frame, Moment, MoveKind, PlayStep, RoundStep, Stage,
};
use crate::state::{Battle, Id};
use crate::tell::Figures;

tabletop::named! {
    /// What a seat is asked.
    enum Ask in "mutant-chronicles.ts" {
        /// To choose an army (MC-A2).
        Army = "army",
        /// To choose a deployment zone (MC-S1).
        Zone = "zone",
        /// To deploy (MC-S1).
        Place = "place",
        /// To bring reinforcements (MC-S4).
        Reinforce = "reinforce",
        /// To assign an order (MC-R1).
        Order = "order",
        /// For an action of the unit on order (MC-R4).
        Act = "act",
        /// To go on with a move (MC-M1).
        Move = "move",
        /// Whether a guard fires (MC-G2).
        Guards = "guards",
        /// For supporters (MC-C1).
        Support = "support",
        /// For the die of a Munitions Depot.
        Depot = "depot",
        /// For a reroll (MC-K6).
        Reroll = "reroll",
        /// For a reroll a card allows.
        Salvo = "salvo",
        /// For a command card (MC-B2).
        Card = "card",
        /// Whether the card is bought back (MC-B4).
        Buyback = "buyback",
        /// Whether the Rally Point is used.
        Rally = "rally",
        /// For an attack that an effect allows.
        Extra = "extra",
        /// Whether a bodyguard takes damage.
        Shield = "shield",
        /// For a step after an attack.
        Lunge = "lunge",
        /// Which friends move.
        Redeploy = "redeploy",
        /// Where a figure is set down.
        SetDown = "set-down",
        /// Whom an Airlift has carried.
        Airlift = "airlift",
        /// Which card a Command Bunker recovers (MC-V6).
        Bunker = "bunker",
        /// Whether the Forward Post takes the initiative.
        Post = "post",
        /// Whether a guard stays (MC-G4).
        Keep = "keep",
        /// Something only the seat that is asked knows (MC-B16).
        Wait = "wait",
    }
}

impl Ask {
    /// The clause it rests on.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Ask::Army => "MC-A2",
            Ask::Zone | Ask::Place => "MC-S1",
            Ask::Reinforce => "MC-S4",
            Ask::Order => "MC-R1",
            Ask::Act => "MC-R4",
            Ask::Move => "MC-M1",
            Ask::Guards => "MC-G2",
            Ask::Support => "MC-C1",
            Ask::Reroll | Ask::Salvo => "MC-K6",
            Ask::Buyback => "MC-B4",
            Ask::Card => "MC-B2",
            Ask::Depot | Ask::Rally | Ask::Post => "MC-V8",
            Ask::Extra | Ask::Shield | Ask::Lunge | Ask::Redeploy | Ask::SetDown | Ask::Airlift => {
                "MC-B1"
            }
            Ask::Bunker => "MC-V6",
            Ask::Keep => "MC-G4",
            Ask::Wait => "MC-B16",
        }
    }
}

impl Battle {
    /// The innermost frame of a kind.
    fn innermost<'a, T>(&'a self, pick: impl Fn(&'a Frame) -> Option<T>) -> Option<T> {
        self.stack.iter().rev().find_map(pick)
    }

    /// The unit with its order.
    #[must_use]
    pub fn activation(&self) -> Option<&Activation> {
        self.innermost(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        })
    }

    /// The move being made.
    pub(crate) fn move_made(&self) -> Option<&crate::Move> {
        self.innermost(|frame| match frame {
            Frame::Move(moving) => Some(moving),
            _ => None,
        })
    }

    /// The attack being made.
    #[must_use]
    pub fn attack(&self) -> Option<&Attack> {
        self.innermost(|frame| match frame {
            Frame::Attack(attack) => Some(&**attack),
            _ => None,
        })
    }

    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(&mut **attack),
            _ => None,
        })
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_seat(&self) -> Option<Seat> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Turn { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    /// Who is asked now.
    pub(crate) fn asked(&self) -> SeatSet {
        let Some(frame) = self.stack.last() else { return SeatSet::NONE };
        if *frame == Frame::Armies {
            let open = Seat::all(self.setup.players);
            return open
                .filter(|seat| self.side(*seat).chosen.is_none() && !self.side(*seat).beaten)
                .collect();
        }
        self.asked_seat(frame).map_or(SeatSet::NONE, SeatSet::only)
    }

    fn asked_seat(&self, frame: &Frame) -> Option<Seat> {
        match frame {
            Frame::Armies => None,
            Frame::Zones(seat)
            | Frame::Deploy { seat, .. }
            | Frame::Turn { seat, .. }
            | Frame::Redeploy { seat, .. } => Some(*seat),
            Frame::Round(step) => self.round_seat(*step),
            Frame::Activation(activation) => Some(self.figure(activation.figure).seat),
            Frame::Move(moving) => Some(self.figure(moving.figure).seat),
            Frame::Guards { mover, passed, .. } => self.guard_seat(*mover, *passed),
            Frame::Attack(attack) => {
                if attack.step == AttackStep::Shield {
                    return self.shield_seat(attack);
                }
                Some(self.figure(attack.leader).seat)
            }
            Frame::Extra { figure, .. } | Frame::Airlift { figure, .. } => {
                Some(self.figure(*figure).seat)
            }
            // Who carries says where.
            Frame::SetDown { beside, .. } => Some(self.figure(*beside).seat),
            Frame::Hurt(_) => None,
            Frame::Window { asking, .. } => *asking,
            Frame::Play(play) => Some(play.seat),
        }
    }

    /// What is asked now.
    #[must_use]
    pub fn ask(&self) -> Ask {
        match self.stack.last() {
            Some(Frame::Zones(_)) => Ask::Zone,
            Some(Frame::Deploy { reinforcing, .. }) => {
                if *reinforcing {
                    Ask::Reinforce
                } else {
                    Ask::Place
                }
            }
            Some(Frame::Round(RoundStep::Effects { step: EndStep::Post, .. })) => Ask::Post,
            Some(Frame::Round(RoundStep::Guards { .. })) => Ask::Keep,
            Some(Frame::Round(_)) => Ask::Bunker,
            Some(Frame::Turn { .. }) => Ask::Order,
            Some(Frame::Activation(activation)) => {
                if activation.step == Stage::Rally {
                    Ask::Rally
                } else {
                    Ask::Act
                }
            }
            Some(Frame::Move(moving)) => {
                if moving.kind == MoveKind::Lunge {
                    Ask::Lunge
                } else {
                    Ask::Move
                }
            }
            Some(Frame::Guards { .. }) => Ask::Guards,
            Some(Frame::Attack(attack)) => match attack.step {
                AttackStep::Support => Ask::Support,
                AttackStep::Depot => Ask::Depot,
                AttackStep::Reroll => Ask::Reroll,
                AttackStep::Rolled => Ask::Salvo,
                _ => Ask::Shield,
            },
            Some(Frame::Extra { .. }) => Ask::Extra,
            Some(Frame::Play(play)) if play.step == PlayStep::Buyback => Ask::Buyback,
            Some(Frame::Redeploy { .. }) => Ask::Redeploy,
            Some(Frame::SetDown { .. }) => Ask::SetDown,
            Some(Frame::Airlift { .. }) => Ask::Airlift,
            Some(Frame::Window { moment: Moment::Unknown, .. }) => Ask::Wait,
            Some(Frame::Window { .. } | Frame::Hurt(_) | Frame::Play(_)) => Ask::Card,
            Some(Frame::Armies) | None => Ask::Army,
        }
    }

    /// What a viewer learns of what is asked: why somebody may play a card
    /// concerns nobody else (MC-B16).
    pub(crate) fn ask_seen(&self, who: Viewer) -> Ask {
        if self.hides_moment(who) { Ask::Wait } else { self.ask() }
    }

    /// Is a moment for cards hidden from this viewer?
    pub(crate) fn hides_moment(&self, who: Viewer) -> bool {
        matches!(self.stack.last(), Some(Frame::Window { asking: Some(seat), .. }) if !who.knows(*seat))
    }

    /// The figure the question is about.
    #[must_use]
    pub fn subject(&self) -> Option<Id> {
        match self.stack.last()? {
            Frame::Activation(activation) => Some(activation.figure),
            Frame::Move(moving) => Some(moving.figure),
            Frame::Guards { mover, .. } => Some(*mover),
            Frame::Attack(attack) => Some(match attack.step {
                AttackStep::Reroll | AttackStep::Rolled => attack.shot().figure,
                AttackStep::Shield => attack.target,
                _ => attack.leader,
            }),
            Frame::Extra { figure, .. }
            | Frame::SetDown { figure, .. }
            | Frame::Airlift { figure, .. } => Some(*figure),
            Frame::Round(RoundStep::Guards { at, .. }) => Some(Id(*at)),
            _ => None,
        }
    }

    /// The question in words.
    pub(crate) fn prompted(&self, ask: Ask) -> Prompt {
        let mut say = Said::new(format!("mutant-chronicles-prompt-{ask}"));
        if let Some(id) = self.subject() {
            say = say.figure(self.figure(id).name());
        }
        match self.stack.last() {
            Some(Frame::Turn { left, .. }) => say = say.with("count", *left),
            Some(Frame::Activation(activation)) => say = say.with("count", activation.actions),
            Some(Frame::Move(moving)) => say = say.with("count", moving.left),
            Some(Frame::Window { moment, .. }) if ask != Ask::Wait => {
                say = say.word("moment", format!("mutant-chronicles-moment-{}", moment.name()));
            }
            Some(Frame::Play(play)) => say = say.word("card", play.card.word()),
            _ => {}
        }
        Prompt { say, clause: ask.clause() }
    }
}
