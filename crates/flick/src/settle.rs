//! From the first push to rest: shots, drops, throws and falls.

use serde::{Deserialize, Serialize};

use crate::felt::Felt;
use crate::hand::{Dud, Flick, Launch, Tremor};
use crate::pose::Pose;
use crate::scene::{Overlap, PieceId, Scene};
use crate::settings as set;
use crate::track::Track;

/// What a piece touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Touch {
    /// When, in thousandths of a second from the start.
    pub at: u16,
    /// The piece.
    pub piece: PieceId,
    /// The other piece; none: the mat.
    pub other: Option<PieceId>,
    /// How hard: the change of the first one's speed, in millimetres per
    /// second.
    pub blow: u16,
}

/// Everything has come to rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settled {
    /// The mat as it is now.
    pub scene: Scene,
    /// Why a chip did not jump, if it did not.
    pub dud: Option<Dud>,
    /// Who moved at all.
    pub moved: Vec<PieceId>,
    /// Who is partly or wholly off the mat.
    pub off: Vec<PieceId>,
    /// Who lies over whom.
    pub overlaps: Vec<Overlap>,
    /// What touched what, in order, each pair once for every time it met.
    pub contacts: Vec<Touch>,
    /// The motion, for the eye.
    pub track: Track,
    /// What it took to compute.
    pub effort: Effort,
}

/// What it took to compute a motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effort {
    /// Steps until everything lay still.
    pub steps: u32,
    /// The sum over all steps of the pieces awake.
    pub awake: u32,
    /// Whether the time was up before everything lay still by itself.
    pub limit: bool,
}

/// A shot that cannot be made at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// There is no such piece.
    #[error("there is no piece {0}")]
    NoPiece(PieceId),
    /// A shooter cannot press it.
    #[error("piece {0} is no chip: it cannot be shot")]
    NoChip(PieceId),
    /// Deeper than the deepest press.
    #[error("a press is at most {most}, not {0}", most = crate::hand::FULL_PRESS)]
    Press(u16),
    /// Outside the chip.
    #[error("a press cannot be {0} micrometres outside the rim")]
    Edge(i32),
}

/// What a watcher is shown at the start and after every step.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Seconds from the start.
    pub time: f64,
    /// Whether anything awake touches anything.
    pub touching: bool,
    /// Whether something was just pushed off its edge, or moved out of another
    /// piece that it was pressed into.
    pub helped: bool,
    /// Kinetic and potential energy of all that is awake, in ergs.
    pub energy: f64,
    /// Who is awake, where, and how fast (centimetres per second).
    pub awake: Vec<(PieceId, Pose, [f64; 3])>,
}

type Watch<'a> = Option<&'a mut dyn FnMut(&Moment)>;

impl Scene {
    /// A shot, with the tremor of the hand, until everything lies still.
    ///
    /// # Errors
    /// A shot that cannot be made.
    pub fn shoot(&self, shot: &Flick, tremor: Tremor) -> Result<Settled, Unplayable> {
        self.shoot_watched(shot, tremor, None)
    }

    /// The same, with somebody watching the start and every step.
    ///
    /// # Errors
    /// A shot that cannot be made.
    pub fn watch(
        &self,
        shot: &Flick,
        tremor: Tremor,
        mut watch: impl FnMut(&Moment),
    ) -> Result<Settled, Unplayable> {
        self.shoot_watched(shot, tremor, Some(&mut watch))
    }

    fn shoot_watched(
        &self,
        shot: &Flick,
        tremor: Tremor,
        watch: Watch,
    ) -> Result<Settled, Unplayable> {
        let chip = self.piece(shot.piece).ok_or(Unplayable::NoPiece(shot.piece))?;
        if chip.body.spring.is_none() {
            return Err(Unplayable::NoChip(shot.piece));
        }
        if shot.press > crate::hand::FULL_PRESS {
            return Err(Unplayable::Press(shot.press));
        }
        if shot.edge < 0 {
            return Err(Unplayable::Edge(shot.edge));
        }
        Ok(match shot.with(tremor).launch(chip, tremor.yaw) {
            Ok(launch) => run(self.clone(), &[(shot.piece, launch)], watch),
            Err(dud) => Settled { dud: Some(dud), ..run(self.clone(), &[], watch) },
        })
    }
}

/// Sends pieces off and waits until everything lies still.
pub(crate) fn run(mut scene: Scene, launches: &[(PieceId, Launch)], mut watch: Watch) -> Settled {
    let mut felt = Felt::new(&scene);
    for (piece, launch) in launches {
        felt.launch(*piece, launch);
    }
    let mut track = Track::default();
    let mut contacts = Contacts::default();
    let mut effort = Effort::default();
    if let Some(watch) = &mut watch {
        watch(&felt.moment());
    }
    while !felt.awake.is_empty() {
        if felt.step.is_multiple_of(set::STEPS_PER_FRAME) {
            let frame = (felt.step / set::STEPS_PER_FRAME) as u16;
            for id in &felt.awake {
                track.add(*id, frame, &felt.pose(*id));
            }
        }
        effort.awake += felt.awake.len() as u32;
        felt.advance();
        contacts.note(&felt);
        if let Some(watch) = &mut watch {
            watch(&felt.moment());
        }
        if felt.step >= set::LIMIT {
            effort.limit = !felt.awake.is_empty();
            felt.stop();
        }
    }
    effort.steps = felt.step;
    let moved: Vec<PieceId> = scene.ids().filter(|id| felt.here[usize::from(*id)].moved).collect();
    for id in &moved {
        scene.pieces[usize::from(*id)].pose = felt.pose(*id);
    }
    Settled {
        dud: None,
        moved,
        off: scene.off(),
        overlaps: scene.overlaps(),
        contacts: contacts.met,
        track,
        effort,
        scene,
    }
}

/// Pairs that met, and when each was last seen touching.
#[derive(Default)]
struct Contacts {
    met: Vec<Touch>,
    seen: Vec<(PieceId, Option<PieceId>, u32)>,
}

/// A pair that did not touch for so many steps meets anew.
const APART: u32 = set::HERTZ / 40;

impl Contacts {
    fn note(&mut self, felt: &Felt) {
        for touch in &felt.touches {
            // Two pieces awake both report their touch.
            if touch.other.is_some_and(|other| other < touch.piece && felt.awake.contains(&other)) {
                continue;
            }
            let known = self.seen.iter_mut().find(|s| (s.0, s.1) == (touch.piece, touch.other));
            let anew = known.as_ref().is_none_or(|seen| felt.step - seen.2 > APART);
            match known {
                Some(seen) => seen.2 = felt.step,
                None => self.seen.push((touch.piece, touch.other, felt.step)),
            }
            if anew {
                self.met.push(Touch {
                    at: (felt.step * 1_000 / set::HERTZ) as u16,
                    piece: touch.piece,
                    other: touch.other,
                    blow: libm::roundf(touch.blow * 10.0) as u16,
                });
            }
        }
    }
}
