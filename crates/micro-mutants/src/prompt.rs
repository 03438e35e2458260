//! What a seat is asked, in words.

use tabletop::{Prompt, Said};

use crate::state::{Id, Step};
use crate::{Kind, MicroMutants, Phase};

impl MicroMutants {
    pub(crate) fn prompted(&self) -> Prompt {
        let about = |key: &'static str, piece: u8| {
            Said::new(key).word("piece", self.piece(piece).kind().word())
        };
        let (say, clause) = match (self.steps.last(), self.phase) {
            (Some(Step::Shoot { piece, .. }), _) => {
                (about("micro-mutants-prompt-shoot", *piece), "MM-P2")
            }
            (Some(Step::After { bug, .. }), _) => {
                (about("micro-mutants-prompt-after", *bug), self.clause_of(*bug))
            }
            (Some(Step::Put { piece, beside, .. }), _) => {
                let hit = self.piece(*beside).kind() == Kind::Base;
                let clause = if hit { "MM-B18" } else { "MM-U6" };
                let say = about("micro-mutants-prompt-put", *piece);
                (say.word("beside", self.piece(*beside).kind().word()), clause)
            }
            (Some(Step::Avenge { breed, .. }), _) => {
                let say = Said::new("micro-mutants-prompt-avenge").word("piece", breed.word());
                (say, "MM-U1")
            }
            (Some(Step::Card { card, .. }), _) => {
                let say = Said::new("micro-mutants-prompt-card").word("card", card.word());
                (say, card.card().clause)
            }
            (Some(Step::Throw { terrain, .. }), _) => {
                let token = terrain.token().map_or_else(String::new, crate::Token::word);
                (Said::new("micro-mutants-prompt-throw").word("token", token), terrain.clause())
            }
            (Some(Step::Warp { .. }), _) => (Said::new("micro-mutants-prompt-warp"), "MM-T5"),
            (Some(Step::Bonus { .. }), _) => (Said::new("micro-mutants-prompt-bonus"), "MM-K3"),
            (None, Phase::Spend) => {
                let held = self.held[self.seat.index()];
                (Said::new("micro-mutants-prompt-spend").with("resources", held), "MM-A2")
            }
            (None, Phase::Armies) => (Said::new("micro-mutants-prompt-army"), "MM-P1"),
            (None, Phase::Stars) => (Said::new("micro-mutants-prompt-stars"), "MM-T1"),
            (None, Phase::Placement) => (Said::new("micro-mutants-prompt-placement"), "MM-B1"),
            (None, Phase::Roll | Phase::Moves) => {
                let left = self.dice.iter().filter(|die| !die.used).map(|die| die.symbol.word());
                (Said::new("micro-mutants-prompt-moves").words("dice", left), "MM-B4")
            }
            (None, Phase::Reinforcement) => {
                let breeds = self.reinforcing_breeds().into_iter().map(crate::Breed::word);
                let say = Said::new("micro-mutants-prompt-reinforcement");
                (say.words("breeds", breeds), "MM-B5")
            }
            (None, Phase::Extra) => (Said::new("micro-mutants-prompt-extra"), "MM-B6"),
            (None, Phase::Over) => (Said::new("table-over"), "MM-B8"),
        };
        Prompt { say, clause }
    }

    /// The clause of a bug's ability.
    pub(crate) fn clause_of(&self, bug: Id) -> tabletop::Clause {
        match self.piece(bug).kind() {
            Kind::Bug(breed) => breed.clause(),
            _ => "MM-B9",
        }
    }
}
