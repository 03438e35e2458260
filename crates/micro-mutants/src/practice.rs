//! Shots without a table, for practice: a chip, what else lies on the mat, a
//! hand. It knows no game and changes nothing.

use std::fmt;

use flick::{Face, Flick, Hand, Piece, Scene, Spot};
use serde::{Serialize, Serializer};
use tabletop::{Chance, Illegal, NotationError, Seat, Seed, Seeded, WordReader};

use crate::check::no;
use crate::mat::ground::MAT;
use crate::mat::solve::cover;
use crate::themes::moving::fits_chip;
use crate::{Aim, Answer, Kind, Name, Tremble};

/// So much may lie on the mat beside the chip.
const OTHERS: usize = 12;

/// `KIND X Y`: a piece that lies flat there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Lying {
    /// What it is.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub kind: Kind,
    /// Where it lies.
    #[cfg_attr(feature = "ts", ts(as = "crate::ts::Spot"))]
    pub at: Spot,
}

/// `KIND X Y`, then `beside KIND X Y` for everything else: the chip that is
/// shot, and what lies there with it. The first of that is what it is shot at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Ground {
    /// What is shot.
    pub chip: Lying,
    /// What lies there.
    pub others: Vec<Lying>,
}

/// `DIRECTION PRESS EDGE HAND SEED`, then a [`Ground`]: a shot there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// How it is shot.
    pub aim: Aim,
    /// How much the hand trembles.
    pub hand: Tremble,
    /// What its tremor is drawn from.
    pub seed: u32,
    /// Where.
    pub ground: Ground,
}

fn by_name<S: Serializer>(kind: &Kind, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(kind.name())
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.kind.name(), self.at.x, self.at.y)
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.chip)?;
        self.others.iter().try_for_each(|other| write!(f, " beside {other}"))
    }
}

impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.aim, self.hand, self.seed, self.ground)
    }
}

impl Lying {
    fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        Ok(Lying { kind: words.read("a kind of piece such as warrior")?, at: spot(words)? })
    }

    fn piece(self) -> Piece {
        Piece::flat(self.kind.body(), self.at, 0, Face::Front)
    }
}

impl Ground {
    /// Reads the rest of a line.
    pub(crate) fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        let mut ground = Ground { chip: Lying::read(words)?, others: Vec::new() };
        while let Ok(word) = words.next("") {
            if word != "beside" || ground.others.len() == OTHERS {
                return Err(NotationError::wrong(word, "beside, or no more"));
            }
            ground.others.push(Lying::read(words)?);
        }
        Ok(ground)
    }

    /// As it lies on the mat, the chip first.
    fn scene(&self) -> Result<Scene, Illegal> {
        let all = [self.chip].into_iter().chain(self.others.iter().copied());
        let pieces: Vec<Piece> = all.map(Lying::piece).collect();
        // The middle first: what is far outside cannot even be measured.
        let near = |piece: &Piece| {
            let within = |at: i32, half: i32| (-half..half).contains(&at);
            within(piece.pose.x, MAT.x) && within(piece.pose.y, MAT.y)
        };
        if !pieces.iter().all(|piece| near(piece) && MAT.holds(piece)) {
            return Err(no("MM-P4", "micro-mutants-refused-off-mat"));
        }
        let taken = |(n, piece): (usize, &Piece)| pieces[..n].iter().any(|on| piece.gap(on) < 0);
        if pieces.iter().enumerate().any(taken) {
            return Err(no("MM-P8", "micro-mutants-refused-practice-taken"));
        }
        Ok(Scene { mat: MAT, pieces })
    }

    /// The shot that covers what it is shot at.
    pub(crate) fn ring(&self) -> Result<Answer, Illegal> {
        let scene = self.scene()?;
        let found = (!self.others.is_empty()).then(|| cover(&scene, 0, 1, Hand::PERFECT)).flatten();
        let sure = found.filter(|found| found.share > 0);
        Ok(Answer::Aim { aim: sure.map(|found| found.aim), share: sure.map(|found| found.share) })
    }
}

