//! The command line. Help, completions and the manual page are made from this
//! one definition.

mod admin;

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub(crate) use admin::{Admin, AdminArgs, BanArgs, KeepArgs, WhomArgs};

/// A tabletop for games about very small creatures at war.
#[derive(Parser)]
#[command(
    name = "microcosm",
    version,
    about = "A tabletop for games about very small creatures at war"
)]
#[command(propagate_version = true)]
pub(crate) struct Cli {
    /// What to do; to play, if nothing is said
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Start a server for yourself and your friends and open the browser
    Play(PlayArgs),
    /// Run a server
    Serve(ServeArgs),
    /// Write everything that is stored into a file, while the server goes on
    Backup(BackupArgs),
    /// Put a backup into a new database, of the same or the other kind
    Restore(BackupArgs),
    /// Play every stored game again, and say which cannot be
    Check(DatabaseArgs),
    /// Look after accounts and the house, while the server goes on
    Admin(AdminArgs),
    /// Measure a server on this machine with many tables at once
    Load(LoadArgs),
    /// Speak the bot protocol on standard input and output
    Bot(BotArgs),
    /// List the games, their options and their bots
    Games(GamesArgs),
    /// Print the rules of a game, or one clause of them
    Rules(RulesArgs),
    /// Let bots play many games and report who wins
    Simulate(SimulateArgs),
    /// Rate bots against each other, and go on after a crash
    Arena(ArenaArgs),
    /// Run scenario files
    Scenario(ScenarioArgs),
    /// Tell a recorded game step by step, or show it at one step
    Replay(ReplayArgs),
    /// Say how a finished game stood at every decision, and what would have been better
    Review(ReviewArgs),
    /// Prove that records are unchanged and were played by the rules
    Verify(VerifyArgs),
    /// Measure how fast the rules are
    Bench(BenchArgs),
    /// Print a completion script for a shell
    Completions {
        /// For which shell
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

#[derive(Args, Default)]
pub(crate) struct PlayArgs {
    /// Where games are kept; your data directory by default
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// On which port; a free one by default
    #[arg(long)]
    pub(crate) port: Option<u16>,
    /// For this machine only: friends on the network cannot join
    #[arg(long)]
    pub(crate) local: bool,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_browser: bool,
    #[command(flatten)]
    pub(crate) house: HouseArgs,
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// A file with any of these settings, such as `listen = "0.0.0.0:8080"`; what the
    /// environment or the command line says comes first
    #[arg(long, value_name = "FILE", env = "MICROCOSM_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Where to listen
    #[arg(
        long,
        default_value = "127.0.0.1:7420",
        value_name = "ADDRESS",
        env = "MICROCOSM_LISTEN"
    )]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// The address people use, such as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "MICROCOSM_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Where figures for Prometheus are told, if not at /metrics of the server itself
    #[arg(long, value_name = "ADDRESS", env = "MICROCOSM_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// A proxy in front, by its address or network: its X-Forwarded-For is believed
    #[arg(
        long = "trusted-proxy",
        value_name = "ADDRESS",
        value_delimiter = ',',
        value_parser = network,
        env = "MICROCOSM_TRUSTED_PROXY"
    )]
    pub(crate) proxies: Vec<server::IpNet>,
    /// How many connections one address may have
    #[arg(
        long,
        default_value_t = 256,
        value_name = "NUMBER",
        value_parser = clap::value_parser!(u32).range(1..),
        env = "MICROCOSM_CONNECTIONS"
    )]
    pub(crate) connections: u32,
    /// For how many seconds a table waits for a player who is away before others may
    /// seat a bot there
    #[arg(long, default_value_t = 300, value_name = "SECONDS", env = "MICROCOSM_AWAY")]
    pub(crate) away: u64,
    /// A push service beside those of the known browsers, by its host or origin
    #[arg(long, value_name = "HOST", value_delimiter = ',', env = "MICROCOSM_PUSH_SERVICE")]
    pub(crate) push_service: Vec<String>,
    /// Where webhooks of visitors may lead, by host or origin; nowhere by default
    #[arg(long, value_name = "HOST", value_delimiter = ',', env = "MICROCOSM_WEBHOOK_HOST")]
    pub(crate) webhook_host: Vec<String>,
    /// The mail server, such as `smtps://user:word@mail.example.org`; without it there
    /// are no mails
    #[arg(long, value_name = "URL", env = "MICROCOSM_SMTP", hide_env_values = true)]
    pub(crate) smtp: Option<String>,
    /// The sender of mails, such as `Microcosm <games@example.org>`
    #[arg(long, value_name = "ADDRESS", env = "MICROCOSM_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// For how many seconds somebody is waited for before a mail says that a game waits
    #[arg(long, default_value_t = 600, value_name = "SECONDS", env = "MICROCOSM_MAIL_AFTER")]
    pub(crate) mail_after: u64,
    /// How many seconds a table with a clock must give for the first move at least
    #[arg(long, value_name = "SECONDS", default_value_t = 60, env = "MICROCOSM_SHORTEST_CLOCK")]
    pub(crate) shortest_clock: u64,
    #[command(flatten)]
    pub(crate) keep: KeepArgs,
    /// Write a line to the log for each request: what was asked, by whom, and how it went
    #[arg(long, env = "MICROCOSM_ACCESS_LOG")]
    pub(crate) access_log: bool,
    /// Let visitors ask as much as they like, for measuring
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Take the luck of all tables from this number, for tests: it gives every card away
    #[arg(long, value_name = "NUMBER")]
    pub(crate) luck: Option<u64>,
    #[command(flatten)]
    pub(crate) house: HouseArgs,
}

