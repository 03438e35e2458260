//! The HTTP interface: JSON under `/api`, the socket, health and metrics, and
//! the client's files for everything else.

mod access;
mod ask;
mod farewell;
mod friends;
mod games;
mod guard;
mod lists;
mod me;
mod notices;
mod pair;
mod passkeys;
mod people;
mod problem;
mod replays;
mod reviews;
mod sessions;
mod shelf;
mod tables;
mod tournaments;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, Uri};
use axum::middleware;
use axum::response::Response;
use axum::routing::{delete, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

pub(crate) use access::Who;
pub(crate) use ask::Address;
pub(crate) use guard::origin_fits;
pub(crate) use problem::Problem;
pub(crate) use reviews::Reviews;
pub(crate) use tables::{known, sit};

use crate::house::House;
use crate::{assets, socket, telemetry};

/// The largest body, in bytes; records aside.
const BODY: usize = 64 << 10;
/// How long an answer may take, its turn in the line included.
const ANSWER: Duration = Duration::from_secs(60);
/// The largest record, in bytes.
const RECORD: usize = 2 << 20;

/// Everything the server answers.
pub(crate) fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/me", get(me::me).post(me::rename))
        .route("/account", post(me::register))
        .route("/account/delete", post(farewell::leave))
        .route("/export", get(farewell::export))
        .route("/login", post(me::login))
        .route("/logout", post(me::logout))
        .route("/sessions", get(sessions::list))
        .route("/sessions/end", post(sessions::end_others))
        .route("/sessions/{id}", delete(sessions::end))
        .route("/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/passkeys/new", post(passkeys::begin))
        .route("/passkeys/ask", post(passkeys::ask))
        .route("/passkeys/login", post(passkeys::login))
        .route("/passkeys/{id}", delete(passkeys::remove))
        .route("/notices", get(notices::list).post(notices::put))
        .route("/notices/quiet", post(notices::be_quiet))
        .route("/notices/{id}", delete(notices::remove))
        .route("/notices/{id}/try", post(notices::try_out))
        .route("/enter", post(notices::enter))
        .route("/forgotten", post(notices::forgotten))
        .route("/reset", post(notices::reset))
        .route("/games", get(games::games))
        .route("/games/{id}/rules", get(games::rules))
        .route("/games/{id}/lesson", get(games::lesson))
        .route("/games/{id}/answer", get(games::answer))
        .route("/shelf/{game}", get(shelf::list).post(shelf::put))
        .route("/games/{id}/leaders", get(people::leaders))
        .route("/people/{name}", get(people::profile))
        .route("/people/{name}/games", get(people::games))
        .route("/friends", get(friends::list).post(friends::set))
        .route("/tables", get(lists::tables).post(tables::create))
        .route("/pair", post(pair::pair))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/remove", post(tables::remove))
        .route("/tables/{id}/fill", post(tables::fill))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/continue", post(tables::play_on))
        .route("/tables/{id}/result", get(people::result))
        .route("/tables/{id}/record", get(replays::record))
        .route("/tables/{id}/replay", get(replays::replay))
        .route("/tables/{id}/review", get(reviews::review))
        .route("/replays/{id}", get(replays::imported))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/{id}", get(tournaments::show))
        .route("/tournaments/{id}/join", post(tournaments::join))
        .route("/tournaments/{id}/leave", post(tournaments::leave))
        .route("/tournaments/{id}/start", post(tournaments::start))
        .route("/tournaments/{id}/season", post(tournaments::season))
        .route("/tournaments/{id}/cancel", post(tournaments::cancel))
        .route("/tournaments/{id}/drop", post(tournaments::drop_player))
        .route("/tournaments/{id}/decide", post(tournaments::decide))
        .layer(DefaultBodyLimit::max(BODY))
        .route("/records", post(replays::import).layer(DefaultBodyLimit::max(RECORD)))
        .fallback(|| async { Problem::missing("error-not-found") })
        .method_not_allowed_fallback(|| async {
            Problem::new(axum::http::StatusCode::METHOD_NOT_ALLOWED, "error-not-found")
        });
    let metrics = match house.config.metrics {
        Some(_) => Router::new(),
        None => metrics(),
    };
    let guarded = Router::new()
        .nest("/api", api)
        .route("/ws", get(socket::upgrade))
        .layer(middleware::from_fn_with_state(house.clone(), guard::welcome));
    let logged = house.config.access_log;
    let all = metrics
        .merge(guarded)
        .route("/health", get(health))
        .fallback(client)
        .layer(middleware::from_fn_with_state(house.clone(), guard::same_origin))
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, ANSWER))
        .layer(RequestBodyTimeoutLayer::new(house.config.patience))
        .layer(middleware::from_fn_with_state(house.clone(), guard::headers))
        .layer(CatchPanicLayer::custom(guard::stumbled))
        .with_state(house);
    if logged { all.layer(middleware::from_fn(access::log)) } else { all }
}

/// Figures for Prometheus.
pub(crate) fn metrics<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/metrics", get(|| async { telemetry::render() }))
}

async fn client(State(house): State<Arc<House>>, uri: Uri) -> Response {
    assets::serve(&*house.assets, uri.path())
}

/// Well, if the store reads and writes.
async fn health(State(house): State<Arc<House>>) -> Result<&'static str, Problem> {
    house.health.look(&*house.store).await?;
    Ok("ok\n")
}
