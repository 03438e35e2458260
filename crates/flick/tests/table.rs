//! What the rules ask the felt: who overlaps whom, what is off the mat, where
//! a piece may be placed, what drops and throws do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use flick::{Body, Face, Flick, Misfit, Overlap, Piece, Scene, Spot, Toss, Tremor, Zone};
use tabletop::{Chance, Seed, Seeded};

mod chips;
use chips::{COUNTER, HEX, LARGE, MAT, RECT, SMALL, SQUARE, TOKEN, TRIAL, solve};

const HEIGHT: i32 = 200_000;

fn scene(pieces: &[(Body, i32, i32)]) -> Scene {
    let flat =
        |(body, x, y): &(Body, i32, i32)| Piece::flat(*body, Spot::mm(*x, *y), 0, Face::Front);
    Scene { mat: MAT, pieces: pieces.iter().map(flat).collect() }
}

#[test]
fn a_crossing_of_three_tenths_of_a_millimetre_is_no_overlap_yet() {
    let mut scene = scene(&[(SMALL, 0, 0), (SMALL, 0, 0)]);
    for (x, overlaps) in [(21_720, 0), (21_690, 1)] {
        scene.pieces[1].pose.x = x;
        scene.pieces[1].pose.z = 3_000;
        assert_eq!(scene.overlaps().len(), overlaps, "{x}");
    }
}

#[test]
fn a_stack_overlaps_at_every_depth() {
    let mut scene = scene(&[(SMALL, 0, 0), (RECT, 5, 5), (LARGE, 8, 0), (SMALL, 100, 0)]);
    (scene.pieces[1].pose.z, scene.pieces[2].pose.z) = (5_000, 3_000);
    let over = |upper, lower| Overlap { upper, lower };
    assert_eq!(scene.overlaps(), [over(1, 0), over(1, 2), over(2, 0)]);
}

#[test]
fn partly_off_the_mat_is_off() {
    let scene = scene(&[(SMALL, 369, 0), (SMALL, 370, 0), (SMALL, 0, 400)]);
    assert_eq!(scene.off(), [1, 2]);
}

#[test]
fn a_shot_over_the_edge_is_off_and_says_so() {
    let scene = scene(&[(SMALL, 350, 0)]);
    let shot = Flick { piece: 0, direction: 0, press: 700, edge: 1_000 };
    let settled = scene.shoot(&shot, Tremor::default()).unwrap();
    assert_eq!((settled.off, settled.moved), (vec![0], vec![0]));
}

#[test]
fn a_capture_is_seen_from_contact_to_overlap() {
    let scene = scene(&[(SMALL, -100, 0), (LARGE, 100, 0)]);
    let shot = solve(&scene, 0, 1).unwrap();
    let settled = scene.shoot(&shot, Tremor::default()).unwrap();
    assert_eq!(settled.overlaps, [Overlap { upper: 0, lower: 1 }]);
    assert!(settled.contacts.iter().any(|c| (c.piece, c.other) == (0, Some(1))));
    assert!(settled.contacts.windows(2).all(|two| two[0].at <= two[1].at));
    // The track begins where the chip lay and ends, but for a frame, where it lies.
    let way = &settled.track.ways[0];
    let (first, last) = (way.frames().next().unwrap(), way.frames().last().unwrap());
    assert_eq!((way.piece, way.first, first.0), (0, 0, [-100_000, 0, 1_000]));
    assert!((last.0[0] - settled.scene.pieces[0].pose.x).abs() < 1_000);
    assert!(settled.track.frames < 120, "{} frames", settled.track.frames);
}

#[test]
fn bases_never_move() {
    let scene = scene(&[(SMALL, 0, 0), (HEX, 60, 0), (SQUARE, -50, 0)]);
    for (direction, press) in [(0, 300), (0, 450), (0, 600), (18_000, 300), (18_000, 500)] {
        let shot = Flick { piece: 0, direction, press, edge: 500 };
        let settled = scene.shoot(&shot, Tremor::default()).unwrap();
        assert_eq!(settled.scene.pieces[1..], scene.pieces[1..]);
        assert_eq!(settled.moved, [0]);
    }
}

#[test]
fn a_hexagon_is_solid_all_over() {
    // Dropped flat on a corner, a side and the middle of a base, a resource
    // lies on it.
    for (x, y) in [(0, 0), (22, 0), (0, 24), (12, 18), (-12, 18), (18, -10)] {
        let scene = scene(&[(HEX, 0, 0)]);
        let toss = Toss::drop(COUNTER, 1, Spot::mm(x, y), 6_000, &mut |n| n / 2);
        let settled = scene.toss(&toss);
        assert_eq!(settled.overlaps, [Overlap { upper: 1, lower: 0 }], "{x} {y}");
        assert!((settled.scene.pieces[1].pose.z - 3_000).abs() < 60, "{:?}", settled.scene);
    }
}