impl Practice {
    /// Reads the rest of a line.
    pub(crate) fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        Ok(Practice {
            aim: Aim::read(words)?,
            hand: words.read("a hand such as steady")?,
            seed: words.read("a number for the tremor")?,
            ground: Ground::read(words)?,
        })
    }

    /// Shoots.
    pub(crate) fn answer(&self) -> Result<Answer, Illegal> {
        let scene = self.ground.scene()?;
        let Lying { kind, .. } = self.ground.chip;
        let Aim { direction, press, edge } = self.aim;
        if kind == Kind::Base || !fits_chip(kind, self.aim) {
            return Err(no("MM-P2", "micro-mutants-refused-aim"));
        }
        let mut luck = Seeded::new(Seed::number(self.seed.into()));
        let tremor = self.hand.hand().tremble(|below| luck.below("practice", below));
        let settled = scene
            .shoot(&Flick { piece: 0, direction, press, edge }, tremor)
            .map_err(|_| no("MM-P2", "micro-mutants-refused-aim"))?;
        let other = |(n, lying): (usize, &Lying)| {
            let number = u8::try_from(n).unwrap_or(u8::MAX);
            Name { kind: lying.kind, seat: Seat(1), number: number.saturating_add(1) }
        };
        let names: Vec<Name> = [Name { kind, seat: Seat(0), number: 1 }]
            .into_iter()
            .chain(self.ground.others.iter().enumerate().map(other))
            .collect();
        let poses: Vec<flick::Pose> = settled.scene.pieces.iter().map(|piece| piece.pose).collect();
        Ok(Answer::Try {
            flight: settled.dud.is_none().then(|| crate::mat::felt::flight(&settled, &names)),
            rest: poses[0],
            others: poses[1..].to_vec(),
            off: settled.off.contains(&0),
            special: kind.is_double_sided() && poses[0].face() == Face::Back,
            over: settled.overlaps.iter().any(|pair| (pair.upper, pair.lower) == (0, 1)),
            under: settled.overlaps.iter().any(|pair| pair.lower == 0),
        })
    }
}

pub(crate) fn spot(words: &mut WordReader<'_>) -> Result<Spot, NotationError> {
    let x = words.read("micrometres to the right")?;
    Ok(Spot { x, y: words.read("micrometres away")? })
}

#[cfg(test)]
mod tests {
    use crate::{Answer, MicroMutants, Question};
    use tabletop::Rules;

    fn ask(text: &str) -> Result<Answer, tabletop::Illegal> {
        let question: Question = text.parse().unwrap();
        assert_eq!(question.to_string(), text);
        MicroMutants::answer(None, &question)
    }

    #[test]
    fn a_shot_without_a_table_hits_what_it_is_aimed_at() {
        let asked = "try 0 500 2000 own 1 warrior 0 0 beside base 60000 0 beside warrior 0 90000";
        let Ok(Answer::Try { flight, rest, others, off, .. }) = ask(asked) else { panic!() };
        assert!(flight.is_some_and(|flight| flight.frames > 5) && rest.x > 10_000 && !off);
        assert_eq!(others.iter().map(|other| other.x).collect::<Vec<_>>(), [60_000, 0]);
        assert_eq!(ask(asked), ask(asked));
        let Ok(Answer::Try { flight, .. }) = ask("try 0 10 2000 shaky 1 warrior 0 0") else {
            panic!()
        };
        assert_eq!(flight, None, "too soft to jump");
    }

    #[test]
    fn the_ring_is_where_a_still_hand_hits() {
        let ground = "warrior 0 -100000 beside zealot 0 100000 beside zealot 0 -70000";
        let Ok(Answer::Aim { aim: Some(aim), .. }) = ask(&format!("ring {ground}")) else {
            panic!()
        };
        let Ok(Answer::Try { over, under, .. }) = ask(&format!("try {aim} own 1 {ground}")) else {
            panic!()
        };
        assert!(over && !under);
        let alone = Answer::Aim { aim: None, share: None };
        assert_eq!(ask("ring warrior 0 0"), Ok(alone), "nothing to hit");
    }

    #[test]
    fn practice_is_refused_where_it_makes_no_sense() {
        for (asked, clause) in [
            ("try 0 500 2000 perfect 1 base 0 0", "MM-P2"),
            ("try 0 1001 2000 perfect 1 warrior 0 0", "MM-P2"),
            ("try 0 500 2000 steady 1 warrior 2147483647 -2147483648", "MM-P4"),
            ("try 0 500 2000 perfect 1 warrior 0 0 beside spider 5000 0", "MM-P8"),
            ("ring warrior 0 0 beside spider 50000 0 beside spider 55000 0", "MM-P8"),
        ] {
            assert_eq!(ask(asked).unwrap_err().clause, clause, "{asked}");
        }
        let near = "try 0 500 2000 perfect 1 warrior 0 0 near spider 5000 0";
        let many = format!("ring warrior 0 0{}", " beside spider 5000 0".repeat(13));
        assert!(near.parse::<Question>().is_err() && many.parse::<Question>().is_err());
    }
}
