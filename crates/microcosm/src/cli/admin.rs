//! The command line of `microcosm admin`.

use clap::{Args, Subcommand};

use super::{DatabaseArgs, network};

#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) what: Admin,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// What who runs a server can do.
#[derive(Subcommand)]
pub(crate) enum Admin {
    /// List all accounts
    Accounts,
    /// Give an account a new password and print it; all its sessions end
    Password {
        /// Whose
        name: String,
    },
    /// Give an account another name
    Rename {
        /// Whose
        name: String,
        /// The new one
        new: String,
    },
    /// Find out again from the logs how all games ended, and all ratings; no server
    /// may run meanwhile
    Recount,
    /// End all sessions of an account
    Logout {
        /// Whose
        name: String,
    },
    /// Keep an account out, or everybody from an address; its sessions end within seconds
    Ban {
        #[command(flatten)]
        whom: WhomArgs,
        #[command(flatten)]
        how: BanArgs,
    },
    /// Let them in again
    Unban {
        #[command(flatten)]
        whom: WhomArgs,
    },
    /// Keep an account from talking
    Mute {
        /// Whose
        name: String,
        #[command(flatten)]
        how: BanArgs,
    },
    /// Let an account talk again
    Unmute {
        /// Whose
        name: String,
    },
    /// List who is banned or muted, until when and why
    Bans,
    /// Close a table that waits or is played: nobody plays on, and nothing of it counts
    Close {
        /// Which, by the last part of its address
        table: String,
    },
    /// Tell everybody something, in a bar on every page
    #[command(group = clap::ArgGroup::new("said").required(true))]
    Announce {
        /// What
        #[arg(group = "said")]
        text: Option<String>,
        /// Until when, in UTC, such as "2026-11-20 18:00"
        #[arg(long, value_name = "TIME", requires = "text", value_parser = time)]
        until: Option<i64>,
        /// Nothing more
        #[arg(long, group = "said")]
        none: bool,
    },
    /// Begin nothing new: no tables, no logins; games that are played go on
    Maintenance {
        /// From now on, or no more
        #[arg(value_parser = ["on", "off"])]
        state: String,
        /// What everybody is told besides
        text: Option<String>,
    },
    /// Print what was done that matters: logins, changes of accounts, what was decided
    Audit {
        /// The last so many lines
        #[arg(long, value_name = "NUMBER", default_value_t = 100)]
        last: u32,
    },
    /// Count what nobody has come for; with --yes, take it away for good
    Purge {
        #[command(flatten)]
        keep: KeepArgs,
        /// Do it
        #[arg(long)]
        yes: bool,
    },
}

/// For how long what nobody comes for is kept.
#[derive(Args)]
pub(crate) struct KeepArgs {
    /// For how many days guests are kept whom nobody has seen and who have finished no
    /// game; for good unless told
    #[arg(
        long,
        value_name = "DAYS",
        value_parser = clap::value_parser!(u32).range(1..),
        env = "MICROCOSM_KEEP_GUESTS"
    )]
    pub(crate) keep_guests: Option<u32>,
    /// For how many days tables are kept that wait, or are played, and where nothing
    /// happens; for good unless told
    #[arg(
        long,
        value_name = "DAYS",
        value_parser = clap::value_parser!(u32).range(1..),
        env = "MICROCOSM_KEEP_OPEN_TABLES"
    )]
    pub(crate) keep_open_tables: Option<u32>,
}

impl KeepArgs {
    pub(crate) fn policy(&self) -> server::Policy {
        server::Policy { guests: self.keep_guests, tables: self.keep_open_tables }
    }
}

/// Whom a ban is about.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub(crate) struct WhomArgs {
    /// Which account
    pub(crate) name: Option<String>,
    /// Everybody from this address or network, such as 203.0.113.0/24
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    pub(crate) address: Option<server::IpNet>,
}

/// How something is forbidden.
#[derive(Args)]
pub(crate) struct BanArgs {
    /// For so many days; for good unless told
    #[arg(
        long = "for",
        value_name = "DAYS",
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    pub(crate) days: Option<u32>,
    /// The reason, which they are told
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub(crate) why: String,
}

/// A time in UTC.
fn time(text: &str) -> Result<i64, String> {
    server::when::read(text).ok_or_else(|| "write it as \"2026-11-20 18:00\", in UTC".to_owned())
}
