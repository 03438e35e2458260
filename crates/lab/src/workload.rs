//! How fast the heavy work of a game is, on one core, and the same work done by
//! another program beside it. A benchmark measures; it never passes or fails.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use gamebox::{Workload, Workloads};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seed;

/// The speed of some work.
#[derive(Debug, Serialize)]
pub struct WorkBench {
    /// Ours.
    pub ours: WorkSpeed,
    /// That of another program.
    pub peer: Option<PeerSpeed>,
}

/// What is done in a second of one core.
#[derive(Clone, Debug, Serialize)]
pub struct WorkSpeed {
    /// What was done.
    pub name: &'static str,
    /// How much of it.
    pub done: u32,
    /// In a second.
    pub per_second: f64,
    /// What else was counted, on average.
    pub figures: BTreeMap<&'static str, f64>,
}

/// Another program.
#[derive(Debug, Serialize, Deserialize)]
pub struct PeerSpeed {
    /// What it is called, with its version.
    pub name: String,
    /// How much was done.
    pub done: u32,
    /// In a second.
    pub per_second: f64,
}

/// The other program did not do it.
#[derive(Debug, thiserror::Error)]
pub enum PeerError {
    /// It cannot be started or talked to.
    #[error("cannot run {program}: {error}")]
    Run {
        /// The program.
        program: String,
        /// Why not.
        error: std::io::Error,
    },
    /// It gave up.
    #[error("the peer failed with {0}")]
    Failed(std::process::ExitStatus),
    /// It said something else.
    #[error("the peer's answer makes no sense: {0}")]
    Answer(#[from] serde_json::Error),
}

/// Another program and a script for it.
#[derive(Clone, Debug)]
pub struct Peer {
    /// The program.
    pub program: PathBuf,
    /// The script.
    pub script: PathBuf,
}

/// Measures each of them for about `time`.
///
/// # Errors
/// The other program did not do it.
pub fn bench_work(
    workloads: &Workloads,
    seed: Seed,
    time: Duration,
    peer: Option<&Peer>,
) -> Result<Vec<WorkBench>, PeerError> {
    let measure = |mut work: Box<dyn Workload>| {
        Tally::default().run(work.as_mut(), time / 10);
        // The other program between two halves of ours: a machine that slows
        // down slows both.
        let mut tally = Tally::default();
        tally.run(work.as_mut(), time / 2);
        let same = peer.zip(work.export());
        let peer = same.map(|(peer, export)| ask(peer, &export, time)).transpose()?;
        tally.run(work.as_mut(), time);
        Ok(WorkBench { ours: tally.speed(work.name()), peer })
    };
    (workloads.all)(seed).into_iter().map(measure).collect()
}

/// Lets another program do the same work.
fn ask(peer: &Peer, export: &Value, time: Duration) -> Result<PeerSpeed, PeerError> {
    #[derive(Serialize)]
    struct Work<'a> {
        seconds: f64,
        #[serde(flatten)]
        export: &'a Value,
    }
    let work = serde_json::to_vec(&Work { seconds: time.as_secs_f64(), export })?;
    let failed = |error| PeerError::Run { program: peer.program.display().to_string(), error };
    let mut child = Command::new(&peer.program)
        .arg(&peer.script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(&work).map_err(failed)?;
    }
    let output = child.wait_with_output().map_err(failed)?;
    if !output.status.success() {
        return Err(PeerError::Failed(output.status));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

#[derive(Default)]
struct Tally {
    done: u32,
    /// Sums.
    figures: BTreeMap<&'static str, f64>,
    time: Duration,
}

impl Tally {
    /// Works until so much time was measured in all.
    fn run(&mut self, work: &mut dyn Workload, time: Duration) {
        while self.time < time {
            work.lay_out();
            let watch = Stopwatch::start();
            let round = work.round();
            self.time += watch.elapsed();
            self.done += round.done;
            for (name, sum) in round.figures {
                *self.figures.entry(name).or_default() += sum;
            }
        }
    }

    fn speed(&self, name: &'static str) -> WorkSpeed {
        let done = f64::from(self.done.max(1));
        WorkSpeed {
            name,
            done: self.done,
            per_second: done / self.time.as_secs_f64(),
            figures: self.figures.iter().map(|(name, sum)| (*name, sum / done)).collect(),
        }
    }
}

/// The time this thread has had a core, where the system tells; elsewhere the
/// time on the wall.
struct Stopwatch {
    ran: Option<Duration>,
    start: Instant,
}

impl Stopwatch {
    fn start() -> Self {
        Stopwatch { ran: Self::ran(), start: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        match (self.ran, Self::ran()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.start.elapsed(),
        }
    }

    /// Linux: the first number are nanoseconds.
    fn ran() -> Option<Duration> {
        let text = fs::read_to_string(Path::new("/proc/thread-self/schedstat")).ok()?;
        text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
    }
}
