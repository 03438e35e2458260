//! Wake-ups: what changed, never the change itself. Who hears one reads the
//! store; a notice that is lost or comes twice does no harm.

use std::sync::Arc;

use tokio::sync::broadcast;

/// How many notices a slow receiver may be behind before it hears
/// [`RecvError::Lagged`](broadcast::error::RecvError::Lagged), which means the
/// same as [`Notice::Resync`].
const CAPACITY: usize = 4096;

/// Something was committed, here or at another node.
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
    /// Notices may have been missed: read again whatever is held.
    Resync,
}

impl Notice {
    /// The form that travels through PostgreSQL.
    pub(crate) fn payload(&self) -> String {
        match self {
            Notice::Entry { table, n } => format!("entry {n} {table}"),
            Notice::Chat { table, n } => format!("chat {n} {table}"),
            Notice::Seats { table } => format!("seats 0 {table}"),
            Notice::Resync => "resync".into(),
        }
    }

    /// What cannot be read comes from a later version: the only safe meaning is
    /// "something changed".
    pub(crate) fn from_payload(payload: &str) -> Self {
        let mut words = payload.splitn(3, ' ');
        let (Some(kind), Some(n), Some(table)) = (words.next(), words.next(), words.next()) else {
            return Notice::Resync;
        };
        let table = Arc::from(table);
        match (kind, n.parse()) {
            ("entry", Ok(n)) => Notice::Entry { table, n },
            ("chat", Ok(n)) => Notice::Chat { table, n },
            ("seats", Ok(_)) => Notice::Seats { table },
            _ => Notice::Resync,
        }
    }
}

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
            Notice::Seats { table },
            Notice::Resync,
        ] {
            assert_eq!(Notice::from_payload(&notice.payload()), notice);
        }
    }

    #[test]
    fn what_is_not_understood_means_read_again() {
        for payload in ["", "entry", "entry x t", "moon 1 t"] {
            assert_eq!(Notice::from_payload(payload), Notice::Resync);
        }
    }
}
