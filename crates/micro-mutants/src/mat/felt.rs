//! The only place that asks the physics: a shot, or a fall, comes to rest. What
//! is found goes through luck, so that it is recorded, replayed and scripted.

use flick::{Flick, Pose, Scene, Settled, Spot, Toss, Tremor};
use tabletop::{Chance, Motion, Seat, Seed, Seeded, Stream, WordReader};

use crate::event::{Contact, Flight, Way};
use crate::name::Kind;
use crate::state::Id;
use crate::{Aim, Breed, MicroMutants, Name, Projectile, Terrain, Token};

/// Where everything comes to rest.
pub(crate) const FELT: Stream = "felt";
/// How hands tremble, and how pieces lie in them.
const HAND: Stream = "hand";
/// In so many ways pieces can lie in a hand.
const HANDS: u32 = 1 << 16;

/// Everything has come to rest.
pub(crate) struct Rest {
    /// The pieces that lie elsewhere than before.
    pub(crate) poses: Vec<(Id, Pose)>,
    /// What it looked like, if it was computed and not remembered.
    pub(crate) flight: Option<Flight>,
    /// How everything lies then, if that was computed too.
    pub(crate) measured: Option<Measured>,
}

/// What the felt has measured of everything that lies on the mat.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// Who lies over whom: upper, lower (MM-P13).
    pub(crate) overlaps: Vec<(Id, Id)>,
    /// Who lies off the mat (MM-P4).
    pub(crate) off: Vec<Id>,
}

impl MicroMutants {
    /// Presses the shooter; everything comes to rest.
    pub(crate) fn fly(&self, id: Id, aim: Aim, chance: &mut dyn Chance) -> (Tremor, Rest) {
        let hand = self.setup.hand.hand();
        let tremor = if hand == flick::Hand::PERFECT {
            Tremor::default()
        } else {
            hand.tremble(|n| chance.below(HAND, n))
        };
        (tremor, self.settle(Push::Shot(id, aim, tremor), chance))
    }

    /// Lets go of pieces whose support is gone.
    pub(crate) fn fall(&self, loose: Vec<Id>, chance: &mut dyn Chance) -> Rest {
        self.settle(Push::Fall(loose), chance)
    }

    /// Lets go of pieces in the air: resources fall (MM-A1), tokens are thrown
    /// (MM-T6). How they lie in the hand is luck.
    pub(crate) fn let_go(
        &self,
        ids: &[Id],
        hand: impl Fn(u16, &mut dyn FnMut(u32) -> u32) -> Vec<Toss>,
        chance: &mut dyn Chance,
    ) -> Rest {
        let mut luck = Seeded::new(Seed::number(chance.below(HAND, HANDS).into()));
        let tosses = hand(ids.len() as u16, &mut |n| luck.below(HAND, n));
        self.settle(Push::Toss(ids.iter().copied().zip(tosses).collect()), chance)
    }

    /// Where a shot would come to rest, for foretelling.
    pub(crate) fn foretell(&self, id: Id, aim: Aim, tremor: Tremor) -> Option<(Settled, Vec<Id>)> {
        let (scene, ids) = self.scene();
        let settled = Push::Shot(id, aim, tremor).settle(&scene, &ids)?;
        Some((settled, ids))
    }

    fn settle(&self, push: Push, chance: &mut dyn Chance) -> Rest {
        let (scene, ids) = self.scene();
        let mut names: Vec<Name> = ids.iter().map(|id| self.name(*id)).collect();
        if let Push::Toss(tosses) = &push {
            names.extend(tosses.iter().map(|(id, _)| self.name(*id)));
        }
        let mut motion = InMotion { scene, ids, names, push, flight: None, measured: None };
        let settled = chance.settle(FELT, &mut motion);
        let known = |(name, pose)| self.find(name).map(|id| (id, pose));
        // A record may tell another story than the one that was computed.
        let measured = motion.measured.filter(|(numbers, _)| *numbers == settled);
        Rest {
            poses: read(&settled).filter_map(known).collect(),
            flight: motion.flight,
            measured: measured.map(|(_, measured)| measured),
        }
    }
}

/// What sets pieces in motion.
enum Push {
    Shot(Id, Aim, Tremor),
    Fall(Vec<Id>),
    Toss(Vec<(Id, Toss)>),
}

impl Push {
    fn settle(&self, scene: &Scene, ids: &[Id]) -> Option<Settled> {
        let there = |id: &Id| ids.iter().position(|other| other == id).map(|at| at as u16);
        match self {
            Push::Shot(id, aim, tremor) => {
                let Aim { direction, press, edge } = *aim;
                let shot = Flick { piece: there(id)?, direction, press, edge };
                scene.shoot(&shot, *tremor).ok()
            }
            Push::Toss(tosses) => {
                Some(scene.toss(&tosses.iter().map(|(_, toss)| *toss).collect::<Vec<_>>()))
            }
            Push::Fall(loose) => {
                Some(scene.fall(&loose.iter().filter_map(there).collect::<Vec<_>>()))
            }
        }
    }
}

