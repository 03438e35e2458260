//! Moves, step by step (MC-M1 to MC-M11, MC-B13): where a unit can go next,
//! where it can get to and how, what ends its move and what bars its way.
//! Who stands where is told by the caller; nothing here knows units.

use tabletop::{Clause, Illegal, Said};

use crate::board::Board;
use crate::hex::{Direction, HEXES, Hex};
use crate::hexes::HexSet;
use crate::place::Place;

/// How a unit moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gait {
    /// Over walls, units and rough ground (MC-M7, MC-M11).
    pub flying: bool,
    /// Hindering terrain and cover do not end its move.
    pub sure_footed: bool,
}

/// The ground as it is for one unit that moves. The unit itself is in none of
/// the sets.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The board.
    pub board: &'a Board,
    /// How it moves.
    pub gait: Gait,
    /// Units it may pass but not end on: friends (MC-M2).
    pub passable: HexSet,
    /// Units it may not pass: enemies.
    pub barred: HexSet,
    /// Cover that was built in play.
    pub cover: HexSet,
    /// The hexes next to enemies with Grapple (MC-B13).
    pub held: HexSet,
}

/// One step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the unit stands then.
    pub to: Place,
    /// Why the move ends there, if it must.
    pub stop: Option<Stop>,
}

/// What ends a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Hindering terrain (MC-M3).
    Hindering(Hex),
    /// Cover (MC-M3).
    Cover(Hex),
    /// An enemy with Grapple next to this hex (MC-B13).
    Grapple(Hex),
}

/// Why a step or a whole move cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// No step leads from one place to the other.
    NotAStep,
    /// No way is short enough.
    TooFar,
    /// A wall is between.
    Wall,
    /// An enemy stands there.
    Enemy,
    /// Another unit stands where the move would end.
    Occupied,
    /// The move would have to end where another unit stands.
    StopsOnUnit,
    /// Both halves cannot shift through units.
    SlideThroughUnit,
    /// A wall would run through the unit where it ends.
    OnWall,
    /// An enemy with Grapple holds it.
    Grappled,
}

impl Barrier {
    /// The clause that says so.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Barrier::NotAStep | Barrier::TooFar => "MC-M1",
            Barrier::Wall => "MC-M4",
            Barrier::Enemy | Barrier::Occupied => "MC-M2",
            Barrier::StopsOnUnit => "MC-M9",
            Barrier::SlideThroughUnit => "MC-M6",
            Barrier::OnWall => "MC-M11",
            Barrier::Grappled => "MC-B13",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Barrier::NotAStep => "mutant-chronicles-barrier-no-step",
            Barrier::TooFar => "mutant-chronicles-barrier-too-far",
            Barrier::Wall => "mutant-chronicles-barrier-wall",
            Barrier::Enemy => "mutant-chronicles-barrier-enemy",
            Barrier::Occupied => "mutant-chronicles-barrier-occupied",
            Barrier::StopsOnUnit => "mutant-chronicles-barrier-stops-on-unit",
            Barrier::SlideThroughUnit => "mutant-chronicles-barrier-slide",
            Barrier::OnWall => "mutant-chronicles-barrier-on-wall",
            Barrier::Grappled => "mutant-chronicles-barrier-grappled",
        }
    }
}

impl From<Barrier> for Illegal {
    fn from(barrier: Barrier) -> Self {
        Illegal::new(barrier.clause(), Said::new(barrier.key()))
    }
}

