//! The command line. Help, completions and the manual page are made from this
//! one definition.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

/// A tabletop for four games about very small creatures at war.
#[derive(Parser)]
#[command(name = "microcosm", version, about, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games, their options and their bots
    Games(GamesArgs),
    /// Print the rules of a game, or one clause of them
    Rules(RulesArgs),
    /// Let bots play many games and report who wins
    Simulate(SimulateArgs),
    /// Run scenario files
    Scenario(ScenarioArgs),
    /// Tell a recorded game step by step, or show it at one step
    Replay(ReplayArgs),
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

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// Which game, such as microscopic
    pub(crate) game: String,
    /// One clause, such as MS-T3
    pub(crate) clause: Option<String>,
    /// The language: en or fr
    #[arg(long, default_value = "en")]
    pub(crate) language: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is played, and how.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// An option of the game; `microcosm games` lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Args)]
pub(crate) struct SimulateArgs {
    /// Which game, such as microscopic
    pub(crate) game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// A bot for each seat, such as greedy,random; they change seats from game to game
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    /// All luck follows from this number
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Bots stay on the seats where they were named
    #[arg(long)]
    pub(crate) fixed: bool,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// How many threads; all cores by default
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Scenario files (TOML)
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A record
    pub(crate) file: PathBuf,
    /// Show the table after this entry instead of telling the game
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<u32>,
    /// As a seat saw it, counted from 0; everything is shown by default
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    /// The language: en or fr
    #[arg(long, default_value = "en")]
    pub(crate) language: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// Records
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
    /// Which game; all by default
    pub(crate) game: Option<String>,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    pub(crate) seats: u8,
    #[command(flatten)]
    pub(crate) table: TableArgs,
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
