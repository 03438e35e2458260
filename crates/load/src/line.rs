//! A socket, message by message.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::Error;

/// How long a message is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// A client's socket.
pub struct Line {
    socket: WebSocketStream<TcpStream>,
    /// The next request's id.
    ids: u32,
}

impl Line {
    pub(crate) async fn open(
        address: SocketAddr,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, Error> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        let mut set = |name, value: Option<&str>| {
            if let Some(value) = value.and_then(|value| HeaderValue::from_str(value).ok()) {
                request.headers_mut().insert(name, value);
            }
        };
        set(header::COOKIE, cookie);
        set(header::ORIGIN, origin);
        let stream = TcpStream::connect(address).await.map_err(tungstenite::Error::Io)?;
        stream.set_nodelay(true).map_err(tungstenite::Error::Io)?;
        let (socket, _) = client_async(request, stream).await?;
        Ok(Line { socket, ids: 0 })
    }

    /// A fresh id for a request.
    pub fn id(&mut self) -> u32 {
        self.ids += 1;
        self.ids
    }

    /// Says something.
    ///
    /// # Errors
    /// When the socket is closed.
    pub async fn send(&mut self, message: &Value) -> Result<(), Error> {
        self.send_text(message.to_string()).await
    }

    /// Says any text.
    ///
    /// # Errors
    /// When the socket is closed.
    pub async fn send_text(&mut self, text: String) -> Result<(), Error> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message as text; none when the server has closed.
    ///
    /// # Errors
    /// When the socket breaks.
    pub async fn text(&mut self) -> Result<Option<String>, Error> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// When the server has closed or says nothing for a while.
    pub async fn next(&mut self) -> Result<Value, Error> {
        let text = tokio::time::timeout(PATIENCE, self.text()).await.map_err(|_| Error::Late)??;
        let text = text.ok_or_else(|| Error::Unexpected("the server has closed".to_owned()))?;
        serde_json::from_str(&text).map_err(|error| Error::Unexpected(error.to_string()))
    }

    /// The next message of a type; others are passed over.
    ///
    /// # Errors
    /// As [`Line::next`].
    pub async fn until(&mut self, kind: &str) -> Result<Value, Error> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// Looks at a table, from the start or after an entry.
    ///
    /// # Errors
    /// When the socket is closed.
    pub async fn subscribe(&mut self, table: &str, after: Option<u64>) -> Result<(), Error> {
        let message = serde_json::json!({ "type": "subscribe", "table": table, "after": after });
        self.send(&message).await
    }

    /// All that was done at a table, from its first step on: these steps, and what
    /// was done before them.
    ///
    /// # Errors
    /// As [`Line::next`].
    pub async fn recall(
        &mut self,
        table: &str,
        mut steps: Vec<Value>,
    ) -> Result<Vec<Value>, Error> {
        while let Some(before) = steps.first().map(|step| &step["n"]).filter(|n| **n != 0) {
            let id = self.id();
            let asked =
                serde_json::json!({ "type": "log", "table": table, "before": before, "id": id });
            self.send(&asked).await?;
            let older = self.until("log").await?["steps"].as_array().cloned().unwrap_or_default();
            if older.is_empty() {
                return Err(Error::Unexpected("steps are missing".to_owned()));
            }
            steps.splice(0..0, older);
        }
        Ok(steps)
    }

    /// Asks for something that is answered with the id, and waits for the
    /// answer: `ack`, `refused` or `hint`. Other messages are passed over.
    ///
    /// # Errors
    /// As [`Line::next`].
    pub async fn ask(&mut self, mut message: Value) -> Result<Value, Error> {
        let id = self.id();
        message["id"] = id.into();
        self.send(&message).await?;
        loop {
            let answer = self.next().await?;
            if answer["id"] == id && answer["type"] != "table" {
                return Ok(answer);
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        // The other side may have gone already.
        drop(self.socket.close(None).await);
    }
}
