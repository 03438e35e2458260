//! The four combat dice (MC-K5), and how many of each are rolled. The faces
//! are reconstructed: the rulebook shows some results, never a whole die.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::NotationError;

tabletop::named! {
    /// A combat die.
    enum Die in "mutant-chronicles.ts" {
        /// Light melee.
        Red = "red",
        /// Heavy melee.
        Yellow = "yellow",
        /// Light ranged.
        Green = "green",
        /// Heavy ranged.
        Blue = "blue",
    }
}

/// What one side of a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Face {
    /// Accuracy; 0 if there is no number.
    pub accuracy: u8,
    /// Damage icons.
    pub damage: u8,
}

/// Six times accuracy and damage.
const fn faces(printed: [(u8, u8); 6]) -> [Face; 6] {
    let mut faces = [Face { accuracy: 0, damage: 0 }; 6];
    let mut side = 0;
    while side < 6 {
        faces[side] = Face { accuracy: printed[side].0, damage: printed[side].1 };
        side += 1;
    }
    faces
}

const RED: [Face; 6] = faces([(1, 2), (1, 1), (1, 1), (2, 1), (2, 2), (3, 0)]);
const YELLOW: [Face; 6] = faces([(0, 2), (1, 2), (1, 2), (1, 1), (2, 1), (2, 1)]);
const GREEN: [Face; 6] = faces([(3, 1), (4, 1), (4, 1), (5, 1), (5, 0), (6, 0)]);
const BLUE: [Face; 6] = faces([(3, 2), (3, 2), (4, 1), (5, 1), (6, 0), (0, 0)]);

/// What scenarios call the sides of a die: accuracy, if it has one, and damage,
/// such as `3/1` and `-/2`.
const fn written(faces: [Face; 6]) -> [[u8; 3]; 6] {
    let mut written = [*b"-/0"; 6];
    let mut side = 0;
    while side < 6 {
        if faces[side].accuracy > 0 {
            written[side][0] = b'0' + faces[side].accuracy;
        }
        written[side][2] = b'0' + faces[side].damage;
        side += 1;
    }
    written
}

const fn read(written: &'static [[u8; 3]; 6]) -> [&'static str; 6] {
    let mut names = [""; 6];
    let mut side = 0;
    while side < 6 {
        if let Ok(name) = std::str::from_utf8(&written[side]) {
            names[side] = name;
        }
        side += 1;
    }
    names
}

const WRITTEN: [[[u8; 3]; 6]; 4] = [written(RED), written(YELLOW), written(GREEN), written(BLUE)];
static NAMES: [[&str; 6]; 4] = {
    const SIDES: &[[[u8; 3]; 6]; 4] = &WRITTEN;
    [read(&SIDES[0]), read(&SIDES[1]), read(&SIDES[2]), read(&SIDES[3])]
};

impl Die {
    /// What scenarios call its sides.
    #[must_use]
    pub fn face_names(self) -> &'static [&'static str] {
        &NAMES[self.index()]
    }

    /// Its six sides.
    #[must_use]
    pub const fn faces(self) -> &'static [Face; 6] {
        match self {
            Die::Red => &RED,
            Die::Yellow => &YELLOW,
            Die::Green => &GREEN,
            Die::Blue => &BLUE,
        }
    }

    /// As an index into an array by die.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn letter(self) -> char {
        match self {
            Die::Red => 'R',
            Die::Yellow => 'Y',
            Die::Green => 'G',
            Die::Blue => 'B',
        }
    }
}

/// The dice of one roll, by colour.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pool([u8; 4]);

impl Pool {
    /// No dice.
    pub const NONE: Pool = Pool([0; 4]);

    /// How many of a colour.
    #[must_use]
    pub const fn of(self, die: Die) -> u8 {
        self.0[die.index()]
    }

    /// Puts one in.
    pub const fn add(&mut self, die: Die) {
        self.0[die.index()] = self.of(die).saturating_add(1);
    }

    /// Takes one out, if it is there.
    pub const fn take(&mut self, die: Die) {
        self.0[die.index()] = self.of(die).saturating_sub(1);
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Are there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0, 0])
    }

    /// One after the other, colour by colour.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.iter().flat_map(move |die| std::iter::repeat_n(*die, self.of(*die).into()))
    }
}

impl FromIterator<Die> for Pool {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        let mut pool = Pool::NONE;
        dice.into_iter().for_each(|die| pool.add(die));
        pool
    }
}

/// A letter for each die; a dash for none.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|die| write!(f, "{}", die.letter()))
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pool {
    type Err = NotationError;

    fn from_str(letters: &str) -> Result<Self, NotationError> {
        if letters == "-" {
            return Ok(Pool::NONE);
        }
        let die = |letter| Die::ALL.iter().copied().find(|die| die.letter() == letter);
        let dice: Option<Pool> = letters.chars().map(die).collect();
        let known = dice.filter(|dice| !dice.is_empty() && letters.len() < 256);
        known.ok_or_else(|| NotationError::wrong(letters, "dice such as RYGB"))
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_called_by_what_they_show() {
        assert_eq!(Die::Yellow.face_names(), ["-/2", "1/2", "1/2", "1/1", "2/1", "2/1"]);
        assert_eq!(Die::Blue.face_names(), ["3/2", "3/2", "4/1", "5/1", "6/0", "-/0"]);
    }

    #[test]
    fn melee_hits_harder_and_light_dice_aim_better() {
        let sum = |die: Die, what: fn(&Face) -> u8| die.faces().iter().map(what).sum::<u8>();
        let damage = |die| sum(die, |face| face.damage);
        let accuracy = |die| sum(die, |face| face.accuracy);
        assert_eq!([Die::Red, Die::Yellow, Die::Green, Die::Blue].map(damage), [7, 9, 4, 6]);
        assert!(accuracy(Die::Green) > accuracy(Die::Blue));
        assert!(accuracy(Die::Red) > accuracy(Die::Yellow));
        assert!(accuracy(Die::Blue) > accuracy(Die::Red));
        assert!(Die::ALL.iter().all(|die| die.faces().iter().all(|face| face.damage <= 2)));
    }

    #[test]
    fn pools_read_as_they_are_written() {
        for text in ["-", "R", "RYGB", "GGGB", "YYY"] {
            assert_eq!(text.parse::<Pool>().unwrap().to_string(), text);
        }
        assert_eq!("BGR".parse::<Pool>().unwrap().to_string(), "RGB");
        for wrong in ["", "r", "RX", "R ", "--"] {
            assert!(wrong.parse::<Pool>().is_err(), "{wrong} was read");
        }
    }
}
