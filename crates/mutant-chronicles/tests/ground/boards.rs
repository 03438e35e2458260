//! The drawings say what the lists of hexes, rooms and doors say.

use std::collections::BTreeSet;

use mutant_chronicles::board::{Board, BoardId};
use mutant_chronicles::hex::{Direction, Hex};
use mutant_chronicles::hexes::HexSet;

/// A map in words: hexes as column,row from 0.
struct Facts {
    zones: [(u8, &'static str); 7],
    /// Hexes of a room, then its doors; every other outer side is a wall.
    rooms: [(&'static str, &'static str); 6],
    hindering: &'static str,
    cover: &'static str,
    deployment_a: &'static str,
    walls: usize,
}

const A01: Facts = Facts {
    zones: [
        (5, "8,5 9,5 9,4 9,6"),
        (1, "4,2 5,2 4,3"),
        (3, "13,1 14,1 14,2"),
        (2, "8,1 9,1 9,2"),
        (3, "4,9 3,9 4,8"),
        (2, "9,9 8,9 9,8"),
        (1, "14,8 13,8 13,7"),
    ],
    rooms: [
        ("13,1 14,1 13,2 14,2", "13,1-12,1 14,2-14,3"),
        ("4,9 3,9 5,8 4,8", "4,9-5,9 4,8-3,7"),
        ("5,4 6,4 5,5", "5,4-4,4 6,4-7,4"),
        ("13,6 12,6 12,5", "13,6-14,6 12,6-11,6"),
        ("10,2 11,2 11,3", "10,2-9,2 11,3-11,4"),
        ("8,8 7,8 6,7", "8,8-9,8 6,7-7,6"),
    ],
    hindering: "2,5 2,7 2,10 3,6 6,1 6,2 8,3 9,7 11,9 12,8 15,3 15,4 15,5 16,0",
    cover: "1,6 2,8 3,8 6,3 6,9 7,5 8,6 10,4 10,5 11,1 11,7 15,2 16,2 17,4",
    deployment_a: "0,0 0,1 0,2 0,3 0,4 1,0 1,1 1,2 1,3 2,0 2,1 2,2 3,0 3,1",
    walls: 68,
};

const A02: Facts = Facts {
    zones: [
        (5, "8,5 9,5 9,4 9,6"),
        (1, "3,4 4,4 3,5"),
        (2, "5,1 6,1 6,2"),
        (3, "10,1 11,1 11,2"),
        (2, "12,9 11,9 12,8"),
        (3, "7,9 6,9 7,8"),
        (1, "15,6 14,6 14,5"),
    ],
    rooms: [
        ("6,4 7,4 6,5", "6,4-5,4 7,4-8,4"),
        ("12,6 11,6 11,5", "12,6-13,6 11,6-10,6"),
        ("10,1 11,1 11,2 10,2", "10,1-9,1 11,2-11,3"),
        ("7,9 6,9 7,8 8,8", "7,9-8,9 7,8-6,7"),
        ("4,7 5,7 5,8", "4,7-3,7 5,7-6,6"),
        ("13,3 12,3 13,2", "13,3-14,3 12,3-12,4"),
    ],
    hindering: "3,1 4,2 4,7 5,6 6,6 8,1 8,2 9,9 10,8 12,4 13,3 13,4 14,8 14,9",
    cover: "2,8 3,6 3,9 6,2 7,6 8,3 9,7 11,4 12,8 14,1 15,4 16,2",
    deployment_a: "0,1 0,2 0,3 0,4 0,5 0,6 0,7 0,8 0,9 1,3 1,4 1,5 1,6 1,7",
    walls: 64,
};

const PRINTED: [(BoardId, &Facts); 2] = [(BoardId::A01, &A01), (BoardId::A02, &A02)];

fn hex(told: &str) -> Hex {
    let (column, row) = told.split_once(',').unwrap();
    Hex::at(column.parse().unwrap(), row.parse().unwrap()).unwrap()
}

fn set(told: &str) -> HexSet {
    told.split(' ').map(hex).collect()
}

/// Two hexes without an order.
fn side(a: Hex, b: Hex) -> (Hex, Hex) {
    (a.min(b), a.max(b))
}

/// A hex after half a turn of one map.
fn turned(hex: Hex) -> Hex {
    Hex::at(18 - hex.row() % 2 - hex.column(), 10 - hex.row()).unwrap()
}

fn walls(board: &Board) -> BTreeSet<(Hex, Hex)> {
    board.walls().map(|(a, b)| side(a, b)).collect()
}

#[test]
fn drawings_agree_with_the_lists() {
    for (id, facts) in PRINTED {
        let board = id.board();
        assert_eq!(board.hexes().len(), 204);
        assert_eq!(*board.hindering(), set(facts.hindering));
        assert_eq!(*board.cover(), set(facts.cover));
        assert_eq!(board.deployment()[0], set(facts.deployment_a));
        assert_eq!(board.zones().len(), 7);
        for (zone, (points, hexes)) in board.zones().iter().zip(facts.zones) {
            assert_eq!((zone.points, zone.hexes), (points, set(hexes)));
        }
        assert_eq!(board.zones().iter().map(|zone| zone.points).sum::<u8>(), 17);
    }
}

#[test]
fn rooms_are_walled_but_for_their_doors() {
    for (id, facts) in PRINTED {
        let mut expected = BTreeSet::new();
        for (hexes, doors) in facts.rooms {
            let room = set(hexes);
            let outer = room.iter().flat_map(|inner| {
                inner
                    .neighbours()
                    .filter(|next| !room.has(*next))
                    .map(move |next| side(inner, next))
            });
            let doors: Vec<_> = doors
                .split(' ')
                .map(|door| door.split_once('-').unwrap())
                .map(|(inner, next)| side(hex(inner), hex(next)))
                .collect();
            expected.extend(outer.filter(|one| !doors.contains(one)));
        }
        let board = id.board();
        assert_eq!(walls(board), expected);
        assert_eq!(expected.len(), facts.walls);
        for (a, b) in expected {
            assert!(board.has_wall(a, b) && board.has_wall(b, a));
            assert_eq!(board.walk(a, a.way_to(b).unwrap()), None);
        }
    }
}

#[test]
fn both_maps_look_the_same_after_half_a_turn() {
    for (id, _) in PRINTED {
        let board = id.board();
        let turn = |set: &HexSet| -> HexSet { set.iter().map(turned).collect() };
        assert_eq!(turn(board.hexes()), *board.hexes());
        assert_eq!(turn(board.hindering()), *board.hindering());
        assert_eq!(turn(board.cover()), *board.cover());
        assert_eq!(turn(&board.deployment()[0]), board.deployment()[1]);
        let turned_walls: BTreeSet<_> =
            walls(board).into_iter().map(|(a, b)| side(turned(a), turned(b))).collect();
        assert_eq!(turned_walls, walls(board));
        for zone in board.zones() {
            let other = board.zones().iter().find(|other| other.hexes == turn(&zone.hexes));
            assert_eq!(other.unwrap().points, zone.points);
        }
    }
}

#[test]
fn every_hex_can_be_walked_to() {
    for id in BoardId::ALL {
        let board = id.board();
        let mut reached: HexSet = board.deployment()[0].iter().take(1).collect();
        let mut size = 0;
        while reached.len() != size {
            size = reached.len();
            let walk =
                |hex: Hex| Direction::ALL.into_iter().filter_map(move |way| board.walk(hex, way));
            reached |= reached.iter().flat_map(walk).collect();
        }
        assert_eq!(reached, *board.hexes());
    }
}

#[test]
fn four_maps_make_one_field() {
    for (id, maps) in [
        (BoardId::EpicA01, [BoardId::A01; 4]),
        (BoardId::EpicA02, [BoardId::A02; 4]),
        (BoardId::EpicMixed, [BoardId::A01, BoardId::A02, BoardId::A02, BoardId::A01]),
    ] {
        let epic = id.board();
        assert_eq!(epic.hexes().len(), 863);
        assert_eq!(epic.zones().len(), 28);
        let mut covered = HexSet::NONE;
        let mut walls_of_maps = 0;
        for (n, map) in maps.into_iter().enumerate() {
            let map = map.board();
            let (right, down) = ((n % 2) as u8 * 19, (n / 2) as u8 * 12);
            let there = |hex: Hex| Hex::at(hex.column() + right, hex.row() + down).unwrap();
            for hex in map.hexes().iter() {
                covered.add(there(hex));
                assert_eq!(map.cover().has(hex), epic.cover().has(there(hex)));
                assert_eq!(map.hindering().has(hex), epic.hindering().has(there(hex)));
                let zone = map.zone_at(hex).map(|zone| zone + 7 * n as u8);
                assert_eq!(epic.zone_at(there(hex)), zone);
            }
            for (a, b) in map.walls() {
                walls_of_maps += 1;
                assert!(epic.has_wall(there(a), there(b)));
            }
            let mine = usize::from(n % 2 == 1);
            for hex in map.deployment()[mine].iter() {
                assert!(epic.deployment()[mine].has(there(hex)));
                assert!(epic.corners()[[0, 1, 3, 2][n]].has(there(hex)));
            }
        }
        assert_eq!(epic.walls().count(), walls_of_maps);
        assert!(epic.deployment().iter().all(|zone| zone.len() == 28));
        // The seam between the maps is open ground.
        let seam = *epic.hexes() - covered;
        assert_eq!(seam.len(), 863 - 4 * 204);
        assert!(!seam.meets(epic.cover()) && !seam.meets(epic.hindering()));
    }
}

#[test]
fn four_players_start_in_the_corners() {
    let corners = BoardId::A01.board().corners();
    assert_eq!(corners[0], BoardId::A01.board().deployment()[0]);
    assert_eq!(corners[2], BoardId::A01.board().deployment()[1]);
    for (n, corner) in corners.iter().enumerate() {
        assert_eq!(corner.len(), 14);
        assert!(corners.iter().skip(n + 1).all(|other| !corner.meets(other)));
    }
    // The same corners on the other side of the map, where two stand elsewhere.
    assert_eq!(BoardId::A02.board().corners(), corners);
    assert!(corners.iter().all(|corner| *corner != BoardId::A02.board().deployment()[0]));
    for corner in corners {
        assert_eq!(BoardId::A02.board().places(1, corner).len(), 14);
    }
}

#[test]
fn places_inside_a_zone() {
    let board = BoardId::A01.board();
    let zone = board.deployment()[0];
    assert_eq!(board.places(1, &zone).len(), 14);
    for size in [2, 4] {
        let places = board.places(size, board.hexes());
        let once: BTreeSet<_> = places.iter().collect();
        assert_eq!(once.len(), places.len());
        assert!(places.iter().all(|place| place.size() == size && !board.is_walled(place)));
    }
    // 204 hexes touch along 545 sides, 68 of them walls.
    let sides: usize = board
        .hexes()
        .iter()
        .map(|hex| hex.neighbours().filter(|next| board.hexes().has(*next)).count())
        .sum();
    assert_eq!(board.places(2, board.hexes()).len(), sides / 2 - 68);
}