#[test]
fn what_lay_on_a_piece_falls_when_it_is_taken_away() {
    let mut scene = scene(&[(LARGE, 0, 0), (SMALL, 3, 0)]);
    scene.pieces[1].pose.z = 3_000;
    assert_eq!(scene.fall(&[1]).scene.pieces[1].pose.z / 100, 29, "it lies on the other");
    scene.pieces.remove(0);
    let settled = scene.fall(&[0]);
    assert!((settled.scene.pieces[0].pose.z - 1_000).abs() < 30);
    assert_eq!(settled.scene.pieces[0].pose.face(), Face::Front);
}

#[test]
fn resources_drop_near_the_middle_and_lie_flat_or_on_something() {
    let mut chance = Seeded::new(Seed::number(8));
    for _ in 0..6 {
        let scene = TRIAL.open();
        let tosses =
            Toss::drop(COUNTER, 5, Spot::default(), HEIGHT, &mut |n| chance.below("drop", n));
        let settled = scene.toss(&tosses);
        assert_eq!(settled.scene.pieces.len(), scene.pieces.len() + 5);
        assert!(!settled.effort.limit);
        for piece in &settled.scene.pieces[scene.pieces.len()..] {
            let far = libm::hypot(piece.pose.x.into(), piece.pose.y.into());
            assert!(far < 250_000.0, "{far}");
        }
    }
}

#[test]
fn a_harder_throw_goes_farther() {
    let mut chance = Seeded::new(Seed::number(9));
    let from = Spot::mm(0, -395);
    let mut mean = |strength| {
        let mut sum = 0;
        for _ in 0..5 {
            let tosses =
                Toss::throw(TOKEN, 4, from, 9_000, strength, &mut |n| chance.below("throw", n));
            let settled = Scene::empty(MAT).toss(&tosses);
            assert!(!settled.effort.limit);
            sum += settled.scene.pieces.iter().map(|p| i64::from(p.pose.y)).sum::<i64>();
        }
        sum / 20
    };
    let (soft, hard) = (mean(200), mean(700));
    assert!(soft + 100_000 < hard, "{soft} {hard}");
    assert!((-350_000..0).contains(&soft), "{soft}");
}

#[test]
fn a_piece_is_placed_on_nothing_and_in_its_zone() {
    let scene = scene(&[(HEX, 0, 290), (SMALL, 60, 290)]);
    let strip = Some(Zone::Rect(Spot::mm(-380, 230), Spot::mm(380, 380)));
    let chip = |x, y| Piece::flat(SMALL, Spot::mm(x, y), 0, Face::Front);
    assert_eq!(scene.fits(&chip(-100, 300), strip), Ok(()));
    assert_eq!(scene.fits(&chip(-100, 240), strip), Err(Misfit::OutsideZone));
    assert_eq!(scene.fits(&chip(0, 372), strip), Err(Misfit::OffMat));
    assert_eq!(scene.fits(&chip(30, 290), strip), Err(Misfit::Occupied(0)));
    assert_eq!(scene.fits(&chip(75, 290), strip), Err(Misfit::Occupied(1)));
    let ring = Some(Zone::Disc(Spot::mm(-200, 0), 30_000));
    assert_eq!(scene.fits(&chip(-200, 18), ring), Ok(()));
    assert_eq!(scene.fits(&chip(-200, 20), ring), Err(Misfit::OutsideZone));
}

#[test]
fn the_nearest_free_place_is_free_and_near() {
    let scene = scene(&[(HEX, 0, 0), (SMALL, 60, 0)]);
    let place = |spot| scene.nearest(LARGE, spot, 0, Face::Back, None).unwrap();
    let free = place(Spot::mm(200, 100));
    assert_eq!((free.pose.spot(), free.pose.face()), (Spot::mm(200, 100), Face::Back));
    let pushed = place(Spot::mm(60, 0));
    assert_eq!(scene.fits(&pushed, None), Ok(()));
    assert!(pushed.gap(&scene.pieces[1]) < 1_100, "{}", pushed.gap(&scene.pieces[1]));
    let nowhere = Some(Zone::Disc(Spot::mm(60, 0), 16_000));
    assert_eq!(scene.nearest(LARGE, Spot::mm(60, 0), 0, Face::Front, nowhere), None);
}
