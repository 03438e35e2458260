//! Micro Mutants: armies of bugs that are flicked over a felt mat, designed
//! for Nexus: the Evolution edition (Basic, Advanced, Terrain) and the Classic
//! French one, for two to four.
//!
//! Clause ids such as MM-B4 refer to `rules/en.md`.
//!
//! Where to look. The rooms of every game lie in this directory; what is only
//! this game's has corridors of its own:
//!
//! - `printed`: [`card`] says what can stand on a breed card, `evolution` what on
//!   the others, `armies` what does.
//! - `mat`: `ground` says who sits where, `measure` what lies where, `beside`
//!   finds places. Where a chip lands is decided by [`flick`], and only `felt`
//!   asks it.
//! - `themes`, the rules one by one: `turn` leads through a turn and `dice` says
//!   what a die is for; `shooting` is a shot from the press to its end, `judge`
//!   captures and fumbles; `spending` and `powers` are the Advanced game,
//!   `terrain` and `stars` the templates, `players` more than two, `bonus` what
//!   only Classic has.

mod action;
mod answer;
mod apply;
mod arrange;
mod bots;
mod check;
mod choices;
#[cfg(test)]
mod conformance;
mod course;
mod ending;
mod event;
mod game_box;
mod imagine;
mod mat;
mod name;
mod practice;
mod printed;
mod prompt;
mod question;
mod rules;
mod setup;
mod state;
mod themes;
#[cfg(feature = "ts")]
mod ts;
mod view;
mod workload;

pub use action::{Action, Aim};
pub use course::{Course, Exercise, Wanted};
pub use event::{Back, Contact, Event, Flight, Way};
pub use flick::{Pose, Spot};
pub use game_box::GAME_BOX;
pub use mat::ground::{AREA, AreaShape, BASE_COUNT, WEB_MARKERS};
pub use mat::rest::rest_table;
pub use mat::spread::LikelyArea;
pub use name::{Kind, NOBODY, Name};
pub use practice::{Ground, Lying, Practice};
pub use printed::breed::{Army, Breed, Projectile, Symbol, Terrain, Token};
pub use printed::card;
pub use printed::evolution::{Evolution, EvolutionCard, Site};
pub use printed::formation::Formation;
pub use question::{
    Answer, ArmyInfo, Beside, BreedInfo, EvolutionInfo, Landing, ProjectileInfo, Question, Target,
};
pub use setup::{Muster, Preview, RuleSet, Setup, Templates, Tremble};
pub use state::{Cause, Die, Last, MicroMutants, Phase, Piece, Place};
pub use themes::spending::RESOURCES;
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
