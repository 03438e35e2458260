//! Positions by description, for scenarios and tutorials.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{Replayed, Said, Seat, SeatSet, SetupError, WordReader};

use crate::event::Out;
use crate::state::Die;
use crate::{
    Army, Evolution, Formation, Kind, MicroMutants, Name, Phase, Piece, Place, Setup, Symbol,
};

/// A position in the middle of a turn. Left out: bugs that are not mentioned
/// lie in a line at their end of the mat, bases on their spots.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    armies: Vec<Army>,
    #[serde(default)]
    turn: u8,
    #[serde(default = "first_turn")]
    turns: u16,
    #[serde(default = "moves")]
    phase: Phase,
    /// What the dice show.
    #[serde(default)]
    dice: Vec<Symbol>,
    #[serde(default)]
    earned: bool,
    /// Resources each seat has collected (MM-A2).
    #[serde(default)]
    resources: Vec<u8>,
    /// Evolution cards each seat has in play (MM-A4).
    #[serde(default)]
    cards: Vec<Vec<Evolution>>,
    /// Who sits alone (MM-M1).
    #[serde(default)]
    alone: Option<Seat>,
    /// Bases that were eliminated: by whom, whose (MM-M3).
    #[serde(default)]
    taken: Vec<(Seat, Seat)>,
    /// Who is out (MM-M2).
    #[serde(default)]
    out: Vec<Seat>,
    /// Pieces by name: `X Y` in millimetres, then perhaps `turn DEGREES`,
    /// `level N`, `special`, `web`, `doomed`, `moved`, `arrived`; for a base
    /// `damaged` or `large` (upgraded); or `aside`.
    #[serde(default)]
    pieces: BTreeMap<Name, String>,
}

fn first_turn() -> u16 {
    1
}

fn moves() -> Phase {
    Phase::Moves
}

/// The game in this position.
pub(crate) fn arrange(
    setup: &Setup,
    position: &serde_json::Value,
) -> Result<MicroMutants, SetupError> {
    setup.check()?;
    let told = Position::deserialize(position)
        .map_err(|error| SetupError::unreadable("position", &error))?;
    let seats = usize::from(setup.players);
    if told.armies.len() != seats || usize::from(told.turn) >= seats || told.dice.len() > 2 {
        return Err(wrong("micro-mutants-position-players"));
    }
    if !matches!(told.phase, Phase::Moves | Phase::Reinforcement | Phase::Extra) {
        return Err(wrong("micro-mutants-position-phase"));
    }
    let mut game = MicroMutants::empty(*setup);
    game.armies = told.armies.iter().copied().map(Some).collect();
    let seats_told = told.taken.iter().flat_map(|(by, of)| [*by, *of]).chain(told.alone);
    let known = |seat: Seat| usize::from(seat.0) < seats;
    if told.resources.len() > seats
        || told.cards.len() > seats
        || !seats_told.chain(told.out.iter().copied()).all(known)
    {
        return Err(wrong("micro-mutants-position-players"));
    }
    game.alone = told.alone.or((setup.players == 3).then_some(Seat(0)));
    game.lay_out();
    game.strew_resources();
    game.held[..told.resources.len()].copy_from_slice(&told.resources);
    game.cards[..told.cards.len()].clone_from_slice(&told.cards);
    game.trophies = told.taken;
    for seat in Seat::all(setup.players) {
        game.line_up(seat, Formation::Line);
    }
    game.phase = told.phase;
    game.ready = SeatSet::first(setup.players);
    game.seat = Seat(told.turn);
    game.first = Some(Seat(0));
    game.turns = told.turns;
    game.dice = told.dice.iter().map(|symbol| Die { symbol: *symbol, used: false }).collect();
    game.earned = told.earned;
    // Who is out leaves; that needs no luck and is no news.
    let (mut chance, mut events) = (Replayed::default(), Vec::new());
    for seat in told.out {
        game.put_out(seat, &mut Out::new(&mut chance, &mut events));
    }
    game.phase = told.phase;
    for (name, words) in &told.pieces {
        let piece = game.find(*name).and_then(|id| describe(game.piece_mut(id), words));
        if piece.is_none() {
            let said = Said::new("micro-mutants-position-piece").with("name", name.to_string());
            return Err(SetupError::new(said.with("words", words.as_str())));
        }
    }
    game.name_weavers();
    Ok(game)
}

impl MicroMutants {
    /// A web marker is of the first who can have woven it (MM-K12).
    fn name_weavers(&mut self) {
        let seats = Seat::all(self.setup.players);
        let weavers: Vec<Seat> = seats
            .filter(|seat| self.armies[seat.index()] == Some(Army::Chitinians))
            .filter(|_| self.version() >= 2) // MM-K12
            .collect();
        for piece in self.pieces.iter_mut().filter(|piece| piece.web.is_some()) {
            piece.weaver = weavers.iter().copied().find(|seat| *seat != piece.name.seat);
        }
    }

    /// Resources that are not mentioned lie in columns far left and far right.
    fn strew_resources(&mut self) {
        for piece in &mut self.pieces {
            if piece.kind() == Kind::Resource {
                let column = 360_000 - 20_000 * i32::from(piece.seat().0 / 2);
                let x = if piece.seat().0 % 2 == 0 { column } else { -column };
                let y = 20_000 * i32::from(piece.name.number) - 60_000;
                let body = Kind::Resource.body();
                let at = flick::Spot::new(x, y);
                let flat = flick::Piece::flat(body, at, 0, flick::Face::Front);
                piece.place = Place::Mat(flat.pose);
            }
        }
    }
}

/// Lays a piece as the words say.
fn describe(piece: &mut Piece, words: &str) -> Option<()> {
    match (words, piece.kind()) {
        ("aside", _) => piece.place = Place::Aside,
        ("damaged", Kind::Base) => (piece.damaged, piece.small) = (true, false),
        ("large", Kind::Base) => piece.small = false,
        (_, Kind::Terrain(_)) => return None,
        (_, Kind::Base) => return None,
        _ => {
            let mut told = *piece;
            let pose = crate::mat::felt::lying(piece.name, &mut WordReader::new(words), |word| {
                match word {
                    "web" => told.web = Some(flick::Spot::default()),
                    "doomed" => told.doomed = true,
                    "moved" => told.moves = 1,
                    "arrived" => told.arrived = true,
                    _ => return false,
                }
                true
            })?;
            told.web = told.web.map(|_| pose.spot());
            told.place = Place::Mat(pose);
            *piece = told;
        }
    }
    Some(())
}

fn wrong(key: &'static str) -> SetupError {
    SetupError::new(Said::new(key))
}
