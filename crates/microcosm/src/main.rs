//! The one binary. It reads commands, hands them to the libraries and prints
//! what they say; it decides nothing about games.
//!
//! Exit codes: 0 all is well, 1 a check failed or something could not be done,
//! 2 the command line is wrong.

mod cli;
mod commands;
mod print;
mod progress;
mod settings;

use std::process::ExitCode;

use cli::{Command, PlayArgs};

fn main() -> ExitCode {
    let cli = match settings::read(std::env::args_os()) {
        Ok(cli) => cli,
        Err(error) => {
            print::complain(&error);
            return ExitCode::from(2);
        }
    };
    let done = match cli.command.unwrap_or_else(|| Command::Play(PlayArgs::default())) {
        Command::Play(args) => commands::serve::play(args),
        Command::Serve(args) => commands::serve::serve(args),
        Command::Backup(args) => commands::keep::backup(&args),
        Command::Restore(args) => commands::keep::restore(&args),
        Command::Check(args) => commands::keep::check(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Load(args) => commands::load::run(args),
        Command::Bot(args) => commands::bot::run(&args),
        Command::Games(args) => commands::games::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Arena(args) => commands::arena::run(&args),
        Command::Scenario(args) => commands::scenario::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Review(args) => commands::review::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Completions { shell } => commands::manual::completions(shell),
        Command::Man => commands::manual::man(),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) if print::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            print::complain(&error);
            ExitCode::FAILURE
        }
    }
}
