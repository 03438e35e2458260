//! `microcosm load`

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use server::{Config, Running, assets};
use tokio::net::TcpListener;

use crate::cli::LoadArgs;
use crate::print::{self, Found};

pub(crate) fn run(args: LoadArgs) -> Found {
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(measure(args))
}

async fn measure(args: LoadArgs) -> Found {
    let directory = tempfile::tempdir().context("cannot make a directory")?;
    let started = match args.server {
        Some(_) => None,
        None => {
            let file = directory.path().join("load.db");
            let url = args.database.unwrap_or_else(|| format!("sqlite:{}", file.display()));
            Some(start(&url).await?)
        }
    };
    let address = args.server.or(started.as_ref().map(|server| server.address));
    let load = load::Load {
        address: address.context("there is no server")?,
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        think: Duration::from_millis(args.think),
        game: args.game,
        seats: args.seats.max(1),
    };
    let figures = load::run(load).await?;
    if let Some(server) = started {
        server.stop().await;
    }
    if args.json {
        print::json(&figures)?;
    } else {
        print::line(&figures)?;
    }
    Ok(figures.errors == 0)
}

/// A server for the purpose, as quick as it can be.
async fn start(database: &str) -> Result<Running> {
    let store = store::open(database).await?;
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
    let config = Config { limits: false, bot_pause: Duration::ZERO, ..Config::default() };
    Ok(server::serve(listener, store, config, Arc::new(assets::Nothing)).await?)
}
