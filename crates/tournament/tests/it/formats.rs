//! Round robin, arena, league, tables of more than two, and who stands where.

use tournament::{Charter, Ending, Event, Format, Stage, UNIT};

use crate::world::{World, charter};

fn played(places: &[u8]) -> Ending {
    Ending::Played { places: places.to_vec() }
}

/// The numbers in order of places.
fn ranked(world: &World) -> Vec<Vec<u32>> {
    let of = world.it.standings().into_iter();
    of.map(|it| it.rows.into_iter().map(|row| row.player).collect()).collect()
}

/// Plays on; the lower number wins.
fn lower_wins(world: &mut World) {
    while world.it.stage == Stage::Running {
        world.settle();
        let Some((table, it)) = world.it.open_tables().next() else { continue };
        let mut order = it.seats.clone();
        order.sort_unstable();
        let place = |player: &u32| 1 + order.iter().position(|it| it == player).unwrap() as u8;
        let places: Vec<u8> = it.seats.iter().map(place).collect();
        world.hear(Event::Ended { table, ending: played(&places) }).unwrap();
    }
}

#[test]
fn everybody_meets_everybody_twice_with_the_seats_changed() {
    let mut world = World::new(Format::RoundRobin { legs: 2 }, 2, 5);
    world.start(1);
    lower_wins(&mut world);
    let (met, lead) = world.meetings();
    assert_eq!(met.len(), 10);
    assert!(met.values().all(|count| *count == 2));
    assert!(lead.values().all(|lead| *lead == 0), "{lead:?}");
    assert_eq!(ranked(&world), [[0, 1, 2, 3, 4]]);
    assert!(world.byes().values().all(|count| *count == 2));
    let rows = &world.it.standings()[0].rows;
    assert_eq!(rows[0].points, 8 * UNIT, "a free round is worth nothing");
}

#[test]
fn who_leaves_a_round_robin_early_has_never_been_there() {
    let mut world = World::new(Format::RoundRobin { legs: 1 }, 2, 6);
    world.start(2);
    world.settle();
    while world.end_first(0) {}
    world.hear(Event::Left { player: 5, sent: false }).unwrap();
    lower_wins(&mut world);
    let rows = &world.it.standings()[0].rows;
    assert!(rows.iter().all(|row| row.player == 5 || row.games == 4), "{rows:?}");
    assert_eq!(rows.iter().find(|row| row.player == 5).unwrap().points, 0);
}

#[test]
fn who_leaves_a_round_robin_late_loses_the_rest() {
    let mut world = World::new(Format::RoundRobin { legs: 1 }, 2, 4);
    world.start(2);
    for _ in 0..2 {
        world.settle();
        while world.end_first(0) {}
    }
    world.hear(Event::Left { player: 3, sent: true }).unwrap();
    lower_wins(&mut world);
    let rows = &world.it.standings()[0].rows;
    assert!(rows.iter().all(|row| row.games == 3), "{rows:?}");
    assert!(world.it.tables.iter().any(|it| matches!(it.ending, Some(Ending::Forfeit { .. }))));
}

#[test]
fn an_arena_pairs_whoever_is_free_until_its_time_is_over() {
    let mut world = World::new(Format::Arena { minutes: 5 }, 2, 5);
    world.start(4);
    world.settle();
    assert_eq!(world.it.open_tables().count(), 2);
    world.end_first(0);
    world.settle();
    assert_eq!(world.it.open_tables().count(), 2, "who is free plays again");
    let (met, _) = world.meetings();
    assert!(met.values().all(|count| *count == 1), "but not with whom they have just met");
    world.now += 5 * 60_000;
    world.settle();
    assert_eq!(world.it.stage, Stage::Running, "what has begun is played");
    while world.end_first(0) {}
    world.settle();
    assert_eq!(world.it.stage, Stage::Over);
}

#[test]
fn two_in_an_arena_meet_again() {
    let mut world = World::new(Format::Arena { minutes: 5 }, 2, 2);
    world.start(4);
    for round in 1..=3 {
        world.settle();
        assert_eq!(world.it.tables.len(), round);
        world.end_first(0);
    }
}

#[test]
fn the_best_go_up_and_the_last_go_down() {
    let mut world = World::new(Format::League { size: 4, legs: 1, moves: 1 }, 2, 8);
    world.hear(Event::Started { order: vec![7, 6, 5, 4, 3, 2, 1, 0] }).unwrap();
    lower_wins(&mut world);
    assert_eq!(ranked(&world), [[4, 5, 6, 7], [0, 1, 2, 3]]);
    world.join(8).unwrap();
    world.hear(Event::Left { player: 3, sent: false }).unwrap();
    world.hear(Event::Season).unwrap();
    assert_eq!(world.it.divisions, [[4, 5, 6, 0], [7, 1, 2, 8]]);
    assert_eq!((world.it.season, world.it.stage), (2, Stage::Running));
    lower_wins(&mut world);
    assert_eq!(ranked(&world), [[0, 4, 5, 6], [1, 2, 7, 8]]);
}

