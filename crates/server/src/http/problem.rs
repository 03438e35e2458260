//! Refusals: a status for programs, words for people. Nothing of what went
//! wrong inside gets out; that goes to the log.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use record::RecordError;
use table::{Kind, Refusal};
use tabletop::{Illegal, Said, SetupError};

use crate::wire::Refused;

/// Why a request is not served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) clause: Option<&'static str>,
    pub(crate) why: Said,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Self {
        Problem { status, clause: None, why: Said::new(key) }
    }

    pub(crate) fn bad(key: &'static str) -> Self {
        Problem::new(StatusCode::BAD_REQUEST, key)
    }

    pub(crate) fn forbidden(key: &'static str) -> Self {
        Problem::new(StatusCode::FORBIDDEN, key)
    }

    pub(crate) fn conflict(key: &'static str) -> Self {
        Problem::new(StatusCode::CONFLICT, key)
    }

    pub(crate) fn missing(key: &'static str) -> Self {
        Problem::new(StatusCode::NOT_FOUND, key)
    }

    pub(crate) fn too_fast() -> Self {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "error-too-fast")
    }

    pub(crate) fn internal() -> Self {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "error-internal")
    }

    pub(crate) fn no_table() -> Self {
        Problem::missing("error-unknown-table")
    }

    /// Who runs the house has closed the table.
    pub(crate) fn closed() -> Self {
        Problem::new(StatusCode::GONE, "keeper-closed")
    }

    /// A record that cannot be read or replayed.
    pub(crate) fn record(error: &RecordError) -> Self {
        Refusal::from(error).into()
    }
}

/// What a table refuses, with the number that HTTP has for it.
impl From<Refusal> for Problem {
    fn from(Refusal { kind, clause, why }: Refusal) -> Self {
        let status = match kind {
            Kind::Forbidden => StatusCode::FORBIDDEN,
            Kind::Conflict => StatusCode::CONFLICT,
            Kind::Bad => StatusCode::BAD_REQUEST,
            Kind::Unplayable => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Problem { status, clause, why }
    }
}

impl From<Illegal> for Problem {
    fn from(illegal: Illegal) -> Self {
        let Illegal { clause, why } = illegal;
        Problem { status: StatusCode::CONFLICT, clause: Some(clause), why }
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Self {
        Problem { status: StatusCode::BAD_REQUEST, clause: None, why: error.why }
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::NoTable(_) => Problem::no_table(),
            store::Error::TableClosed(_) => Problem::closed(),
            store::Error::NoTournament(_) => Problem::missing("error-unknown-tournament"),
            store::Error::NameTaken(_) => Problem::conflict("error-name-taken"),
            store::Error::Conflict { .. } => Problem::conflict("error-stale"),
            store::Error::Invalid { .. } => {
                let why = Said::new("error-malformed").with("why", error.to_string().as_str());
                Problem { status: StatusCode::BAD_REQUEST, clause: None, why }
            }
            store::Error::ShelfFull => {
                let why = Said::new("error-shelf-full").with("most", store::MAX_SHELF);
                Problem { status: StatusCode::CONFLICT, clause: None, why }
            }
            store::Error::WaysFull => {
                let why = Said::new("error-ways-full").with("most", store::MAX_WAYS);
                Problem { status: StatusCode::CONFLICT, clause: None, why }
            }
            store::Error::PasskeysFull => {
                let why = Said::new("error-passkeys-full").with("most", store::MAX_PASSKEYS);
                Problem { status: StatusCode::CONFLICT, clause: None, why }
            }
            store::Error::TooManyFriends => {
                let why = Said::new("error-friends-many").with("most", store::MAX_FRIENDS);
                Problem { status: StatusCode::CONFLICT, clause: None, why }
            }
            store::Error::Full => {
                tracing::error!("the disk is full: nothing can be stored");
                Problem::new(StatusCode::INSUFFICIENT_STORAGE, "error-disk-full")
            }
            store::Error::Closed => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "error-stopping"),
            other => {
                tracing::error!(error = %other, "the store refuses");
                Problem::internal()
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(Refused { why: self.why })).into_response()
    }
}
