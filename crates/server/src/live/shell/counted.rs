//! How much somebody at a table may ask, and whether they may talk.

use table::Request;

use super::Shell;
use crate::http::Problem;
use crate::limits::Kind;

impl Shell {
    /// What is more than a move is counted.
    pub(super) fn within_limits(&self, socket: u64, request: &Request) -> Result<(), Problem> {
        let kind = match request {
            Request::Chat { .. } => Kind::Chat,
            Request::Hint => Kind::Hint,
            Request::Log { .. } | Request::Plan => Kind::Replay,
            Request::Prepare { .. } | Request::Forget { .. } => Kind::Shelf,
            Request::Takeover { .. } | Request::Return { .. } => Kind::Handover,
            Request::Act { .. }
            | Request::Undo
            | Request::Offer
            | Request::Agree { .. }
            | Request::Decline { .. }
            | Request::Next
            | Request::Resign
            | Request::Ask { .. } => return Ok(()),
        };
        let Some((person, _)) = self.out.get(&socket) else { return Ok(()) };
        if kind == Kind::Chat {
            self.house.orders.now().may_talk(person)?;
        }
        self.house.limits.person(kind, person)
    }
}
