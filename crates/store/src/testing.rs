//! A real PostgreSQL server for tests: started from the installed binaries in a
//! directory of its own, reachable through a socket in that directory only, and
//! stopped and removed when the process ends, however it ends. Not for data
//! that matters: it does not wait for the disk.

use std::io;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};

/// Where Debian puts the binaries, one directory for each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Not for production: a power cut may lose everything.
const FAST: &str = "-c listen_addresses='' -c fsync=off -c full_page_writes=off \
     -c max_connections=300";
/// Waits until its input closes, which the kernel does when the tests end, and
/// cleans up. Arguments: directory, `pg_ctl`, and the words that run a command as
/// the right user.
const JANITOR: &str = r#"cat >/dev/null; dir=$1; ctl=$2; shift 2
"$@" "$ctl" -D "$dir/data" -m immediate -s -w stop; rm -rf "$dir""#;

/// A running server.
pub struct Postgres {
    directory: PathBuf,
    databases: AtomicU32,
    /// Holds the janitor's input open.
    _janitor: Child,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum Unavailable {
    /// The binaries are not installed.
    #[error(
        "PostgreSQL is not installed ({0} was not found under {DEBIAN}/*/bin or on the PATH): \
         on Debian or Ubuntu, `apt-get install postgresql`"
    )]
    Missing(&'static str),
    /// A command cannot be run.
    #[error("cannot run {0}: {1}")]
    Run(String, #[source] io::Error),
    /// A command has failed.
    #[error("{0} failed: {1}")]
    Failed(String, String),
    /// The directory cannot be made.
    #[error("cannot make a directory for PostgreSQL: {0}")]
    Directory(#[from] io::Error),
    /// The server does not do as it is told.
    #[error("cannot create a database: {0}")]
    Database(#[from] sqlx::Error),
}

impl Postgres {
    /// The one server of this process, started by the first who asks.
    ///
    /// # Errors
    /// What is missing, in words that say what to install.
    pub fn shared() -> Result<&'static Postgres, &'static Unavailable> {
        static SHARED: OnceLock<Result<Postgres, Unavailable>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref()
    }

    fn start() -> Result<Self, Unavailable> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let places = places(Path::new(DEBIAN), std::env::split_paths(&path));
        let initdb = find(&places, "initdb")?;
        let pg_ctl = find(&places, "pg_ctl")?;

        let directory = tempfile::Builder::new().prefix("microcosm-pg-").tempdir()?.keep();
        // PostgreSQL refuses to run as root.
        let root = directory.metadata()?.uid() == 0;
        let user: &[&str] = if root { &["runuser", "-u", "postgres", "--"] } else { &[] };
        if root {
            run(&[], Path::new("chown"), &["postgres".as_ref(), directory.as_path()])?;
        }
        let data = directory.join("data");
        let janitor = janitor(&directory, &pg_ctl, user)?;
        let log = directory.join("log");
        let options = format!("-k '{}' {FAST}", directory.display());
        let words = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C"];
        let mut arguments: Vec<&Path> = vec!["-D".as_ref(), &data];
        arguments.extend(words.iter().map(Path::new));
        run(user, &initdb, &arguments)?;
        let words: [&Path; 9] = [
            "-D".as_ref(),
            &data,
            "-l".as_ref(),
            &log,
            "-o".as_ref(),
            options.as_ref(),
            "-w".as_ref(),
            "-s".as_ref(),
            "start".as_ref(),
        ];
        run(user, &pg_ctl, &words)?;
        Ok(Postgres { directory, databases: AtomicU32::new(0), _janitor: janitor })
    }

    /// Creates an empty database and returns its address, for [`crate::open()`].
    ///
    /// # Errors
    /// The server is gone.
    pub async fn database(&self) -> Result<String, Unavailable> {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let mut admin = PgConnection::connect(&self.address("postgres")).await?;
        let create = format!("CREATE DATABASE test{number}");
        sqlx::query(AssertSqlSafe(create)).execute(&mut admin).await?;
        admin.close().await?;
        Ok(self.address(&format!("test{number}")))
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.directory.display())
    }
}

/// Fills an empty database from a dump: `pg_dump --inserts`, or what SQLite's
/// `.dump` writes. For databases as earlier versions left them.
///
/// # Errors
/// What the database says to it.
pub async fn restore(address: &str, dump: &str) -> sqlx::Result<()> {
    let dump = sqlx::raw_sql(AssertSqlSafe(dump.to_owned()));
    if address.starts_with("sqlite:") {
        // A dump fills tables in the order of their names.
        let options: SqliteConnectOptions = address.parse()?;
        let mut connection = options.create_if_missing(true).foreign_keys(false).connect().await?;
        dump.execute(&mut connection).await?;
        connection.close().await
    } else {
        let mut connection = PgConnection::connect(address).await?;
        dump.execute(&mut connection).await?;
        connection.close().await
    }
}

/// Where the binaries may be, the newest version first.
fn places(debian: &Path, path: impl Iterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir(debian)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort();
    versions.into_iter().rev().map(|(_, directory)| directory).chain(path).collect()
}

fn find(places: &[PathBuf], name: &'static str) -> Result<PathBuf, Unavailable> {
    places
        .iter()
        .map(|place| place.join(name))
        .find(|binary| binary.is_file())
        .ok_or(Unavailable::Missing(name))
}

/// A process that outlives this one by a moment. In a group of its own, so that
/// an interrupt at the keyboard does not reach it.
fn janitor(directory: &Path, pg_ctl: &Path, user: &[&str]) -> Result<Child, Unavailable> {
    Command::new("sh")
        .args(["-c", JANITOR, "janitor"])
        .args([directory, pg_ctl])
        .args(user)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .map_err(|error| Unavailable::Run("sh".into(), error))
}

/// Runs a command as a user and waits for it.
fn run(user: &[&str], binary: &Path, arguments: &[&Path]) -> Result<(), Unavailable> {
    let name = binary.display().to_string();
    let mut words = user.iter().map(Path::new).chain([binary]);
    let mut command = Command::new(words.next().unwrap_or(binary));
    // The server inherits its output: a pipe would stay open for as long as it runs.
    let output = tempfile::tempfile()?;
    let status = command
        .args(words)
        .args(arguments)
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(output.try_clone()?)
        .status()
        .map_err(|error| Unavailable::Run(name.clone(), error))?;
    if status.success() {
        return Ok(());
    }
    let mut output = output;
    io::Seek::rewind(&mut output)?;
    Err(Unavailable::Failed(name, io::read_to_string(output)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_binaries_are_said_with_a_remedy() {
        let nowhere = tempfile::tempdir().unwrap();
        let places = places(nowhere.path(), std::iter::empty());
        let message = find(&places, "initdb").unwrap_err().to_string();
        assert!(message.contains("initdb") && message.contains("apt-get install postgresql"));
    }

    #[test]
    fn the_newest_version_is_taken() {
        let debian = tempfile::tempdir().unwrap();
        for version in ["9", "15", "16"] {
            std::fs::create_dir_all(debian.path().join(version).join("bin")).unwrap();
        }
        let places = places(debian.path(), std::iter::once("elsewhere".into()));
        let newest = debian.path().join("16").join("bin");
        assert_eq!((places.len(), &places[0]), (4, &newest));
    }
}
