//! What a viewer knows: everything but placements before the game begins
//! (MM-B1).

use flick::{Pose, Spot};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::state::{Die, End, Id, Last, Order, Step};
use crate::{
    AreaShape, Army, Evolution, Kind, MicroMutants, Name, Phase, Piece, Place, Setup, Symbol,
};

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
    /// Where each seat sits.
    pub areas: Vec<AreaView>,
    /// Of three players, who sits alone at an end (MM-M1).
    pub alone: Option<Seat>,
    /// What each seat has beside the mat.
    pub seats: Vec<SeatView>,
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
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) guided: bool,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) trophies: Vec<(Seat, Seat)>,
    /// Who has said which template shall cover which star; what, only of the
    /// viewer's own (MM-T1).
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) wishes: Vec<(Seat, Option<Order>)>,
}

/// Where somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts", rename = "Area"))]
pub struct AreaView {
    /// The shape of the area for bugs.
    pub shape: AreaShape,
    /// The direction in which the player looks, in hundredths of a degree.
    pub ahead: i32,
    /// How deep a strip is, or the radius of a corner or a round, in
    /// micrometres.
    pub depth: i32,
    /// The middle of the end, the corner, or the middle of a round.
    #[cfg_attr(feature = "ts", ts(as = "crate::ts::Spot"))]
    pub at: Spot,
}

/// What a seat has beside the mat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "micro-mutants.ts", rename = "SeatState")
)]
pub struct SeatView {
    /// Resources that were collected and not spent (MM-A2).
    pub resources: u8,
    /// Evolution cards in play (MM-A4).
    pub cards: Vec<Evolution>,
    /// What the taken bases are worth (MM-M3).
    pub score: i32,
    /// Out of the game (MM-M2).
    pub out: bool,
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
    /// A base that was captured once; in the Classic game, its small side is up.
    pub damaged: bool,
    /// A base that is not upgraded (MM-A1).
    pub small: bool,
    /// A base that was repaired (MM-A15).
    pub repaired: bool,
    /// Where the web marker on it lies.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::ts::Spot>"))]
    pub web: Option<Spot>,
    /// Whose that marker is (MM-K12).
    pub weaver: Option<Seat>,
    /// An Acid Spit will eliminate it.
    pub doomed: bool,
    /// How often it was moved this turn.
    pub moves: u8,
    /// It has moved once more by its own ability.
    pub again: bool,
    /// Came as a reinforcement this turn.
    pub arrived: bool,
    /// Came through an entrance of the last throw.
    pub warped: bool,
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
    /// Bases that can be upgraded now, with a card or without (MM-A3).
    pub upgrade: Vec<(Name, Option<Evolution>)>,
    /// Evolution cards that can be bought now (MM-A4).
    pub evolve: Vec<Evolution>,
    /// Results that can be given up now, each for a card (MM-A6).
    pub discard: Vec<(Symbol, Evolution)>,
    /// Bugs that fit in the place of the entrance (MM-T5).
    pub warp: Vec<Name>,
    /// Enemy bugs that can be eliminated now (MM-K3).
    pub eliminate: Vec<Name>,
}

/// What somebody is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micro-mutants.ts"))]
pub enum What {
    /// An army.
    Army,
    /// Which template covers which star (MM-T1).
    Stars,
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
    /// What an evolution card leaves to decide.
    Card,
    /// A throw (MM-T6).
    Throw,
    /// A bug for an entrance (MM-T5).
    Warp,
    /// A bug to eliminate (MM-K3).
    Bonus,
    /// To spend resources before the turn ends (MM-A2).
    Spend,
    /// Nothing.
    Over,
}

impl MicroMutants {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let secret = self.phase.is_setup();
        let overlaps = if secret { Vec::new() } else { self.overlaps() };
        let named = |(upper, lower): (Id, Id)| (self.name(upper), self.name(lower));
        View {
            viewer: who,
            setup: self.setup,
            armies: self.armies.clone(),
            mat: (self.setup.mat().x, self.setup.mat().y),
            phase: self.phase,
            turn: self.seat,
            first: self.first,
            turns: self.turns,
            dice: self.dice.clone(),
            earned: self.earned,
            ready: self.ready,
            areas: Seat::all(self.setup.players).map(|seat| self.area_view(seat)).collect(),
            alone: self.alone,
            seats: Seat::all(self.setup.players).map(|seat| self.seat_view(seat)).collect(),
            asked: self.asks(),
            pieces: self.pieces.iter().map(|piece| self.piece_seen_by(piece, who)).collect(),
            overlaps: overlaps.into_iter().map(named).collect(),
            last: self.last.clone(),
            outcome: self.result(),
            steps: self.steps.clone(),
            reinforced: self.reinforced,
            end: self.end,
            guided: self.guided,
            trophies: self.trophies.clone(),
            wishes: self
                .wishes
                .iter()
                .map(|(seat, order)| (*seat, who.knows(*seat).then_some(*order)))
                .collect(),
        }
    }

    fn area_view(&self, seat: Seat) -> AreaView {
        let area = self.area(seat);
        AreaView { shape: area.shape(), ahead: area.ahead(), depth: area.depth(), at: area.at() }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        SeatView {
            resources: self.held[seat.index()],
            cards: self.cards[seat.index()].clone(),
            score: self.score(seat),
            out: self.out.contains(seat),
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
            small: piece.small,
            repaired: piece.repaired,
            web: piece.web,
            weaver: piece.weaver,
            doomed: piece.doomed,
            moves: piece.moves,
            again: piece.again,
            arrived: piece.arrived,
            warped: piece.warped,
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
            (Some(Step::Card { piece, .. }), _) => (What::Card, *piece),
            (Some(Step::Throw { terrain, .. }), _) => {
                let (kind, seat) = (Kind::Terrain(*terrain), crate::name::NOBODY);
                (What::Throw, self.find(Name { kind, seat, number: 1 }))
            }
            (Some(Step::Warp { entrance, .. }), _) => (What::Warp, Some(*entrance)),
            (Some(Step::Bonus { .. }), _) => (What::Bonus, None),
            (None, Phase::Spend) => (What::Spend, None),
            (None, Phase::Armies) => (What::Army, None),
            (None, Phase::Stars) => (What::Stars, None),
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
            upgrade: Vec::new(),
            evolve: Vec::new(),
            discard: Vec::new(),
            warp: Vec::new(),
            eliminate: Vec::new(),
        };
        // In placement everybody places all own bugs; that goes without saying.
        if !matches!(what, What::Army | What::Stars | What::Placement | What::Over)
            && let Some(seat) = seats.iter().next()
        {
            asked.shoot = names(self.can_shoot(seat));
            asked.put = pairs(self.can_put(seat));
            asked.uses = pairs(self.can_use(seat));
            asked.flip = names(self.can_flip());
            asked.place = names(self.can_place(seat));
            let upgrades = self.can_upgrade(seat).into_iter();
            asked.upgrade = upgrades.map(|(base, card)| (self.name(base), card)).collect();
            asked.evolve = self.can_evolve(seat);
            asked.discard = self.can_discard(seat);
            asked.warp = names(self.can_warp(seat));
            asked.eliminate = names(self.can_eliminate(seat));
        }
        asked
    }
}
