//! The hands of bots. Where luck makes everybody's hand tremble, a bot's
//! trembles with them; where everybody shoots with a hand of their own, a bot
//! has one too, and its shots go astray as a person's do.

use bots::{Bot, Budget, Question};
use flick::Flick;
use tabletop::{Chance, Seed, Seeded};

use crate::themes::moving::farthest_in;
use crate::{Action, Aim, Kind, MicroMutants, Tremble};

/// A bot with a hand.
pub(super) struct Handed<B> {
    bot: B,
    hand: Tremble,
    luck: Seeded,
}

impl<B> Handed<B> {
    /// The bot shoots with this hand wherever hands are one's own.
    pub(super) fn new(bot: B, hand: Tremble, seed: &Seed) -> Self {
        Handed { bot, hand, luck: Seeded::new(seed.derive(b"hand")) }
    }

    /// What becomes of a shot that was meant like this.
    fn performed(&mut self, kind: Kind, aim: Aim) -> Aim {
        let Aim { direction, press, edge } = aim;
        let tremor = self.hand.hand().tremble(|below| self.luck.below("hand", below));
        let Flick { direction, press, edge, .. } =
            Flick { piece: 0, direction, press, edge }.with(tremor);
        Aim { direction, press, edge: edge.min(farthest_in(kind)) }
    }
}

impl<B: Bot<MicroMutants>> Bot<MicroMutants> for Handed<B> {
    fn choose(&mut self, question: &Question<'_, MicroMutants>, budget: &Budget) -> Option<Action> {
        let Question { seat, view, listed } = *question;
        if view.setup.hand != Tremble::Own {
            return self.bot.choose(question, budget);
        }
        // It knows its hand, and reckons with it.
        let mut known = view.clone();
        known.setup.hand = self.hand;
        let action = self.bot.choose(&Question { seat, view: &known, listed }, budget)?;
        Some(match action {
            Action::Shoot { piece, by, aim } => {
                Action::Shoot { piece, by, aim: self.performed(piece.kind, aim) }
            }
            other => other,
        })
    }
}
