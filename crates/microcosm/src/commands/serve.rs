//! `microcosm play` and `microcosm serve`

use std::borrow::Cow;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use server::assets::{Assets, Directory};
use server::{Config, Running};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::cli::{HouseArgs, PlayArgs, ServeArgs};
use crate::print::{self, Found, bold};

/// Where `play` listens if it can; the next ones are tried, then any.
const PORTS: std::ops::RangeInclusive<u16> = 7420..=7429;

pub(crate) fn play(args: PlayArgs) -> Found {
    let data = match args.data {
        Some(data) => data,
        None => {
            dirs::data_dir().context("there is no data directory: use --data")?.join("microcosm")
        }
    };
    std::fs::create_dir_all(&data).with_context(|| format!("cannot make {}", data.display()))?;
    let database = format!("sqlite:{}", data.join("microcosm.db").display());
    log("warn");
    let _alone = store::alone(&database)?;
    block(async {
        let host = if args.local { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
        let listener = free(host, args.port).await?;
        let server = start(listener, &database, Config::default(), args.house).await?;
        let port = server.address.port();
        let here = format!("http://localhost:{port}");
        print::line(format!("Microcosm is ready: {}", bold(&here)))?;
        if !args.local
            && let Some(address) = lan_address()
        {
            print::line(format!("For friends on the same network: http://{address}:{port}"))?;
        }
        print::line("Games are kept in ".to_owned() + &data.display().to_string())?;
        print::line("Stop with Ctrl+C.")?;
        if !args.no_browser && has_desktop() && open::that_detached(&here).is_err() {
            print::line("Open that address in a browser.")?;
        }
        server.until(signal()).await;
        Ok(true)
    })
}

pub(crate) fn serve(args: ServeArgs) -> Found {
    log("info");
    let _alone = store::alone(&args.database.url)?;
    block(async {
        let listener = TcpListener::bind(args.listen).await;
        let listener = listener.with_context(|| format!("cannot listen on {}", args.listen))?;
        let config = Config {
            public_url: args.public_url,
            metrics: args.metrics,
            proxies: args.proxies,
            connections: args.connections as usize,
            away: Duration::from_secs(args.away),
            push_services: args.push_service,
            webhook_hosts: args.webhook_host,
            smtp: args.smtp.map(store::Secret::new),
            mail_from: args.mail_from,
            mail_after: Duration::from_secs(args.mail_after),
            shortest_clock: Duration::from_secs(args.shortest_clock),
            access_log: args.access_log,
            keep: args.keep.policy(),
            limits: !args.no_limits,
            luck: args.luck,
            ..Config::default()
        };
        let server = start(listener, &args.database.url, config, args.house).await?;
        print::line(format!("listening on http://{}", server.address))?;
        server.until(signal()).await;
        print::line("stopped")?;
        Ok(true)
    })
}

async fn start(
    listener: TcpListener,
    database: &str,
    mut config: Config,
    house: HouseArgs,
) -> Result<Running> {
    config.external = house.bots;
    if let Some(pause) = house.bot_pause {
        config.bot_pause = Duration::from_millis(pause);
    }
    let store = store::open(database).await?;
    Ok(server::serve(listener, store, config, files(house.client)?).await?)
}

/// The files within this binary.
struct Embedded;

impl Assets for Embedded {
    #[cfg(feature = "client")]
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        client::file(path)
    }

    #[cfg(not(feature = "client"))]
    fn file(&self, _: &str) -> Option<Cow<'static, [u8]>> {
        None
    }
}

/// The files of the browser client: those of a directory, or those within.
fn files(directory: Option<PathBuf>) -> Result<Arc<dyn Assets>> {
    match directory {
        None => Ok(Arc::new(Embedded)),
        Some(directory) if directory.join("index.html").is_file() => {
            Ok(Arc::new(Directory(directory)))
        }
        Some(directory) => bail!("there is no index.html in {}", directory.display()),
    }
}

pub(super) fn block(work: impl Future<Output = Found>) -> Found {
    tokio::runtime::Runtime::new().context("cannot start")?.block_on(work)
}

/// The log goes to standard error; `RUST_LOG` says how much of it. It has colours where
/// somebody looks on.
fn log(level: &str) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(level));
    let log = tracing_subscriber::fmt().with_env_filter(filter);
    log.with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr).init();
}

/// A listener on the wanted port, or on a free one.
async fn free(host: Ipv4Addr, wanted: Option<u16>) -> Result<TcpListener> {
    if let Some(port) = wanted {
        let listener = TcpListener::bind((host, port)).await;
        return listener.with_context(|| format!("cannot listen on port {port}"));
    }
    for port in PORTS.chain([0]) {
        if let Ok(listener) = TcpListener::bind((host, port)).await {
            return Ok(listener);
        }
    }
    bail!("there is no free port")
}

/// How others on the network reach this machine. Nothing is sent: the system
/// is asked from where it would send.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0))).ok()?;
    // An address for documentation that nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

fn has_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Waits until somebody wants the server to stop.
async fn signal() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { () = interrupt => {}, _ = terminate.recv() => {} }
            }
            Err(_) => interrupt.await,
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
