//! Fresh ids, seeds and names: the only place that asks for entropy.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::Seed;

use crate::http::Problem;

/// What a table id is written with: no letter that looks like a digit.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 32^12 ids: nobody guesses one.
const LENGTH: usize = 12;

/// Names for guests; Latin is the same in every language.
const GUESTS: [&str; 16] = [
    "Volvox",
    "Euglena",
    "Stentor",
    "Vorticella",
    "Paramecium",
    "Didinium",
    "Spirogyra",
    "Nostoc",
    "Noctiluca",
    "Actinia",
    "Diatoma",
    "Navicula",
    "Rotaria",
    "Closterium",
    "Micrasterias",
    "Desmidium",
];

/// Fresh random bytes.
pub(crate) fn entropy<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Problem::internal()
    })?;
    Ok(bytes)
}

/// Where tables get their luck from: entropy, unless the house was given a
/// number for tests.
pub(crate) struct Seeds {
    given: Option<Seed>,
    made: AtomicU64,
}

impl Seeds {
    pub(crate) fn new(given: Option<u64>) -> Self {
        if given.is_some() {
            tracing::warn!("the luck of every table is known beforehand: for tests only");
        }
        Seeds { given: given.map(Seed::number), made: AtomicU64::new(0) }
    }

    /// The luck of the next table.
    pub(crate) fn next(&self) -> Result<Seed, Problem> {
        match self.given {
            Some(seed) => {
                let number = self.made.fetch_add(1, Ordering::Relaxed);
                Ok(seed.derive(&number.to_le_bytes()))
            }
            None => Ok(Seed(entropy()?)),
        }
    }
}

/// A fresh id for a table or a record.
pub(crate) fn table() -> Result<String, Problem> {
    Ok(spell(&entropy::<LENGTH>()?))
}

/// Bytes as an id.
pub(crate) fn spell(bytes: &[u8]) -> String {
    let letters = bytes.iter().take(LENGTH);
    letters.map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()])).collect()
}

/// A fresh identity and a name for it.
pub(crate) fn guest() -> Result<(String, String), Problem> {
    let bytes: [u8; 16] = entropy()?;
    let name = GUESTS[usize::from(bytes[0]) % GUESTS.len()];
    let number = 2 + u32::from(bytes[1]) % 98;
    Ok((hex::encode(bytes), format!("{name} {number}")))
}
