//! A program that speaks the bot protocol, as a player. It is started when it
//! is first asked, killed when it does not answer in time, started again for
//! the next decision, and given up after a few failures.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

use serde_json::Value;
use tabletop::{Match, Seat, Viewer};

use crate::protocol::{Ask, MAX_LINE, Reply, VERSION, write_line};
use crate::{Budget, Player};

/// After so many failures the program is not started again.
const PATIENCE: u32 = 3;
/// What a program learns of the environment; in the rest may be a password of
/// the database.
const KEPT: [&str; 5] = ["PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT"];
/// How often the budget is looked at while waiting.
const GLANCE: Duration = Duration::from_millis(10);

/// A program at a seat.
pub struct External {
    game: &'static str,
    command: Vec<String>,
    running: Option<Program>,
    failures: u32,
}

struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl External {
    /// A program and its arguments; nothing is started yet.
    #[must_use]
    pub fn new(game: &'static str, command: &[String]) -> Self {
        External { game, command: command.to_vec(), running: None, failures: 0 }
    }

    fn ask(&mut self, ask: &Ask, budget: &Budget) -> Option<String> {
        if self.failures >= PATIENCE {
            return None;
        }
        let answer = self.converse(ask, budget);
        if answer.is_none() {
            // A late answer must not be taken for one to the next question.
            self.running = None;
            self.failures += 1;
        }
        answer
    }

    fn converse(&mut self, ask: &Ask, budget: &Budget) -> Option<String> {
        let program = match &mut self.running {
            Some(program) => program,
            none => {
                let program = none.insert(Program::start(&self.command)?);
                let hello = Ask::Hello { hello: VERSION, game: self.game.to_owned() };
                match program.exchange(&hello, budget)? {
                    Reply::Hello { hello: VERSION, .. } => program,
                    _ => return None,
                }
            }
        };
        match program.exchange(ask, budget)? {
            Reply::Action { action } => Some(action),
            Reply::Hello { .. } | Reply::Error { .. } => None,
        }
    }
}

impl Program {
    fn start(command: &[String]) -> Option<Self> {
        let (program, arguments) = command.split_first()?;
        let kept = KEPT.iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
        let mut child = Command::new(program)
            .args(arguments)
            .env_clear()
            .envs(kept)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let input = child.stdin.take()?;
        let mut output = BufReader::new(child.stdout.take()?);
        let (sender, lines) = sync_channel(1);
        // Ends when the program does, or when nobody listens any more.
        std::thread::spawn(move || {
            loop {
                let mut line = String::new();
                match output.by_ref().take(MAX_LINE).read_line(&mut line) {
                    Ok(read) if read > 0 && sender.send(line).is_ok() => {}
                    _ => return,
                }
            }
        });
        Some(Program { child, input, lines })
    }

    fn exchange(&mut self, ask: &Ask, budget: &Budget) -> Option<Reply> {
        write_line(&mut self.input, ask).ok()?;
        loop {
            match self.lines.recv_timeout(GLANCE) {
                Ok(line) => return serde_json::from_str(&line).ok(),
                Err(RecvTimeoutError::Timeout) if !budget.over() => {}
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.input.flush();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Player for External {
    fn choose(&mut self, table: &dyn Match, seat: Seat, budget: &Budget) -> Option<String> {
        let offer = table.choices(seat);
        let choices = offer.listed.into_iter().map(|offered| offered.text).collect();
        let forms = offer.forms.iter().filter_map(|form| serde_json::to_value(form).ok());
        let (view, forms) = (table.view(Viewer::Seat(seat)), forms.collect());
        self.ask(&Ask::Choose { seat, view, choices, forms }, budget)
    }

    fn answer(
        &mut self,
        seat: Seat,
        view: &Value,
        listed: &[String],
        budget: &Budget,
    ) -> Option<String> {
        let (view, choices) = (view.clone(), listed.to_vec());
        self.ask(&Ask::Choose { seat, view, choices, forms: Vec::new() }, budget)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Cargo tells its tests where the crate lies; a program does not hear of it.
    #[test]
    fn a_program_learns_nothing_of_the_environment() {
        assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
        let told = r#"read hello; echo '{"hello":1,"name":"curious"}'
            read ask; echo "{\"action\":\"[$CARGO_MANIFEST_DIR] ${PATH:+path}\"}""#;
        let command = ["sh", "-c", told].map(str::to_owned);
        let mut curious = External::new("darts", &command);
        let budget = Budget::of(Duration::from_secs(20));
        let said = curious.answer(Seat(0), &Value::Null, &[], &budget);
        assert_eq!(said.as_deref(), Some("[] path"));
    }
}
