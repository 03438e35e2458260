//! A process that speaks in lines: started, heard, and ended. What the lines
//! mean is not its affair.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::protocol::{MAX_LINE, write_line};
use crate::{Budget, Failure, Reason};

/// What a program learns of the environment; in the rest may be a password of
/// the database.
const KEPT: [&str; 5] = ["PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT"];
/// How often the budget is looked at while waiting.
const GLANCE: Duration = Duration::from_millis(10);
/// How much of what a program writes to its standard error is kept: the end.
const COMPLAINTS: usize = 4096;
/// How long the last words of a program that has ended are waited for.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// A running program.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    complaints: Arc<Mutex<Vec<u8>>>,
    /// Nothing is ever sent: it hangs up when all complaints are read.
    silent: Receiver<()>,
}

impl Program {
    pub(crate) fn start(command: &[String]) -> Result<Self, Failure> {
        let unstarted = |detail: String| Failure::new(Reason::Unstarted, detail);
        let Some((program, arguments)) = command.split_first() else {
            return Err(unstarted("no command is given".to_owned()));
        };
        let kept = KEPT.iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
        let mut child = Command::new(program)
            .args(arguments)
            .env_clear()
            .envs(kept)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| unstarted(format!("{program}: {error}")))?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(unstarted(format!("{program} cannot be spoken with")));
        };
        let (sender, lines) = sync_channel(1);
        // Both end when the program does, or when nobody listens any more.
        std::thread::spawn(move || listen(output, &sender));
        let complaints = Arc::new(Mutex::new(Vec::new()));
        let (kept, (open, silent)) = (complaints.clone(), sync_channel(0));
        std::thread::spawn(move || keep(errors, &kept, open));
        Ok(Program { child, input, lines, complaints, silent })
    }

    pub(crate) fn tell(&mut self, message: &impl Serialize) -> Result<(), Failure> {
        write_line(&mut self.input, message).map_err(|_| self.ended())
    }

    /// The next line, as soon as there is one.
    pub(crate) fn hear(&mut self, budget: &Budget) -> Result<String, Failure> {
        loop {
            match self.lines.recv_timeout(GLANCE) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) if !budget.over() => {}
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Failure::new(Reason::Late, self.complaint()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
        }
    }

    fn ended(&mut self) -> Failure {
        // Hangs up or is late; either way what is there is read then.
        let _ = self.silent.recv_timeout(LAST_WORDS);
        let until = Instant::now() + LAST_WORDS;
        let mut status = self.child.try_wait().ok().flatten();
        while status.is_none() && Instant::now() < until {
            std::thread::sleep(GLANCE);
            status = self.child.try_wait().ok().flatten();
        }
        let status = status.map(|status| status.to_string());
        let parts = [status, Some(self.complaint())];
        let parts: Vec<String> =
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        Failure::new(Reason::Ended, parts.join("; "))
    }

    /// What it has lately written to its standard error.
    fn complaint(&self) -> String {
        let kept = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&kept).trim().to_owned()
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

fn listen(output: impl Read, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        match output.by_ref().take(MAX_LINE).read_line(&mut line) {
            Ok(0) => return,
            Ok(_) => {}
            // What is no text is no answer either; it is said to be unreadable.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {}
            Err(_) => return,
        }
        if sender.send(line).is_err() {
            return;
        }
    }
}

fn keep(mut errors: ChildStderr, kept: &Mutex<Vec<u8>>, open: SyncSender<()>) {
    let mut some = [0; 1024];
    while let Ok(read @ 1..) = errors.read(&mut some) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&some[..read]);
        let surplus = kept.len().saturating_sub(COMPLAINTS);
        kept.drain(..surplus);
    }
    drop(open);
}
