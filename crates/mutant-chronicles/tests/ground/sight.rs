//! Lines of sight against the slow reference, for every two hexes.

use mutant_chronicles::board::{Board, BoardId};
use mutant_chronicles::hex::Hex;
use mutant_chronicles::hexes::HexSet;
use mutant_chronicles::sight::Obstacle;

use crate::geometry::{Meeting, Point, centre, corner, goes_through, meeting};

/// Walls by the points they end in.
struct Walls(Vec<(Hex, Hex, (Point, Point))>);

impl Walls {
    fn of(board: &Board) -> Walls {
        let ends = |(a, b): (Hex, Hex)| {
            let shared: Vec<Hex> = a.neighbours().filter(|c| c.is_adjacent(b)).collect();
            let [c, d] = shared[..] else { panic!("a wall at the edge of the board: {a} {b}") };
            (a, b, (corner(a, b, c), corner(a, b, d)))
        };
        Walls(board.walls().map(ends).collect())
    }

    /// The walls that stop a line, and how often each ruling of MC-K12 decided.
    fn stopping(&self, from: Hex, to: Hex, seen: &mut Seen) -> Vec<Obstacle> {
        let (from, to) = (centre(from), centre(to));
        let meetings: Vec<_> =
            self.0.iter().map(|(a, b, wall)| (*a, *b, meeting(from, to, *wall))).collect();
        let mut stopping = Vec::new();
        for (a, b, how) in &meetings {
            let stops = match how {
                Meeting::Apart => false,
                Meeting::Across => true,
                Meeting::Along => {
                    seen.along += 1;
                    true
                }
                Meeting::End(end) => {
                    let here = |(_, _, wall): &&(Hex, Hex, (Point, Point))| {
                        wall.0 == *end || wall.1 == *end
                    };
                    let several = self.0.iter().filter(here).count() > 1;
                    *(if several { &mut seen.meeting } else { &mut seen.free_ends }) += 1;
                    several
                }
            };
            if stops {
                stopping.push(Obstacle::Wall(*a, *b));
            }
        }
        stopping
    }
}

#[derive(Default)]
struct Seen {
    along: u32,
    meeting: u32,
    free_ends: u32,
    borders: u32,
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn next(&mut self, below: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    /// Units on some hexes, few or many.
    fn units(&mut self, board: &Board) -> HexSet {
        let crowd = 2 + self.next(30);
        board.hexes().iter().filter(|_| self.next(crowd) == 0).collect()
    }
}

fn between(from: Hex, to: Hex, hexes: impl Iterator<Item = Hex>) -> HexSet {
    let (a, b) = (centre(from), centre(to));
    hexes.filter(|hex| *hex != from && *hex != to && goes_through(a, b, *hex)).collect()
}

fn compare(board: &Board, walls: &Walls, from: Hex, to: Hex, dice: &mut Dice, seen: &mut Seen) {
    let crossed = between(from, to, board.hexes().iter());
    let stopping = walls.stopping(from, to, seen);
    // With a unit on every hex, all that can stand in the way does.
    let (mut unit_hexes, mut in_the_way) = (HexSet::NONE, Vec::new());
    for obstacle in board.obstacles(from, to, board.hexes()) {
        match obstacle {
            Obstacle::Unit(hex) => unit_hexes.add(hex),
            wall @ Obstacle::Wall(..) => in_the_way.push(wall),
        }
    }
    assert_eq!(unit_hexes, crossed, "hexes between {from} and {to}");
    assert_eq!(in_the_way.len(), stopping.len(), "walls between {from} and {to}");
    assert!(stopping.iter().all(|wall| in_the_way.contains(wall)));
    assert_eq!(board.walled(from, to), !stopping.is_empty());
    for _ in 0..3 {
        let units = dice.units(board);
        let free = stopping.is_empty() && !crossed.meets(&units);
        assert_eq!(board.sees(from, to, &units), free, "from {from} to {to} with {units:?}");
        assert_eq!(board.sees(to, from, &units), free, "sight is mutual");
        assert_eq!(board.obstacles(from, to, &units).is_empty(), free);
    }
    let close = from.distance(to) > 1 && crossed.len() < u16::from(from.distance(to)) - 1;
    seen.borders += u32::from(close);
}

#[test]
fn every_two_hexes_of_both_maps() {
    for id in [BoardId::A01, BoardId::A02] {
        let board = id.board();
        let (walls, mut dice, mut seen) = (Walls::of(board), Dice(7), Seen::default());
        let hexes: Vec<Hex> = board.hexes().iter().collect();
        for (at, from) in hexes.iter().enumerate() {
            for to in &hexes[at + 1..] {
                compare(board, &walls, *from, *to, &mut dice, &mut seen);
            }
        }
        // Every ruling was needed.
        assert!(seen.along > 100 && seen.meeting > 100 && seen.free_ends > 100);
        assert!(seen.borders > 100);
    }
}

#[test]
fn many_hexes_of_an_epic_board() {
    let board = BoardId::EpicMixed.board();
    let (walls, mut dice, mut seen) = (Walls::of(board), Dice(8), Seen::default());
    let hexes: Vec<Hex> = board.hexes().iter().collect();
    for _ in 0..1500 {
        let [from, to] = [(); 2].map(|()| hexes[dice.next(hexes.len() as u64) as usize]);
        compare(board, &walls, from, to, &mut dice, &mut seen);
    }
}

#[test]
fn a_line_along_a_border_passes_between_two_units() {
    let board = BoardId::A02.board();
    let hex = |name: &str| name.parse::<Hex>().unwrap();
    // Straight down from k9 to k11 the line runs between j10 and k10.
    let both: HexSet = [hex("j10"), hex("k10")].into_iter().collect();
    assert!(board.sees(hex("k9"), hex("k11"), &both));
    assert!(!board.sees(hex("j10"), hex("l10"), &both));
}

#[test]
fn a_double_base_sees_with_either_half() {
    let board = BoardId::A02.board();
    let place = |name: &str| name.parse().unwrap();
    let units: HexSet =
        ["b1", "a1", "a2", "d2"].map(|hex| hex.parse().unwrap()).into_iter().collect();
    // Its other half does not stand in its way, but another unit does.
    let lines: Vec<_> = board.lines(&place("a1+a2"), &place("d2"), &units).collect();
    assert_eq!(lines, [("a2".parse().unwrap(), "d2".parse().unwrap())]);
    assert!(board.sees_place(&place("a1+b1"), &place("c1+d1"), &HexSet::NONE));
}

#[test]
fn seen_from_is_all_that_is_seen() {
    let board = BoardId::A01.board();
    let mut dice = Dice(9);
    for hex in board.hexes().iter() {
        let units = dice.units(board);
        let seen = board.seen_from(hex, &units);
        assert!(board.hexes().iter().all(|to| seen.has(to) == board.sees(hex, to, &units)));
    }
}
