//! How much a visitor may ask: counted for each identity and each address, so
//! that neither a new cookie nor a new address helps.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::http::Problem;

type Keyed = RateLimiter<String, DashMapStateStore<String>, DefaultClock>;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// New guests.
    Guest,
    /// New tables, rematches, continued games, imported records.
    Table,
    /// Attempts at a name and password, by where they come from.
    Account,
    /// The same, by the account they are about.
    Login,
    /// Lines of talk.
    Chat,
    /// Messages on sockets.
    Frame,
    /// Seats left to a bot, and taken back: each is an entry of a log.
    Handover,
    /// Bots asked for a hint.
    Hint,
    /// Questions without a table.
    Ask,
    /// Games looked at again.
    Replay,
    /// Games judged from beginning to end.
    Review,
    /// Things put aside, and taken away.
    Shelf,
    /// Mails, by who wants them and by where they go.
    Mail,
    /// Looks for an opponent, again and again while nobody comes.
    Pair,
    /// Profiles, histories and leaderboards looked at.
    People,
    /// Friends made and lost.
    Friends,
    /// All that is known of somebody.
    Export,
}

/// How many at once, and how long until the next.
const fn quota(kind: Kind) -> (u32, Duration) {
    match kind {
        Kind::Guest => (60, Duration::from_secs(2)),
        Kind::Table => (30, Duration::from_secs(2)),
        Kind::Account => (10, Duration::from_secs(6)),
        Kind::Login => (30, Duration::from_secs(20)),
        Kind::Chat => (8, Duration::from_millis(1000)),
        Kind::Frame => (120, Duration::from_millis(25)),
        Kind::Handover => (10, Duration::from_secs(5)),
        Kind::Hint => (10, Duration::from_millis(500)),
        Kind::Ask => (60, Duration::from_millis(100)),
        Kind::Replay => (120, Duration::from_millis(100)),
        Kind::Review => (6, Duration::from_secs(30)),
        Kind::Shelf => (60, Duration::from_secs(1)),
        Kind::Mail => (5, Duration::from_secs(120)),
        Kind::Pair => (60, Duration::from_secs(1)),
        Kind::People => (120, Duration::from_millis(100)),
        Kind::Friends => (30, Duration::from_secs(2)),
        Kind::Export => (3, Duration::from_secs(60)),
    }
}

const KINDS: [Kind; 17] = [
    Kind::Guest,
    Kind::Table,
    Kind::Account,
    Kind::Login,
    Kind::Chat,
    Kind::Frame,
    Kind::Handover,
    Kind::Hint,
    Kind::Ask,
    Kind::Replay,
    Kind::Review,
    Kind::Shelf,
    Kind::Mail,
    Kind::Pair,
    Kind::People,
    Kind::Friends,
    Kind::Export,
];

/// The counters.
pub(crate) struct Limits {
    counters: Vec<(Kind, Keyed)>,
}

impl Limits {
    pub(crate) fn new(on: bool) -> Self {
        let kinds: &[Kind] = if on { &KINDS } else { &[] };
        let counter = |kind: &Kind| {
            let (most, every) = quota(*kind);
            let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::with_period(every).unwrap_or(Quota::per_second(most));
            (*kind, RateLimiter::keyed(quota.allow_burst(most)))
        };
        Limits { counters: kinds.iter().map(counter).collect() }
    }

    /// Counts one for an identity.
    pub(crate) fn person(&self, kind: Kind, id: &str) -> Result<(), Problem> {
        self.count(kind, id)
    }

    /// Counts one for an address.
    pub(crate) fn address(&self, kind: Kind, address: IpAddr) -> Result<(), Problem> {
        self.count(kind, &neighbourhood(address).to_string())
    }

    fn count(&self, kind: Kind, key: &str) -> Result<(), Problem> {
        match self.counters.iter().find(|(counted, _)| *counted == kind) {
            Some((_, counter)) => {
                counter.check_key(&key.to_owned()).map_err(|_| Problem::too_fast())
            }
            None => Ok(()),
        }
    }

    /// Forgets who has not asked for a while.
    pub(crate) fn tidy(&self) {
        for (_, counter) in &self.counters {
            counter.retain_recent();
            counter.shrink_to_fit();
        }
    }
}

/// Whom an address stands for: who has one of the newer kind has a whole network
/// of them.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & (u128::MAX << 64);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        old => old,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let limits = Limits::new(true);
        for _ in 0..8 {
            assert_eq!(limits.person(Kind::Chat, "ada"), Ok(()));
        }
        assert_eq!(limits.person(Kind::Chat, "ada"), Err(Problem::too_fast()));
        assert_eq!(limits.person(Kind::Chat, "grace"), Ok(()));
        let off = Limits::new(false);
        assert!((0..1000).all(|_| off.person(Kind::Chat, "ada").is_ok()));
    }
}
