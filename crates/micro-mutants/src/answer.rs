//! Answers to questions, as far as the viewer may know.

use flick::Spot;
use tabletop::{Chance, Illegal, Said, Seed, Seeded, Viewer};

use crate::card::Range;
use crate::check::no;
use crate::mat::beside::ALL_AROUND;
use crate::mat::ground::AREA;
use crate::question::{ArmyInfo, BreedInfo, EvolutionInfo, Landing, ProjectileInfo};
use crate::state::Id;
use crate::themes::moving::{farthest_in, fits_chip};
use crate::{
    Aim, Answer, Army, Kind, MicroMutants, Name, Phase, Preview, Projectile, Question, Symbol,
    WEB_MARKERS,
};

/// So many landings are foretold.
const LANDINGS: u64 = 12;

/// Answers a question about a table or about the box.
pub(crate) fn answer(
    table: Option<(&MicroMutants, Viewer)>,
    question: &Question,
) -> Result<Answer, Illegal> {
    match question {
        Question::Box => return Ok(the_box()),
        Question::Try(practice) => return practice.answer(),
        _ => {}
    }
    let (game, who) = table.ok_or_else(|| no("MM-P1", "micro-mutants-refused-no-table"))?;
    match *question {
        Question::Box => Ok(the_box()),
        Question::Try(practice) => practice.answer(),
        Question::Free { piece, at, turn } => {
            let id = game.open(piece, who)?;
            let free = game.allows_place(piece.seat, id, at, turn).is_ok();
            Ok(Answer::Free { free })
        }
        Question::Landing { piece, aim } => {
            if game.setup.preview == Preview::Off {
                return Err(no("MM-P2", "micro-mutants-refused-no-preview"));
            }
            let id = game.open(piece, who)?;
            Ok(Answer::Landing { landings: game.landings(id, aim)? })
        }
        Question::Aim { piece, at, edge } => {
            let id = game.open(piece, who)?;
            Ok(Answer::Aim { aim: game.aim_at(id, at, edge) })
        }
        Question::Measure { from, to } => {
            let (from, to) = (game.open(from, who)?, game.open(to, who)?);
            let aside = || no("MM-P9", "micro-mutants-refused-not-on-mat");
            let gap = game.gap(from, to).ok_or_else(aside)?;
            let range = Range::ALL.into_iter().find(|range| gap <= range.length());
            Ok(Answer::Measure { gap, range })
        }
        Question::Region { piece, beside } => {
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

    fn landings(&self, id: Id, aim: Aim) -> Result<Vec<Landing>, Illegal> {
        let fits = self.piece(id).pose().is_some()
            && fits_chip(self.piece(id).kind(), aim)
            && self.phase != Phase::Placement;
        if !fits {
            return Err(no("MM-P2", "micro-mutants-refused-aim"));
        }
        let hand = self.setup.hand.hand();
        let owner = self.piece(id).seat();
        let enemy = |other: &Id| self.piece(*other).seat() != owner;
        let landing = |n: u64| {
            // The same tremors for everybody, and none of the game's own.
            let mut luck = Seeded::new(Seed::number(n));
            let tremor = hand.tremble(|below| luck.below("foretold", below));
            let (settled, ids) = self.foretell(id, aim, tremor)?;
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
        Ok((0..LANDINGS).filter_map(landing).collect())
    }

    /// The shot that comes down there, if nothing is in the way.
    pub(crate) fn aim_at(&self, id: Id, at: Spot, edge: i32) -> Option<Aim> {
        let (scene, ids) = self.scene();
        let piece = ids.iter().position(|other| *other == id)? as u16;
        let near = |n: i32| n.abs() <= 1_000_000;
        let fits = (0..=farthest_in(self.piece(id).kind())).contains(&edge);
        let shot = (fits && near(at.x) && near(at.y)).then(|| scene.aim(piece, at, edge))??;
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
