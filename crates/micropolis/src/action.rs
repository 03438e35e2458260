//! Decisions and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{NotationError, Seat, WordReader};

use crate::hill::{Hill, Side};
use crate::tile::Tiles;

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum Action {
    /// `youngest SEAT`: says who begins (MP-S5).
    Youngest {
        /// Where the youngest sits.
        seat: Seat,
    },
    /// `leader SEAT`, `leader SEAT a`: lays the Red army token (MP-R3, MP-X2,
    /// MP-X7).
    Leader {
        /// To whom.
        seat: Seat,
        /// Before which of two anthills.
        anthill: Option<Hill>,
    },
    /// `take 3`, `take 3 into b`, `take 3 with architect`,
    /// `take 3 into b with architect`: takes a tile of the line (MP-T2, MP-T6,
    /// MP-X4).
    Take {
        /// Its place in the line, from 1.
        position: u8,
        /// For which of two anthills.
        anthill: Option<Hill>,
        /// With an architect token instead of soldiers.
        architect: bool,
    },
    /// `place left`: on which side the tile goes (MP-T7).
    Place {
        /// The side.
        side: Side,
    },
    /// `fill`: soldiers move into the new barracks (MP-P6).
    Fill,
    /// `leave`: the new barracks stay empty (MP-P6).
    Leave,
    /// `sentry T02+T18`, `sentry none`: the barracks that shall be full; all
    /// others become empty (MP-P5).
    Sentry {
        /// The tiles with these barracks.
        full: Tiles,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Youngest { seat } => write!(f, "youngest {seat}"),
            Action::Leader { seat, anthill: None } => write!(f, "leader {seat}"),
            Action::Leader { seat, anthill: Some(hill) } => write!(f, "leader {seat} {hill}"),
            Action::Take { position, anthill, architect } => {
                write!(f, "take {position}")?;
                anthill.map_or(Ok(()), |hill| write!(f, " into {hill}"))?;
                f.write_str(if *architect { " with architect" } else { "" })
            }
            Action::Place { side } => write!(f, "place {side}"),
            Action::Fill => f.write_str("fill"),
            Action::Leave => f.write_str("leave"),
            Action::Sentry { full } => write!(f, "sentry {full}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("what to do")?;
        let action = match verb {
            "youngest" => Action::Youngest { seat: Seat(words.read("the number of a seat")?) },
            "leader" => {
                let seat = Seat(words.read("the number of a seat")?);
                let anthill = words.next("a or b").ok().map(str::parse).transpose()?;
                Action::Leader { seat, anthill }
            }
            "take" => take(&mut words)?,
            "place" => Action::Place { side: words.read("left or right")? },
            "fill" => Action::Fill,
            "leave" => Action::Leave,
            "sentry" => Action::Sentry { full: words.read("tiles such as T02+T18, or none")? },
            _ => {
                let known = "youngest, leader, take, place, fill, leave or sentry";
                return Err(NotationError::wrong(verb, known));
            }
        };
        words.end().map(|()| action)
    }
}

fn take(words: &mut WordReader<'_>) -> Result<Action, NotationError> {
    let position = words.read("the place of a tile in the line")?;
    let mut anthill = None;
    let mut next = words.next("into or with").ok();
    if next == Some("into") {
        anthill = Some(words.read("a or b")?);
        next = words.next("with").ok();
    }
    let architect = match next {
        None => false,
        Some("with") => words.keyword("architect").map(|()| true)?,
        Some(word) => return Err(NotationError::wrong(word, "into or with architect")),
    };
    Ok(Action::Take { position, anthill, architect })
}