impl Field<'_> {
    /// Every step from a place, with as many hexes of the move left, after
    /// which the move can still end well.
    pub fn steps(&self, from: &Place, left: u8) -> impl Iterator<Item = Step> + use<'_> {
        let moves = left > 0 && !from.meets(&self.held);
        let from = *from;
        let steps = candidates(self.board, from).filter(move |_| moves);
        let steps = steps.filter_map(move |(to, how)| self.judge(&from, &to, how).ok());
        steps.filter(move |step| self.can_end(step, left - 1))
    }

    /// One step, if it is allowed.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn step(&self, from: &Place, to: &Place, left: u8) -> Result<Step, Barrier> {
        if from.meets(&self.held) {
            return Err(Barrier::Grappled);
        }
        let steps = candidates(self.board, *from).filter(|(next, _)| next == to);
        let mut reason = Barrier::NotAStep;
        for (_, how) in steps {
            match self.judge(from, to, how) {
                Ok(_) if left == 0 => return Err(Barrier::TooFar),
                Ok(step) if !self.can_end(&step, left - 1) => reason = Barrier::Occupied,
                Ok(step) => return Ok(step),
                Err(barrier) => reason = barrier,
            }
        }
        Err(reason)
    }

    /// May a move end on this place (MC-M2, MC-M7)?
    ///
    /// # Errors
    /// The reason why it may not.
    pub fn may_end(&self, at: &Place) -> Result<(), Barrier> {
        if at.meets(&self.passable) || at.meets(&self.barred) {
            return Err(Barrier::Occupied);
        }
        // Those who walk never stand across a wall.
        if self.gait.flying && at.size() > 1 && self.board.is_walled(at) {
            return Err(Barrier::OnWall);
        }
        Ok(())
    }

    /// Can a move that has come so far still end on a free place?
    fn can_end(&self, step: &Step, left: u8) -> bool {
        let further = || self.search(&step.to, left, true).ends().next().is_some();
        self.may_end(&step.to).is_ok() || step.stop.is_none() && further()
    }

    /// Is this step free of barriers, and does the move end with it?
    fn judge(&self, from: &Place, to: &Place, how: How) -> Result<Step, Barrier> {
        let entered = || to.hexes().iter().copied().filter(|hex| !from.has(*hex));
        if !self.gait.flying {
            match how {
                How::Lead(hex, way) if self.board.wall_at(hex, way) => return Err(Barrier::Wall),
                How::Lead(..) => {}
                How::Slide(way) => {
                    let wall = from.hexes().iter().any(|hex| self.board.wall_at(*hex, way));
                    if wall || self.board.is_walled(to) {
                        return Err(Barrier::Wall);
                    }
                    // MC-M6, MC-M13: neither into others nor out of a friend it is passing.
                    if to.meets(&self.passable) || from.meets(&self.passable) {
                        return Err(Barrier::SlideThroughUnit);
                    }
                }
            }
            if entered().any(|hex| self.barred.has(hex)) {
                return Err(Barrier::Enemy);
            }
        }
        let stop = self.stop(to, entered());
        if stop.is_some() && self.may_end(to).is_err() {
            return Err(Barrier::StopsOnUnit);
        }
        Ok(Step { to: *to, stop })
    }

    /// What ends the move of a unit that has come here and entered these hexes.
    fn stop(&self, here: &Place, mut entered: impl Iterator<Item = Hex>) -> Option<Stop> {
        let ground = |hex: Hex| {
            if self.board.hindering().has(hex) {
                Some(Stop::Hindering(hex))
            } else if self.board.cover().has(hex) || self.cover.has(hex) {
                Some(Stop::Cover(hex))
            } else {
                None
            }
        };
        let steady = self.gait.flying || self.gait.sure_footed;
        let rough = if steady { None } else { entered.find_map(ground) };
        let held = || here.hexes().iter().copied().find(|hex| self.held.has(*hex));
        rough.or_else(|| held().map(Stop::Grapple))
    }

    /// Everywhere a unit can get to with so much speed.
    #[must_use]
    pub fn reach(&self, from: &Place, speed: u8) -> Reach {
        self.search(from, speed, false)
    }

    /// Step by step into the distance, until nothing is new; or, if that is
    /// all that is asked, until there is one place to end on.
    fn search(&self, from: &Place, speed: u8, one_end: bool) -> Reach {
        let mut seen = [0u8; 3 * HEXES];
        let start = Step { to: *from, stop: None };
        let mut found = vec![Found { step: start, steps: 0, end: false, before: 0 }];
        seen[key(from)] = GOING_ON;
        let mut at = 0;
        while at < found.len() && !from.meets(&self.held) {
            let Found { step: here, steps, .. } = found[at];
            if here.stop.is_none() && steps < speed {
                for (to, how) in candidates(self.board, here.to) {
                    // What was reached by going on needs no second way.
                    let seen = &mut seen[key(&to)];
                    if *seen & GOING_ON != 0 {
                        continue;
                    }
                    let Ok(step) = self.judge(&here.to, &to, how) else { continue };
                    let kind = if step.stop.is_some() { STOPPED } else { GOING_ON };
                    if *seen & kind == 0 {
                        // A place reached both ways is still one place to end on.
                        let end = *seen == 0 && self.may_end(&to).is_ok();
                        found.push(Found { step, steps: steps + 1, end, before: at as u16 });
                        *seen |= kind;
                        if end && one_end {
                            return Reach { found };
                        }
                    }
                }
            }
            at += 1;
        }
        Reach { found }
    }

    /// The way of a whole move, step by step, without the start.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn way(&self, from: &Place, to: &Place, speed: u8) -> Result<Vec<Step>, Barrier> {
        if from.meets(&self.held) {
            return Err(Barrier::Grappled);
        }
        self.may_end(to)?;
        self.reach(from, speed).way(to).ok_or(Barrier::TooFar)
    }
}

