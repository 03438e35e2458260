//! What the felt owes to the world: parabolas, rest, solid bodies, energy.
//! `examples/trial.rs` looks at many more shots than these.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use flick::{Body, Face, Flick, Hand, Mat, Piece, Pose, Scene, Spot, Tremor, trials};
use serde::Deserialize;
use tabletop::{Chance, Seed, Seeded};

mod chips;
use chips::{HEX, LARGE, MAT, RECT, SMALL, TRIAL, solve};

fn alone(body: Body, turn: i32) -> Scene {
    let mut scene = Scene::empty(Mat { x: 2_000_000, y: 2_000_000, ..MAT });
    scene.pieces.push(Piece::flat(body, Spot::default(), turn, Face::Front));
    scene
}

/// The parabola: how far a launch carries and how high, in centimetres.
fn parabola(scene: &Scene, shot: &Flick) -> (f64, f64) {
    let [x, y, z] = shot.launch(&scene.pieces[0], 0).unwrap().velocity;
    (x.hypot(y) * 2.0 * z / 981.0, z * z / 2.0 / 981.0)
}

/// How high it flew before it touched anything, and how far it would have
/// carried from there: a chip that comes down on its rim touches early.
fn flight(scene: &Scene, shot: &Flick) -> (f64, f64) {
    let (mut carry, mut apex, mut landed) = (0.0, 0.0_f64, false);
    let watched = scene.watch(shot, Tremor::default(), |moment| {
        let [(_, pose, [x, y, z])] = moment.awake[..] else { return };
        // In its first steps the pressed rim still leaves the felt.
        landed |= moment.touching && moment.time > 0.02;
        if !landed {
            let height = f64::from(pose.z - 1_000) / 1e4;
            let way = f64::from(pose.x).hypot(f64::from(pose.y)) / 1e4;
            apex = apex.max(height);
            let left = (z + (z * z + 2.0 * 981.0 * height).max(0.0).sqrt()) / 981.0;
            carry = way + x.hypot(y) * left;
        }
    });
    watched.unwrap();
    (carry, apex)
}

#[test]
fn flights_are_parabolas() {
    for body in [SMALL, LARGE, RECT] {
        for press in [300, 400, 550, 700, 850, 1_000] {
            for edge in [0, 1_500, 3_000, 4_500] {
                let scene = alone(body, 0);
                let shot = Flick { piece: 0, direction: 2_000, press, edge };
                let ((carry, apex), (far, high)) = (flight(&scene, &shot), parabola(&scene, &shot));
                assert!((carry / far - 1.0).abs() < 0.1, "{body:?} {shot:?}: {carry} of {far}");
                assert!((apex / high - 1.0).abs() < 0.1, "{body:?} {shot:?}: {apex} of {high}");
            }
        }
    }
}

#[test]
fn soft_presses_and_presses_far_in_do_not_jump() {
    let scene = alone(SMALL, 0);
    let shot = Flick { piece: 0, direction: 0, press: 149, edge: 1_000 };
    let settled = scene.shoot(&shot, Tremor::default()).unwrap();
    assert_eq!((settled.dud, settled.scene), (Some(flick::Dud::TooSoft), scene.clone()));
    let shot = Flick { piece: 0, direction: 0, press: 600, edge: 6_700 };
    let settled = scene.shoot(&shot, Tremor::default()).unwrap();
    assert_eq!((settled.dud, settled.moved), (Some(flick::Dud::TooFarIn), Vec::new()));
    // A tremor can make a dud of a good shot.
    let shot = Flick { piece: 0, direction: 0, press: 160, edge: 1_000 };
    assert_eq!(scene.shoot(&shot, Tremor::default()).unwrap().dud, None);
    let tremor = Tremor { press: -100, ..Tremor::default() };
    assert_eq!(scene.shoot(&shot, tremor).unwrap().dud, Some(flick::Dud::TooSoft));
}