#[test]
fn four_at_a_table_by_points_and_everybody_everywhere() {
    let mut world = World::new(Format::Swiss { rounds: 3 }, 4, 14);
    world.start(6);
    lower_wins(&mut world);
    assert_eq!(world.it.rounds.len(), 3);
    for round in 0..3 {
        let sizes: Vec<usize> = world
            .it
            .tables
            .iter()
            .filter(|it| it.round == round)
            .map(|it| it.seats.len())
            .collect();
        assert_eq!(sizes, [4, 4, 3, 3]);
    }
    let rows = &world.it.standings()[0].rows;
    assert_eq!((rows[0].player, rows[0].points, rows[0].wins), (0, 3 * UNIT, 3));
    let mut begun = [0; 14];
    world.it.tables.iter().for_each(|it| begun[it.seats[0] as usize] += 1);
    assert!(begun.iter().all(|count| *count <= 2), "{begun:?}");
}

#[test]
fn equals_are_told_apart_as_it_is_written() {
    // 0 and 1 have two points each; 0 has met the stronger.
    let mut world = World::new(Format::Swiss { rounds: 3 }, 2, 4);
    world.hear(Event::Started { order: vec![0, 1, 2, 3] }).unwrap();
    for (tables, endings) in [
        ([[0, 2], [1, 3]], [[1, 2], [1, 2]]),
        ([[0, 1], [2, 3]], [[2, 1], [1, 2]]),
        ([[0, 3], [1, 2]], [[1, 2], [2, 1]]),
    ] {
        let tables: Vec<Vec<u32>> = tables.iter().map(|it| it.to_vec()).collect();
        world.hear(Event::Paired { tables, byes: Vec::new() }).unwrap();
        for places in endings {
            let (table, _) = world.it.open_tables().next().unwrap();
            world.hear(Event::Ended { table, ending: played(&places) }).unwrap();
        }
    }
    world.settle();
    let rows = &world.it.standings()[0].rows;
    let told: Vec<_> = rows
        .iter()
        .map(|row| {
            (
                row.player,
                row.place,
                row.points / UNIT,
                row.buchholz / UNIT,
                row.berger / UNIT,
                row.wins,
            )
        })
        .collect();
    // Points: 0 two, 1 two, 2 two, 3 none. Everybody has met everybody.
    assert_eq!(told[3], (3, 4, 0, 6, 0, 0));
    assert!(told[..3].iter().all(|it| (it.2, it.3, it.4, it.5) == (2, 4, 2, 2)), "{told:?}");
    assert!(told[..3].iter().all(|it| it.1 == 1), "who is still equal shares the place: {told:?}");
    assert!(rows[..3].iter().all(|row| row.direct == 2), "one victory each");
}

#[test]
fn a_league_or_a_round_robin_goes_by_the_direct_encounter_first() {
    let mut world = World::new(Format::RoundRobin { legs: 1 }, 2, 4);
    world.hear(Event::Started { order: vec![0, 1, 2, 3] }).unwrap();
    // 0 beats 1 and 2 and loses to 3; 1 beats 2 and 3: two each. 2 beats 3.
    let beats =
        |one: u32, two: u32| matches!((one, two), (0, 1 | 2) | (1, 2 | 3) | (2, 3) | (3, 0));
    while world.it.stage == Stage::Running {
        world.settle();
        let Some((table, it)) = world.it.open_tables().next() else { continue };
        let places = if beats(it.seats[0], it.seats[1]) { [1, 2] } else { [2, 1] };
        world.hear(Event::Ended { table, ending: played(&places) }).unwrap();
    }
    let rows = &world.it.standings()[0].rows;
    let told: Vec<_> = rows.iter().map(|row| (row.player, row.points / UNIT, row.direct)).collect();
    assert_eq!(told[..2], [(0, 2, 2), (1, 2, 0)]);
}

#[test]
fn entries_close() {
    let mut world = World::new(Format::Swiss { rounds: 4 }, 2, 6);
    world.start(1);
    for _ in 0..3 {
        world.settle();
        while world.end_first(1) {}
    }
    assert!(world.join(6).is_err(), "half of it is paired");
    let mut world = World::new(Format::RoundRobin { legs: 1 }, 2, 6);
    world.start(1);
    assert!(world.join(6).is_err());
}

#[test]
fn what_was_decided_before_there_were_clocks_is_read_as_before() {
    let mut old = charter(Format::Swiss { rounds: 3 }, 2);
    let text = serde_json::to_string(&old).unwrap();
    assert!(!text.contains("time") && !text.contains("rated"), "{text}");
    assert_eq!(serde_json::from_str::<Charter>(&text).unwrap(), old);
    let clock = r#"{ "bank": 600, "increment": 10 }"#;
    old.time = serde_json::from_str(clock).unwrap();
    old.rated = true;
    let text = serde_json::to_string(&old).unwrap();
    assert_eq!(serde_json::from_str::<Charter>(&text).unwrap(), old);
}
