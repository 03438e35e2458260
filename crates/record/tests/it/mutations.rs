//! Whatever the bytes, a reader answers with an error and never panics.

use crate::common::{eventful, finish, sealed};
use proptest::prelude::*;
use record::{Mode, Record, verify};
use testkit::toys::lookup;

fn small() -> Vec<u8> {
    let mut play = sealed(1);
    finish(&mut play, 1);
    play.record().text().into_bytes()
}

#[test]
fn every_flipped_bit_is_found() {
    let whole = small();
    let lines = Record::parse(&whole).unwrap().entries.len() + 2;
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut text = whole.clone();
            text[at] ^= 1 << bit;
            let line = whole[..at].iter().filter(|byte| **byte == b'\n').count();
            for mode in [Mode::Strict, Mode::Tolerant] {
                let error = verify(&text, lookup, mode).expect_err("found");
                let named = match error.place {
                    record::Place::Header => 0,
                    record::Place::Entry(n) => n as usize + 1,
                    record::Place::End => lines - 1,
                };
                assert_eq!(named, line, "byte {at}, bit {bit}: {error}");
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_are_answered(text in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(verify(&text, lookup, Mode::Tolerant).is_err());
    }

    #[test]
    fn any_change_is_found(
        cut in any::<prop::sample::Index>(),
        length in 0_usize..80,
        put in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let whole = eventful(3).record().text().into_bytes();
        let from = cut.index(whole.len());
        let to = (from + length).min(whole.len());
        let mut text = whole.clone();
        text.splice(from..to, put);
        // A lost tail leaves an unfinished game behind, which is no lie.
        let tail = whole.starts_with(&text);
        prop_assert_eq!(verify(&text, lookup, Mode::Tolerant).is_ok(), text == whole || tail && ends_well(&whole, text.len()));
    }

    #[test]
    fn forged_sums_do_not_make_it_panic(
        entry in any::<prop::sample::Index>(),
        seat in any::<u8>(),
        action in "[a-z]{0,8} [0-9-]{0,12}",
        outcome in any::<u32>(),
        undo in any::<u32>(),
        kind in 0..4,
    ) {
        let mut record = eventful(3).record();
        let entry = entry.index(record.entries.len());
        let entry = &mut record.entries[entry];
        match kind {
            0 => entry.seat = Some(tabletop::Seat(seat)),
            1 => entry.deed = record::Deed::Act(action),
            2 => entry.luck = vec![tabletop::Luck("dice".to_owned(), vec![outcome])],
            _ => entry.deed = record::Deed::Undo(undo),
        }
        let _ = verify(record.text(), lookup, Mode::Tolerant);
        let _ = verify(record.text(), lookup, Mode::Strict);
    }
}

/// Does a cut here fall between two entries, or take the last line break only?
fn ends_well(whole: &[u8], cut: usize) -> bool {
    let between = cut > 0 && whole[cut - 1] == b'\n' || whole.get(cut) == Some(&b'\n');
    let second_line = whole.iter().position(|byte| *byte == b'\n').map_or(0, |at| at + 2);
    between && cut > second_line
}