#[test]
fn shots_that_cannot_be_made_are_refused() {
    let mut scene = alone(SMALL, 0);
    scene.pieces.push(Piece::flat(HEX, Spot::mm(100, 0), 0, Face::Front));
    let shot = Flick { piece: 0, direction: 0, press: 500, edge: 1_000 };
    let refused = |shot: Flick| scene.shoot(&shot, Tremor::default()).unwrap_err().to_string();
    assert_eq!(refused(Flick { piece: 2, ..shot }), "there is no piece 2");
    assert_eq!(refused(Flick { piece: 1, ..shot }), "piece 1 is no chip: it cannot be shot");
    assert_eq!(refused(Flick { press: 1_001, ..shot }), "a press is at most 1000, not 1001");
    assert_eq!(
        refused(Flick { edge: -1, ..shot }),
        "a press cannot be -1 micrometres outside the rim"
    );
}

/// A thousand shots of every kind, one after the other, in open and crowded
/// positions.
#[test]
fn no_shot_does_the_impossible() {
    for seed in 11..21 {
        let mut chance = Seeded::new(Seed::number(seed));
        let mut below = |n| chance.below("trials", n);
        let crowd = seed % 2 == 0;
        let mut scene = if crowd { TRIAL.crowded(&mut below) } else { TRIAL.open() };
        for n in 0..100 {
            let any = n % 3 == 0;
            let shot = if any {
                trials::any_shot(&scene, &mut below)
            } else {
                trials::aimed_shot(&scene, &mut below)
            };
            let seen = scene.inspect(&shot, Tremor::default()).unwrap();
            assert_eq!(seen.tunnels, [], "{shot:?}");
            assert!(seen.finite && !seen.settled.effort.limit, "{shot:?}");
            assert!(seen.deepest < 4_000.0, "{} below the mat: {shot:?}", seen.deepest);
            assert!(seen.sunk < 300.0, "{} in the mat at rest: {shot:?}", seen.sunk);
            assert!(seen.crushed < 300.0, "{} in each other: {shot:?}", seen.crushed);
            assert!(seen.surplus < 0.01, "energy above {}: {shot:?}", seen.surplus);
            scene = trials::next(&scene, &seen.settled);
        }
    }
}

/// Once this shot pressed chip 28, which leans on chip 32, 1.9 mm into it, and
/// there they lay.
#[test]
fn a_chip_is_not_pressed_into_the_one_it_leans_on() {
    #[derive(Deserialize)]
    struct Written {
        pieces: Vec<Lying>,
    }
    #[derive(Deserialize)]
    struct Lying {
        body: String,
        pose: Pose,
    }
    let written: Written = serde_json::from_str(include_str!("pressed.json")).unwrap();
    let piece = |lying: Lying| {
        let body = match lying.body.as_str() {
            "small-chip" => SMALL,
            "large-chip" => LARGE,
            "rect-chip" => RECT,
            other => panic!("{other} lies on the mat"),
        };
        Piece { body, pose: lying.pose }
    };
    let scene = Scene { mat: MAT, pieces: written.pieces.into_iter().map(piece).collect() };
    let shot = Flick { piece: 12, direction: 3_535, press: 236, edge: 1_263 };
    let seen = scene.inspect(&shot, Tremor::default()).unwrap();
    assert!(seen.settled.moved.contains(&28) && !seen.settled.effort.limit);
    assert!(seen.crushed < 300.0, "{} in each other", seen.crushed);
}

/// Wherever they were pressed together, chips come apart before they lie.
#[test]
fn chips_in_one_place_come_apart() {
    for (body, x) in [(RECT, 12), (SMALL, 15), (LARGE, 3)] {
        for pinned in [false, true] {
            let mut scene = alone(body, 0);
            scene.pieces.push(Piece::flat(SMALL, Spot::mm(x, 4), 0, Face::Front));
            if pinned {
                let on_top = Piece::flat(LARGE, Spot::mm(x, 4), 0, Face::Front);
                scene.pieces.push(on_top);
                scene.pieces[2].pose.z = 3_000;
            }
            let settled = scene.fall(&[1]);
            assert!(!settled.effort.limit, "{body:?} {pinned}");
            let [one, other] = [0, 1].map(|id| settled.scene.pieces[id]);
            let over = one.pose.z.abs_diff(other.pose.z) > 1_000;
            assert!(over || one.gap(&other) > -300, "{pinned}: {one:?} {other:?}");
        }
    }
}

