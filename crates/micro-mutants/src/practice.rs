//! A shot without a table, for practice: one chip, at most one target, a hand.
//! It knows no game and changes nothing.

use std::fmt;

use flick::{Face, Flick, Piece, Scene, Spot};
use tabletop::{Chance, Illegal, NotationError, Seat, Seed, Seeded, WordReader};

use crate::check::no;
use crate::mat::ground::MAT;
use crate::themes::moving::fits_chip;
use crate::{Aim, Answer, Kind, Name, Tremble};

/// `KIND X Y DIRECTION PRESS EDGE HAND SEED`, then perhaps `beside KIND X Y`:
/// a chip that lies flat there is shot, with a target on the mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practice {
    /// What is shot.
    pub kind: Kind,
    /// Where it lies.
    pub at: Spot,
    /// How it is shot.
    pub aim: Aim,
    /// How much the hand trembles.
    pub hand: Tremble,
    /// What its tremor is drawn from.
    pub seed: u32,
    /// What else lies on the mat, and where.
    pub target: Option<(Kind, Spot)>,
}

const KIND: &str = "a kind of piece such as warrior";

impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Practice { kind, at, aim, hand, seed, target } = self;
        write!(f, "{} {} {} {aim} {hand} {seed}", kind.name(), at.x, at.y)?;
        match target {
            Some((kind, at)) => write!(f, " beside {} {} {}", kind.name(), at.x, at.y),
            None => Ok(()),
        }
    }
}

impl Practice {
    /// Reads the rest of a line.
    pub(crate) fn read(words: &mut WordReader<'_>) -> Result<Self, NotationError> {
        let mut practice = Practice {
            kind: words.read(KIND)?,
            at: spot(words)?,
            aim: Aim::read(words)?,
            hand: words.read("a hand such as steady")?,
            seed: words.read("a number for the tremor")?,
            target: None,
        };
        match words.next("") {
            Ok("beside") => practice.target = Some((words.read(KIND)?, spot(words)?)),
            Ok(word) => return Err(NotationError::wrong(word, "beside")),
            Err(_) => {}
        }
        Ok(practice)
    }

    /// Shoots.
    pub(crate) fn answer(&self) -> Result<Answer, Illegal> {
        let flat = |kind: Kind, at: Spot| Piece::flat(kind.body(), at, 0, Face::Front);
        let mut pieces = vec![flat(self.kind, self.at)];
        pieces.extend(self.target.map(|(kind, at)| flat(kind, at)));
        // The middle first: what is far outside cannot even be measured.
        let near = |piece: &Piece| {
            let within = |at: i32, half: i32| (-half..half).contains(&at);
            within(piece.pose.x, MAT.x) && within(piece.pose.y, MAT.y)
        };
        if !pieces.iter().all(|piece| near(piece) && MAT.holds(piece)) {
            return Err(no("MM-P4", "micro-mutants-refused-off-mat"));
        }
        if pieces.get(1).is_some_and(|target| target.gap(&pieces[0]) < 0) {
            return Err(no("MM-P8", "micro-mutants-refused-practice-taken"));
        }
        let Aim { direction, press, edge } = self.aim;
        if self.kind == Kind::Base || !fits_chip(self.kind, self.aim) {
            return Err(no("MM-P2", "micro-mutants-refused-aim"));
        }
        let mut luck = Seeded::new(Seed::number(self.seed.into()));
        let tremor = self.hand.hand().tremble(|below| luck.below("practice", below));
        let scene = Scene { mat: MAT, pieces };
        let settled = scene
            .shoot(&Flick { piece: 0, direction, press, edge }, tremor)
            .map_err(|_| no("MM-P2", "micro-mutants-refused-aim"))?;
        let named = |(seat, kind)| Name { kind, seat: Seat(seat), number: 1 };
        let kinds = [self.kind].into_iter().chain(self.target.map(|(kind, _)| kind));
        let names: Vec<Name> = (0..).zip(kinds).map(named).collect();
        let rest = settled.scene.pieces[0].pose;
        let lies = |upper: u16| settled.overlaps.iter().any(|pair| pair.upper == upper);
        Ok(Answer::Try {
            flight: settled.dud.is_none().then(|| crate::mat::felt::flight(&settled, &names)),
            rest,
            target: settled.scene.pieces.get(1).map(|target| target.pose),
            off: settled.off.contains(&0),
            special: self.kind.is_double_sided() && rest.face() == Face::Back,
            over: lies(0),
            under: lies(1),
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
        let asked = "try warrior 0 0 0 500 2000 perfect 1 beside base 60000 0";
        let Ok(Answer::Try { flight, rest, target, off, .. }) = ask(asked) else { panic!() };
        assert!(flight.is_some_and(|flight| flight.frames > 5) && rest.x > 10_000 && !off);
        assert_eq!(target.map(|target| target.x), Some(60_000));
        assert_eq!(ask(asked), ask(asked));
        let Ok(Answer::Try { flight, .. }) = ask("try warrior 0 0 0 10 2000 shaky 1") else {
            panic!()
        };
        assert_eq!(flight, None, "too soft to jump");
    }

    #[test]
    fn practice_is_refused_where_it_makes_no_sense() {
        for (asked, clause) in [
            ("try base 0 0 0 500 2000 perfect 1", "MM-P2"),
            ("try warrior 0 0 0 1001 2000 perfect 1", "MM-P2"),
            ("try warrior 2147483647 -2147483648 0 500 2000 steady 1", "MM-P4"),
            ("try warrior 0 0 0 500 2000 perfect 1 beside spider 5000 0", "MM-P8"),
        ] {
            assert_eq!(ask(asked).unwrap_err().clause, clause, "{asked}");
        }
        assert!(
            "try warrior 0 0 0 500 2000 perfect 1 near spider 5000 0".parse::<Question>().is_err()
        );
    }
}