/// Which database.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// Where tables live: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(
        long = "database",
        global = true,
        default_value = "sqlite:microcosm.db",
        value_name = "URL",
        env = "MICROCOSM_DATABASE",
        hide_env_values = true
    )]
    pub(crate) url: String,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The backup; `-` for standard output or input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// How a server behaves, however it is started.
#[derive(Args, Default)]
pub(crate) struct HouseArgs {
    /// A program that can sit at a table, see docs/bot-protocol.md
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = program)]
    pub(crate) bots: Vec<server::External>,
    /// How long bots wait before they move, in milliseconds
    #[arg(long, value_name = "MS", env = "MICROCOSM_BOT_PAUSE")]
    pub(crate) bot_pause: Option<u64>,
    /// A directory with the files of the browser client
    #[arg(long, value_name = "DIR", env = "MICROCOSM_CLIENT")]
    pub(crate) client: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// How many tables
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables: u32,
    /// For how long, in seconds
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    /// How long a player thinks on average, in milliseconds
    #[arg(long, default_value_t = 500, value_name = "MS")]
    pub(crate) think: u64,
    /// How many play at each table
    #[arg(long, default_value_t = 2)]
    pub(crate) seats: u32,
    /// Which game
    #[arg(long, default_value = "microscopic")]
    pub(crate) game: String,
    /// A server that runs on this machine (with --no-limits), instead of one
    /// started for the purpose
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) server: Option<SocketAddr>,
    /// Where the started server keeps its tables; a file of its own by default
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct BotArgs {
    /// Which game, such as microscopic
    pub(crate) game: String,
    /// Which bot; the strongest by default
    #[arg(long)]
    pub(crate) level: Option<String>,
    /// All luck of the bot follows from this number; by default it is fresh
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// How long it may think about one decision, in milliseconds
    #[arg(long, default_value_t = 1000, value_name = "MS")]
    pub(crate) budget: u64,
}

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// Which game, such as microscopic; `table` for what holds at every table
    pub(crate) game: String,
    /// One clause, such as MS-T3
    pub(crate) clause: Option<String>,
    /// Of which version; of the newest unless told
    #[arg(long, value_name = "NUMBER")]
    pub(crate) rules_version: Option<u32>,
    /// The language
    #[arg(long, default_value = "en", value_parser = gamebox::LANGUAGES)]
    pub(crate) language: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Programs as bots.
#[derive(Args)]
pub(crate) struct ProgramArgs {
    /// A program that plays, see docs/bot-protocol.md; quotes as in a shell
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = program)]
    pub(crate) programs: Vec<server::External>,
    /// How long a program may think about one decision, in milliseconds; starting
    /// does not count. Bots of the game take as long as they take
    #[arg(
        long,
        default_value_t = 2000,
        value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub(crate) budget: u64,
}

/// What is played, and how.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// An option of the game; `microcosm games` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// By which version of the rules; by the newest unless told
    #[arg(long, value_name = "NUMBER")]
    pub(crate) rules_version: Option<u32>,
}

