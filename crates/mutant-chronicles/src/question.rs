//! What can be asked beyond the choices, and the shape of the answers.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{Illegal, NotationError, WordReader};

use crate::action::Name;
use crate::army::Army;
use crate::basics::{Faction, Known, Rank, Trait};
use crate::battle::sum::{Part, Sum};
use crate::board::BoardId;
use crate::cards::Card;
use crate::dice::Die;
use crate::event::Stopped;
use crate::hex::Hex;
use crate::hexes::HexSet;
use crate::place::Place;
use crate::units::{Keyword, Unit};
use crate::zones::Token;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// `box`: everything there is to build armies from.
    Box,
    /// `board ID`: a map as printed.
    Board(BoardId),
    /// `army TEXT`: is this army legal (MC-A6)?
    Army(String),
    /// `reach [FIGURE]`: where a unit can get to; without a name, the one on
    /// order.
    Reach(Option<Name>),
    /// `sight A B`: a line of sight between two hexes or figures (MC-K2).
    Sight(Spot, Spot),
    /// `odds [FIGURE at HEX from HEX [with FIGURE from HEX]...]`: what an
    /// attack would do; without more, the one being made.
    Odds(Option<PlannedAttack>),
    /// `aims FIGURE PLACE`: whom a figure could attack if it stood there.
    Aims(Name, Place),
    /// `unit FIGURE`: what a figure is worth right now.
    Unit(Name),
}

/// A hex or a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A hex.
    Hex(Hex),
    /// A figure.
    Figure(Name),
}

/// An attack that is only thought of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedAttack {
    /// Who leads it.
    pub leader: Name,
    /// The target hex.
    pub at: Hex,
    /// The hex attacked from.
    pub from: Hex,
    /// Who supports it, and from where.
    pub with: Vec<(Name, Hex)>,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Hex(hex) => hex.fmt(f),
            Spot::Figure(name) => name.fmt(f),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let hex = word.parse().map(Spot::Hex);
        hex.or_else(|_| word.parse().map(Spot::Figure))
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Question::Box => f.write_str("box"),
            Question::Board(board) => write!(f, "board {board}"),
            Question::Army(text) => write!(f, "army {text}"),
            Question::Reach(None) => f.write_str("reach"),
            Question::Reach(Some(name)) => write!(f, "reach {name}"),
            Question::Sight(from, to) => write!(f, "sight {from} {to}"),
            Question::Odds(None) => f.write_str("odds"),
            Question::Odds(Some(plan)) => {
                write!(f, "odds {} at {} from {}", plan.leader, plan.at, plan.from)?;
                plan.with.iter().try_for_each(|(name, from)| write!(f, " with {name} from {from}"))
            }
            Question::Aims(name, place) => write!(f, "aims {name} {place}"),
            Question::Unit(name) => write!(f, "unit {name}"),
        }
    }
}

impl FromStr for Question {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = WordReader::new(line);
        let verb = words.next("a question")?;
        let question = match verb {
            "box" => Question::Box,
            "board" => Question::Board(words.read("a map")?),
            "army" => {
                let text = line.trim_start().get(verb.len()..).unwrap_or_default().trim();
                words.next("an army")?;
                return Ok(Question::Army(text.to_owned()));
            }
            "reach" => match words.next("a figure") {
                Err(_) => Question::Reach(None),
                Ok(name) => Question::Reach(Some(name.parse()?)),
            },
            "sight" => {
                Question::Sight(words.read("a hex or a figure")?, words.read("a hex or a figure")?)
            }
            "odds" => match words.next("a figure") {
                Err(_) => Question::Odds(None),
                Ok(leader) => Question::Odds(Some(plan(leader, &mut words)?)),
            },
            "aims" => Question::Aims(words.read("a figure")?, words.read("where it stands")?),
            "unit" => Question::Unit(words.read("a figure")?),
            _ => {
                let known = "box, board, army, reach, sight, odds, aims or unit";
                return Err(NotationError::wrong(verb, known));
            }
        };
        words.end().map(|()| question)
    }
}

