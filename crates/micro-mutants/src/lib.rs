//! Micro Mutants: armies of bugs that are flicked over a felt mat, designed
//! for Nexus; so far the Basic game of the Evolution edition for two.
//!
//! Clause ids such as MM-B4 refer to `docs/rules/micro-mutants.md`.
//!
//! Where a chip lands is decided by [`flick`], and only `felt` asks it; what a
//! landing means is decided by `judge`. The cards are data: [`card`] says what
//! can stand on one, `armies` what does.
//!
//! Where to look: `state` holds a game; `turn` leads through a turn; `choices`
//! says what is allowed, `offer` lists it and `play` does it; `shooting` is a
//! shot from the press to its end, `judge` captures and fumbles; `beside` finds
//! places; `view` hides what is hidden.

mod action;
mod answers;
mod armies;
mod beside;
mod breed;
pub mod card;
mod choices;
#[cfg(test)]
mod conformance;
mod ending;
mod event;
mod felt;
mod formation;
mod ground;
mod judge;
mod mat;
mod name;
mod offer;
mod play;
mod position;
mod practice;
mod question;
mod rules;
mod setup;
mod shooting;
mod state;
#[cfg(feature = "ts")]
mod ts;
mod turn;
mod view;

pub use action::{Action, Aim};
pub use breed::{Army, Breed, Projectile, Symbol};
pub use event::{Back, Contact, Event, Flight, Way};
pub use flick::{Pose, Spot};
pub use formation::Formation;
pub use ground::{AREA, BASE_COUNT, WEB_MARKERS};
pub use name::{Kind, Name};
pub use practice::Practice;
pub use question::{Answer, ArmyInfo, Beside, BreedInfo, Landing, ProjectileInfo, Question};
pub use setup::{Muster, Preview, RuleSet, Setup, Tremble};
pub use state::{Cause, Die, Last, MicroMutants, Phase, Piece, Place};
pub use view::{Asked, PieceView, View, What, Whereabouts};

/// The names of all breeds and projectiles, for checklists.
#[must_use]
pub fn pieces() -> Vec<String> {
    let breeds = Breed::ALL.iter().map(ToString::to_string);
    breeds.chain(Projectile::ALL.iter().map(ToString::to_string)).collect()
}
