//! `microcosm completions SHELL` and `microcosm man`

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::print::{self, Found};

pub(crate) fn completions(shell: Shell) -> Found {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "microcosm", &mut script);
    print::bytes(&script)?;
    Ok(true)
}

/// One page with every command in it.
pub(crate) fn man() -> Found {
    let mut page = Vec::new();
    let mut command = Cli::command();
    command.build();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        clap_mangen::Man::new(sub.clone()).render(&mut page)?;
    }
    print::bytes(&page)?;
    Ok(true)
}
