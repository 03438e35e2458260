//! A shot found by trying, on the mat as it is: presses from the guess of `rest`
//! to the one that comes down on the target (a chip that comes down on another
//! may stay there), and the best of them again by the hand in use.
//!
//! The tremors are the same for everybody and none of the game's own luck.

use flick::{FULL_PRESS, Flick, Hand, Piece, PieceId, Scene, Settled, Spot, Tremor};
use tabletop::{Chance, Seed, Seeded};

use crate::mat::rest;
use crate::state::Id;
use crate::themes::moving::length_of;
use crate::{Aim, MicroMutants};

/// Where on the rim it presses, in micrometres, if nobody says where. Farther in
/// a chip comes down steeper and hits more: that is for players to find out.
const EDGES: [i32; 3] = [2_000, 3_000, 4_000];
/// So many presses are tried for each of them.
const PRESSES: usize = 9;
/// So many of the best are tried by the hand in use,
const FINALISTS: usize = 4;
/// so often.
const TRIALS: u64 = 6;
/// The share of hits is counted in so many other shots.
const COUNTED: u64 = 20;
/// The tremor of first tries, apart from all those.
const FIRST: u64 = 1_000;

/// What a shot is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Come to rest over a piece, and under nothing.
    Cover(Id),
    /// Come to rest over a spot.
    Rest(Spot),
}

/// A shot with what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Proposed {
    pub(crate) aim: Aim,
    /// How many of a hundred such shots do what they should.
    pub(crate) share: u8,
}

impl MicroMutants {
    /// The shot that does best what is meant, pressed so far in from the rim if
    /// that is said; none if no press goes so far, or so near.
    pub(crate) fn propose(&self, id: Id, goal: Goal, edge: Option<i32>) -> Option<Proposed> {
        let (scene, ids) = self.scene();
        let there = |id: Id| ids.iter().position(|other| *other == id).map(|at| at as PieceId);
        let piece = there(id)?;
        let (at, target) = match goal {
            Goal::Cover(on) => (self.piece(on).pose()?.spot(), Some(there(on)?)),
            Goal::Rest(at) => (at, None),
        };
        let trial = Trial { scene: &scene, piece, at, target };
        trial.best(edge, self.setup.hand.foreseen())
    }
}

/// The shot by which a piece does best what is meant: to cover another.
pub(crate) fn cover(scene: &Scene, piece: PieceId, on: PieceId, hand: Hand) -> Option<Proposed> {
    let at = scene.piece(on)?.pose.spot();
    Trial { scene, piece, at, target: Some(on) }.best(None, hand)
}

struct Trial<'a> {
    scene: &'a Scene,
    piece: PieceId,
    at: Spot,
    target: Option<PieceId>,
}

