//! Connections that only take up room, and what stands before the door.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use load::Client;
use serde_json::json;
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::{quick, start};

/// A connection from an address of this machine.
async fn from(last: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, last), 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// Asks, and reads until the other side closes.
async fn ask(mut line: TcpStream, head: &str) -> String {
    line.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A connection that is cut off is one, too.
    drop(line.read_to_end(&mut answer).await);
    String::from_utf8_lossy(&answer).into_owned()
}

/// How long it takes until the other side closes.
async fn closed_after(mut line: TcpStream) -> Duration {
    let begun = Instant::now();
    let mut rest = Vec::new();
    drop(line.read_to_end(&mut rest).await);
    begun.elapsed()
}

const HEALTH: &str = "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

fn strict() -> Config {
    Config { limits: true, patience: Duration::from_millis(400), connections: 20, ..quick() }
}

#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let server = start(Config { patience: Duration::from_secs(60), ..strict() }).await;
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(from(2, server.address).await);
    }
    // What is more than one address may have is closed at once, the rest stays.
    let mut open = 0;
    for line in &silent {
        let mut byte = [0];
        tokio::time::sleep(Duration::from_millis(1)).await;
        match line.try_read(&mut byte) {
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => open += 1,
            _ => {}
        }
    }
    assert_eq!(open, 20);
    let answer = ask(from(3, server.address).await, HEALTH).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Who goes makes room.
    drop(silent);
    let mut again = String::new();
    while !again.starts_with("HTTP/1.1 200") {
        again = ask(from(2, server.address).await, HEALTH).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn who_says_nothing_or_half_a_word_is_sent_away() {
    let server = start(strict()).await;
    let silent = from(2, server.address).await;
    let mut half = from(2, server.address).await;
    half.write_all(b"GET /health HTTP/1.1\r\nhost:").await.unwrap();
    let mut body = from(2, server.address).await;
    let head = "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 100\r\n\r\n{";
    body.write_all(head.as_bytes()).await.unwrap();
    let mut idle = from(2, server.address).await;
    idle.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let all = [silent, half, body, idle].map(closed_after);
    for (what, after) in ["silent", "half", "body", "idle"].iter().zip(join_all(all).await) {
        assert!(after < Duration::from_secs(20), "{what}: {after:?}");
    }
    server.stop().await;
}

async fn join_all<const N: usize>(
    all: [impl Future<Output = Duration> + Send + 'static; N],
) -> Vec<Duration> {
    let tasks: Vec<_> = all.into_iter().map(tokio::spawn).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.push(task.await.unwrap());
    }
    done
}

#[tokio::test]
async fn who_does_not_read_is_sent_away() {
    let server = start(strict()).await;
    let mut deaf = from(2, server.address).await;
    // Far more answers than any buffer holds, none of which is read.
    let asked = "GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2000);
    let wrote = tokio::time::timeout(Duration::from_secs(30), async {
        loop {
            if deaf.write_all(asked.as_bytes()).await.is_err() {
                return;
            }
        }
    });
    assert!(wrote.await.is_ok(), "it is cut off");
    server.stop().await;
}

#[tokio::test]
async fn sockets_count_as_long_as_they_are_open() {
    let server = start(Config { connections: 12, ..strict() }).await;
    let client = Client::guest(server.address).await.unwrap();
    let mut lines = Vec::new();
    while lines.len() < 30 {
        match client.connect().await {
            Ok(line) => lines.push(line),
            Err(_) => break,
        }
    }
    assert!((8..=12).contains(&lines.len()), "{} sockets", lines.len());
    drop(lines);
    server.stop().await;
}

#[tokio::test]
async fn a_proxy_is_believed_if_it_is_ours() {
    let ours = ["127.0.0.2/32".parse().unwrap()];
    let server = start(Config { proxies: ours.to_vec(), ..strict() }).await;
    let as_if = |address: &str| {
        format!(
            "GET /api/me HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 6.6.6.6, {address}\r\n\
             connection: close\r\n\r\n"
        )
    };
    // New guests are counted by address: 60 at once.
    let guests = async |proxy: u8, address: &str| {
        let mut welcome = 0;
        for _ in 0..70 {
            let answer = ask(from(proxy, server.address).await, &as_if(address)).await;
            welcome += usize::from(answer.starts_with("HTTP/1.1 200"));
        }
        welcome
    };
    let first = guests(2, "9.9.9.9").await;
    assert!((60..70).contains(&first), "{first} guests of one visitor");
    let second = guests(2, "8.8.8.8").await;
    assert!((60..70).contains(&second), "another visitor: {second}");
    // Anybody else may write what they like.
    let third = guests(3, "7.7.7.7").await + guests(3, "7.7.7.8").await;
    assert!((60..90).contains(&third), "one address: {third}");
    server.stop().await;
}

#[tokio::test]
async fn pages_by_https_stay_there() {
    let server =
        start(Config { public_url: Some("https://play.example.org".into()), ..quick() }).await;
    let answer = ask(from(1, server.address).await, HEALTH).await;
    assert!(answer.to_lowercase().contains("strict-transport-security: max-age="), "{answer}");
    server.stop().await;
    let server = start(quick()).await;
    let answer = ask(from(1, server.address).await, HEALTH).await;
    assert!(!answer.to_lowercase().contains("strict-transport-security"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn odd_ids_are_bad_requests() {
    let server = start(quick()).await;
    let client = Client::guest(server.address).await.unwrap();
    let long = "x".repeat(3000);
    for id in ["%00", "a%00b", long.as_str()] {
        for path in ["record", "replay"] {
            let answer = client.get(&format!("/api/tables/{id}/{path}")).await.unwrap();
            assert_eq!(answer.status, 400, "{id}/{path}");
        }
        let answer = client.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
        assert_eq!(answer.status, 400, "{id}");
        assert_eq!(client.get(&format!("/api/replays/{id}")).await.unwrap().status, 400);
    }
    server.stop().await;
}

#[tokio::test]
async fn figures_can_be_told_elsewhere() {
    let address =
        std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    let server = start(Config { metrics: Some(address), ..quick() }).await;
    let ask_for = "GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    ask(from(1, server.address).await, HEALTH).await;
    let there = ask(from(1, address).await, ask_for).await;
    assert!(there.contains("microcosm_"), "{there}");
    let here = ask(from(1, server.address).await, ask_for).await;
    assert!(!here.contains("microcosm_"), "{here}");
    server.stop().await;
}
