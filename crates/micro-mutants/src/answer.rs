//! Answers to questions, as far as the viewer may know.

use flick::{Flick, Spot};
use tabletop::{Illegal, Said, Viewer};

use crate::card::Range;
use crate::check::no;
use crate::choices::EDGE;
use crate::mat::beside::ALL_AROUND;
use crate::mat::ground::AREA;
use crate::mat::rest;
use crate::mat::solve::{Goal, foretold};
use crate::mat::spread::areas;
use crate::question::{ArmyInfo, BreedInfo, EvolutionInfo, Landing, ProjectileInfo};
use crate::state::Id;
use crate::themes::moving::{farthest_in, fits_chip};
use crate::{
    Aim, Answer, Army, Kind, MicroMutants, Name, Phase, Preview, Projectile, Question, Symbol,
    Target, WEB_MARKERS,
};

/// So many landings are foretold in haste,
const COARSE: u64 = 12;
/// and so many with some care.
const FINE: u64 = 24;

/// Answers a question about a table or about the box.
pub(crate) fn answer(
    table: Option<(&MicroMutants, Viewer)>,
    question: &Question,
) -> Result<Answer, Illegal> {
    let at_table = || table.ok_or_else(|| no("MM-P1", "micro-mutants-refused-no-table"));
    match *question {
        Question::Box => Ok(the_box()),
        Question::Try(ref practice) => practice.answer(),
        Question::Ring(ref ground) => ground.ring(),
        Question::Course(course) => Ok(Answer::Course { exercises: course.exercises() }),
        Question::Free { piece, at, turn } => {
            let (game, who) = at_table()?;
            let id = game.open(piece, who)?;
            let free = game.allows_place(piece.seat, id, at, turn).is_ok();
            Ok(Answer::Free { free })
        }
        Question::Landing { piece, aim, fine } => {
            let (game, who) = at_table()?;
            if game.setup.preview == Preview::Off {
                return Err(no("MM-P2", "micro-mutants-refused-no-preview"));
            }
            let id = game.open(piece, who)?;
            game.landing(id, aim, if fine { FINE } else { COARSE })
        }
        Question::Aim { piece, to, edge } => {
            let (game, who) = at_table()?;
            let id = game.open(piece, who)?;
            let goal = match to {
                Target::Piece(name) => Goal::Cover(game.open(name, who)?),
                Target::Spot(at) => Goal::Rest(at),
            };
            Ok(game.aim_for(id, goal, edge))
        }
        Question::Measure { from, to } => {
            let (game, who) = at_table()?;
            let (from, to) = (game.open(from, who)?, game.open(to, who)?);
            let aside = || no("MM-P9", "micro-mutants-refused-not-on-mat");
            let gap = game.gap(from, to).ok_or_else(aside)?;
            let range = Range::ALL.into_iter().find(|range| gap <= range.length());
            Ok(Answer::Measure { gap, range })
        }
        Question::Region { piece, beside } => {
            let (game, who) = at_table()?;
            // What lies in the way may still be a secret.
            if matches!(game.phase, Phase::Armies | Phase::Placement) {
                return Err(no("MM-B1", "micro-mutants-refused-secret"));
            }
            let (piece, beside) = (game.open(piece, who)?, game.open(beside, who)?);
            Ok(Answer::Region { places: game.places_beside(piece, beside, ALL_AROUND) })
        }
    }
}

impl MicroMutants {
    /// A piece the viewer may know of: before the game, only own ones and
    /// bases (MM-B1).
    fn open(&self, name: Name, who: Viewer) -> Result<Id, Illegal> {
        let unknown = || {
            let said = Said::new("micro-mutants-refused-no-piece").with("name", name.to_string());
            Illegal::new("MM-P1", said)
        };
        if self.hides(name, who) {
            return Err(no("MM-B1", "micro-mutants-refused-secret"));
        }
        self.find(name).ok_or_else(unknown)
    }

    /// Whether a viewer may not know where a piece lies (MM-B1).
    pub(crate) fn hides(&self, name: Name, who: Viewer) -> bool {
        let secret = matches!(name.kind, Kind::Bug(_) | Kind::Projectile(_));
        self.phase == Phase::Placement && secret && !who.knows(name.seat)
    }

