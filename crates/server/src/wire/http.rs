//! Bodies of the HTTP interface.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{SeatInfo, TimeControl};
use tabletop::{Offered, Said, Seat};

use crate::notices::Subscription;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Refused {
    /// In words.
    pub why: Said,
}

/// Who the visitor is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Me {
    /// The identity.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Is there an account?
    pub account: bool,
}

/// A name to be used from now on.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Named {
    /// The name.
    pub name: String,
}

/// Name and password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A password must not end up in a log by accident.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A session of the visitor's: a browser in which the visitor is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct SessionInfo {
    /// Its id, by which it can be ended.
    pub id: String,
    /// When it began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// When it was seen last, to a few minutes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seen: u64,
    /// The browser and its system, in a few words; may be empty.
    pub device: String,
    /// Is it the one that asks?
    pub this: bool,
}

/// Something the visitor has put aside for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Shelved {
    /// Its name on the visitor's shelf.
    pub name: String,
    /// What it says; what that means is the game's matter.
    pub text: String,
}

/// Something to be put aside, or to be taken away.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Shelve {
    /// Under which name.
    pub name: String,
    /// What it says; none: it is not wanted any more.
    pub text: Option<String>,
}

/// By which ways the visitor is told that a game waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Ways {
    /// The key that browsers are told to expect letters from, in base64url.
    pub key: String,
    /// Can mail be sent?
    pub mail: bool,
    /// To whom webhooks may lead.
    pub webhooks: Vec<String>,
    /// Those that are set up.
    pub ways: Vec<WayInfo>,
    /// When nothing is told, if there is such a time.
    pub quiet: Option<QuietHours>,
}

/// A part of the day, in minutes after midnight UTC; it may go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct QuietHours {
    /// From then on.
    pub from: u16,
    /// Until then; not the same.
    pub until: u16,
}

/// When to tell nothing.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct NewQuiet {
    /// Then; never if there is none.
    pub quiet: Option<QuietHours>,
}

/// By what somebody can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub enum WayName {
    /// By the push service of a browser.
    Push,
    /// By a message to another server.
    Webhook,
    /// By mail.
    Mail,
}

/// A way that is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct WayInfo {
    /// Its id, by which it can be removed.
    pub id: String,
    /// By what.
    pub kind: WayName,
    /// Where it leads.
    pub to: String,
    /// Is it this browser?
    pub here: bool,
}

/// A way to be set up.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub enum NewWay {
    /// The browser that asks.
    Push {
        /// How it is reached.
        to: Subscription,
        /// In which language.
        language: String,
    },
    /// Another server.
    Webhook {
        /// Where it takes messages.
        url: String,
        /// In which language.
        language: String,
    },
    /// A mail asks first whether that is wanted.
    Mail {
        /// The address.
        address: String,
        /// In which language.
        language: String,
    },
}

/// What came by mail.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Entered {
    /// The last part of the link.
    pub token: String,
}

/// What a link has opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Opened {
    /// The page to go on with.
    pub path: String,
}

/// Whose password was forgotten.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Forgotten {
    /// The account's name.
    pub name: String,
    /// In which language to write.
    pub language: String,
}

/// A new password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct NewPassword {
    /// What came by mail.
    pub token: String,
    /// The password.
    pub password: String,
}

/// A game of the house.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "game.ts", rename = "Game")
)]
pub struct GameInfo {
    /// Its name in addresses.
    pub id: String,
    /// The least and the greatest number of players.
    pub seats: (u8, u8),
    /// The bots, weakest first.
    pub levels: Vec<String>,
    /// What a host can choose.
    pub options: Vec<GameOption>,
    /// Is there a lesson?
    pub lesson: bool,
}

/// Something a host can choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct GameOption {
    /// What it is called.
    pub name: String,
    /// The values it can have.
    pub values: Vec<String>,
    /// The value if nothing is chosen.
    pub default: String,
    /// The message key of its name.
    pub label: String,
    /// The message key of its explanation.
    pub help: String,
    /// Shown only when other options have one of these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, string[]>"))]
    pub when: Option<BTreeMap<String, Vec<String>>>,
    /// How many seats each value allows.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, [number, number]>"))]
    pub seats: BTreeMap<String, (u8, u8)>,
}

/// The rules of a game, clause by clause.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct RulesPage {
    /// The clauses.
    pub clauses: Vec<tabletop::clauses::ClauseText>,
    /// The version of the rules they are of.
    pub version: u32,
    /// The newest version.
    pub newest: u32,
}

/// A chapter of a lesson, played at a real table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "game.ts"))]
pub struct Chapter {
    /// The message key of its title.
    pub title: String,
    /// Step by step.
    pub steps: Vec<LessonStep>,
}

