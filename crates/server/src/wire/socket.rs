//! Messages of the socket, protocol version 1.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Offer, Outcome, Said, Seat};

use super::SeatInfo;

/// The protocol this server speaks.
pub const VERSION: u32 = 1;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToServer {
    /// The first message.
    Hello {
        /// The protocol the client speaks.
        v: u32,
    },
    /// Look at a table, from the start or after what was seen of it before.
    Subscribe {
        /// Which table.
        table: String,
        /// The last entry seen.
        #[serde(default)]
        after: Option<u32>,
        /// The last chat line seen.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        chat: Option<u32>,
    },
    /// Look away.
    Unsubscribe {
        /// Which table.
        table: String,
    },
    /// Do something at a table.
    Act {
        /// Which table.
        table: String,
        /// The last entry the player had seen when deciding.
        after: u32,
        /// What to do, in the game's notation.
        action: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Take back the last action.
    Undo {
        /// Which table.
        table: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Give up.
    Resign {
        /// Which table.
        table: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// What would a good player do?
    Hint {
        /// Which table.
        table: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Ask something about a table: a preview, a line of sight.
    Ask {
        /// Which table.
        table: String,
        /// The question, in the game's notation.
        question: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Say something to everybody at a table.
    Chat {
        /// Which table.
        table: String,
        /// What to say.
        text: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Let a bot play a person's seat.
    Takeover {
        /// Which table.
        table: String,
        /// Which seat.
        seat: Seat,
        /// Which bot.
        level: String,
        /// Comes back with the answer.
        id: u32,
    },
    /// Play the own seat again after a bot did.
    Return {
        /// Which table.
        table: String,
        /// Which seat.
        seat: Seat,
        /// Comes back with the answer.
        id: u32,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The protocol from now on.
        v: u32,
        /// Who the server takes the client for.
        you: You,
    },
    /// A table: after `subscribe`, and whenever somebody sits down or is
    /// replaced.
    Table(TableInfo),
    /// The table as the viewer sees it: after `subscribe` and every entry.
    State(Box<State>),
    /// Something was done.
    Entry(Entry),
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
        /// What a good player would do, in notation.
        action: String,
    },
    /// The answer to `ask`.
    Answer {
        /// Of the request.
        id: u32,
        /// What the viewer may know, in the game's own shape.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Value,
    },
    /// There is a rematch of this table.
    Rematch {
        /// The table that is over.
        table: String,
        /// The new one.
        next: String,
    },
    /// A message could not be served.
    Error {
        /// Why.
        why: Said,
        /// Is this the end of the connection?
        fatal: bool,
        /// The table it was about, if it was about one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        table: Option<String>,
    },
}

/// Who the server takes a client for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct You {
    /// The identity.
    pub id: String,
    /// What others see.
    pub name: String,
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
    /// Is this a lesson?
    pub tutorial: bool,
}

/// A table as one viewer sees it after an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct State {
    /// Which table.
    pub table: String,
    /// After which entry.
    pub n: u32,
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
    #[cfg_attr(feature = "ts", ts(as = "Option<tabletop::Offer>"))]
    pub choices: Option<Offer>,
    /// May the viewer take something back?
    pub undo: Undo,
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
}

/// May something be taken back, and if not, why not?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Undo {
    /// It may.
    pub ok: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Said>,
}

/// Something was done, as one viewer learns of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Entry {
    /// At which table.
    pub table: String,
    /// Its number.
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
    /// Who said it.
    pub from: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}
