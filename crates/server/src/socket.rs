//! One socket: reads what a client says, passes it on to tables, and writes
//! what tables say. It knows who the client is and nothing about games, and ends
//! with the session it was opened by.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use tabletop::Said;
use tokio::sync::{Notify, mpsc};

use crate::doors::Place;
use crate::house::{House, stopped};
use crate::http::{Address, Problem, Who, origin_fits};
use crate::identity::{Session, Stranger, ended, look_up, resolve};
use crate::limits::Kind;
use crate::live::{Command, Handle, reach, text};
use crate::wire::{FromHouse, ToHouse, ToServer, ToTable, VERSION, You};

/// The largest message of a client, in bytes.
const FRAME: usize = 16 << 10;
/// How many messages may wait for a slow client before it is sent away.
const BACKLOG: usize = 2048;
/// How many tables one socket may look at.
const TABLES: usize = 64;
/// A client that is silent is asked whether it is there.
const PING: Duration = Duration::from_secs(25);
/// A client that does not answer for so long has gone.
const GONE: Duration = Duration::from_secs(80);
/// How long a client may take to end the conversation.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long one write may take.
const WRITE: Duration = Duration::from_secs(20);

/// Where messages to a client go. Never waits: a client that does not keep up
/// is disconnected, and resumes where it was when it comes back.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn send(&self, message: Utf8Bytes) {
        if self.queue.try_send(message).is_err() {
            self.hang_up();
        }
    }

    /// Ends the connection.
    pub(crate) fn hang_up(&self) {
        self.slow.notify_one();
    }
}

/// Opens a socket, for pages of ours only.
pub(crate) async fn upgrade(
    State(house): State<Arc<House>>,
    Address(address): Address,
    place: Option<Extension<Arc<Place>>>,
    asks: Option<Extension<Who>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    if !origin_fits(&house, &headers) {
        return Err(Problem::forbidden("error-origin"));
    }
    let who = resolve(&house, &headers).await?;
    if let (Some(Extension(asks)), Ok(session)) = (asks, &who) {
        asks.is(&session.person.id);
    }
    Ok(upgrade.max_message_size(FRAME).max_frame_size(FRAME).on_upgrade(async move |socket| {
        converse(house, address, who, socket).await;
        // A socket keeps the place of its connection.
        drop(place);
    }))
}

async fn converse(
    house: Arc<House>,
    address: IpAddr,
    who: Result<Session, Stranger>,
    mut socket: WebSocket,
) {
    metrics::gauge!("microcosm_sockets").increment(1);
    let end = match who {
        Ok(session) => {
            let mut client = Client::new(house, address, session);
            let end = client.run(&mut socket).await;
            client.leave_all().await;
            end
        }
        // A browser cannot read the status of a refused socket: say it here.
        Err(stranger) => End::Fatal(Problem::from(stranger).why),
    };
    let (code, reason) = match end {
        End::Fatal(why) => {
            let error = FromHouse::Error { why, fatal: true, table: None };
            drop(socket.send(Message::Text(text(&error))).await);
            (close_code::POLICY, "")
        }
        End::Slow => (close_code::AGAIN, "too slow"),
        End::Stopping => (close_code::AWAY, "the server stops"),
        End::Gone => (close_code::NORMAL, ""),
    };
    let close = CloseFrame { code, reason: reason.into() };
    drop(socket.send(Message::Close(Some(close))).await);
    // What the client still sends is read, or it would never see why.
    let farewell = async { while matches!(socket.recv().await, Some(Ok(_))) {} };
    drop(tokio::time::timeout(FAREWELL, farewell).await);
    metrics::gauge!("microcosm_sockets").decrement(1);
}

/// Why a conversation ends.
enum End {
    Gone,
    Slow,
    Stopping,
    Fatal(Said),
}

struct Client {
    house: Arc<House>,
    address: IpAddr,
    session: Session,
    socket: u64,
    out: Outbox,
    waiting: mpsc::Receiver<Utf8Bytes>,
    tables: HashMap<String, Handle>,
    greeted: bool,
}

impl Client {
    fn new(house: Arc<House>, address: IpAddr, session: Session) -> Self {
        static SOCKETS: AtomicU64 = AtomicU64::new(0);
        let (queue, waiting) = mpsc::channel(BACKLOG);
        Client {
            house,
            address,
            session,
            socket: SOCKETS.fetch_add(1, Ordering::Relaxed),
            out: Outbox { queue, slow: Arc::new(Notify::new()) },
            waiting,
            tables: HashMap::new(),
            greeted: false,
        }
    }

