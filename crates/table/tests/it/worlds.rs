//! Many worlds: whatever order things happen in, whatever is lost, nothing that
//! was acknowledged is missing, and in the end all screens show the same game.

use record::{Deed, Mode};
use table::{Kept, Request, TimeControl};
use tabletop::Viewer;

use crate::world::World;

/// Plays a world to the end of its game, with whatever `seed` makes happen.
fn live(game: &str, persons: usize, bots: usize, nodes: usize, faults: u32, seed: u64) -> World {
    let world = World::new(game, persons, bots, nodes, seed);
    live_in(world, persons, nodes, faults)
}

/// The same of two persons with a clock, until somebody has won or run out of time.
pub(crate) fn timed(game: &str, time: TimeControl, nodes: usize, seed: u64) -> World {
    let mut world = World::new(game, 2, 0, 0, seed);
    world.plan.time = Some(time);
    (0..nodes).for_each(|_| world.wake());
    live_in(world, 2, nodes, 0)
}

fn live_in(mut world: World, persons: usize, nodes: usize, faults: u32) -> World {
    for who in 0..persons {
        world.sit(who % nodes, who);
        world.rest();
        world.look(who % nodes, who);
    }
    // One of them has a second window, at another node; and somebody watches.
    world.look(nodes - 1, 0);
    world.look(0, persons + 1);
    world.rest();
    world.faults = faults;
    for _ in 0..2_000 {
        match world.any(20) {
            0 if nodes > 1 => {
                let node = world.any(nodes);
                world.crash(node);
            }
            1 => {
                let socket = world.any(world.screens.len());
                world.request(socket, Request::Undo);
            }
            2 => world.now += 500,
            3 if world.prepares => {
                let socket = world.any(world.screens.len());
                world.prepare(socket);
            }
            4 => {
                let socket = world.any(world.screens.len());
                world.request(socket, Request::Offer);
            }
            5 => {
                let socket = world.any(world.screens.len());
                let seen = world.screens[socket].state.as_ref();
                if let Some(n) = seen.and_then(|it| it.offer.as_ref()).map(|offer| offer.n) {
                    let answer = match world.any(3) {
                        0 => Request::Decline { offer: n },
                        _ => Request::Agree { offer: n },
                    };
                    world.request(socket, answer);
                }
            }
            3..12 => {
                let socket = world.any(world.screens.len());
                world.act(socket);
            }
            _ => {
                let node = world.any(nodes);
                world.step(node);
            }
        }
        if world.nodes.iter().all(|node| node.table.standing().is_over()) {
            break;
        }
    }
    world.faults = 0;
    world.settle();
    world
}

fn check(world: &World, what: &str) {
    let record = world.record();
    let game = record.game(testkit::toys::lookup).unwrap();
    let course = record.replay(game, Mode::Tolerant, None, |_, _| {}).unwrap();
    let last = record.entries.last().unwrap().n;
    for (socket, screen) in world.screens.iter().enumerate() {
        let standing = world.nodes[screen.node].table.standing();
        assert_eq!(standing.lines(), world.log.len() as u64, "{what}: node of {socket}");
        let who = standing.seat_of(&format!("id-{}", screen.person));
        let state = screen.state.as_ref().unwrap();
        assert_eq!(state.n, last, "{what}: screen {socket} is behind");
        let view = course.state().view(who.map_or(Viewer::Public, Viewer::Seat));
        assert_eq!(state.view, view, "{what}: screen {socket}");
        for (id, n) in &screen.acks {
            let entry = &record.entries[*n as usize];
            assert_eq!(entry.seat, who, "{what}: request {id} was entry {n}");
        }
    }
    let mut all: Vec<u32> = world.screens.iter().flat_map(|it| &it.acks).map(|ack| ack.1).collect();
    all.sort_unstable();
    assert!(all.is_sorted_by(|a, b| a < b), "{what}: an entry was acknowledged twice");
}

#[test]
fn one_node() {
    for seed in 0..300 {
        let game = ["sealed", "duel"][seed as usize % 2];
        let world = live(game, 2, 0, 1, 0, seed);
        check(&world, &format!("{game} {seed}"));
        assert!(world.log.len() > 5, "{game} {seed}");
    }
}

#[test]
fn bots_between() {
    for seed in 0..200 {
        let world = live("sealed", 2, 1, 1, 0, seed);
        check(&world, &format!("{seed}"));
    }
}

#[test]
fn several_nodes() {
    for seed in 0..300 {
        let world = live("sealed", 2, 0, 3, 0, seed);
        check(&world, &format!("{seed}"));
    }
}

/// Whatever is lost, nothing that was prepared is done twice, by whichever node.
#[test]
fn what_is_prepared_is_done_once() {
    let mut done = 0;
    for seed in 0..300 {
        let game = ["sealed", "duel"][seed as usize % 2];
        let (nodes, faults) = (1 + seed as usize % 3, [0, 5][seed as usize / 2 % 2]);
        let mut world = World::new(game, 2, 0, nodes, seed);
        world.prepares = true;
        let world = live_in(world, 2, nodes, faults);
        check(&world, &format!("{game} {seed}"));
        let record = world.record();
        // What was never done may leave its number to something else.
        let alone = |kept: &&Kept| {
            let same = |it: &&Kept| (it.seat, it.id) == (kept.seat, kept.id);
            world.prepared.iter().filter(same).count() == 1
        };
        let once = world.prepared.iter().filter(|kept| !kept.intent.always);
        for kept in once.filter(alone) {
            let mark = Some(format!("prepared-{}", kept.id));
            let this = |entry: &&record::Entry| {
                entry.seat == Some(kept.seat) && entry.reason == mark && entry.n > kept.after
            };
            let times = record.entries.iter().filter(this).count();
            assert!(times <= 1, "{game} {seed}: {kept:?}");
            done += times;
        }
        let over = world.nodes.iter().all(|node| node.table.standing().is_over());
        assert!(!over || world.intents.is_empty(), "{game} {seed}: {:?}", world.intents);
    }
    assert!(done > 100, "{done}");
}

#[test]
fn a_store_that_does_not_always_say_what_it_did() {
    let (mut undone, mut agreed) = (0, 0);
    for seed in 0..400 {
        let game = ["sealed", "duel"][seed as usize % 2];
        let world = live(game, 2, 0, 2, 5, seed);
        check(&world, &format!("{game} {seed}"));
        let undo = |deed: &Deed| matches!(deed, Deed::Undo(_));
        let entries = world.record().entries;
        undone += entries.iter().filter(|entry| undo(&entry.deed)).count();
        agreed += entries.iter().filter(|entry| matches!(entry.deed, Deed::Agreed(_))).count();
    }
    assert!(undone > 0, "nothing was ever taken back");
    assert!(agreed > 0, "nobody ever agreed to anything");
}
