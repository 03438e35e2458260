//! Lines of any text, typed at a table one after the other: each is done or
//! refused by a clause, and a refusal changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::{Options, Seat, Seed, Seeded};

fuzz_target!(|text: &str| {
    let Some(game) = catalog::game("microscopic") else { return };
    let Ok(setup) = game.setup(3, &Options::default()) else { return };
    let mut luck = Seeded::new(Seed::number(1));
    let Ok((mut table, _)) = game.start(&setup, &mut luck) else { return };
    for line in text.lines() {
        for seat in Seat::all(3) {
            let before = table.digest();
            if let Err(illegal) = table.act(seat, line, &mut luck) {
                assert!(illegal.clause.contains('-'));
                assert_eq!(table.digest(), before);
            }
        }
    }
});
