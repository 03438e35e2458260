//! A record of any bytes is verified or refused; what is verified is written
//! back byte by byte.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::{Mode, verify};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = verify(bytes, catalog::game, Mode::Tolerant) {
        assert_eq!(record.text().as_bytes(), bytes);
    }
});