const GOING_ON: u8 = 1;
const STOPPED: u8 = 2;

/// A number for every place that a unit of one size and shape can have.
fn key(place: &Place) -> usize {
    let (first, lies) = match *place.hexes() {
        [hex] => (hex, 0),
        // A pair lies east, south-east or south-west of its first hex.
        [one, other] => match one.way_to(other) {
            Some(Direction::East) => (one, 0),
            Some(Direction::SouthEast) => (one, 1),
            Some(Direction::SouthWest) => (one, 2),
            Some(Direction::West) => (other, 0),
            Some(Direction::NorthWest) => (other, 1),
            _ => (other, 2),
        },
        // A rhombus never turns.
        ref hexes => {
            let first = hexes.iter().min_by_key(|hex| (hex.row(), hex.column()));
            (first.copied().unwrap_or(hexes[0]), 0)
        }
    };
    3 * first.index() + lies
}

/// How a step is made.
#[derive(Clone, Copy)]
enum How {
    /// This hex goes that way, a second one follows into it (MC-M5).
    Lead(Hex, Direction),
    /// All hexes shift (MC-M6).
    Slide(Direction),
}

/// Every step there could be on a board without walls and units.
fn candidates(board: &Board, place: Place) -> impl Iterator<Item = (Place, How)> {
    let leads = Direction::ALL.into_iter().flat_map(move |way| {
        let halves = (0..place.size()).filter(move |_| place.size() <= 2);
        halves.filter_map(move |half| {
            let hex = place.hexes()[usize::from(half)];
            let next = board.neighbour(hex, way).filter(|next| !place.has(*next))?;
            let to = if place.size() == 1 { Place::one(next) } else { Place::pair(hex, next) };
            Some((to, How::Lead(hex, way)))
        })
    });
    let ways = Direction::ALL.into_iter().filter(move |_| place.size() > 1);
    let slides = ways.filter_map(move |way| {
        let to = place.moved(|hex| board.neighbour(hex, way))?;
        // A pair that shifts along itself has one half following the other.
        let along = place.size() == 2 && to.hexes().iter().any(|hex| place.has(*hex));
        (!along).then_some((to, How::Slide(way)))
    });
    leads.chain(slides)
}

/// A place that was reached.
#[derive(Clone, Copy, Debug)]
struct Found {
    step: Step,
    steps: u8,
    /// May the move end here?
    end: bool,
    /// Where it came from.
    before: u16,
}

/// Everywhere a unit can get to, nearest first.
#[derive(Clone, Debug)]
pub struct Reach {
    found: Vec<Found>,
}

/// A place where a move can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Where.
    pub place: Place,
    /// After how many steps.
    pub steps: u8,
    /// What ends the move there, if it is not the player.
    pub stop: Option<Stop>,
}

impl Reach {
    /// Every place where the move can end, each once.
    pub fn ends(&self) -> impl Iterator<Item = End> {
        let ends = self.found.iter().filter(|found| found.end);
        ends.map(|found| End { place: found.step.to, steps: found.steps, stop: found.step.stop })
    }

    /// The shortest way to a place where the move can end.
    #[must_use]
    pub fn way(&self, to: &Place) -> Option<Vec<Step>> {
        let mut found = self.found.iter().find(|found| found.end && found.step.to == *to)?;
        let mut way = Vec::with_capacity(found.steps.into());
        while found.steps > 0 {
            way.push(found.step);
            found = &self.found[usize::from(found.before)];
        }
        way.reverse();
        Some(way)
    }
}
