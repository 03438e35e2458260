//! The same shot gives the same result, to the bit: in every build, on every
//! thread, whatever was simulated before. The digests were computed once; the
//! tests run with and without optimisation (`cargo test -p flick --release`).

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use flick::{Face, Scene, Settled, Toss, Tremor, trials};
use tabletop::{Chance, Seed, Seeded};

mod chips;
use chips::{TOKEN, TRIAL, told};

/// A digest with a written definition: FNV-1a over the words as text.
fn digest(words: &str) -> u64 {
    words.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Plays shots one after the other and digests every settled position, every
/// contact and every frame.
fn game(scene: Scene, seed: u64, shots: u32) -> u64 {
    let mut chance = Seeded::new(Seed::number(seed));
    let mut below = |n| chance.below("trials", n);
    let mut scene = scene;
    let mut words = String::new();
    for _ in 0..shots {
        let shot = trials::aimed_shot(&scene, &mut below);
        let settled = scene.shoot(&shot, Tremor::default()).unwrap();
        words += &told(&settled);
        scene = trials::next(&scene, &settled);
    }
    digest(&words)
}

fn crowd(seed: u64) -> Scene {
    let mut chance = Seeded::new(Seed::number(seed));
    TRIAL.crowded(&mut |n| chance.below("trials", n))
}

fn thrown() -> Settled {
    let mut chance = Seeded::new(Seed::number(3));
    let from = flick::Spot::mm(0, -395);
    let tosses = Toss::throw(TOKEN, 4, from, 9_000, 600, &mut |n| chance.below("throw", n));
    TRIAL.open().toss(&tosses)
}

#[test]
fn an_open_game_has_its_digest() {
    assert_eq!(game(TRIAL.open(), 1, 100), 0xc94a_9d9f_a5cc_7c84);
}

#[test]
fn a_crowded_game_has_its_digest() {
    assert_eq!(game(crowd(1), 2, 60), 0x2b40_4ba8_56f3_0152);
}

#[test]
fn a_throw_has_its_digest() {
    assert_eq!(digest(&told(&thrown())), 0xba66_2c22_d8c9_3e2c);
}

#[test]
fn threads_do_not_disturb_each_other() {
    let alone = game(TRIAL.open(), 7, 5);
    let together: Vec<u64> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| game(TRIAL.open(), 7, 5))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(together, [alone; 4]);
}

#[test]
fn a_position_put_away_and_taken_out_again_plays_the_same() {
    let scene = crowd(4);
    let text = serde_json::to_string(&scene).unwrap();
    let again: Scene = serde_json::from_str(&text).unwrap();
    assert_eq!(again, scene);
    assert_eq!(game(again, 5, 3), game(scene, 5, 3));
}

#[test]
fn what_nothing_touches_does_not_move_at_all() {
    let scene = TRIAL.open();
    let shot = scene.aim(0, flick::Spot::mm(-300, 0), 2_000).unwrap();
    let settled = scene.shoot(&shot, Tremor::default()).unwrap();
    assert_eq!(settled.moved, [0]);
    assert_eq!(settled.scene.pieces[1..], scene.pieces[1..]);
    assert_eq!(scene.pieces[0].pose.face(), Face::Front);
}