/// A motion that has not come to rest yet.
struct InMotion {
    scene: Scene,
    ids: Vec<Id>,
    names: Vec<Name>,
    push: Push,
    flight: Option<Flight>,
    /// With the numbers it belongs to.
    measured: Option<(Vec<u32>, Measured)>,
}

impl InMotion {
    /// What was thrown lies in another order on the table than in the motion.
    fn measured(&self, settled: &Settled) -> Option<Measured> {
        let id = |piece: flick::PieceId| self.ids.get(usize::from(piece)).copied();
        let pair = |pair: &flick::Overlap| Some((id(pair.upper)?, id(pair.lower)?));
        (settled.scene.pieces.len() == self.ids.len()).then_some(())?;
        Some(Measured {
            overlaps: settled.overlaps.iter().map(pair).collect::<Option<_>>()?,
            off: settled.off.iter().map(|piece| id(*piece)).collect::<Option<_>>()?,
        })
    }
}

impl Motion for InMotion {
    fn settle(&mut self) -> Vec<u32> {
        let Some(settled) = self.push.settle(&self.scene, &self.ids) else { return Vec::new() };
        // What was tossed was not on the mat before.
        let before = self.scene.pieces.iter().map(Some).chain(std::iter::repeat(None));
        let lie = settled.scene.pieces.iter().zip(before).zip(&self.names);
        let elsewhere = lie
            .filter(|((after, before), _)| before.is_none_or(|before| before.pose != after.pose));
        let numbers: Vec<u32> =
            elsewhere.flat_map(|((after, _), name)| write(*name, &after.pose)).collect();
        self.flight = Some(flight(&settled, &self.names));
        self.measured = self.measured(&settled).map(|measured| (numbers.clone(), measured));
        numbers
    }

    /// Every piece is on the mat, can move, and is told of once.
    fn fits(&self, settled: &[u32]) -> bool {
        let told: Vec<(Name, Pose)> = read(settled).collect();
        let fits = |(n, (name, pose)): (usize, &(Name, Pose))| {
            self.names.contains(name)
                && name.kind.body().movable
                && told[..n].iter().all(|(other, _)| other != name)
                && [pose.x, pose.y, pose.z].iter().all(|at| at.abs() < FAR)
        };
        told.len() * NUMBERS == settled.len() && told.iter().enumerate().all(fits)
    }
}

/// Farther away nothing comes to rest.
const FAR: i32 = 5_000_000;

pub(crate) fn flight(settled: &Settled, names: &[Name]) -> Flight {
    let way = |way: &flick::PieceTrack| Way {
        piece: names[usize::from(way.piece)],
        first: way.first,
        poses: way.poses.clone(),
    };
    let contact = |contact: &flick::Touch| Contact {
        at: contact.at,
        piece: contact.other.is_some(),
        blow: contact.blow,
    };
    Flight {
        frames: settled.track.frames,
        ways: settled.track.ways.iter().map(way).collect(),
        contacts: settled.contacts.iter().map(contact).collect(),
    }
}

/// A piece at rest takes so many numbers: name, x, y, z, two of two sixteenths.
const NUMBERS: usize = 6;

/// Kinds have numbers: bases 0, then breeds, then these.
const PROJECTILES: u32 = 1 + Breed::ALL.len() as u32;
const RESOURCES: u32 = PROJECTILES + Projectile::ALL.len() as u32;
const TERRAIN: u32 = RESOURCES + 1;
const TOKENS: u32 = TERRAIN + Terrain::ALL.len() as u32;

fn write(name: Name, pose: &Pose) -> [u32; NUMBERS] {
    // Numbers near 0 stay small, whatever their sign.
    let zigzag = |n: i32| ((n << 1) ^ (n >> 31)) as u32;
    let two = |a: i16, b: i16| u32::from(a as u16) << 16 | u32::from(b as u16);
    let [x, y, z, w] = pose.attitude.0;
    let kind = match name.kind {
        Kind::Base => 0,
        Kind::Bug(breed) => 1 + breed as u32,
        Kind::Projectile(projectile) => PROJECTILES + projectile as u32,
        Kind::Resource => RESOURCES,
        Kind::Terrain(terrain) => TERRAIN + terrain as u32,
        Kind::Token(token) => TOKENS + token as u32,
    };
    let name = kind << 16 | u32::from(name.seat.0) << 8 | u32::from(name.number);
    [name, zigzag(pose.x), zigzag(pose.y), zigzag(pose.z), two(x, y), two(z, w)]
}

