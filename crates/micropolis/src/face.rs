//! What is printed on a tile, read from its line in [`crate::tiles`]. The
//! reading is done by the compiler: a line with a mistake does not build.

use serde::{Deserialize, Serialize};

/// How a tile is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub enum Source {
    /// Our own design: nothing public was found.
    Reconstructed,
}

tabletop::named! {
    /// The ants that do more than work (MP-P1 to MP-P5).
    enum Specialist in "micropolis.ts" {
        /// Scores the length of her gallery (MP-P1).
        Queen = "queen",
        /// Brings soldiers (MP-P2).
        Nurse = "nurse",
        /// Brings a token that spares soldiers (MP-P3).
        Architect = "architect",
        /// Takes a soldier from the leader (MP-P4).
        Sergeant = "sergeant",
        /// Lets soldiers be rearranged (MP-P5).
        Sentry = "sentry",
    }
}

tabletop::named! {
    /// What a gallery can harvest (MP-P7).
    #[expect(missing_docs, reason = "fruits are what they are called")]
    enum Fruit in "micropolis.ts" {
        Cherry = "cherry",
        Lemon = "lemon",
        Grape = "grape",
        Blackberry = "blackberry",
        Fig = "fig",
        Pomegranate = "pomegranate",
        /// Any fruit that is still missing.
        Gift = "gift",
    }
}

/// What lies in one passage of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// Plain ants.
    pub workers: u8,
    /// At most one of a tile's passages has one.
    pub specialist: Option<Specialist>,
    /// The six fruits, a bit each, by [`Fruit`].
    pub fruits: u8,
    /// Gifts.
    pub gifts: u8,
}

impl Passage {
    const EMPTY: Passage = Passage { workers: 0, specialist: None, fruits: 0, gifts: 0 };

    /// Workers and specialist (MP-E2).
    #[must_use]
    pub const fn ants(&self) -> u8 {
        self.workers + self.specialist.is_some() as u8
    }
}

/// The letters of a pattern stand for passages 0 to 3; this many at most.
pub const PASSAGES: usize = 4;

/// The openings of a tile, in the order of its pattern. Seen with the
/// foundation below: outer is up, right is clockwise around the foundation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "openings are what they are called")]
pub enum Opening {
    LeftOuter,
    LeftInner,
    RightOuter,
    RightInner,
}

/// A tile as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Such as `T01`.
    pub name: &'static str,
    /// Such as `abab`: the passage at each opening.
    pub pattern: &'static str,
    /// The passage at each [`Opening`], as a number.
    pub at: [u8; 4],
    /// How many passages there are.
    pub count: u8,
    /// What lies in them.
    pub passages: [Passage; PASSAGES],
    /// The specialist in one of them.
    pub specialist: Option<Specialist>,
    /// The eggs of the nurse.
    pub eggs: u8,
    /// Places in the barracks; 0 without.
    pub barracks: u8,
    /// How we know.
    pub source: Source,
}

impl Face {
    /// Workers and specialist of the whole tile (MP-E2).
    #[must_use]
    pub const fn ants(&self) -> u8 {
        let mut sum = 0;
        let mut n = 0;
        while n < PASSAGES {
            sum += self.passages[n].ants();
            n += 1;
        }
        sum
    }
}

/// A tile of our own design, from its line.
pub(crate) const fn reconstructed(line: &'static str) -> Face {
    let (name, rest) = line.split_at(3);
    let (pattern, rest) = rest.split_at(1).1.split_at(4);
    let (at, count) = joined(pattern);
    let mut face = Face {
        name,
        pattern,
        at,
        count,
        passages: [Passage::EMPTY; PASSAGES],
        specialist: None,
        eggs: 0,
        barracks: 0,
        source: Source::Reconstructed,
    };
    let text = rest.as_bytes();
    let (mut n, mut passage) = (0, PASSAGES);
    while n < text.len() {
        let digit = if n + 1 < text.len() { text[n + 1].wrapping_sub(b'0') } else { 0 };
        match text[n] {
            // A passage opens: a space, its letter, a colon.
            b' ' if n + 2 < text.len() && text[n + 2] == b':' => {
                passage = (text[n + 1] - b'a') as usize;
                assert!(passage < count as usize, "no such passage in the pattern");
                n += 3;
                continue;
            }
            b' ' | b'+' => {
                n += 1;
                continue;
            }
            b'B' => {
                assert!(digit >= 1 && digit <= 4, "barracks have 1 to 4 places");
                face.barracks = digit;
                n += 2;
                continue;
            }
            _ => assert!(passage < PASSAGES, "something lies in no passage"),
        }
        let specialist = match text[n] {
            b'Q' => Some(Specialist::Queen),
            b'N' => Some(Specialist::Nurse),
            b'A' => Some(Specialist::Architect),
            b'R' => Some(Specialist::Sergeant),
            b'S' => Some(Specialist::Sentry),
            _ => None,
        };
        if specialist.is_some() {
            assert!(face.specialist.is_none(), "one specialist is enough");
            face.specialist = specialist;
            face.passages[passage].specialist = specialist;
        }
        match text[n] {
            b'w' => face.passages[passage].workers = digit,
            b'N' => face.eggs = digit,
            b'*' => face.passages[passage].gifts += 1,
            letter if specialist.is_none() => face.passages[passage].fruits |= fruit(letter),
            _ => {}
        }
        n += if matches!(text[n], b'w' | b'N') { 2 } else { 1 };
    }
    face
}

/// The bit of a fruit by its letter.
const fn fruit(letter: u8) -> u8 {
    let letters = b"clgbfp";
    let mut n = 0;
    while n < letters.len() && letters[n] != letter {
        n += 1;
    }
    assert!(n < letters.len(), "no such fruit");
    1 << n
}

/// The passages of a pattern, and how many there are.
const fn joined(pattern: &str) -> ([u8; 4], u8) {
    let letters = pattern.as_bytes();
    let (mut at, mut count, mut n) = ([0; 4], 0, 0);
    while n < 4 {
        at[n] = letters[n] - b'a';
        assert!(at[n] <= count, "letters come in order");
        if at[n] == count {
            count += 1;
        }
        n += 1;
    }
    // Galleries do not cross without joining (MP-P8).
    assert!(!(at[0] == at[3] && at[1] == at[2] && at[0] != at[1]), "galleries cannot cross");
    (at, count)
}
