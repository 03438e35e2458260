//! What somebody at a table wants, and what a viewer is told. The same types
//! from the wire to the deed; `docs/protocol.md` explains them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Choices, Offered, Outcome, Said, Seat};

use crate::intents::{Intent, Kept};
use crate::time::TimeControl;

/// What somebody at a table wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Request {
    /// Do something.
    Act {
        /// The last entry the player had seen when deciding.
        after: u32,
        /// What to do, in the game's notation.
        action: String,
    },
    /// Take back the last action.
    Undo,
    /// Ask everybody else to go back to the own last decision.
    Offer,
    /// Agree to what somebody asks.
    Agree {
        /// The entry by which it was offered.
        offer: u32,
    },
    /// Decline it, or withdraw what one has asked oneself.
    Decline {
        /// The entry by which it was offered.
        offer: u32,
    },
    /// Go on with the lesson: let its bot move.
    Next,
    /// Give up.
    Resign,
    /// What would a good player do?
    Hint,
    /// Ask something about the table: a preview, a line of sight.
    Ask {
        /// The question, in the game's notation.
        question: String,
    },
    /// Do something when the own seat is asked for it: `ack` tells its number.
    Prepare {
        /// What, and when.
        #[serde(flatten)]
        intent: Intent,
    },
    /// Do not do what was prepared.
    Forget {
        /// Which, by its number; all of it by default.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        intent: Option<u32>,
    },
    /// What could the own seat be asked next, after what it has prepared? `plan`
    /// answers.
    Plan,
    /// Tell of what was done before an entry: `log` answers.
    Log {
        /// The first entry that is known.
        before: u32,
        /// With the table as it was after each, to be looked at again.
        #[serde(default)]
        views: bool,
    },
    /// Say something: those who sit to everybody, those who watch to each other.
    Chat {
        /// What to say.
        text: String,
    },
    /// Let a bot play a person's seat.
    Takeover {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        level: String,
    },
    /// Play the own seat again after a bot did.
    Return {
        /// Which seat.
        seat: Seat,
    },
}

/// A choice that somebody who asks for a hint might make.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Hinted {
    /// As it is listed.
    pub choice: Offered,
    /// In words; empty if nobody has words for it.
    pub says: Vec<Said>,
    /// What speaks for it, in words.
    pub reasons: Vec<Said>,
    /// How much less likely one wins than with the first, per mille; none if
    /// that cannot be told.
    pub behind: Option<u16>,
}

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// A table: first of all, and whenever somebody sits down or is replaced.
    Table(TableInfo),
    /// What was done before.
    Log(Log),
    /// The table as the viewer sees it, with what has just been done.
    State(Box<State>),
    /// It is done and stored.
    Ack {
        /// Of the request.
        id: u32,
        /// The number of the entry, or of the chat line.
        n: u32,
    },
    /// It is not done; nothing has changed.
    Refused {
        /// Of the request.
        id: u32,
        /// The clause that forbids it; none if no rule is at fault.
        clause: Option<String>,
        /// Why.
        why: Said,
    },
    /// Who is here.
    Presence(Presence),
    /// Somebody said something.
    Chat(Chat),
    /// The answer to `hint`.
    Hint {
        /// Of the request.
        id: u32,
        /// What a good player would do.
        choice: Offered,
        /// The best few choices, that one first, and what speaks for each.
        choices: Vec<Hinted>,
    },
    /// The answer to `ask`.
    Answer {
        /// Of the request.
        id: u32,
        /// What the viewer may know, in the game's own shape.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Value,
    },
    /// What the viewer has prepared, whenever that changes.
    Intents(Intents),
    /// The answer to `plan`.
    Plan(Box<Planned>),
    /// There is a rematch of this table.
    Rematch {
        /// The table that is over.
        table: String,
        /// The new one.
        next: String,
    },
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct SeatInfo {
    /// What sits there.
    pub kind: SeatKind,
    /// What it is called; at a seat that nobody has taken yet, for whom it is kept.
    pub name: String,
    /// Is it the viewer's seat, or kept for the viewer?
    pub you: bool,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Under which name there is a page about them, if they have an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub profile: Option<String>,
}

/// A table without its state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// What is played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// How.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: std::collections::BTreeMap<String, String>,
    /// By whom.
    pub seats: Vec<SeatInfo>,
    /// The promise of the seed, in hexadecimal.
    pub commitment: String,
    /// Where the viewer sits.
    pub you: Option<Seat>,
    /// The last entry; none before the game has started.
    pub n: Option<u32>,
    /// The last entry that was there when the viewer, who sits here, last looked:
    /// told to who comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub looked: Option<u32>,
    /// Which chapter of the game's lesson this is, if it is one.
    pub chapter: Option<u8>,
    /// Where its host sits, who may send others away before the game.
    pub host: Option<Seat>,
    /// Is it reached by its link only?
    pub private: bool,
    /// Has its host closed it before the game?
    pub closed: bool,
    /// How much time everybody has; as much as they like if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<TimeControl>,
    /// Does who made it look for an opponent, whoever it is?
    pub seek: bool,
    /// Does it count for ratings?
    pub rated: bool,
    /// Who watches sees it so many seconds later.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay: Option<u32>,
    /// Does the viewer see it late now? Then it has begun, and is not over.
    pub late: bool,
    /// The tournament it belongs to, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tournament: Option<String>,
}