/// The pieces at rest, as far as they can be read.
fn read(numbers: &[u32]) -> impl Iterator<Item = (Name, Pose)> {
    let back = |n: u32| (n >> 1) as i32 ^ -((n & 1) as i32);
    numbers.chunks_exact(NUMBERS).filter_map(move |piece| {
        let (kind, seat, number) = (piece[0] >> 16, (piece[0] >> 8) as u8, piece[0] as u8);
        let at = |from: u32| (kind - from) as usize;
        let kind = match kind {
            0 => Kind::Base,
            1..PROJECTILES => Kind::Bug(*Breed::ALL.get(at(1))?),
            PROJECTILES..RESOURCES => Kind::Projectile(*Projectile::ALL.get(at(PROJECTILES))?),
            RESOURCES => Kind::Resource,
            TERRAIN..TOKENS => Kind::Terrain(*Terrain::ALL.get(at(TERRAIN))?),
            _ => Kind::Token(*Token::ALL.get(at(TOKENS))?),
        };
        let attitude = [piece[4] >> 16, piece[4], piece[5] >> 16, piece[5]].map(|n| n as i16);
        let [x, y, z] = [piece[1], piece[2], piece[3]].map(back);
        let pose = Pose { x, y, z, attitude: flick::Attitude(attitude) };
        Some((Name { kind, seat: Seat(seat), number }, pose))
    })
}

/// What came to rest, in the words of a scenario: `still`, or pieces divided
/// by `;`, each as `warrior-a1 X Y`, then perhaps `turn DEGREES`, `level N`
/// (so many chips are below it) and `special`. Lengths are millimetres.
pub(crate) fn read_settled(words: &str) -> Option<Vec<u32>> {
    if words == "still" {
        return Some(Vec::new());
    }
    let mut numbers = Vec::new();
    for piece in words.split(';') {
        let (name, lies) = piece.trim().split_once(' ')?;
        let name: Name = name.parse().ok()?;
        numbers.extend(write(name, &lying(name, &mut WordReader::new(lies), |_| false)?));
    }
    Some(numbers)
}

/// A flat pose in words; `other` may take words that are no part of it.
pub(crate) fn lying(
    name: Name,
    words: &mut WordReader<'_>,
    mut other: impl FnMut(&str) -> bool,
) -> Option<Pose> {
    let spot = Spot::new(millimetres(words.next("x").ok()?)?, millimetres(words.next("y").ok()?)?);
    let (mut turn, mut level, mut face) = (0, 0, flick::Face::Front);
    while let Ok(word) = words.next("") {
        match word {
            "turn" => turn = 100 * words.read::<i32>("degrees").ok()?,
            "level" => level = words.read::<u8>("a number").ok()?,
            "special" => face = flick::Face::Back,
            word if other(word) => {}
            _ => return None,
        }
    }
    let thickness = name.kind.body().thickness;
    let z = thickness / 2 + thickness * i32::from(level);
    let known = [spot.x, spot.y].iter().all(|at| at.abs() < FAR);
    known.then(|| Pose::flat(spot, z, turn, face))
}

/// A length such as `-12.5` in micrometres.
fn millimetres(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = format!("{whole}{part:0<3}");
    (part.len() <= 3).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let words = "acid-spit-b1 -12.05 370 special; tank-a2 0 -1 turn 45 level 2; \
                     resource-b5 1 2; meteor-4 3 4; entrance-1 5 6 level 1";
        let numbers = read_settled(words).unwrap();
        let told: Vec<(Name, Pose)> = read(&numbers).collect();
        assert_eq!(told[0].0.to_string(), "acid-spit-b1");
        assert_eq!((told[0].1.x, told[0].1.y, told[0].1.z), (-12_050, 370_000, 1_000));
        assert_eq!(told[0].1.face(), flick::Face::Back);
        assert_eq!((told[1].0.to_string().as_str(), told[1].1.z), ("tank-a2", 5_000));
        let names: Vec<String> = told[2..].iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(names, ["resource-b5", "meteor-4", "entrance-1"]);
        let again: Vec<u32> = told.iter().flat_map(|(name, pose)| write(*name, pose)).collect();
        assert_eq!(again, numbers);
        assert_eq!(read_settled("still"), Some(Vec::new()));
        for nonsense in
            ["", "tank-a2", "tank-a2 1", "tank-a2 1 2 level", "tonk-a2 1 2", "tank-a2 1 2 flat"]
        {
            assert_eq!(read_settled(nonsense), None, "{nonsense}");
        }
    }
}
