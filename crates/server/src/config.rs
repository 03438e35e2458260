//! What whoever runs a server can decide. Plain data; the defaults suit a
//! living room.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use ipnet::IpNet;
use store::Secret;

use crate::purge::Policy;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, such as `https://play.example.org`. Pages from
    /// there may open sockets, and with `https` the cookie is for `https` only.
    pub public_url: Option<String>,
    /// Where figures for Prometheus are told, if not at `/metrics`.
    pub metrics: Option<SocketAddr>,
    /// The proxies in front of this server: what they say in `X-Forwarded-For`
    /// is believed.
    pub proxies: Vec<IpNet>,
    /// How many connections one address may have; a house full of players has one.
    pub connections: usize,
    /// How long a connection may say nothing, or not read what it is told.
    pub patience: Duration,
    /// Is there a line in the log for each request?
    pub access_log: bool,
    /// Are visitors kept from asking too much? Off for measuring only.
    pub limits: bool,
    /// Tables take their luck from this number, one after the other. For tests
    /// and demonstrations only: who knows it knows every card to come.
    pub luck: Option<u64>,
    /// How long a session lasts without a visit.
    pub session: Duration,
    /// How long a bot waits before it moves when a person is at the table.
    pub bot_pause: Duration,
    /// How long a bot may think.
    pub bot_budget: Duration,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a player must be away, and the table wait for that player, before
    /// others may seat a bot there.
    pub away: Duration,
    /// The least time a table with a clock may give for a move.
    pub shortest_clock: Duration,
    /// So long after a start nobody's time ends: they could not move before.
    pub grace: Duration,
    /// How often tables that sleep are looked at for clocks that have run out.
    pub clocks: Duration,
    /// How long a table stays in memory when nobody is there.
    pub idle: Duration,
    /// Push services beside those of the known browsers: a host, or an origin such
    /// as `http://127.0.0.1:9000`.
    pub push_services: Vec<String>,
    /// To whom webhooks may lead, in the same way; nobody by default.
    pub webhook_hosts: Vec<String>,
    /// The mail server, such as `smtps://user:word@mail.example.org`; may hold a
    /// password.
    pub smtp: Option<Secret<String>>,
    /// The sender of mails.
    pub mail_from: Option<String>,
    /// How long somebody is waited for before a mail says that a game waits.
    pub mail_after: Duration,
    /// What nobody has come for is taken away every day; nothing by default.
    pub keep: Policy,
    /// Programs that can sit at a table, see `docs/bot-protocol.md`.
    pub external: Vec<External>,
}

/// A program that speaks the bot protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct External {
    /// The level under which it is offered.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<String>,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: None,
            metrics: None,
            proxies: Vec::new(),
            connections: 256,
            patience: Duration::from_secs(20),
            access_log: false,
            limits: true,
            luck: None,
            session: DAY * 365,
            bot_pause: Duration::from_millis(700),
            bot_budget: Duration::from_secs(2),
            bot_threads: std::thread::available_parallelism().map_or(2, usize::from),
            away: Duration::from_secs(5 * 60),
            shortest_clock: Duration::from_secs(60),
            grace: Duration::from_secs(60),
            clocks: Duration::from_secs(5),
            idle: Duration::from_secs(300),
            push_services: Vec::new(),
            webhook_hosts: Vec::new(),
            smtp: None,
            mail_from: None,
            mail_after: Duration::from_secs(10 * 60),
            keep: Policy::default(),
            external: Vec::new(),
        }
    }
}

impl Config {
    /// Is this one of our proxies?
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(&address.to_canonical()))
    }

    /// Do people come by `https`?
    pub(crate) fn secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
