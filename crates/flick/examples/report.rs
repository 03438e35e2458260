//! The figures and plots of `docs/flick.md`.
//!
//! ```text
//! cargo run --release -p flick --example report -- docs/flick [PYTHON WITH MUJOCO]
//! ```

#![expect(clippy::disallowed_methods, reason = "the report writes its plots")]

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use flick::{Body, Export, Face, Flick, Hand, Mat, Piece, Scene, Spot, Tremor};
use serde::Deserialize;
use tabletop::{Chance, Seed, Seeded};

#[path = "../tests/chips/mod.rs"]
mod chips;
#[path = "report/plot.rs"]
mod plot;
use chips::{LARGE, MAT, RECT, SMALL, solve};
use plot::{Plot, Series};

/// What one flight did, in centimetres.
#[derive(Clone, Debug, Deserialize)]
struct Flight {
    /// How far until it touched the mat.
    carry: Option<f64>,
    apex: f64,
    /// Half turns in the air.
    turns: u32,
    /// From where it was to where it lies.
    distance: f64,
    front: bool,
}

type Done<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Done {
    let mut arguments = std::env::args().skip(1);
    let directory = PathBuf::from(arguments.next().ok_or("name a directory for the plots")?);
    let python = arguments.next();
    fs::create_dir_all(&directory)?;
    flights(&directory, python.as_deref())?;
    hands(&directory)?;
    energy(&directory)
}

/// A chip alone on a mat without end.
fn alone(body: Body) -> Scene {
    let mut scene = Scene::empty(Mat { x: 3_000_000, y: 3_000_000, ..MAT });
    scene.pieces.push(Piece::flat(body, Spot::default(), 0, Face::Front));
    scene
}

