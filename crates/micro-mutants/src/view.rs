//! What a viewer knows: everything but placements before the game begins
//! (MM-B1).

use flick::{Pose, Spot};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Said, Seat, SeatSet, SetupError, Viewer};

use crate::ground::MAT;
use crate::state::{Die, End, Id, Last, Step};
use crate::{Army, Formation, Kind, MicroMutants, Name, Phase, Piece, Place, Setup};

/// The table as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was decided before the game.
    pub setup: Setup,
    /// The army of each seat.
    pub armies: Vec<Option<Army>>,
    /// Half the mat, in micrometres: x, y.
    pub mat: (i32, i32),
    /// Where the game is.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began.
    pub first: Option<Seat>,
    /// How many turns have begun.
    pub turns: u16,
    /// What the dice show.
    pub dice: Vec<Die>,
    /// An extra shot is earned and not used yet (MM-B6).
    pub earned: bool,
    /// Who is ready (MM-B1).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub ready: SeatSet,
    /// What is asked of whom.
    pub asked: Asked,
    /// All pieces of all players; their order never changes.
    pub pieces: Vec<PieceView>,
    /// Who lies over whom: upper, lower.
    pub overlaps: Vec<(Name, Name)>,
    /// The last shot.
    pub last: Option<Last>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) steps: Vec<Step>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) reinforced: Option<(crate::Breed, u8)>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) end: Option<End>,
}

/// A piece as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts", rename = "Piece"))]
pub struct PieceView {
    /// How it is called.
    pub name: Name,
    /// Whose it is.
    pub seat: Seat,
    /// Where it is.
    pub place: Whereabouts,
    /// Where it lies, or lay before it was picked up.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::ts::Pose>"))]
    pub pose: Option<Pose>,
    /// Its special side is up.
    pub special: bool,
    /// A base that was captured once.
    pub damaged: bool,
    /// Where the web marker on it lies.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::ts::Spot>"))]
    pub web: Option<Spot>,
    /// An Acid Spit will eliminate it.
    pub doomed: bool,
    /// How often it was moved this turn.
    pub moves: u8,
    /// It has moved once more by its own ability.
    pub again: bool,
    /// Came as a reinforcement this turn.
    pub arrived: bool,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum Whereabouts {
    /// Not in play.
    Aside,
    /// On the mat.
    Mat,
    /// Picked up by a Carrier.
    Carried,
    /// Placed where the viewer may not look yet, or not placed yet.
    Hidden,
}

/// What is asked of whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub struct Asked {
    /// Who is asked.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub seats: SeatSet,
    /// What for.
    pub what: What,
    /// The piece it is about.
    pub piece: Option<Name>,
    /// Pieces that can be shot now.
    pub shoot: Vec<Name>,
    /// Pieces that can be put beside another now: piece, beside.
    pub put: Vec<(Name, Name)>,
    /// Abilities that can be used on a piece now: piece, on.
    pub uses: Vec<(Name, Name)>,
    /// Bugs that can be turned over now.
    pub flip: Vec<Name>,
    /// Bugs that can be placed freely now.
    pub place: Vec<Name>,
}

/// What somebody is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum What {
    /// An army.
    Army,
    /// A placement.
    Placement,
    /// Moves by the dice.
    Moves,
    /// A reinforcement.
    Reinforcement,
    /// The extra shot.
    Extra,
    /// A shot with a certain piece.
    Shoot,
    /// An ability after a move.
    After,
    /// To put a piece beside another.
    Put,
    /// A move in another's turn (MM-U1).
    Avenge,
    /// Nothing.
    Over,
}