#[derive(Args)]
pub(crate) struct SimulateArgs {
    /// Which game, such as microscopic
    pub(crate) game: String,
    /// The word after a number of seats, as in `--seats 4 bots`
    #[arg(hide = true)]
    pub(crate) rest: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// A bot for each seat, such as greedy,random, or how many strong ones; two
    /// strong ones by default. They change seats from game to game, and different
    /// bots meet on all seats with the same luck
    #[arg(long, value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<String>,
    /// All luck follows from this number
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Bots stay on the seats where they were named
    #[arg(long)]
    pub(crate) fixed: bool,
    /// Write the record of every game into this directory, which must be empty
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// How many threads; all cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// Which game, such as microscopic
    pub(crate) game: String,
    /// Who meets whom, such as good,greedy,random
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games each combination of bots plays, at most; rounded up so that
    /// everybody sits everywhere
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// How many sit at a table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..))]
    pub(crate) seats: u8,
    /// Stop as soon as it is sure whether the first of two bots is better than the
    /// second
    #[arg(long)]
    pub(crate) better: bool,
    /// With --better: by how much, as the percentage of games it should win
    #[arg(
        long,
        default_value_t = 55,
        value_name = "PERCENT",
        requires = "better",
        value_parser = clap::value_parser!(u8).range(51..=99)
    )]
    pub(crate) by: u8,
    /// All luck follows from this number
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,
    /// Keep the results in this directory; the same command goes on where it was
    /// stopped, and more games can be asked for later
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// Play one part of several, such as 1/4; then the command without it adds up
    /// what the parts have written to the directory
    #[arg(long, value_name = "PART", requires = "out", value_parser = shard)]
    pub(crate) shard: Option<(u32, u32)>,
    /// How many threads; all cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Scenario files (TOML)
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Write the one file as a record too, which a server imports and plays on
    #[arg(long, value_name = "OUT")]
    pub(crate) record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// Records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Show the table after this entry instead of telling the game
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<u32>,
    /// As a seat saw it, counted from 0; everything is shown by default
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    /// The language
    #[arg(long, default_value = "en", value_parser = gamebox::LANGUAGES)]
    pub(crate) language: String,
    /// Print JSON: the steps of one record, or of each of several with its file
    #[arg(long)]
    pub(crate) json: bool,
    /// With --json: the view after each step
    #[arg(long, requires = "json")]
    pub(crate) views: bool,
    /// With --json: what could be chosen after each step
    #[arg(long, requires = "json")]
    pub(crate) choices: bool,
}

#[derive(Args)]
pub(crate) struct ReviewArgs {
    /// The record of a finished game
    pub(crate) file: PathBuf,
    /// The language of what is said of the game
    #[arg(long, default_value = "en", value_parser = gamebox::LANGUAGES)]
    pub(crate) language: String,
    /// Print JSON: everything that was found
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// Records, or directories of records (*.jsonl)
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Believe recorded luck, as for a game that is not over
    #[arg(long)]
    pub(crate) tolerant: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    /// Which game, or what of one is measured by itself (`flick`: shots over the
    /// felt); all games by default
    pub(crate) game: Option<String>,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    pub(crate) seats: u8,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// A Python with MuJoCo, for `flick`: it plays the same shots
    #[arg(long, value_name = "PYTHON")]
    pub(crate) peer: Option<PathBuf>,
    /// The script it runs
    #[arg(long, value_name = "FILE", default_value = "bench/peers/flick_mujoco.py")]
    pub(crate) peer_script: PathBuf,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 3.0)]
    pub(crate) time: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// A network, or the network of one address.
fn network(text: &str) -> Result<server::IpNet, String> {
    let one = || text.parse::<std::net::IpAddr>().map(server::IpNet::from);
    text.parse().or_else(|_| one()).map_err(|_| "an address or a network such as 10.0.0.0/8".into())
}

/// `1/4`: the first of four parts.
fn shard(text: &str) -> Result<(u32, u32), String> {
    let parts = text
        .split_once('/')
        .and_then(|(part, of)| Some((part.parse::<u32>().ok()?, of.parse::<u32>().ok()?)));
    parts
        .filter(|(part, of)| (1..=*of).contains(part))
        .ok_or_else(|| "write it as 1/4, for the first of four parts".to_owned())
}

/// `monkey=python3 'my bot.py'`: a name, a program and its arguments.
fn program(text: &str) -> Result<server::External, String> {
    let (name, command) = pair(text)?;
    let command = shlex::split(&command).ok_or("a quote is not closed")?;
    if name.is_empty() || command.is_empty() {
        return Err("write it as name=command".to_owned());
    }
    Ok(server::External { name, command })
}
