//! A visitor over HTTP: one cookie, JSON in and out.

use std::net::SocketAddr;

use reqwest::{Method, header};
use serde_json::Value;

use crate::{Error, Line};

/// A visitor.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    address: SocketAddr,
    /// The value of the `Cookie` header, if the server has set one.
    pub cookie: Option<String>,
    /// The value of the `Origin` header, as a browser would send it.
    pub origin: Option<String>,
    /// The value of the `User-Agent` header.
    pub agent: Option<String>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body as text.
    pub text: String,
    /// The body as JSON, null if it is none.
    pub json: Value,
    /// The headers.
    pub headers: header::HeaderMap,
}

impl Client {
    /// A visitor nobody knows yet.
    #[must_use]
    pub fn new(address: SocketAddr) -> Self {
        // What a server needs elsewhere is part of this client too; it fails only if it is
        // there already.
        drop(rustls::crypto::ring::default_provider().install_default());
        Client { http: reqwest::Client::new(), address, cookie: None, origin: None, agent: None }
    }

    /// A guest: somebody the server has given a cookie.
    ///
    /// # Errors
    /// When the server does not answer as it should.
    pub async fn guest(address: SocketAddr) -> Result<Self, Error> {
        let mut client = Client::new(address);
        client.arrive().await?;
        Ok(client)
    }

    /// Another visitor that shares connections with this one.
    ///
    /// # Errors
    /// When the server does not answer as it should.
    pub async fn another(&self) -> Result<Self, Error> {
        let mut client = Client { cookie: None, ..self.clone() };
        client.arrive().await?;
        Ok(client)
    }

    /// Asks who I am and keeps the cookie.
    ///
    /// # Errors
    /// When the server does not answer as it should.
    pub async fn arrive(&mut self) -> Result<Value, Error> {
        let answer = self.get("/api/me").await?;
        self.keep(&answer);
        if answer.status == 200 { Ok(answer.json) } else { Err(Error::Unexpected(answer.text)) }
    }

    /// Keeps the cookie of an answer.
    pub fn keep(&mut self, answer: &Answer) {
        let set = answer.headers.get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(pair) = set.and_then(|value| value.split(';').next()) {
            self.cookie = Some(pair.to_owned());
        }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        self.request(Method::GET, path, None).await
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Error> {
        self.request(Method::POST, path, Some(body.to_string())).await
    }

    /// Sends text.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn post_text(&self, path: &str, body: String) -> Result<Answer, Error> {
        self.request(Method::POST, path, Some(body)).await
    }

    /// Has something removed.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn delete(&self, path: &str) -> Result<Answer, Error> {
        self.request(Method::DELETE, path, None).await
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Answer, Error> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(origin) = &self.origin {
            request = request.header(header::ORIGIN, origin);
        }
        if let Some(agent) = &self.agent {
            request = request.header(header::USER_AGENT, agent);
        }
        if let Some(body) = body {
            request = request.header(header::CONTENT_TYPE, "application/json").body(body);
        }
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Ok(Answer { status, text, json, headers })
    }

    /// Makes a table and gives its id.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn make(&self, table: &Value) -> Result<String, Error> {
        let answer = self.post("/api/tables", table).await?;
        match answer.json["id"].as_str() {
            Some(id) => Ok(id.to_owned()),
            None => Err(Error::Unexpected(answer.text)),
        }
    }

    /// Sits down at a table.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn join(&self, table: &str) -> Result<(), Error> {
        let path = format!("/api/tables/{table}/join");
        let answer = self.post(&path, &serde_json::json!({})).await?;
        if answer.status == 200 { Ok(()) } else { Err(Error::Unexpected(answer.text)) }
    }

    /// Opens a socket without a word.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn open(&self) -> Result<Line, Error> {
        Line::open(self.address, self.cookie.as_deref(), self.origin.as_deref()).await
    }

    /// Opens a socket and says hello.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn connect(&self) -> Result<Line, Error> {
        let mut line = self.open().await?;
        line.send(&serde_json::json!({ "v": 3, "type": "hello" })).await?;
        line.until("welcome").await?;
        Ok(line)
    }
}