/// A table as one viewer sees it after an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct State {
    /// Which table.
    pub table: String,
    /// After which entry.
    pub n: u32,
    /// That entry, if it is news: each is told once, with the state it led to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub step: Option<Step>,
    /// What the viewer knows, in the game's own shape.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The seats that owe a decision.
    pub asked: Vec<Seat>,
    /// What they are asked; tells nothing hidden.
    pub prompt: Said,
    /// The clause at which the rules open.
    pub clause: String,
    /// What the viewer can do, if asked.
    #[cfg_attr(feature = "ts", ts(as = "Option<tabletop::Choices>"))]
    pub choices: Option<Choices>,
    /// May the viewer take something back?
    pub undo: Undo,
    /// Somebody asks the others to go back, and waits for answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<Offer>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The seed, revealed when the game is over.
    pub seed: Option<String>,
    /// Time used.
    pub clock: Clock,
}

/// Time used by each seat, as the log tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Clock {
    /// Milliseconds by seat, up to the last entry.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub used: Vec<u64>,
    /// When the last entry was stored, in milliseconds since 1970; the clocks
    /// of the seats that are asked run since then.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: u64,
    /// When this was told, by the same clock.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: u64,
    /// What each seat had left at the last entry; none if time is not limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<Vec<Left>>,
    /// The seats that have had less and less since then: nobody's time is taken
    /// before the own first move, or from who is alone with bots.
    pub running: Vec<Seat>,
    /// Those who are waited for and have not moved yet: their flag falls when what is
    /// `free` has passed since then, and nothing of their bank is taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub first: Vec<Seat>,
    /// Those whose flag has fallen: a bot plays on for them, for good.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub fallen: Vec<Seat>,
}

/// What a seat has left, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Left {
    /// For the whole game.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bank: u64,
    /// Of this move's own time, which is used first.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub free: u64,
}

/// May something be taken back, and if not, why not?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Undo {
    /// It may, at once.
    pub ok: bool,
    /// It may, when everybody else agrees.
    pub ask: bool,
    /// Why not, if neither.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Said>,
}

/// Somebody asks everybody else to go back to the own last decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Offer {
    /// The entry by which it was offered.
    pub n: u32,
    /// Who asks.
    pub by: Seat,
    /// Those who have not answered.
    pub open: Vec<Seat>,
}

/// Something was done, as one viewer learns of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Step {
    /// The number of its entry.
    pub n: u32,
    /// Who did it.
    pub seat: Option<Seat>,
    /// What, in notation; empty for another's action while the game runs.
    pub text: String,
    /// What happened, in the game's own shape.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The same in words.
    pub says: Vec<Said>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// What the viewer knew then, in the game's own shape, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Value>,
}

/// What was done before, for somebody who was not there: the last steps after
/// what they have seen, or, when they asked, some before it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Log {
    /// At which table.
    pub table: String,
    /// In order, one after the other.
    pub steps: Vec<Step>,
}

/// What a seat has prepared; nobody else is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Intents {
    /// At which table.
    pub table: String,
    /// In the order in which it is done.
    pub intents: Vec<Kept>,
}

/// A question that a seat may be asked, if the others go on as it is supposed here:
/// one of many ways, found from what the seat knows alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Planned {
    /// Of the request.
    pub id: u32,
    /// The table as the seat would see it then, in the game's own shape.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What it would be asked.
    pub prompt: Said,
    /// What it could do.
    #[cfg_attr(feature = "ts", ts(as = "tabletop::Choices"))]
    pub choices: Choices,
    /// What those of them mean that find something by its place: see [`Intent::picks`].
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub picks: BTreeMap<String, String>,
    /// What would have happened last.
    pub supposed: Vec<Said>,
}

/// Who is at a table now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Presence {
    /// Which table.
    pub table: String,
    /// The seats of persons.
    pub seats: Vec<SeatPresence>,
    /// How many watch.
    pub watching: u32,
}

/// Is the holder of a seat here?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct SeatPresence {
    /// The seat.
    pub seat: Seat,
    /// Here?
    pub here: bool,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Chat {
    /// At which table.
    pub table: String,
    /// Its number there, from 1.
    pub n: u32,
    /// Who said it; nobody's name if they have left for good.
    pub from: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// Was it said among those who watch? Those who play hear it when the game is over.
    pub watching: bool,
    /// Who said it, by identity: not for others.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub by: Option<String>,
}