impl Trial<'_> {
    fn best(&self, edge: Option<i32>, hand: Hand) -> Option<Proposed> {
        let chip = self.scene.piece(self.piece)?;
        let edges = edge.map_or(EDGES.to_vec(), |edge| vec![edge]);
        let steady = hand == Hand::PERFECT;
        let shaken = (!steady).then(|| foretold(hand, FIRST));
        let tremors: Vec<Tremor> =
            [Some(Tremor::default()), shaken].into_iter().flatten().collect();
        // How well each press does: hits beside hits first, then near misses.
        let mut tried: Vec<(u64, f64, Flick)> = Vec::new();
        for edge in edges {
            let shots = self.presses(chip, edge);
            let ends = shots.iter().map(|shot| {
                let ends = tremors.iter().map(|tremor| self.end(shot, *tremor));
                ends.fold((0, 0.0), |sum, (hit, far)| (sum.0 + u64::from(hit), sum.1 + far))
            });
            let ends: Vec<(u64, f64)> = ends.collect();
            let hits = |n: usize| ends.get(n).map_or(0, |(hits, _)| *hits);
            for (n, shot) in shots.iter().enumerate() {
                let streak = 2 * hits(n) + hits(n.wrapping_sub(1)) + hits(n + 1);
                // A shot beside hits that is none is no shot for a perfect hand.
                let does = !steady || hits(n) > 0;
                tried.push((if does { streak } else { 0 }, ends[n].1, *shot));
            }
        }
        tried.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.total_cmp(&b.1)));
        let (streak, _, first) = *tried.first()?;
        if steady {
            return Some(proposed(first, if streak > 0 { 100 } else { 0 }));
        }
        let finalists = tried.into_iter().take(FINALISTS).map(|(_, _, shot)| shot);
        // Of equal ones the first stays first.
        let best = finalists.min_by_key(|shot| TRIALS - self.hits(shot, hand, 0..TRIALS))?;
        let hits = self.hits(&best, hand, TRIALS..TRIALS + COUNTED);
        Some(proposed(best, (hits * 100 / COUNTED) as u8))
    }

    /// Presses from a little less than what comes to rest there to what first
    /// comes down there, or a little more than both.
    fn presses(&self, chip: &Piece, edge: i32) -> Vec<Flick> {
        let Some(guess) = rest::aim(chip, self.piece, self.at, edge) else { return Vec::new() };
        let down = self.scene.aim(self.piece, self.at, edge);
        let least = u32::from(guess.press) * 95 / 100;
        let most = u32::from(down.map_or(FULL_PRESS, |down| down.press)).max(least * 112 / 100);
        let between = |n: usize| least + (most - least) * n as u32 / (PRESSES as u32 - 1);
        let press = |n: usize| Flick { press: between(n).min(FULL_PRESS.into()) as u16, ..guess };
        (0..PRESSES).map(press).collect()
    }

    /// How many of these shots by a hand do what they should.
    fn hits(&self, shot: &Flick, hand: Hand, seeds: std::ops::Range<u64>) -> u64 {
        let hit = |n: &u64| self.end(shot, foretold(hand, *n)).0;
        seeds.filter(hit).count() as u64
    }

    /// Whether a shot does what it should, and how far from there it ends.
    fn end(&self, shot: &Flick, tremor: Tremor) -> (bool, f64) {
        let Ok(settled) = self.scene.shoot(shot, tremor) else { return (false, f64::MAX) };
        let Some(chip) = settled.scene.piece(self.piece) else { return (false, f64::MAX) };
        let (dx, dy) = (chip.pose.x - self.at.x, chip.pose.y - self.at.y);
        let far = libm::hypot(f64::from(dx), f64::from(dy));
        let lies = !settled.off.contains(&self.piece) && !is_under(&settled, self.piece);
        let there = match self.target {
            Some(target) => is_over(&settled, self.piece, target),
            None => far < f64::from(length_of(chip.body)),
        };
        (lies && there, far)
    }
}

fn is_over(settled: &Settled, piece: PieceId, target: PieceId) -> bool {
    settled.overlaps.iter().any(|pair| (pair.upper, pair.lower) == (piece, target))
}

fn is_under(settled: &Settled, piece: PieceId) -> bool {
    settled.overlaps.iter().any(|pair| pair.lower == piece)
}

const fn proposed(shot: Flick, share: u8) -> Proposed {
    Proposed { aim: Aim { direction: shot.direction, press: shot.press, edge: shot.edge }, share }
}