impl MicroMutants {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let secret = matches!(self.phase, Phase::Armies | Phase::Placement);
        let overlaps = if secret { Vec::new() } else { self.overlaps() };
        let named = |(upper, lower): (Id, Id)| (self.name(upper), self.name(lower));
        View {
            viewer: who,
            setup: self.setup,
            armies: self.armies.clone(),
            mat: (MAT.x, MAT.y),
            phase: self.phase,
            turn: self.seat,
            first: self.first,
            turns: self.turns,
            dice: self.dice.clone(),
            earned: self.earned,
            ready: self.ready,
            asked: self.asks(),
            pieces: self.pieces.iter().map(|piece| self.piece_seen_by(piece, who)).collect(),
            overlaps: overlaps.into_iter().map(named).collect(),
            last: self.last.clone(),
            outcome: self.result(),
            steps: self.steps.clone(),
            reinforced: self.reinforced,
            end: self.end,
        }
    }

    fn piece_seen_by(&self, piece: &Piece, who: Viewer) -> PieceView {
        let (place, pose) = match piece.place {
            _ if self.hides(piece.name, who) => (Whereabouts::Hidden, None),
            Place::Aside => (Whereabouts::Aside, None),
            Place::Mat(pose) => (Whereabouts::Mat, Some(pose)),
            Place::Carried(pose) => (Whereabouts::Carried, Some(pose)),
        };
        PieceView {
            name: piece.name,
            seat: piece.seat(),
            place,
            pose,
            special: piece.is_special(),
            damaged: piece.damaged,
            web: piece.web,
            doomed: piece.doomed,
            moves: piece.moves,
            again: piece.again,
            arrived: piece.arrived,
        }
    }

    /// What is asked, and of which pieces; the same for everybody.
    fn asks(&self) -> Asked {
        let seats = self.asked();
        let (what, piece) = match (self.steps.last(), self.phase) {
            (Some(Step::Shoot { piece, .. }), _) => (What::Shoot, Some(*piece)),
            (Some(Step::After { bug, .. }), _) => (What::After, Some(*bug)),
            (Some(Step::Put { piece, .. }), _) => (What::Put, Some(*piece)),
            (Some(Step::Avenge { .. }), _) => (What::Avenge, None),
            (None, Phase::Armies) => (What::Army, None),
            (None, Phase::Placement) => (What::Placement, None),
            (None, Phase::Roll | Phase::Moves) => (What::Moves, None),
            (None, Phase::Reinforcement) => (What::Reinforcement, None),
            (None, Phase::Extra) => (What::Extra, None),
            (None, Phase::Over) => (What::Over, None),
        };
        let names = |ids: Vec<Id>| ids.into_iter().map(|id| self.name(id)).collect();
        let pairs = |pairs: Vec<(Id, Id)>| {
            pairs.into_iter().map(|(one, other)| (self.name(one), self.name(other))).collect()
        };
        let mut asked = Asked {
            seats,
            what,
            piece: piece.map(|id| self.name(id)),
            shoot: Vec::new(),
            put: Vec::new(),
            uses: Vec::new(),
            flip: Vec::new(),
            place: Vec::new(),
        };
        // In placement everybody places all own bugs; that goes without saying.
        if !matches!(what, What::Army | What::Placement | What::Over)
            && let Some(seat) = seats.iter().next()
        {
            asked.shoot = names(self.can_shoot(seat));
            asked.put = pairs(self.can_put(seat));
            asked.uses = pairs(self.can_use(seat));
            asked.flip = names(self.can_flip(seat));
            asked.place = names(self.can_place(seat));
        }
        asked
    }

    /// A game that fits a view. Others' placements are imagined as a line.
    pub(crate) fn imagined(view: &View) -> Result<Self, SetupError> {
        view.setup.check()?;
        let impossible = || SetupError::new(Said::new("micro-mutants-impossible-view"));
        let seats = usize::from(view.setup.players);
        let mut game = MicroMutants::empty(view.setup);
        game.armies.clone_from(&view.armies);
        if view.armies.len() != seats || usize::from(view.turn.0) >= seats {
            return Err(impossible());
        }
        if view.phase != Phase::Armies && !view.pieces.is_empty() {
            if view.armies.contains(&None) {
                return Err(impossible());
            }
            game.lay_out();
        }
        let names = |pieces: &[Piece]| pieces.iter().map(|piece| piece.name).collect::<Vec<_>>();
        let seen: Vec<Name> = view.pieces.iter().map(|piece| piece.name).collect();
        if names(&game.pieces) != seen {
            return Err(impossible());
        }
        for seat in Seat::all(view.setup.players).filter(|seat| view.ready.contains(*seat)) {
            game.line_up(seat, Formation::Line);
        }
        for (piece, seen) in game.pieces.iter_mut().zip(&view.pieces) {
            piece.place = match (seen.place, seen.pose) {
                (Whereabouts::Hidden, _) => piece.place,
                (Whereabouts::Mat, Some(pose)) => Place::Mat(pose),
                (Whereabouts::Carried, Some(pose)) => Place::Carried(pose),
                _ => Place::Aside,
            };
            (piece.damaged, piece.web, piece.doomed) = (seen.damaged, seen.web, seen.doomed);
            (piece.moves, piece.again, piece.arrived) = (seen.moves, seen.again, seen.arrived);
        }
        let count = game.pieces.len();
        let known = |id: &Id| usize::from(*id) < count;
        let fits = view.steps.iter().all(|step| match step {
            Step::Shoot { piece, passenger, .. } => known(piece) && passenger.iter().all(known),
            Step::After { bug, .. } => known(bug),
            Step::Put { piece, beside, .. } => known(piece) && known(beside),
            Step::Avenge { .. } => true,
        });
        if !fits || view.steps.iter().any(|step| usize::from(step.seat().0) >= seats) {
            return Err(impossible());
        }
        game.phase = view.phase;
        game.steps.clone_from(&view.steps);
        game.ready = view.ready;
        game.seat = view.turn;
        game.first = view.first;
        game.turns = view.turns;
        game.dice.clone_from(&view.dice);
        game.earned = view.earned;
        game.reinforced = view.reinforced;
        game.last.clone_from(&view.last);
        game.end = view.end;
        Ok(game)
    }

    /// The clause of a bug's ability.
    pub(crate) fn clause_of(&self, bug: Id) -> tabletop::Clause {
        match self.piece(bug).kind() {
            Kind::Bug(breed) => breed.clause(),
            _ => "MM-B9",
        }
    }
}