    fn landing(&self, id: Id, aim: Aim, shots: u64) -> Result<Answer, Illegal> {
        let fits = self.piece(id).pose().is_some()
            && fits_chip(self.piece(id).kind(), aim)
            && self.phase != Phase::Placement;
        if !fits {
            return Err(no("MM-P2", "micro-mutants-refused-aim"));
        }
        let hand = self.setup.hand.foreseen();
        let owner = self.piece(id).seat();
        let enemy = |other: &Id| self.piece(*other).seat() != owner;
        let landing = |n: u64| {
            let (settled, ids) = self.foretell(id, aim, foretold(hand, n))?;
            let at = ids.iter().position(|other| *other == id)? as u16;
            let pose = settled.scene.piece(at)?.pose;
            let named = |piece: u16| ids.get(usize::from(piece)).copied();
            let pairs = settled.overlaps.iter();
            let mut over: Vec<Id> =
                pairs.clone().filter(|p| p.upper == at).filter_map(|p| named(p.lower)).collect();
            let mut under: Vec<Id> =
                pairs.filter(|p| p.lower == at).filter_map(|p| named(p.upper)).collect();
            over.retain(enemy);
            under.retain(enemy);
            Some(Landing {
                x: pose.x,
                y: pose.y,
                special: self.piece(id).kind().is_double_sided()
                    && pose.face() == flick::Face::Back,
                off: settled.off.contains(&at),
                over: over.into_iter().map(|id| self.name(id)).collect(),
                under: under.into_iter().map(|id| self.name(id)).collect(),
            })
        };
        let landings: Vec<Landing> = (0..shots).filter_map(landing).collect();
        let spots: Vec<Spot> = landings.iter().map(|at| Spot::new(at.x, at.y)).collect();
        let touchdown = self.touchdown(id, aim);
        Ok(Answer::Landing { areas: areas(&spots, aim.direction), touchdown, landings })
    }

    /// Where a shot first comes down, if nothing is in the way.
    fn touchdown(&self, id: Id, aim: Aim) -> Option<Spot> {
        let Aim { direction, press, edge } = aim;
        let chip = self.lying(id)?;
        let carry = Flick { piece: 0, direction, press, edge }.carry(&chip).ok()?;
        let (sin, cos) = libm::sincos(f64::from(direction).to_radians() / 100.0);
        let along = |share: f64| libm::round(share * carry) as i32;
        Some(Spot::new(chip.pose.x + along(cos), chip.pose.y + along(sin)))
    }

    /// The best shot at a piece or a spot. Where landings are foretold it is
    /// found by trying; elsewhere, and while what lies in the way may still be
    /// a secret, it is the guess of a hand that knows the felt.
    fn aim_for(&self, id: Id, goal: Goal, edge: Option<i32>) -> Answer {
        let at = match goal {
            Goal::Cover(on) => self.piece(on).pose().map(|pose| pose.spot()),
            Goal::Rest(at) => Some(at),
        };
        let open = !matches!(self.phase, Phase::Armies | Phase::Placement);
        let guess = at.and_then(|at| self.aim_at(id, at, edge.unwrap_or(EDGE)));
        if guess.is_none() || self.setup.preview == Preview::Off || !open {
            return Answer::Aim { aim: guess, share: None };
        }
        let found = self.propose(id, goal, edge);
        Answer::Aim { aim: found.map(|found| found.aim), share: found.map(|found| found.share) }
    }

    /// The shot that comes to rest there, if nothing is in the way.
    pub(crate) fn aim_at(&self, id: Id, at: Spot, edge: i32) -> Option<Aim> {
        let near = |n: i32| n.abs() <= 1_000_000;
        let fits = (0..=farthest_in(self.piece(id).kind())).contains(&edge);
        let chip = self.lying(id).filter(|_| fits && near(at.x) && near(at.y))?;
        let shot = rest::aim(&chip, 0, at, edge)?;
        Some(Aim { direction: shot.direction, press: shot.press, edge })
    }
}

fn the_box() -> Answer {
    let army = |army: &Army| {
        let deck = army.deck();
        let breed = |card: &crate::card::Card| BreedInfo {
            breed: card.breed,
            chips: card.chips,
            shape: card.shape,
            double_sided: card.double_sided,
            source: card.source,
        };
        let evolution = |card: &crate::EvolutionCard| EvolutionInfo {
            evolution: card.evolution,
            site: card.site,
            source: card.source,
        };
        let die = |die: usize| {
            let faces = deck.faces(die);
            let shown = (0..).zip(faces);
            shown.flat_map(|(n, count)| vec![Symbol::at(n); count.into()]).collect()
        };
        ArmyInfo {
            army: *army,
            breeds: deck.breeds.iter().map(breed).collect(),
            dice: [die(0), die(1)],
            sites: deck.sites,
            first_game: deck.first_game,
            evolutions: deck.evolutions.iter().map(evolution).collect(),
        }
    };
    let projectile = |projectile: &Projectile| {
        let card = projectile.card();
        ProjectileInfo { projectile: *projectile, shape: card.shape, source: card.source }
    };
    Answer::Box {
        armies: Army::ALL.iter().map(army).collect(),
        projectiles: Projectile::ALL.iter().map(projectile).collect(),
        ruler: Range::ALL.map(Range::length),
        area: AREA,
        web_markers: WEB_MARKERS,
    }
}