/// The tremor of a shot that is only imagined.
pub(crate) fn foretold(hand: Hand, number: u64) -> Tremor {
    let mut luck = Seeded::new(Seed::number(number));
    hand.tremble(|below| luck.below("foretold", below))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Chance, Rules, Seat, Seed, Seeded, Viewer};

    use crate::{Action, Aim, Answer, MicroMutants, Name, Question, Setup};

    /// A warrior 20 cm below a zealot.
    fn game(preview: &str) -> MicroMutants {
        let setup = json!({ "players": 2, "version": 2, "hand": "perfect", "preview": preview });
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let position = json!({
            "armies": ["chitinians", "flyborgs"],
            "dice": ["warrior", "spider"],
            "pieces": { "warrior-a1": "0 -100", "zealot-b1": "30 100" },
        });
        MicroMutants::arrange(&setup, &position).unwrap()
    }

    fn ask(game: &MicroMutants, question: &str) -> Answer {
        let asked: Question = question.parse().unwrap();
        assert_eq!(asked.to_string(), question);
        MicroMutants::answer(Some((game, Viewer::Seat(Seat(0)))), &asked).unwrap()
    }

    /// Shoots the warrior; gives how far from there it comes to rest, and
    /// whether the zealot is captured.
    fn shoot(game: &MicroMutants, aim: Aim, (x, y): (i32, i32)) -> (f64, bool) {
        let (mut after, piece) = (game.clone(), "warrior-a1".parse::<Name>().unwrap());
        let shot = Action::Shoot { piece, by: None, aim };
        let _ = after.apply(Seat(0), &shot, &mut Seeded::new(Seed::number(1)), &mut Vec::new());
        let (_, pose) = after.last().unwrap().rest[0];
        let zealot = after.find("zealot-b1".parse().unwrap()).unwrap();
        let far = libm::hypot(f64::from(pose.x - x), f64::from(pose.y - y));
        (far, after.piece(zealot).pose().is_none())
    }

    #[test]
    fn a_proposed_shot_does_what_it_should() {
        let game = game("on");
        let Answer::Aim { aim: Some(aim), share } = ask(&game, "aim warrior-a1 zealot-b1") else {
            panic!()
        };
        assert_eq!((share, shoot(&game, aim, (0, 0)).1), (Some(100), true));
        for edge in ["", " 3000"] {
            let question = format!("aim warrior-a1 -80000 60000{edge}");
            let Answer::Aim { aim: Some(aim), share } = ask(&game, &question) else { panic!() };
            assert_eq!(share, Some(100));
            assert!(shoot(&game, aim, (-80_000, 60_000)).0 < 11_000.0);
        }
        let nowhere = Answer::Aim { aim: None, share: None };
        assert_eq!(ask(&game, "aim warrior-a1 5000000 0"), nowhere);
    }

    #[test]
    fn a_table_that_foretells_nothing_gives_a_guess_that_comes_to_rest_near_by() {
        let game = game("off");
        let Answer::Aim { aim: Some(aim), share: None } = ask(&game, "aim warrior-a1 zealot-b1")
        else {
            panic!()
        };
        assert_eq!(aim.edge, 2_000);
        assert!(shoot(&game, aim, (30_000, 100_000)).0 < 40_000.0);
    }

    #[test]
    fn foretold_areas_hold_where_the_chip_comes_to_rest() {
        let mut game = game("on");
        game.setup.hand = crate::Tremble::Practised;
        let aim = Aim { direction: 16_000, press: 420, edge: 2_000 };
        let asked = format!("landing warrior-a1 {aim} fine");
        let Answer::Landing { landings, touchdown, areas } = ask(&game, &asked) else { panic!() };
        assert_eq!((landings.len(), areas.len()), (24, 2));
        assert!(touchdown.is_some_and(|at| at.x < -100_000));
        let hand = game.setup.hand.hand();
        let mut held = 0;
        let id = game.find("warrior-a1".parse().unwrap()).unwrap();
        for n in 0..50 {
            let mut luck = Seeded::new(Seed::number(7_000 + n));
            let tremor = hand.tremble(|below| luck.below("hand", below));
            let (settled, ids) = game.foretell(id, aim, tremor).unwrap();
            let at = ids.iter().position(|other| *other == id).unwrap();
            held += u32::from(areas[1].holds(settled.scene.pieces[at].pose.spot()));
        }
        assert!(held >= 40, "{held} of 50");
    }
}
