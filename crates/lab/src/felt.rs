//! How fast the felt is: shots until everything lies still, on one core, and
//! the same shots in another engine beside it. A benchmark measures; it never
//! passes or fails.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use flick::{Export, Flick, Scene, Tremor, trials};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seed, Seeded};

/// The speed of the felt.
#[derive(Debug, Serialize)]
pub struct FeltBench {
    /// Aimed shots from the start of a game of 34 chips.
    pub open: FeltSpeed,
    /// Aimed shots one after the other among 34 chips in 20 x 20 cm.
    pub crowded: FeltSpeed,
    /// The shots of `open` in another engine.
    pub peer: Option<PeerSpeed>,
}

/// Shots in a second of one core.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct FeltSpeed {
    /// Shots played.
    pub shots: u32,
    /// Shots in a second.
    pub per_second: f64,
    /// Simulated seconds of a shot, on average.
    pub simulated: f64,
    /// Pieces awake in a step, on average.
    pub awake: f64,
    /// Pairs that lie over each other, on average.
    pub overlaps: f64,
}

/// Another engine.
#[derive(Debug, Serialize, Deserialize)]
pub struct PeerSpeed {
    /// Its version.
    pub version: String,
    /// Shots played.
    pub shots: u32,
    /// Shots in a second.
    pub per_second: f64,
    /// Simulated seconds of a shot, on average.
    pub simulated: f64,
}

/// The other engine did not play.
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

/// Another engine: a program and a script for it.
#[derive(Clone, Debug)]
pub struct Peer {
    /// The program.
    pub program: PathBuf,
    /// The script.
    pub script: PathBuf,
}

/// Shots of the open position, played over and over.
const SHOTS: usize = 200;
/// Shots before a crowd is laid out anew.
const CROWD: u32 = 100;

/// Measures for about `time` each.
///
/// # Errors
/// The other engine did not play.
pub fn bench_felt(seed: Seed, time: Duration, peer: Option<&Peer>) -> Result<FeltBench, PeerError> {
    let scene = trials::open();
    let mut chance = Seeded::new(seed);
    let mut below = |n| chance.below("trials", n);
    let shots: Vec<Flick> = (0..SHOTS).map(|_| trials::aimed_shot(&scene, &mut below)).collect();
    open(&scene, &shots, time / 10);
    // The other engine between two halves of ours: a machine that slows down
    // slows both.
    let first = open(&scene, &shots, time / 2);
    let export = Export::new(&scene, &shots);
    let peer = peer.map(|peer| ask(peer, &export, time)).transpose()?;
    let open = first.with(&open(&scene, &shots, time / 2)).speed();
    Ok(FeltBench { open, crowded: crowded(&mut below, time).speed(), peer })
}

/// Every shot from the same position.
fn open(scene: &Scene, shots: &[Flick], time: Duration) -> Tally {
    let mut tally = Tally::default();
    let watch = Stopwatch::start();
    while tally.time < time {
        for shot in shots {
            tally.play(scene, shot);
        }
        tally.time = watch.elapsed();
    }
    tally
}

/// Every shot from the position that the one before left.
fn crowded(below: trials::Below, time: Duration) -> Tally {
    let mut tally = Tally::default();
    while tally.time < time {
        let mut scene = trials::crowded(below);
        let watch = Stopwatch::start();
        for _ in 0..CROWD {
            let shot = trials::aimed_shot(&scene, below);
            scene = tally.play(&scene, &shot);
        }
        tally.time += watch.elapsed();
    }
    tally
}

/// Lets another engine play the same shots.
fn ask(peer: &Peer, export: &Export, time: Duration) -> Result<PeerSpeed, PeerError> {
    #[derive(Serialize)]
    struct Work<'a> {
        seconds: f64,
        #[serde(flatten)]
        export: &'a Export,
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
    shots: u32,
    steps: u64,
    awake: u64,
    overlaps: u64,
    time: Duration,
}

impl Tally {
    fn play(&mut self, scene: &Scene, shot: &Flick) -> Scene {
        let Ok(settled) = scene.shoot(shot, Tremor::default()) else { return scene.clone() };
        self.shots += 1;
        self.steps += u64::from(settled.effort.steps);
        self.awake += u64::from(settled.effort.awake);
        self.overlaps += settled.overlaps.len() as u64;
        trials::next(scene, &settled)
    }

    fn with(&self, other: &Tally) -> Tally {
        Tally {
            shots: self.shots + other.shots,
            steps: self.steps + other.steps,
            awake: self.awake + other.awake,
            overlaps: self.overlaps + other.overlaps,
            time: self.time + other.time,
        }
    }

    fn speed(&self) -> FeltSpeed {
        let shots = f64::from(self.shots.max(1));
        FeltSpeed {
            shots: self.shots,
            per_second: shots / self.time.as_secs_f64(),
            simulated: self.steps as f64 / shots / f64::from(flick::STEPS_PER_SECOND),
            awake: self.awake as f64 / self.steps.max(1) as f64,
            overlaps: self.overlaps as f64 / shots,
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
