//! Lines of any text, typed at a table of every game one after the other: each
//! is done or refused by a clause, and a refusal changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::{Options, Seat, Seed, Seeded};

fuzz_target!(|text: &str| {
    for entry in catalog::GAMES {
        let seats = entry.game.seats().1.min(3);
        let Ok(setup) = entry.game.setup(seats, &Options::default()) else { continue };
        let mut luck = Seeded::new(Seed::number(1));
        let Ok((mut table, _)) = entry.game.start(&setup, &mut luck) else { continue };
        for line in text.lines() {
            for seat in Seat::all(seats) {
                let before = table.digest();
                if let Err(illegal) = table.act(seat, line, &mut luck) {
                    assert!(illegal.clause.contains('-'));
                    assert_eq!(table.digest(), before);
                }
            }
        }
    }
});
