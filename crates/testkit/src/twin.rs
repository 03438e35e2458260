//! Another state that a viewer cannot tell from this one.

use tabletop::{Chance, Rules, Viewer};

/// What a game adds for its tests, so that secrets can be proven to be kept.
///
/// It must be written without looking at `view` and `imagine`: it says once
/// more, from the rules alone, what each viewer cannot know, and the suite
/// holds the two against each other. Only the crate of the game can implement
/// it, in a `#[cfg(test)]` module.
pub trait Twin: Rules {
    /// A state that differs in what `who` cannot see, at random, and in
    /// nothing else. Without secrets, the state itself.
    #[must_use]
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self;

    /// Questions worth asking in this state: twins give the viewer the same
    /// answers. A game that answers questions lists some of every kind.
    fn questions(&self, _who: Viewer) -> Vec<Self::Question> {
        Vec::new()
    }
}
