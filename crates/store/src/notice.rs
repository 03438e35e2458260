//! Wake-ups: what changed, never the change itself. Who hears one reads the
//! store; a notice that is lost or comes twice does no harm.

use std::sync::Arc;

use tokio::sync::broadcast;

/// How many notices a slow receiver may be behind before it hears
/// [`RecvError::Lagged`](broadcast::error::RecvError::Lagged), which means the
/// same as [`Notice::Resync`].
const CAPACITY: usize = 4096;

/// Something was committed at another node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A log has entries up to `n`.
    Entry {
        /// The table.
        table: Arc<str>,
        /// The number of its last entry at that moment.
        n: u64,
    },
    /// A chat has lines up to `n`.
    Chat {
        /// The table.
        table: Arc<str>,
        /// The number of its last line at that moment.
        n: u64,
    },
    /// A seat has another holder.
    Seats {
        /// The table.
        table: Arc<str>,
    },
    /// Somebody has prepared something, or something else.
    Intents {
        /// The table.
        table: Arc<str>,
    },
    /// Notices may have been missed: read again whatever is held.
    Resync,
}

impl Notice {
    /// The form that travels through PostgreSQL, with the node it comes from.
    pub(crate) fn payload(&self, from: Origin) -> String {
        let Origin(from) = from;
        match self {
            Notice::Entry { table, n } => format!("from {from:x} entry {n} {table}"),
            Notice::Chat { table, n } => format!("from {from:x} chat {n} {table}"),
            Notice::Seats { table } => format!("from {from:x} seats 0 {table}"),
            Notice::Intents { table } => format!("from {from:x} intents 0 {table}"),
            Notice::Resync => "resync".into(),
        }
    }

    /// What another node than `own` says. What cannot be read comes from another
    /// version: the only safe meaning is "something changed".
    pub(crate) fn from_payload(payload: &str, own: Origin) -> Option<Self> {
        let mut words = payload.splitn(5, ' ');
        let mut next = || words.next().unwrap_or_default();
        if (next(), u64::from_str_radix(next(), 16)) == ("from", Ok(own.0)) {
            return None;
        }
        let (kind, n, table) = (next(), next().parse(), Arc::from(next()));
        Some(match (kind, n) {
            ("entry", Ok(n)) => Notice::Entry { table, n },
            ("chat", Ok(n)) => Notice::Chat { table, n },
            ("seats", Ok(_)) => Notice::Seats { table },
            ("intents", Ok(_)) => Notice::Intents { table },
            _ => Notice::Resync,
        })
    }
}

/// An open store, by a number nobody else has: what it has done itself it need
/// not hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin(pub(crate) u64);

/// The sending side, one for each open store.
#[derive(Clone)]
pub(crate) struct Bell(broadcast::Sender<Notice>);

impl Bell {
    pub(crate) fn new() -> Self {
        Bell(broadcast::Sender::new(CAPACITY))
    }

    /// Nobody listening is no error.
    pub(crate) fn ring(&self, notice: Notice) {
        drop(self.0.send(notice));
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_survive_the_wire() {
        let table: Arc<str> = "a table with spaces é".into();
        for notice in [
            Notice::Entry { table: table.clone(), n: 7 },
            Notice::Chat { table: table.clone(), n: 1 },
            Notice::Seats { table: table.clone() },
            Notice::Intents { table },
            Notice::Resync,
        ] {
            let payload = notice.payload(Origin(7));
            assert_eq!(Notice::from_payload(&payload, Origin(8)), Some(notice));
        }
    }

    #[test]
    fn who_says_it_does_not_hear_it() {
        let payload = Notice::Seats { table: "t".into() }.payload(Origin(7));
        assert_eq!(Notice::from_payload(&payload, Origin(7)), None);
    }

    #[test]
    fn what_is_not_understood_means_read_again() {
        for payload in
            ["", "entry 1 t", "from x entry", "from 1 entry x t", "from 1 moon 1 t", "from 8"]
        {
            let heard = Notice::from_payload(payload, Origin(7));
            assert_eq!(heard, Some(Notice::Resync), "{payload}");
        }
    }
}
