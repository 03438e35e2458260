//! Settings from a file: what neither the command line nor the environment says is
//! taken from there, under the names of the options. One definition for all three.

use std::ffi::OsString;
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, CommandFactory, Parser};
use toml::{Table, Value};

use crate::cli::Cli;

/// Reads the command line, the environment and the file they name. Wrong options
/// end the program as clap does.
pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Cli> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    let command = Cli::command();
    let found = command.clone().get_matches_from(&arguments);
    if let Some((name, given)) = found.subcommand()
        && let Some(file) = given.try_get_one::<std::path::PathBuf>("config").ok().flatten()
        && let Some(options) = command.find_subcommand(name)
    {
        let text = std::fs::read_to_string(file);
        let text = text.with_context(|| format!("cannot read {}", file.display()))?;
        arguments.extend(missing(options, given, &text, file)?);
    }
    Ok(Cli::parse_from(arguments))
}

/// What a file says beyond what is given, as options.
fn missing(
    options: &Command,
    given: &ArgMatches,
    text: &str,
    file: &Path,
) -> Result<Vec<OsString>> {
    let settings: Table =
        text.parse().with_context(|| format!("cannot understand {}", file.display()))?;
    let mut found = Vec::new();
    for (name, value) in settings {
        let known = options.get_arguments().find(|it| it.get_long() == Some(name.as_str()));
        let Some(option) = known.filter(|_| name != "config") else {
            bail!("{}: there is no setting `{name}`", file.display());
        };
        let source = given.value_source(option.get_id().as_str());
        if matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable)) {
            continue;
        }
        let values = match value {
            Value::Array(values) => values,
            Value::Boolean(true) if !option.get_action().takes_values() => {
                found.push(format!("--{name}").into());
                continue;
            }
            Value::Boolean(false) if !option.get_action().takes_values() => continue,
            one => vec![one],
        };
        for value in values {
            let text = match value {
                Value::String(text) => text,
                Value::Integer(number) => number.to_string(),
                _ => bail!("{}: `{name}` wants a text or a number", file.display()),
            };
            found.push(format!("--{name}={text}").into());
        }
    }
    Ok(found)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::cli::Command as Asked;

    fn serve(arguments: &[&str], text: &str) -> Result<crate::cli::ServeArgs> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        let mut all = vec![OsString::from("microcosm"), "serve".into(), "--config".into()];
        all.push(file.path().into());
        all.extend(arguments.iter().map(Into::into));
        match read(all)?.command {
            Some(Asked::Serve(serve)) => Ok(serve),
            _ => bail!("another command"),
        }
    }

    #[test]
    fn a_file_says_what_the_command_line_does_not() {
        let text = "listen = '127.0.0.1:1'\naway = 60\nno-limits = true\n\
                    trusted-proxy = ['10.0.0.0/8', '127.0.0.1']\n";
        let read = serve(&["--away", "90"], text).unwrap();
        assert_eq!((read.listen.port(), read.away, read.no_limits), (1, 90, true));
        assert_eq!(read.proxies.len(), 2);
        assert_eq!(serve(&[], "").unwrap().away, 300);
    }

    #[test]
    fn a_file_that_makes_no_sense_is_named() {
        for text in ["colour = 'red'", "away", "listen = 1.5", "config = 'x'"] {
            let error = format!("{:#}", serve(&[], text).err().unwrap());
            assert!(error.contains("tmp") || error.contains("setting"), "{error}");
        }
    }

    /// What `docs/operating.md` says of the settings is what they are.
    #[test]
    fn the_table_of_settings_is_up_to_date() {
        let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
        let text = std::fs::read_to_string(place).unwrap();
        let command = Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let mut table =
            "| setting | environment | default | |\n| --- | --- | --- | --- |\n".to_owned();
        for option in serve.get_arguments().filter(|it| it.get_long() != Some("help")) {
            let name = option.get_long().unwrap();
            let environment = option.get_env().map(|it| format!("`{}`", it.display()));
            let default =
                option.get_default_values().first().filter(|_| option.get_action().takes_values());
            let default = default.map(|it| format!("`{}`", it.display()));
            let help = option.get_help().map(|it| it.to_string().replace('\n', " "));
            let cell = |text: Option<String>| text.unwrap_or_default();
            table += &format!(
                "| `{name}` | {} | {} | {} |\n",
                cell(environment),
                cell(default),
                cell(help)
            );
        }
        assert!(text.contains(&table), "docs/operating.md should hold:\n\n{table}");
    }
}