fn plan(leader: &str, words: &mut WordReader<'_>) -> Result<PlannedAttack, NotationError> {
    let leader = leader.parse()?;
    words.keyword("at")?;
    let at = words.read("a hex")?;
    words.keyword("from")?;
    let from = words.read("a hex")?;
    let mut with = Vec::new();
    while let Ok(word) = words.next("with") {
        if word != "with" {
            return Err(NotationError::wrong(word, "with"));
        }
        let figure = words.read("a figure")?;
        words.keyword("from")?;
        with.push((figure, words.read("a hex")?));
    }
    Ok(PlannedAttack { leader, at, from, with })
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named by the words on the box")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub enum Answer {
    /// What there is to build armies from.
    Box {
        units: Vec<UnitCard>,
        cards: Vec<CommandCard>,
        tokens: Vec<ZoneToken>,
        armies: Vec<Ready>,
    },
    /// A map.
    Board {
        board: BoardId,
        hexes: Vec<Hex>,
        walls: Vec<(Hex, Hex)>,
        hindering: Vec<Hex>,
        cover: Vec<Hex>,
        deployment: Vec<HexSet>,
        corners: Vec<HexSet>,
        zones: Vec<Ground>,
    },
    /// Whether an army is legal. Components that are missing by rank; too many
    /// are negative.
    Army {
        army: Army,
        text: String,
        #[cfg_attr(feature = "ts", ts(type = "Array<{ clause: string, why: unknown }>"))]
        reasons: Vec<Illegal>,
        legal: bool,
        left: [i16; 3],
    },
    /// Where a unit can get to.
    Reach { figure: Name, speed: Sum, from: Place, ends: Vec<Reached> },
    /// Lines of sight.
    Sight { clear: bool, lines: Vec<Line> },
    /// What an attack would do: chances in thousandths.
    Odds {
        shots: Vec<ShotOdds>,
        parts: Vec<Part>,
        hit: u16,
        damage: Vec<u16>,
        expected: u32,
        destroys: u16,
    },
    /// Whom a figure could attack from somewhere, each in the best way.
    Aims { aims: Vec<Aimed> },
    /// What a figure is worth.
    Unit { speed: Sum, armor: Sum, dodge: Sum, accuracy: Sum, grapples: bool },
}

/// A unit reference card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct UnitCard {
    pub name: Unit,
    pub number: u16,
    pub faction: Faction,
    pub rank: Rank,
    pub unique: bool,
    pub icons: u8,
    pub dice: Vec<Die>,
    pub rerolls: u8,
    pub health: u8,
    pub hexes: u8,
    pub speed: u8,
    pub keywords: Vec<Keyword>,
    pub traits: Vec<Trait>,
    /// Has it an ability or a unit action? Its words: `…-unit-NAME-text`.
    pub ability: bool,
    pub action: Option<UnitActionCard>,
    /// Can a new army have it (MC-X5)?
    pub recruited: bool,
    pub known: Known,
}

/// A unit action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct UnitActionCard {
    pub name: &'static str,
    pub cost: u8,
    pub once: bool,
}

/// A command card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct CommandCard {
    pub name: Card,
    pub number: u16,
    pub faction: Faction,
    pub rank: Rank,
    pub icons: u8,
    pub moment: crate::battle::frame::Moment,
    /// The orders that buy it back; none if it cannot be bought back.
    pub buyback: Vec<Rank>,
    pub known: Known,
}

/// A victory-zone token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct ZoneToken {
    pub name: Token,
    pub known: Known,
}

/// A prepared army.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Ready {
    pub name: &'static str,
    pub size: u8,
    pub faction: Option<Faction>,
    pub army: Army,
    pub text: String,
    /// Has it given way to another (MC-A10)? Only tables of earlier rules offer it.
    pub earlier: bool,
    /// Does it suit a first game?
    pub first_game: bool,
}

/// A victory zone as printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Ground {
    pub points: u8,
    pub hexes: HexSet,
}

/// Where a move can end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Reached {
    /// There.
    pub place: Place,
    /// After so many steps.
    pub steps: u8,
    /// These, without the start.
    pub path: Vec<Place>,
    /// What ends the move there.
    pub stop: Option<Stopped>,
    /// Guards that could fire on the way (MC-G2).
    pub guards: Vec<Name>,
}

/// A line of sight.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Line {
    /// From this hex.
    pub from: Hex,
    /// To this one.
    pub to: Hex,
    /// How far.
    pub distance: u8,
    /// Nothing is in the way.
    pub clear: bool,
    /// Hexes with units in the way.
    pub units: Vec<Hex>,
    /// Walls in the way, as the two hexes they stand between.
    pub walls: Vec<(Hex, Hex)>,
}

/// An attack that could be made from where one would stand: chances in
/// thousandths.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Aimed {
    /// Whom.
    pub target: Name,
    /// From this hex.
    pub from: Hex,
    /// On this one.
    pub at: Hex,
    /// That it does any damage.
    pub hurts: u16,
    /// That it destroys.
    pub destroys: u16,
    /// The damage to be expected, in thousandths.
    pub expected: u32,
}

/// One unit's part in an attack that is thought of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct ShotOdds {
    /// Who.
    pub figure: Name,
    /// What it rolls.
    pub dice: Vec<Die>,
    /// Rerolls.
    pub rerolls: u8,
    /// Accuracy beyond the dice.
    pub accuracy: Sum,
    /// Accuracy needed.
    pub need: Sum,
    /// The chance to hit, in thousandths.
    pub hit: u16,
}
