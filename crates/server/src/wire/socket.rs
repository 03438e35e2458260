//! Messages of the socket, protocol version 2. What is said at a table is
//! [`Request`] and [`Message`]; here is what goes around it.

use serde::{Deserialize, Serialize};
use table::{Message, Request};
use tabletop::Said;

/// The protocol this server speaks.
pub const VERSION: u32 = 3;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(untagged)]
pub enum ToServer {
    /// To the house.
    House(ToHouse),
    /// To a table.
    Table(ToTable),
}

/// What a client says to the house.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToHouse {
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
    /// Say from now on when something has changed at the client's own tables.
    News,
    /// Look away.
    Unsubscribe {
        /// Which table.
        table: String,
    },
}

/// What a client says to a table it looks at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct ToTable {
    /// Which table.
    pub table: String,
    /// Comes back with the answer.
    pub id: u32,
    /// What the client wants.
    #[serde(flatten)]
    pub request: Request,
}

impl ToServer {
    /// Reads a message.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Kind {
            r#type: String,
        }
        // Which of the two it is decides what can be wrong with the rest.
        match serde_json::from_str::<Kind>(text)?.r#type.as_str() {
            "hello" | "subscribe" | "unsubscribe" | "news" => {
                serde_json::from_str(text).map(Self::House)
            }
            _ => serde_json::from_str(text).map(Self::Table),
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(untagged)]
pub enum FromServer {
    /// About the conversation itself.
    House(FromHouse),
    /// About a table.
    Table(Message),
}

/// What the server says about the conversation itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromHouse {
    /// The answer to `hello`.
    Welcome {
        /// The protocol from now on.
        v: u32,
        /// Who the server takes the client for.
        you: You,
    },
    /// Something has changed at a table where the client sits, or has a seat
    /// kept: the lists say what.
    News,
    /// A message could not be served.
    Error {
        /// Why.
        why: Said,
        /// Is this the end: of the connection, or of the table it is about?
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
