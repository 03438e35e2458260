//! Courses for practice: ten shots each. What a day's course is, is the same
//! for everybody.

use std::fmt;
use std::str::FromStr;

use flick::Spot;
use serde::Serialize;
use tabletop::{Chance, Seed, Seeded, Stream};

use crate::practice::{Ground, Lying};
use crate::{Breed, Kind};

/// So many shots are a course.
const SHOTS: u32 = 10;
/// What a day's course is drawn from.
const DAY: Stream = "day";
/// From here the chip of a drill is shot, in millimetres.
const START: (i32, i32) = (0, -200);

/// What is to be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// `range`: a small chip, nearer ones first.
    Range,
    /// `flips`: the special side shall be up.
    Flips,
    /// `bases`: a base.
    Bases,
    /// `walls`: a chip behind a wall of chips.
    Walls,
    /// `day YYYYMMDD`: some of each, drawn anew every day.
    Day(u32),
}

/// One shot of a course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Exercise {
    /// What lies where.
    #[serde(flatten)]
    pub ground: Ground,
    /// What is wanted.
    pub goal: Wanted,
}

tabletop::named! {
    /// What a practice shot shall do.
    enum Wanted in "micro-mutants.ts" {
        /// Cover the first of what lies there, and lie under nothing.
        Cover = "cover",
        /// Lie on the mat with the special side up.
        Turn = "turn",
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Course::Range => f.write_str("range"),
            Course::Flips => f.write_str("flips"),
            Course::Bases => f.write_str("bases"),
            Course::Walls => f.write_str("walls"),
            Course::Day(day) => write!(f, "day-{day}"),
        }
    }
}

impl FromStr for Course {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Ok(match word {
            "range" => Course::Range,
            "flips" => Course::Flips,
            "bases" => Course::Bases,
            "walls" => Course::Walls,
            _ => Course::Day(word.strip_prefix("day-").ok_or(())?.parse().map_err(|_| ())?),
        })
    }
}

impl Course {
    /// The shots, in order.
    #[must_use]
    pub fn exercises(self) -> Vec<Exercise> {
        let Course::Day(day) = self else {
            return (0..SHOTS as i32).map(|n| drill(self, START, n)).collect();
        };
        let mut luck = Seeded::new(Seed::number(day.into()));
        let mut shot = |n: u32| {
            let drills = [Course::Range, Course::Walls, Course::Flips, Course::Bases];
            let course = drills[(n + luck.below(DAY, 2)) as usize % drills.len()];
            // From anywhere in the near half.
            let (right, away) = (luck.below(DAY, 241) as i32, luck.below(DAY, 101) as i32);
            drill(course, (right - 120, away - 250), luck.below(DAY, SHOTS) as i32)
        };
        (0..SHOTS).map(&mut shot).collect()
    }
}

/// The nth shot of a drill from a place, harder from one to the next.
fn drill(course: Course, from: (i32, i32), n: i32) -> Exercise {
    // Now to the left, now to the right of straight ahead.
    let aside = [0, 30, -40, 0, 50, -60, 20, -30, 70, 0][n as usize % 10];
    let there = |far: i32| (from.0 + aside, from.1 + far);
    let warrior = lying(Breed::Warrior, from);
    let zealot = |at| lying(Breed::Zealot, at);
    let (chip, others, goal) = match course {
        Course::Flips => (zealot(from), Vec::new(), Wanted::Turn),
        Course::Bases => {
            let base = Lying { kind: Kind::Base, at: spot(there(120 + 20 * n)) };
            (warrior, vec![base], Wanted::Cover)
        }
        Course::Walls => {
            let wall = [-24, 0, 24].map(|x| zealot((from.0 + x + aside / 4, from.1 + 32)));
            let others = [zealot(there(90 + 12 * n))].into_iter().chain(wall).collect();
            (warrior, others, Wanted::Cover)
        }
        Course::Range | Course::Day(_) => {
            (warrior, vec![zealot(there(100 + 25 * n))], Wanted::Cover)
        }
    };
    Exercise { ground: Ground { chip, others }, goal }
}

fn lying(breed: Breed, at: (i32, i32)) -> Lying {
    Lying { kind: Kind::Bug(breed), at: spot(at) }
}

const fn spot((x, y): (i32, i32)) -> Spot {
    Spot { x: x * 1_000, y: y * 1_000 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, MicroMutants, Question};
    use tabletop::Rules;

    fn exercises(text: &str) -> Vec<Exercise> {
        let question: Question = format!("course {text}").parse().unwrap();
        assert_eq!(question.to_string(), format!("course {text}"));
        match MicroMutants::answer(None, &question).unwrap() {
            Answer::Course { exercises } => exercises,
            other => panic!("{other:?}"),
        }
    }

    /// Every shot of every drill, and of some days, can be made: a still hand
    /// hits, or turns the chip over.
    #[test]
    fn every_shot_can_be_made() {
        for course in ["range", "flips", "bases", "walls", "day-20261117", "day-20270101"] {
            let shots = exercises(course);
            assert_eq!(shots.len(), 10);
            for (n, Exercise { ground, goal }) in shots.iter().enumerate() {
                let asked = match goal {
                    Wanted::Cover => format!("ring {ground}"),
                    Wanted::Turn => format!("try 9000 480 2000 own 1 {ground}"),
                };
                let question: Question = asked.parse().unwrap();
                let made = match MicroMutants::answer(None, &question).unwrap() {
                    Answer::Aim { aim, .. } => aim.is_some(),
                    Answer::Try { special, off, .. } => special && !off,
                    other => panic!("{other:?}"),
                };
                assert!(made, "shot {n} of {course}: {ground}");
            }
        }
    }

    #[test]
    fn a_day_is_the_same_for_everybody_and_no_day_like_the_one_before() {
        assert_eq!(exercises("day-20261117"), exercises("day-20261117"));
        assert_ne!(exercises("day-20261117"), exercises("day-20261118"));
        assert!("course day-".parse::<Question>().is_err());
        assert!("course nights".parse::<Question>().is_err());
    }
}
