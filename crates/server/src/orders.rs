//! What who runs the house has decided, as this node knows it. They do it beside the
//! server, in the store; every node reads it there again and again, so that it holds
//! everywhere within seconds, and nobody who asks for anything waits for it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use ipnet::IpNet;
use store::{Ban, BanKind, Note, NoteKind, Store};
use tabletop::{Arg, Said};
use tokio::sync::watch;

use crate::clock;
use crate::house::{House, stopped};
use crate::http::Problem;
use crate::wire::Bulletin;

/// How often the store is asked.
const OFTEN: Duration = Duration::from_secs(1);
/// Tables that were closed so many milliseconds ago sleep everywhere, whatever the clock of
/// the machine says that closed them.
const CLOSED: i64 = 10 * 60 * 1000;

/// What holds now.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    entering: HashMap<String, Ban>,
    talking: HashMap<String, Ban>,
    networks: Vec<(IpNet, Ban)>,
    announcement: Option<Note>,
    maintenance: Option<Note>,
}

/// Why not: for good under a key, or until a time under another.
fn forbidden(ban: &Ban, keys: [&'static str; 2]) -> Problem {
    let [for_good, until] = keys;
    let why = match ban.ends {
        None => Said::new(for_good),
        Some(ends) => Said::new(until).with("until", Arg::Number(ends)),
    };
    Problem { why: why.with("why", ban.why.as_str()), ..Problem::forbidden(for_good) }
}

impl Told {
    fn new(bans: Vec<Ban>, notes: Vec<Note>) -> Self {
        let mut told = Told::default();
        for ban in bans {
            match (ban.kind, ban.whom.parse()) {
                (BanKind::Enter, _) => drop(told.entering.insert(ban.whom.clone(), ban)),
                (BanKind::Talk, _) => drop(told.talking.insert(ban.whom.clone(), ban)),
                (BanKind::Address, Ok(network)) => told.networks.push((network, ban)),
                (BanKind::Address, Err(_)) => {
                    tracing::warn!(network = ban.whom, "a ban names no network");
                }
            }
        }
        for note in notes {
            match note.kind {
                NoteKind::Announcement => told.announcement = Some(note),
                NoteKind::Maintenance => told.maintenance = Some(note),
            }
        }
        told
    }

    /// May somebody come in?
    pub(crate) fn may_enter(&self, identity: &str) -> Result<(), Problem> {
        let ban = self.entering.get(identity);
        ban.map_or(Ok(()), |ban| Err(forbidden(ban, ["keeper-banned", "keeper-banned-until"])))
    }

    /// May somebody talk?
    pub(crate) fn may_talk(&self, identity: &str) -> Result<(), Problem> {
        let ban = self.talking.get(identity);
        ban.map_or(Ok(()), |ban| Err(forbidden(ban, ["keeper-muted", "keeper-muted-until"])))
    }

    /// May something new begin: a table, an account, a session of one?
    pub(crate) fn may_begin(&self) -> Result<(), Problem> {
        let Some(note) = &self.maintenance else { return Ok(()) };
        let why = Said::new("keeper-maintenance").with("why", note.text.as_str());
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Err(Problem { status, clause: None, why })
    }

    /// What everybody is told; nothing if there is nothing to say.
    pub(crate) fn bulletin(&self) -> Option<Bulletin> {
        let text = |note: &Note| note.text.clone();
        let announcement = self.announcement.as_ref().map(text);
        let maintenance = self.maintenance.as_ref().map(text);
        let silent = announcement.is_none() && maintenance.is_none();
        (!silent).then_some(Bulletin { announcement, maintenance })
    }

    /// May anybody come from there?
    pub(crate) fn may_come_from(&self, address: IpAddr) -> Result<(), Problem> {
        let address = address.to_canonical();
        let ban = self.networks.iter().find(|(network, _)| network.contains(&address));
        let keys = ["keeper-address", "keeper-address-until"];
        ban.map_or(Ok(()), |(_, ban)| Err(forbidden(ban, keys)))
    }
}

/// The way to what holds now.
pub(crate) struct Orders(watch::Sender<Arc<Told>>);

impl Orders {
    /// As the store has it at the start.
    pub(crate) async fn read(store: &dyn Store) -> Result<Self, store::Error> {
        let orders = Orders(watch::Sender::default());
        orders.refresh(store).await?;
        Ok(orders)
    }

    /// What holds now, as far as it is known here.
    pub(crate) fn now(&self) -> Arc<Told> {
        self.0.borrow().clone()
    }

    /// Hears of every change.
    pub(crate) fn listen(&self) -> watch::Receiver<Arc<Told>> {
        self.0.subscribe()
    }

    /// Reads it again; who listens hears only of what has changed.
    pub(crate) async fn refresh(&self, store: &dyn Store) -> Result<(), store::Error> {
        let now = clock::stored(clock::now());
        let told = Told::new(store.bans(now).await?, store.notes(now).await?);
        self.0.send_if_modified(|known| {
            let news = **known != told;
            if news {
                *known = Arc::new(told);
            }
            news
        });
        Ok(())
    }
}

/// Reads it again and again, until the server stops.
pub(crate) async fn keep(house: Arc<House>) {
    let mut stopping = house.stopping.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            () = stopped(&mut stopping) => return,
        }
        let since = clock::stored(clock::now()) - CLOSED;
        let read = async {
            house.orders.refresh(&*house.store).await?;
            house.store.closed_tables(since).await
        };
        match read.await {
            Ok(closed) => closed.iter().for_each(|table| house.tables.close(table)),
            Err(error) => tracing::warn!(%error, "what was decided is not known anew"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ban(kind: BanKind, whom: &str, ends: Option<i64>) -> Ban {
        Ban { kind, whom: whom.to_owned(), ends, why: "spam".to_owned(), made: 1 }
    }

    #[test]
    fn each_ban_forbids_what_it_says() {
        let bans = vec![
            ban(BanKind::Enter, "ada", None),
            ban(BanKind::Talk, "bob", Some(7)),
            ban(BanKind::Address, "203.0.113.0/24", None),
            ban(BanKind::Address, "2001:db8::/32", None),
            ban(BanKind::Address, "nonsense", None),
        ];
        let told = Told::new(bans, Vec::new());
        let key = |result: Result<(), Problem>| result.err().map(|it| it.why.key.into_owned());
        assert_eq!(key(told.may_enter("ada")).as_deref(), Some("keeper-banned"));
        assert_eq!(key(told.may_enter("bob")), None);
        assert_eq!(key(told.may_talk("bob")).as_deref(), Some("keeper-muted-until"));
        assert_eq!(key(told.may_talk("ada")), None);
        for (address, known) in [
            ("203.0.113.9", true),
            ("::ffff:203.0.113.9", true),
            ("203.0.114.9", false),
            ("2001:db8:7::1", true),
            ("2001:db9::1", false),
        ] {
            let found = told.may_come_from(address.parse().unwrap());
            assert_eq!(found.is_err(), known, "{address}");
        }
        let why = told.may_talk("bob").unwrap_err().why;
        assert_eq!(why.args.get("until"), Some(&Arg::Number(7)));
        assert_eq!(why.args.get("why"), Some(&Arg::Text("spam".to_owned())));
    }
}
