//! A game that fits what a viewer knows.

use tabletop::{Said, Seat, SetupError};

use crate::state::{Id, Step};
use crate::view::{View, Whereabouts};
use crate::{Formation, Kind, MicroMutants, Name, Phase, Piece, Place, RuleSet};

impl MicroMutants {
    /// A game that fits a view. Others' placements are imagined as a line.
    pub(crate) fn imagined(view: &View) -> Result<Self, SetupError> {
        view.setup.check()?;
        let impossible = || SetupError::new(Said::new("micro-mutants-impossible-view"));
        let seats = usize::from(view.setup.players);
        let mut game = MicroMutants::empty(view.setup);
        game.armies.clone_from(&view.armies);
        game.alone = view.alone;
        let within = |seat: Seat| usize::from(seat.0) < seats;
        let known = view.alone.is_none_or(within)
            && view.wishes.iter().all(|(seat, _)| within(*seat))
            && view.trophies.iter().all(|(by, of)| within(*by) && within(*of));
        if view.armies.len() != seats
            || view.seats.len() != seats
            || !within(view.turn)
            || !known
            // A resource for every piece of ground is already too many.
            || view.seats.iter().any(|seat| seat.resources > 4 * crate::themes::spending::RESOURCES)
        {
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
            (piece.damaged, piece.doomed) = (seen.damaged, seen.doomed);
            (piece.web, piece.weaver) = (seen.web, seen.weaver);
            let base = piece.kind() == Kind::Base && view.setup.rules == RuleSet::Advanced;
            (piece.small, piece.repaired) = (seen.small && base, seen.repaired);
            piece.warped = seen.warped;
            (piece.moves, piece.again, piece.arrived) = (seen.moves, seen.again, seen.arrived);
        }
        let count = game.pieces.len();
        let known = |id: &Id| usize::from(*id) < count;
        let fits = view.steps.iter().all(|step| match step {
            Step::Shoot { piece, with, .. } => known(piece) && with.iter().all(known),
            Step::Card { piece, .. } => piece.iter().all(known),
            Step::Warp { entrance, .. } => known(entrance),
            Step::After { bug, .. } => known(bug),
            Step::Put { piece, beside, .. } => known(piece) && known(beside),
            Step::Avenge { .. } | Step::Throw { .. } | Step::Bonus { .. } => true,
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
        game.guided = view.guided;
        game.trophies.clone_from(&view.trophies);
        let usual = game.star_orders().next();
        let wishes = view.wishes.iter();
        game.wishes = wishes.filter_map(|(seat, order)| Some((*seat, order.or(usual)?))).collect();
        for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
            game.held[seat.index()] = seen.resources;
            game.cards[seat.index()].clone_from(&seen.cards);
            if seen.out {
                game.out.insert(seat);
            }
        }
        Ok(game)
    }
}