#[test]
fn overlaps_stay_put_while_others_play() {
    let mut scene = TRIAL.open();
    // Two chips lie over others, far from where the shots go.
    for (upper, lower) in [(30, 31), (32, 33)] {
        let mut pose = scene.pieces[lower].pose;
        (pose.x, pose.z) = (pose.x + 9_000, 3_000);
        scene.pieces[upper].pose = pose;
    }
    let scene_at_rest = scene.fall(&[30, 32]);
    let mut scene = scene_at_rest.scene.clone();
    let lying: Vec<Piece> = scene.pieces[30..34].to_vec();
    assert_eq!(scene_at_rest.overlaps.len(), 2);
    let mut chance = Seeded::new(Seed::number(5));
    for n in 0..10 {
        let spot = Spot::mm(chance.below("x", 400) as i32 - 200, -60);
        let shot = scene.aim(n, spot, 2_000).unwrap();
        let settled = scene.shoot(&shot, Tremor::default()).unwrap();
        for overlap in &scene_at_rest.overlaps {
            assert!(settled.overlaps.contains(overlap), "shot {n}");
        }
        assert_eq!(settled.scene.pieces[30..34], lying, "shot {n}");
        scene = trials::next(&scene, &settled);
    }
}

#[test]
fn a_chip_on_its_edge_tips_over() {
    for (tilt, face) in [(90.0_f64, None), (80.0, Some(Face::Front)), (105.0, Some(Face::Back))] {
        let mut scene = alone(SMALL, 0);
        let (sin, cos) = libm::sincos(tilt.to_radians() / 2.0);
        let steps = |n: f64| (n * 32_767.0) as i16;
        scene.pieces[0].pose.z = 11_000;
        scene.pieces[0].pose.attitude = flick::Attitude([steps(sin), 0, 0, steps(cos)]);
        let settled = scene.fall(&[0]);
        let pose = settled.scene.pieces[0].pose;
        assert!((pose.z - 1_000).abs() < 100, "it still stands: {pose:?}");
        assert!(face.is_none_or(|face| pose.face() == face), "{tilt}: {pose:?}");
    }
}

/// The hand of a bot: shots found by trying, at a small chip 20 cm away.
#[test]
fn a_scripted_hand_hits_and_a_trembling_one_sometimes() {
    let mut chance = Seeded::new(Seed::number(21));
    let (mut found, mut hits, mut tries) = (0, 0, 0);
    for n in 0..24 {
        let mut scene = Scene::empty(MAT);
        let (sin, cos) = libm::sincos(f64::from(n) * 15.0_f64.to_radians());
        let at = |far: f64| Spot::new((cos * far) as i32, (sin * far) as i32);
        scene.pieces.push(Piece::flat(SMALL, at(-1e5), 0, Face::Front));
        scene.pieces.push(Piece::flat(SMALL, at(1e5), 0, Face::Front));
        let Some(shot) = solve(&scene, 0, 1) else { continue };
        found += 1;
        for _ in 0..8 {
            let tremor = Hand::PRACTISED.tremble(|n| chance.below("hand", n));
            let settled = scene.shoot(&shot, tremor).unwrap();
            tries += 1;
            hits += u32::from(settled.overlaps.iter().any(|o| (o.upper, o.lower) == (0, 1)));
        }
    }
    assert!(found >= 23, "{found} of 24");
    let share = f64::from(hits) / f64::from(tries);
    assert!((0.3..0.6).contains(&share), "{share}");
}
