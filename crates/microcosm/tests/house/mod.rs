//! The real binary, serving.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::Client;

/// Killed when dropped.
pub(crate) struct Server(Child);

impl Server {
    pub(crate) async fn start(address: SocketAddr, database: &Path) -> Server {
        Server::with(address, database, &[], Stdio::null()).await
    }

    /// With more settings, and somewhere for its log.
    pub(crate) async fn with(
        address: SocketAddr,
        database: &Path,
        more: &[&str],
        log: impl Into<Stdio>,
    ) -> Server {
        let child = Command::new(env!("CARGO_BIN_EXE_microcosm"))
            .args(["serve", "--no-limits", "--bot-pause", "0", "--listen", &address.to_string()])
            .arg("--database")
            .arg(format!("sqlite:{}", database.display()))
            .args(more)
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        // Reaped when dropped, whatever happens below.
        let server = Server(child.unwrap());
        let client = Client::new(address);
        for _ in 0..2000 {
            if client.get("/health").await.is_ok_and(|answer| answer.status == 200) {
                return server;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the server does not start");
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An address that is free.
pub(crate) fn free() -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap()
}
