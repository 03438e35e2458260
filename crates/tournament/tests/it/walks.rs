//! Any order of events: what is refused changes nothing, what is not survives a
//! restart at every line ([`World::hear`] proves both), and nobody sits at two
//! tables at once.

use proptest::prelude::*;
use tournament::{Ending, Event, Format, Stage};

use crate::world::World;

#[derive(Clone, Debug)]
enum Move {
    Join,
    Leave(u32),
    Return(u32),
    Start(u64),
    Play(u64),
    Forfeit(u8),
    Decide,
    Void,
    Next,
    Season,
    Finish,
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        4 => Just(Move::Join),
        2 => (0_u32..20).prop_map(Move::Leave),
        1 => (0_u32..20).prop_map(Move::Return),
        2 => any::<u64>().prop_map(Move::Start),
        8 => any::<u64>().prop_map(Move::Play),
        1 => (0_u8..3).prop_map(Move::Forfeit),
        1 => Just(Move::Decide),
        1 => Just(Move::Void),
        6 => Just(Move::Next),
        1 => Just(Move::Season),
        1 => Just(Move::Finish),
    ];
    proptest::collection::vec(one, 10..120)
}

fn formats() -> impl Strategy<Value = (Format, u8)> {
    prop_oneof![
        (1_u8..8, 2_u8..6).prop_map(|(rounds, seats)| (Format::Swiss { rounds }, seats)),
        (1_u8..3).prop_map(|legs| (Format::RoundRobin { legs }, 2)),
        (2_u8..5).prop_map(|seats| (Format::Arena { minutes: 5 }, seats)),
        (3_u8..6, 1_u8..3).prop_map(|(size, legs)| (Format::League { size, legs, moves: 1 }, 2)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens((format, seats) in formats(), moves in moves()) {
        let mut world = World::new(format, seats, 4);
        for it in moves {
            let open = world.it.open_tables().map(|(table, it)| (table, it.seats.len())).next();
            let done = match it {
                Move::Join => world.join(world.it.players.len() as u32),
                Move::Leave(player) => world.hear(Event::Left { player, sent: false }),
                Move::Return(player) => world.hear(Event::Returned { player }),
                Move::Start(luck) => match world.it.start_now(luck) {
                    Some(start) => world.hear(start),
                    None => Ok(()),
                },
                Move::Play(whim) => { world.end_first(whim >> 33); Ok(()) }
                Move::Forfeit(seat) => world.hear(Event::Ended {
                    table: open.map_or(0, |it| it.0),
                    ending: Ending::Forfeit { absent: vec![seat] },
                }),
                Move::Decide => world.hear(Event::Ended {
                    table: open.map_or(0, |it| it.0),
                    ending: Ending::Decided { places: vec![1; open.map_or(0, |it| it.1)] },
                }),
                Move::Void => world.hear(Event::Ended {
                    table: open.map_or(0, |it| it.0), ending: Ending::Void,
                }),
                Move::Next => { world.settle(); Ok(()) }
                Move::Season => world.hear(Event::Season),
                Move::Finish => world.hear(Event::Finished),
            };
            // Refused or not: both are proved by `hear`.
            let _ = done;
            let mut busy: Vec<u32> =
                world.it.open_tables().flat_map(|(_, it)| it.seats.clone()).collect();
            let count = busy.len();
            busy.sort_unstable();
            busy.dedup();
            prop_assert_eq!(count, busy.len(), "nobody sits at two tables");
            let rows: usize = world.it.standings().iter().map(|it| it.rows.len()).sum();
            prop_assert!(rows <= world.it.players.len());
        }
        if world.it.stage == Stage::Open {
            world.join(world.it.players.len() as u32).unwrap();
            world.join(world.it.players.len() as u32).unwrap();
            world.start(5);
        }
        world.play_on(9);
        prop_assert!(matches!(world.it.stage, Stage::Over | Stage::Cancelled));
    }
}
