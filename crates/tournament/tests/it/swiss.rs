//! A Swiss tournament obeys its rules.

use proptest::prelude::*;
use tournament::{Event, Format, Stage, UNIT};

use crate::world::World;

fn rules_hold(world: &World, players: u32, rounds: usize) {
    assert_eq!(world.it.stage, Stage::Over);
    assert_eq!(world.it.rounds.len(), rounds);
    let (met, lead) = world.meetings();
    assert!(met.values().all(|count| *count == 1), "nobody meets anybody twice: {met:?}");
    assert!(world.byes().values().all(|count| *count == 1), "nobody has two byes");
    assert_eq!(world.byes().len(), if players % 2 == 1 { rounds } else { 0 });
    assert!(lead.values().all(|lead| lead.abs() <= 2), "seats are balanced: {lead:?}");
    for round in 0..rounds {
        let seated = world.it.tables.iter().filter(|table| table.round == round);
        assert_eq!(seated.count() as u32, players / 2);
    }
    let given: u32 = world.it.standings()[0].rows.iter().map(|row| row.points).sum();
    assert_eq!(given, UNIT * (players / 2 + players % 2) * rounds as u32);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn sixty_four_over_seven_rounds(luck: u64, whim: u64) {
        let mut world = World::new(Format::Swiss { rounds: 7 }, 2, 64);
        world.start(luck);
        world.play_on(whim);
        rules_hold(&world, 64, 7);
    }

    #[test]
    fn any_number_over_as_many_rounds_as_a_knockout_needs(
        players in 3_u32..50, luck: u64, whim: u64,
    ) {
        let rounds = (32 - (players - 1).leading_zeros()) as u8;
        let mut world = World::new(Format::Swiss { rounds }, 2, players);
        world.start(luck);
        world.play_on(whim);
        let most = (players + players % 2 - 1) as usize;
        rules_hold(&world, players, usize::from(rounds).min(most));
    }

    /// Also when people go and come: as long as there are enough to choose from
    /// (each has met fewer than half of the others) nobody meets anybody twice.
    #[test]
    fn people_come_and_go(luck: u64, whim: u64, leaves in proptest::collection::vec((0_usize..7, 0_u32..40), 0..14), late in 0_u32..5) {
        let mut world = World::new(Format::Swiss { rounds: 7 }, 2, 40);
        world.start(luck);
        let mut whim = whim;
        let mut joined = 40;
        while world.it.stage == Stage::Running {
            world.settle();
            let round = world.it.rounds.len();
            for (_, player) in leaves.iter().filter(|(at, _)| at + 1 == round) {
                // Twice is refused.
                let _ = world.hear(Event::Left { player: *player, sent: false });
            }
            if round <= 3 && joined < 40 + late {
                world.join(joined).unwrap();
                joined += 1;
            }
            while world.end_first(whim >> 33) {
                whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
                world.it.next(world.now, 0).into_iter().filter(|it| matches!(it, Event::Ended { .. })).for_each(|it| world.hear(it).unwrap());
            }
        }
        let (met, lead) = world.meetings();
        prop_assert!(met.values().all(|count| *count == 1), "{:?}", met);
        prop_assert!(world.byes().values().all(|count| *count == 1));
        // A table nobody came to does not count as having begun.
        prop_assert!(lead.values().all(|lead| lead.abs() <= 3), "{:?}", lead);
    }
}

#[test]
fn the_first_round_folds_the_order_in_the_middle() {
    let mut world = World::new(Format::Swiss { rounds: 3 }, 2, 8);
    world.hear(Event::Started { order: (0..8).collect() }).unwrap();
    world.settle();
    let mut tables: Vec<Vec<u32>> = world.it.tables.iter().map(|it| it.seats.clone()).collect();
    tables.iter_mut().for_each(|seats| seats.sort_unstable());
    assert_eq!(tables, [[0, 4], [1, 5], [2, 6], [3, 7]]);
}

#[test]
fn who_has_as_many_points_meets() {
    let mut world = World::new(Format::Swiss { rounds: 3 }, 2, 8);
    world.start(1);
    world.settle();
    while world.end_first(0) {}
    world.settle();
    let first = |player: &u32| world.it.tables[..4].iter().any(|table| table.seats[0] == *player);
    for table in &world.it.tables[4..] {
        assert_eq!(first(&table.seats[0]), first(&table.seats[1]), "{table:?}");
    }
}

#[test]
fn too_few_for_so_many_rounds_play_fewer() {
    let mut world = World::new(Format::Swiss { rounds: 9 }, 2, 4);
    world.start(3);
    world.play_on(3);
    rules_hold(&world, 4, 3);
}
