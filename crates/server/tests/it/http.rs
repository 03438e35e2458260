//! The rest of the HTTP interface.

use serde_json::json;

use crate::common::{quick, start};

#[tokio::test]
async fn games_rules_health_and_headers() {
    let server = start(quick()).await;
    let client = load::Client::new(server.address);
    let games = client.get("/api/games").await.unwrap().json;
    let ids: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    let listed: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.game.id()).collect();
    assert_eq!(ids, listed);
    let variant = &games[0]["options"][0];
    assert_eq!(variant["default"], "standard");
    assert_eq!(variant["seats"]["teams"], json!([4, 4]));
    assert_eq!(variant["seats"]["standard"], json!([2, 4]));
    assert_eq!(games[0]["options"][1]["when"]["variant"], json!(["solitaire", "coop"]));
    // The level is for one alone and for two together.
    assert_eq!(games[0]["options"][1]["seats"]["easy"], json!([1, 2]));

    let english = client.get("/api/games/microscopic/rules?lang=en").await.unwrap().json;
    let french = client.get("/api/games/microscopic/rules?lang=fr").await.unwrap().json;
    let count = |page: &serde_json::Value| page["clauses"].as_array().unwrap().len();
    assert_eq!(count(&english), count(&french));
    assert_ne!(english, french);
    for clause in ["TT-T4", "TT-U2", "TT-S1", "TT-S2", "TT-S3", "TT-C1", "TT-C2", "MS-T1"] {
        let known = |page: &serde_json::Value| {
            page["clauses"].as_array().unwrap().iter().any(|known| known["id"] == clause)
        };
        assert!(known(&english) && known(&french), "{clause}");
    }

    let answer = client.get("/api/games/microscopic/answer?question=what+now").await.unwrap();
    assert_eq!(answer.status, 409);
    assert_eq!(answer.json["why"]["key"], "table-unreadable");

    let health = client.get("/health").await.unwrap();
    assert_eq!((health.status, health.text.as_str()), (200, "ok\n"));
    let csp = health.headers["content-security-policy"].to_str().unwrap();
    assert!(csp.contains("default-src 'self'") && csp.contains("frame-ancestors 'none'"));
    assert_eq!(health.headers["x-content-type-options"], "nosniff");
    assert!(health.headers.contains_key("referrer-policy"));
    assert!(health.headers.contains_key("permissions-policy"));
    let metrics = client.get("/metrics").await.unwrap();
    assert!(metrics.text.contains("microcosm_http_requests_total"));
    let me = client.get("/api/me").await.unwrap();
    let cookie = me.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    server.stop().await;
}
