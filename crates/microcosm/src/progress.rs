//! How far a long run is, on standard error: a bar on a terminal, a line now and
//! then elsewhere, each with the rate and the time that is left.

use std::io::{IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(10);

/// So much is to be done.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// What is counted, such as games.
    what: &'static str,
    /// When the last line was written; none on a terminal.
    told: Option<Mutex<Instant>>,
}

impl Progress {
    /// Of so many so many are done already.
    pub(crate) fn new(what: &'static str, all: u32, done: u32) -> Self {
        let terminal = std::io::stderr().is_terminal();
        let bar = if terminal { ProgressBar::new(all.into()) } else { ProgressBar::hidden() };
        bar.set_length(all.into());
        bar.set_position(done.into());
        // What was done before says nothing of the rate.
        bar.reset_eta();
        let template = format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left");
        let style = ProgressStyle::with_template(&template);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress { bar, what, told: (!terminal).then(|| Mutex::new(Instant::now())) }
    }

    /// Another one is done.
    pub(crate) fn done(&self) {
        self.bar.inc(1);
        let Some(told) = &self.told else { return };
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.elapsed() >= EVERY {
            *told = Instant::now();
            let (at, of) = (self.bar.position(), self.bar.length().unwrap_or_default());
            let (rate, left) = (self.bar.per_sec(), HumanDuration(self.bar.eta()));
            let what = self.what;
            // Nobody may be there to read it.
            let _ =
                writeln!(std::io::stderr(), "{at}/{of} {what}, {rate:.2} a second, {left} left");
        }
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