    async fn run(&mut self, socket: &mut WebSocket) -> End {
        let slow = self.out.slow.clone();
        let mut stopping = self.house.stopping.subscribe();
        let mut told = self.house.ended.listen();
        let mut orders = self.house.orders.listen();
        let identity = self.session.person.id.clone();
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        let mut batch = Vec::new();
        loop {
            tokio::select! {
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(frame))) => {
                            if let Err(why) = self.hear(&frame).await {
                                return End::Fatal(why);
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return End::Fatal(malformed("binary")),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Err(error)) => {
                            let cause = error.to_string();
                            let large = cause.contains("too long") || cause.contains("too big");
                            if large {
                                return End::Fatal(Said::new("error-too-large"));
                            }
                            return End::Gone;
                        }
                    }
                }
                received = self.waiting.recv_many(&mut batch, BACKLOG) => {
                    if received == 0 || !write(socket, &mut batch).await {
                        return End::Gone;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > GONE {
                        return End::Gone;
                    }
                    if let Err(why) = self.check_session().await {
                        return End::Fatal(why);
                    }
                    batch.clear();
                    if socket.send(Message::Ping(Default::default())).await.is_err() {
                        return End::Gone;
                    }
                }
                () = ended(&mut told, &identity) => {
                    if let Err(why) = self.check_session().await {
                        return End::Fatal(why);
                    }
                }
                Ok(()) = orders.changed() => {
                    if let Err(problem) = self.may_stay() {
                        return End::Fatal(problem.why);
                    }
                }
                () = slow.notified() => return End::Slow,
                () = stopped(&mut stopping) => return End::Stopping,
            }
        }
    }

    /// Whether who runs the house still lets them in.
    fn may_stay(&self) -> Result<(), Problem> {
        let told = self.house.orders.now();
        told.may_come_from(self.address)?;
        told.may_enter(&self.session.person.id)
    }

    /// Whether the session has ended, maybe at another node. A store that does
    /// not answer ends nothing.
    async fn check_session(&self) -> Result<(), Said> {
        self.may_stay().map_err(|problem| problem.why)?;
        match look_up(&self.house, self.session.id.clone()).await {
            Ok(Err(stranger)) => {
                // Perhaps because they may not come in any more: that is said then.
                if let Err(error) = self.house.orders.refresh(&*self.house.store).await {
                    tracing::warn!(%error, "what was decided is not known anew");
                }
                self.may_stay().map_err(|problem| problem.why)?;
                Err(Problem::from(stranger).why)
            }
            Ok(Ok(_)) | Err(_) => Ok(()),
        }
    }

    /// One message. An error ends the conversation.
    async fn hear(&mut self, frame: &str) -> Result<(), Said> {
        if self.house.limits.person(Kind::Frame, &self.session.person.id).is_err() {
            return Err(Problem::too_fast().why);
        }
        let message = match ToServer::read(frame) {
            Ok(message) => message,
            Err(error) => {
                self.complain(malformed(&error.to_string()), None);
                return Ok(());
            }
        };
        match message {
            ToServer::House(ToHouse::Hello { v }) if v != VERSION => {
                let why = Said::new("error-version").with("yours", v).with("ours", VERSION);
                return Err(why);
            }
            ToServer::House(ToHouse::Hello { v }) => {
                self.greeted = true;
                let person = &self.session.person;
                let you = You { id: person.id.clone(), name: person.name.clone() };
                self.out.send(text(&FromHouse::Welcome { v, you }));
            }
            _ if !self.greeted => return Err(Said::new("error-hello")),
            ToServer::House(ToHouse::Subscribe { table, after, chat }) => {
                if let Err(problem) = self.subscribe(&table, after, chat).await {
                    self.complain(problem.why, Some(table));
                }
            }
            ToServer::House(ToHouse::News) => {
                self.house.news.listen(&self.session.person.id, self.socket, &self.out);
            }
            ToServer::House(ToHouse::Unsubscribe { table }) => {
                if let Some(handle) = self.tables.remove(&table) {
                    drop(handle.tell(Command::Leave { socket: self.socket }).await);
                }
            }
            ToServer::Table(message) => self.pass_on(message).await,
        }
        Ok(())
    }

    async fn subscribe(
        &mut self,
        table: &str,
        after: Option<u32>,
        chat: Option<u32>,
    ) -> Result<(), Problem> {
        if self.tables.len() >= TABLES {
            return Err(Problem::too_fast());
        }
        let (socket, out) = (self.socket, self.out.clone());
        let person = self.session.person.clone();
        let handle = reach(&self.house, table).await?;
        handle.tell(Command::Enter { socket, person, out, after, chat }).await?;
        self.tables.insert(table.to_owned(), handle);
        Ok(())
    }

    async fn pass_on(&mut self, ToTable { table, id, request }: ToTable) {
        let socket = self.socket;
        let told = match self.tables.get(&table) {
            Some(handle) => handle.tell(Command::Request { socket, id, request }).await,
            None => Err(Problem::no_table()),
        };
        if let Err(Problem { why, .. }) = told {
            self.out.send(text(&table::Message::Refused { id, clause: None, why }));
        }
    }

    fn complain(&self, why: Said, table: Option<String>) {
        self.out.send(text(&FromHouse::Error { why, fatal: false, table }));
    }

    async fn leave_all(&mut self) {
        self.house.news.leave(&self.session.person.id, self.socket);
        for (_, handle) in self.tables.drain() {
            drop(handle.tell(Command::Leave { socket: self.socket }).await);
        }
    }
}

/// Writes all that waits and flushes once. False if the client is gone.
async fn write(socket: &mut WebSocket, batch: &mut Vec<Utf8Bytes>) -> bool {
    let written = async {
        for message in batch.drain(..) {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    matches!(tokio::time::timeout(WRITE, written).await, Ok(Ok(())))
}

fn malformed(why: &str) -> Said {
    Said::new("error-malformed").with("why", why)
}
