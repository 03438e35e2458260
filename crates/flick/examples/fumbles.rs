//! How often a shot chip ends under another, over it, or beside it, by how deep
//! and how far in it is pressed: what `docs/flick.md` tells of fumbles.
//!
//! ```text
//! cargo run --release -p flick --example fumbles -- SHOTS
//! ```
//! So many shots for every pair of press and edge, from a practised hand, at a
//! chip that lies flat in the way: near (a gap of 1 to 60 mm, whatever the
//! press) or where the shot comes down; or at one that leans on another.

use flick::{Face, Flick, Hand, Piece, Pose, Scene, Spot};
use tabletop::{Chance, Seed, Seeded};

#[path = "../tests/chips/mod.rs"]
mod chips;
use chips::{MAT, SMALL};

const PRESSES: [u16; 6] = [160, 200, 300, 450, 650, 900];
/// Micrometres from the rim of a small chip, of which 6,600 still jump.
const EDGES: [i32; 5] = [0, 1_500, 3_000, 4_500, 6_300];

fn main() {
    let shots = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(200_u32);
    for (name, lie) in [("near", near as Lie), ("where it comes down", far), ("leaning", leaning)] {
        println!("{name}: percent under / over, of {shots} each; rows press, columns edge in mm");
        for press in PRESSES {
            let cell = |edge: &i32| {
                let mut luck = Seeded::new(Seed::number(u64::from(press) << 16 | *edge as u64));
                let tally = (0..shots).map(|_| shoot(lie, press, *edge, &mut luck));
                let (under, over) = tally.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                let share = |n: u32| f64::from(n) * 100.0 / f64::from(shots);
                format!("{:5.1} /{:5.1}", share(under), share(over))
            };
            println!("{press:5} {}", EDGES.iter().map(cell).collect::<Vec<_>>().join("  "));
        }
    }
}

/// What lies in the way of a chip in the middle that is shot along `x`.
type Lie = fn(&Flick, &mut dyn FnMut(i32) -> i32) -> Vec<Piece>;

fn chip(x: i32, y: i32) -> Piece {
    Piece::flat(SMALL, Spot::new(x, y), 0, Face::Front)
}

fn near(_: &Flick, within: &mut dyn FnMut(i32) -> i32) -> Vec<Piece> {
    vec![chip(23_000 + within(59_000), within(30_000) - 15_000)]
}

fn far(shot: &Flick, within: &mut dyn FnMut(i32) -> i32) -> Vec<Piece> {
    let way = Scene { mat: MAT, pieces: vec![chip(-300_000, 0)] }
        .shoot(shot, flick::Tremor::default())
        .map_or(100_000, |settled| settled.scene.pieces[0].pose.x + 300_000);
    vec![chip((way + within(30_000) - 15_000).max(22_500), within(20_000) - 10_000)]
}

/// A chip that leans on the rim of another, its low or its high side first.
fn leaning(_: &Flick, within: &mut dyn FnMut(i32) -> i32) -> Vec<Piece> {
    let at = 60_000 + within(30_000);
    let (flat, above) = if within(2) == 0 { (at, at - 14_000) } else { (at, at + 14_000) };
    let mut leaner = chip(above, within(10_000) - 5_000);
    leaner.pose = Pose { z: 3_200, ..leaner.pose };
    let scene = Scene { mat: MAT, pieces: vec![chip(flat, 0), leaner] };
    scene.fall(&[1]).scene.pieces
}

/// Under, over.
fn shoot(lie: Lie, press: u16, edge: i32, luck: &mut Seeded) -> (u32, u32) {
    let shot = Flick { piece: 0, direction: 0, press, edge };
    let mut pieces = lie(&shot, &mut |n| luck.below("lie", n as u32) as i32);
    for piece in &mut pieces {
        piece.pose.x -= 300_000;
    }
    pieces.insert(0, chip(-300_000, 0));
    let tremor = Hand::PRACTISED.tremble(|n| luck.below("hand", n));
    let Ok(settled) = (Scene { mat: MAT, pieces }).shoot(&shot, tremor) else {
        return (0, 0);
    };
    let under = settled.overlaps.iter().any(|pair| pair.lower == 0);
    let over = settled.overlaps.iter().any(|pair| pair.upper == 0);
    (u32::from(under), u32::from(over && !under))
}
