//! Micro Mutants: armies of bugs that are flicked over a felt mat, designed
//! for Nexus: the Evolution edition (Basic, Advanced, Terrain) and the Classic
//! French one, for two to four.
//!
//! Clause ids such as MM-B4 refer to `docs/rules/micro-mutants.md`.
//!
//! Where a chip lands is decided by [`flick`], and only `felt` asks it; what a
//! landing means is decided by `judge`. The cards are data: [`card`] says what
//! can stand on one, `armies` what does.
//!
//! Where to look: `state` holds a game; `turn` leads through a turn, and `dice`
//! says what a die is for; `choices` says what is allowed (`placing` what by
//! hand), `offer` lists it and `play` does it; `shooting` is a shot from the
//! press to its end, `judge` captures and fumbles; `beside` finds places; `view` hides what is hidden. `ground` says
//! who sits where; `spending`, `powers` and `evolution` are the Advanced game and
//! its cards, `terrain` the templates, `stars` where they lie, `players` more than two, `bonus` what only
//! Classic has.

mod action;
mod answers;
mod armies;
mod beside;
mod bonus;
mod breed;
pub mod card;
mod choices;
#[cfg(test)]
mod conformance;
mod dice;
mod ending;
mod event;
mod evolution;
mod felt;
mod formation;
mod ground;
mod judge;
mod mat;
mod name;
mod offer;
mod placing;
mod play;
mod players;
mod position;
mod powers;
mod practice;
mod question;
mod rules;
mod setup;
mod shooting;
mod spending;
mod stars;
mod state;
mod terrain;
#[cfg(feature = "ts")]
mod ts;
mod turn;
mod view;

pub use action::{Action, Aim};
pub use breed::{Army, Breed, Projectile, Symbol, Terrain, Token};
pub use event::{Back, Contact, Event, Flight, Way};
pub use evolution::{Evolution, EvolutionCard, Site};
pub use flick::{Pose, Spot};
pub use formation::Formation;
pub use ground::{AREA, AreaShape, BASE_COUNT, WEB_MARKERS};
pub use name::{Kind, NOBODY, Name};
pub use practice::Practice;
pub use question::{
    Answer, ArmyInfo, Beside, BreedInfo, EvolutionInfo, Landing, ProjectileInfo, Question,
};
pub use setup::{Muster, Preview, RuleSet, Setup, Templates, Tremble};
pub use spending::RESOURCES;
pub use state::{Cause, Die, Last, MicroMutants, Phase, Piece, Place};
#[cfg(feature = "ts")]
pub use ts::constants;
pub use view::{AreaView, Asked, PieceView, SeatView, View, What, Whereabouts};

/// The names of all breeds, projectiles, evolution cards and templates, for
/// checklists.
#[must_use]
pub fn pieces() -> Vec<String> {
    let breeds = Breed::ALL.iter().map(ToString::to_string);
    let projectiles = Projectile::ALL.iter().map(ToString::to_string);
    let evolutions = Evolution::ALL.iter().map(ToString::to_string);
    let templates = Terrain::ALL.iter().map(ToString::to_string);
    breeds.chain(projectiles).chain(evolutions).chain(templates).collect()
}
