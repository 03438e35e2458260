//! What can be asked: what is in the box, and what a tile would do.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{NotationError, WordReader};

use crate::hill::{Hill, Side};
use crate::printed::Printed;
use crate::score::Sheet;
use crate::tile::Tile;
use crate::view::GalleryView;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `tiles`: all tiles of the box.
    Tiles,
    /// `preview 3 left`, `preview 3 left into b`, `preview taken left`: what
    /// a tile of the line, or the one just taken, would do on this side of
    /// the own anthill. Who only watches asks for the player on turn.
    Preview {
        /// Its place in the line, from 1; without, the tile just taken.
        position: Option<u8>,
        /// The side.
        side: Side,
        /// In which of two anthills; a taken tile has one already.
        anthill: Option<Hill>,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Tiles => f.write_str("tiles"),
            Question::Preview { position, side, anthill } => {
                match position {
                    Some(position) => write!(f, "preview {position} {side}")?,
                    None => write!(f, "preview taken {side}")?,
                }
                anthill.map_or(Ok(()), |hill| write!(f, " into {hill}"))
            }
        }
    }
}

impl FromStr for Question {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let question = match words.next("tiles or preview")? {
            "tiles" => Question::Tiles,
            "preview" => {
                let expected = "the place of a tile in the line, or taken";
                let position = match words.next(expected)? {
                    "taken" => None,
                    word => Some(word.parse().map_err(|_| NotationError::wrong(word, expected))?),
                };
                let side = words.read("left or right")?;
                let anthill = match words.next("into").ok() {
                    None => None,
                    Some("into") => Some(words.read("a or b")?),
                    Some(word) => return Err(NotationError::wrong(word, "into")),
                };
                Question::Preview { position, side, anthill }
            }
            word => return Err(NotationError::wrong(word, "tiles or preview")),
        };
        words.end().map(|()| question)
    }
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum Answer {
    /// All tiles of the box.
    Tiles {
        /// In the order of their names.
        #[cfg_attr(feature = "ts", ts(as = "Vec<crate::printed::TileView>"))]
        tiles: Vec<Printed>,
    },
    /// What a tile would do.
    Preview(Preview),
}

/// What a tile would do in an anthill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Preview {
    /// The tile.
    pub tile: Tile,
    /// The place around the foundation it would fill, 0 to 9.
    pub place: u8,
    /// Soldiers to be paid; none for a tile that was taken already.
    pub price: u8,
    /// Has this anthill's army that many?
    pub affordable: bool,
    /// The army afterwards: paid, gathered, hatched and recruited, before any
    /// soldier goes into the new barracks. After a price that cannot be paid
    /// in soldiers: as with an architect token.
    pub army: u8,
    /// The galleries the tile would be part of.
    pub galleries: Vec<Joined>,
    /// Its barracks.
    pub barracks: Option<NewBarracks>,
    /// What it would change on the player's score sheet, the new barracks
    /// left empty.
    pub change: Sheet,
}

/// A gallery that a tile would make longer, join or begin.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Joined {
    /// The passages of the tile in it, as letters.
    pub passages: Vec<char>,
    /// The galleries of the anthill, as it is, that become part of it.
    pub joins: Vec<u8>,
    /// What it would be then.
    pub gallery: GalleryView,
}

/// The barracks of a tile that is not placed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct NewBarracks {
    /// Places.
    pub size: u8,
    /// Points when full.
    pub points: u8,
    /// Would the army suffice to fill them?
    pub fillable: bool,
}
