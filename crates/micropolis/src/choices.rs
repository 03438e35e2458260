//! What the player who is asked can choose from. Whether anything else is
//! allowed is not decided here, see `check`.

use crate::action::Action;
use crate::hill::{Home, Side};
use crate::state::Micropolis;
use crate::view::Phase;

impl Micropolis {
    /// The choices of the seat that is asked.
    pub(crate) fn list(&self, listed: &mut Vec<Action>) {
        match self.phase {
            Phase::Youngest => listed.extend(self.playing().map(|seat| Action::Youngest { seat })),
            Phase::Token => listed.extend(self.homes(self.seat).map(|at| self.leading(at))),
            Phase::Take => self.list_take(listed),
            Phase::Place => {
                let sides = [Side::Left, Side::Right];
                listed.extend(sides.map(|side| Action::Place { side }));
            }
            Phase::Barracks => listed.extend([Action::Fill, Action::Leave]),
            Phase::Sentry => {
                if let Some((_, at)) = self.taken {
                    let ways = self.anthill(at).arrangements();
                    listed.extend(ways.map(|full| Action::Sentry { full }));
                }
            }
            Phase::Leader => listed.extend(self.claims().iter().map(|at| self.leading(at))),
            Phase::Over => {}
        }
    }

    fn leading(&self, at: u8) -> Action {
        let Home { seat, anthill } = self.home(at);
        Action::Leader { seat, anthill }
    }

    fn list_take(&self, listed: &mut Vec<Action>) {
        for at in self.homes(self.seat).filter(|at| !self.anthill(*at).complete()) {
            let anthill = self.home(at).anthill;
            let take = |position, architect| Action::Take { position, anthill, architect };
            let reach = self.line.len().min(self.anthill(at).army() + 1);
            listed.extend((1..=reach).map(|position| take(position, false)));
            if self.architects(self.seat) > 0 {
                let nearest = self.nearest_for_architect();
                listed.extend((nearest..=self.line.len()).map(|position| take(position, true)));
            }
        }
    }

    /// The first place in the line for which a token may be given up.
    pub(crate) fn nearest_for_architect(&self) -> u8 {
        // MP-T6: the first tile is free already, but its place does not matter.
        if self.version() >= 2 { 1 } else { 2 }
    }
}