/// One thought of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "game.ts", optional_fields)
)]
pub struct LessonStep {
    /// The message key of what is said.
    pub say: String,
    /// The step waits for one of these actions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expect: Option<Vec<String>>,
    /// What must come of it: an event with these fields. Whoever does something
    /// else takes it back and tries again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub goal: Option<serde_json::Value>,
    /// An action that does it, for those who want to see it done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<Offered>,
    /// The part of the table that glows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highlight: Option<String>,
    /// The bot moves, once the reader has read on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>"))]
    pub bot: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// What is played.
    pub game: String,
    /// How.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: BTreeMap<String, String>,
    /// By whom.
    pub seats: Vec<SeatInfo>,
    /// Has the game begun?
    pub started: bool,
    /// Has it ended?
    pub over: bool,
    /// Does it wait for the visitor: for a decision, or to sit down?
    #[serde(default)]
    pub turn: bool,
    /// The round, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<u32>,
    /// Does it count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// When it changed last, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: u64,
    /// How much time everybody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<TimeControl>,
    /// Until when somebody has time who is asked, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub due: Option<u64>,
    /// Who watches sees it so many seconds later; until it is over nothing of its game
    /// is told here but to those who sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay: Option<u32>,
}

/// The lists of tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Tables {
    /// Those that wait for players, and have a seat for anybody.
    pub open: Vec<Summary>,
    /// Those that are played by people and may be watched by anybody.
    pub running: Vec<Summary>,
    /// Those where the visitor sits, or has a seat kept.
    pub mine: Vec<Summary>,
    /// What who runs the house tells everybody, if there is something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bulletin: Option<Bulletin>,
}

/// What who runs the house tells everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Bulletin {
    /// Anything, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub announcement: Option<String>,
    /// The house is worked on, so nothing new begins; with more words, or none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub maintenance: Option<String>,
}

/// A table to be made.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tables.ts", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What to play.
    pub game: String,
    /// How; options left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// A seat each: `me`, `open` or `bot:LEVEL`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub seats: Vec<String>,
    /// A chapter of the game's lesson instead, from 0; it brings its own seats
    /// and options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chapter: Option<u8>,
    /// Is it for those who have its link, and in no list that others see?
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub private: bool,
    /// How much time everybody has; as much as they like by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub time: Option<TimeControl>,
    /// Does it count for ratings? Then all people there have accounts.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// Names of people for whom the open seats are kept, in order.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub invite: Vec<String>,
    /// Who watches sees it so many seconds later; at once by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delay: Option<u32>,
}

/// Somebody looks for an opponent.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(export_to = "tables.ts", optional_fields)
)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// For this game.
    pub game: String,
    /// How much time everybody has; as much as they like by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub time: Option<TimeControl>,
    /// The table where one waits already: if somebody has come there, it is that.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waited: Option<String>,
}

/// Whom the host sends away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// From this seat.
    pub seat: Seat,
}

/// Who plays for those who are missing.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(deny_unknown_fields)]
pub struct Fill {
    /// Bots of this level.
    pub level: String,
}

/// Which seat to take; the first free one by default.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// From where to play on, and who.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// The last entry to keep.
    pub at: u32,
    /// A seat each: `me` or `bot:LEVEL`.
    pub seats: Vec<String>,
}

/// Something was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Made {
    /// Its id.
    pub id: String,
}

/// One step of a replay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Frame {
    /// The entry.
    pub n: u32,
    /// Whose.
    pub seat: Option<Seat>,
    /// What was done, in notation.
    pub action: String,
    /// What happened, in words.
    pub says: Vec<Said>,
    /// What happened, as data.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The round, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub round: Option<u32>,
    /// Everything, after it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
}

/// What a replay shows before its first step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct ReplayHeader {
    /// What was played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// Why the frames have no views: nobody here plays by these rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unplayed: Option<tabletop::Said>,
    /// How.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: BTreeMap<String, String>,
    /// By whom.
    pub seats: Vec<SeatInfo>,
    /// The promise of the seed.
    pub commitment: String,
    /// The seed, if it was revealed.
    pub seed: Option<String>,
    /// How it ended, if that is recorded.
    pub outcome: Option<tabletop::Outcome>,
}

/// A game to look at again, with everything hidden in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
pub struct Replay {
    /// What was played, by whom.
    pub header: ReplayHeader,
    /// How many steps there are.
    pub length: u32,
    /// Some of them, one after the other.
    pub frames: Vec<Frame>,
}

/// What is told while a game is being reviewed, one after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "tables.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Reviewing {
    /// How far it is.
    Progress {
        /// Decisions that were judged.
        done: u32,
        /// All of them.
        of: u32,
    },
    /// What was found: the last that is told.
    Done {
        /// Who sat where.
        seats: Vec<SeatInfo>,
        /// The review.
        review: Box<review::Review>,
    },
    /// Nothing was found: the last that is told.
    Failed {
        /// Why.
        why: Said,
    },
}
