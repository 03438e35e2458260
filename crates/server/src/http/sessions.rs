//! Where I am logged in: the list, and the end of one or of all others.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::Problem;
use super::ask::InSession;
use crate::clock;
use crate::house::House;
use crate::identity::session_fits;
use crate::wire::SessionInfo;

/// My sessions, those seen last first.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
) -> Result<Json<Vec<SessionInfo>>, Problem> {
    let now = clock::stored(clock::now());
    let found = house.store.sessions(&session.person.id).await?;
    let good = found.into_iter().filter(|found| found.expires > now);
    let infos = good.map(|found| SessionInfo {
        this: found.id == session.id,
        id: found.id,
        created: u64::try_from(found.created).unwrap_or(0),
        seen: u64::try_from(found.seen).unwrap_or(0),
        device: found.device,
    });
    Ok(Json(infos.collect()))
}

/// Ends one of mine, this one or another.
pub(super) async fn end(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let identity = &session.person.id;
    if !session_fits(&id) || !house.store.end_session(identity, &id).await? {
        return Err(Problem::missing("error-not-found"));
    }
    house.ended.tell(identity);
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all of mine but this one.
pub(super) async fn end_others(
    State(house): State<Arc<House>>,
    InSession(session): InSession,
) -> Result<StatusCode, Problem> {
    house.store.end_other_sessions(&session.person.id, &session.id).await?;
    house.ended.tell(&session.person.id);
    Ok(StatusCode::NO_CONTENT)
}