fn flights(directory: &Path, python: Option<&str>) -> Done {
    println!(
        "| chip | engine | carry cm | apex cm | half turns | final distance cm (sd) | lands reversed |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut chance = Seeded::new(Seed::number(77));
    for (body, name) in [(SMALL, "small"), (LARGE, "large"), (RECT, "rectangular")] {
        let scene = alone(body);
        let shots: Vec<Flick> = (0..400)
            .map(|_| Flick {
                piece: 0,
                direction: chance.below("direction", 36_000) as i32,
                press: 300 + chance.below("press", 701) as u16,
                edge: chance.below("edge", 5_000) as i32,
            })
            .collect();
        let ours: Vec<Flight> = shots.iter().map(|shot| fly(&scene, shot)).collect::<Done<_>>()?;
        line(name, "flick", &ours);
        let theirs = python.map(|python| ask(python, &Export::new(&scene, &shots))).transpose()?;
        if let Some(theirs) = &theirs {
            line(name, "MuJoCo", theirs);
        }
        if body == SMALL {
            parabolas(directory, &scene, &shots, &ours)?;
            distances(directory, &ours, theirs.as_deref())?;
        }
    }
    Ok(())
}

fn fly(scene: &Scene, shot: &Flick) -> Done<Flight> {
    let mut flight = Flight { carry: None, apex: 0.0, turns: 0, distance: 0.0, front: true };
    let mut front = Face::Front;
    let settled = scene.watch(shot, Tremor::default(), |moment| {
        for (_, pose, _) in &moment.awake {
            if flight.carry.is_some() {
                continue;
            }
            flight.apex = flight.apex.max(f64::from(pose.z - 1_000) / 1e4);
            flight.turns += u32::from(pose.face() != front);
            front = pose.face();
            if moment.touching && moment.time > 0.02 {
                flight.carry = Some(way(pose.spot()));
            }
        }
    })?;
    let pose = settled.scene.pieces[0].pose;
    flight.distance = way(pose.spot());
    flight.front = pose.face() == Face::Front;
    Ok(flight)
}

fn way(spot: Spot) -> f64 {
    libm::hypot(spot.x.into(), spot.y.into()) / 1e4
}

fn line(name: &str, engine: &str, flights: &[Flight]) {
    let count = flights.len() as f64;
    let mean = |of: &dyn Fn(&Flight) -> f64| flights.iter().map(of).sum::<f64>() / count;
    let distance = mean(&|f| f.distance);
    let spread = libm::sqrt(mean(&|f| (f.distance - distance) * (f.distance - distance)));
    println!(
        "| {name} | {engine} | {:.1} | {:.2} | {:.2} | {distance:.1} ({spread:.1}) | {:.0} % |",
        mean(&|f| f.carry.unwrap_or(0.0)),
        mean(&|f| f.apex),
        mean(&|f| f.turns.into()),
        mean(&|f| f64::from(u8::from(!f.front))) * 100.0,
    );
}

/// Lets MuJoCo fly the same launches.
fn ask(python: &str, export: &Export) -> Done<Vec<Flight>> {
    #[derive(Deserialize)]
    struct Answer {
        flights: Vec<Flight>,
    }
    let mut child = Command::new(python)
        .arg("bench/peers/flick_mujoco.py")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    child.stdin.take().ok_or("no input")?.write_all(&serde_json::to_vec(export)?)?;
    let output = child.wait_with_output()?;
    Ok(serde_json::from_slice::<Answer>(&output.stdout)?.flights)
}

/// Apex and range against the parabola of the launch.
fn parabolas(directory: &Path, scene: &Scene, shots: &[Flick], flights: &[Flight]) -> Done {
    let mut apex = Vec::new();
    let mut worst: f64 = 0.0;
    for (shot, flight) in shots.iter().zip(flights) {
        let Ok(launch) = shot.launch(&scene.pieces[0], 0) else { continue };
        let high = launch.velocity[2] * launch.velocity[2] / 2.0 / 981.0;
        apex.push((high, flight.apex));
        worst = worst.max((flight.apex / high - 1.0).abs());
    }
    println!("\nworst apex off the parabola: {:.1} %", worst * 100.0);
    let most = apex.iter().fold(0.0_f64, |most, (high, _)| most.max(*high));
    let plot = Plot {
        title: "Apex of 400 shots against the parabola of their launch",
        x: "parabola, cm",
        y: "simulated, cm",
        series: vec![
            Series::line("equal", vec![(0.0, 0.0), (most, most)]),
            Series::dots("shots", apex),
        ],
    };
    Ok(fs::write(directory.join("apex.svg"), plot.svg())?)
}

fn distances(directory: &Path, ours: &[Flight], theirs: Option<&[Flight]>) -> Done {
    let share = |flights: &[Flight]| -> Vec<(f64, f64)> {
        let mut far: Vec<f64> = flights.iter().map(|flight| flight.distance).collect();
        far.sort_by(f64::total_cmp);
        let count = far.len() as f64;
        far.iter().enumerate().map(|(n, far)| (*far, (n + 1) as f64 / count * 100.0)).collect()
    };
    let mut series = vec![Series::line("flick", share(ours))];
    series.extend(theirs.map(|theirs| Series::line("MuJoCo", share(theirs))));
    let plot = Plot {
        title: "How far 400 random shots of a small chip end from their start",
        x: "final distance, cm",
        y: "share of shots not farther, %",
        series,
    };
    Ok(fs::write(directory.join("distance.svg"), plot.svg())?)
}

/// How often hands of different steadiness cover a small chip at 20 cm.
fn hands(directory: &Path) -> Done {
    let mut chance = Seeded::new(Seed::number(5));
    let mut shots = Vec::new();
    for _ in 0..100 {
        let turn = f64::from(chance.below("turn", 36_000)) / 100.0;
        let (sin, cos) = libm::sincos(turn.to_radians());
        let at = |far: f64| Spot::new((cos * far) as i32, (sin * far) as i32);
        let mut scene = Scene::empty(MAT);
        scene.pieces.push(Piece::flat(SMALL, at(-1e5), 0, Face::Front));
        scene.pieces.push(Piece::flat(SMALL, at(1e5), 0, Face::Front));
        shots.push((solve(&scene, 0, 1), scene));
    }
    let found = shots.iter().filter(|(shot, _)| shot.is_some()).count();
    println!("\nthe hand that practises covers a small chip at 20 cm in {found} of 100 positions");
    let mut points = Vec::new();
    for percent in [0, 25, 50, 75, 100, 150, 200, 300] {
        let hand = Hand::PRACTISED.percent(percent);
        let (mut hits, mut tries) = (0, 0);
        for (shot, scene) in &shots {
            let Some(shot) = shot else { continue };
            for _ in 0..10 {
                let tremor = hand.tremble(|n| chance.below("hand", n));
                let settled = scene.shoot(shot, tremor)?;
                tries += 1;
                hits += u32::from(settled.overlaps.iter().any(|o| (o.upper, o.lower) == (0, 1)));
            }
        }
        let share = f64::from(hits) / f64::from(tries) * 100.0;
        println!("tremor {percent} %: {share:.0} % of {tries} shots cover");
        points.push((f64::from(percent), share));
    }
    let plot = Plot {
        title: "Shots that cover a small chip at 20 cm, by the hand's tremor",
        x: "tremor, % of the default",
        y: "shots that cover, %",
        series: vec![Series::line("covers", points)],
    };
    Ok(fs::write(directory.join("tremor.svg"), plot.svg())?)
}

/// The energy of a shot into a row of chips.
fn energy(directory: &Path) -> Done {
    let mut scene = alone(SMALL);
    for n in 0..4 {
        let spot = Spot::mm(150 + 14 * n, 6 * n);
        let mut piece = Piece::flat(SMALL, spot, 0, Face::Front);
        piece.pose.z = 1_000 + 2_000 * (n % 2);
        scene.pieces.push(piece);
    }
    let scene = scene.fall(&[1, 2, 3, 4]).scene;
    let shot = scene.aim(0, Spot::mm(160, 4), 2_000).ok_or("too far")?;
    let mut points = Vec::new();
    scene.watch(&shot, Tremor::default(), |moment| {
        // Less what lies at rest has: a gram a centimetre up is 981 ergs.
        points.push((moment.time * 1e3, moment.energy / 1e3));
    })?;
    let plot = Plot {
        title: "Energy of all that is awake in a shot onto a heap of four",
        x: "time, ms",
        y: "thousand ergs",
        series: vec![Series::line("energy", points)],
    };
    Ok(fs::write(directory.join("energy.svg"), plot.svg())?)
}
