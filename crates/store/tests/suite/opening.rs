//! Opening, on both databases.

use sqlx::{Connection, PgConnection, SqliteConnection};
use store::Error;

use crate::place::Place;

pub(crate) async fn two_nodes_open_a_new_database(place: Place) {
    if place.url.starts_with("sqlite") {
        // One process, one file: nodes come one after the other.
        place.open().await;
        place.open().await;
        return;
    }
    let (a, b, c) = tokio::join!(place.open(), place.open(), place.open());
    drop((a, b, c));
}

pub(crate) async fn a_newer_schema_is_refused(place: Place) {
    place.open().await.close().await;
    const NEWER: &str = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        SELECT 9999, 'later', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1";
    if place.url.starts_with("sqlite") {
        let mut conn = SqliteConnection::connect(&place.url).await.unwrap();
        sqlx::query(NEWER).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
    } else {
        let mut conn = PgConnection::connect(&place.url).await.unwrap();
        sqlx::query(NEWER).execute(&mut conn).await.unwrap();
        conn.close().await.unwrap();
    }
    let refused = store::open(&place.url).await.err().expect("refused");
    assert!(matches!(refused, Error::NewerSchema { found: 9999, .. }), "{refused:?}");
    assert!(refused.to_string().contains("use a newer version of the program"));
}
