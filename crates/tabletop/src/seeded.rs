//! Luck from a seed: portable ChaCha streams, one for each name.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Chance, Stream};

/// 32 bytes from which all luck of a game follows. Kept secret until its end.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex::serde")] pub [u8; 32]);

/// The SHA-256 of a seed, shown before the first card is dealt: it proves
/// afterwards that the seed was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Seed {
    /// The seed of a number, for tests and series of games.
    #[must_use]
    pub fn number(number: u64) -> Self {
        Seed([0; 32]).derive(&number.to_le_bytes())
    }

    /// Another seed that follows from this one and a label.
    #[must_use]
    pub fn derive(&self, label: &[u8]) -> Self {
        Seed(Sha256::new().chain_update(self.0).chain_update(label).finalize().into())
    }

    /// What may be shown of it beforehand.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// A seed must not end up in a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Luck that follows from a seed.
#[derive(Clone)]
pub struct Seeded {
    seed: Seed,
    // A game has a handful of streams: a list beats a map.
    streams: Vec<(Stream, ChaCha8Rng)>,
}

impl Seeded {
    /// All luck of this seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Seeded { seed, streams: Vec::new() }
    }

    fn stream(&mut self, name: Stream) -> &mut ChaCha8Rng {
        let at = match self.streams.iter().position(|(known, _)| *known == name) {
            Some(at) => at,
            None => {
                let seed = self.seed.derive(name.as_bytes());
                self.streams.push((name, ChaCha8Rng::from_seed(seed.0)));
                self.streams.len() - 1
            }
        };
        &mut self.streams[at].1
    }
}

impl Chance for Seeded {
    // Spelled out here and not taken from a library, whose way of doing it may
    // change with its version: multiply, and reject what would be unfair.
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        let unfair = n.wrapping_neg() % n.max(1);
        let rng = self.stream(stream);
        loop {
            let product = u64::from(rng.next_u32()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32 {
        let total: u32 = weights.iter().map(|weight| u32::from(*weight)).sum();
        let mut left = self.below(stream, total.max(1));
        for (index, weight) in weights.iter().enumerate() {
            match left.checked_sub(u32::from(*weight)) {
                Some(rest) => left = rest,
                None => return index as u32,
            }
        }
        0
    }
}
