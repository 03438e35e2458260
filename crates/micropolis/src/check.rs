//! May a player do this, and why not? Changes nothing.

use tabletop::{Clause, Illegal, Said, Seat, house};

use crate::action::Action;
use crate::hill::{Hill, Home};
use crate::state::Micropolis;
use crate::view::Phase;

fn no(clause: Clause, why: &'static str) -> Illegal {
    Illegal::new(clause, Said::new(why))
}

impl Micropolis {
    /// Is the action allowed? The seat is the one that is asked.
    pub(crate) fn allows(&self, action: &Action) -> Result<(), Illegal> {
        match (self.phase, *action) {
            (Phase::Over, _) => Err(house::over()),
            (Phase::Youngest, Action::Youngest { seat }) => self.allows_youngest(seat),
            (Phase::Token | Phase::Leader, Action::Leader { seat, anthill }) => {
                self.allows_leader(Home { seat, anthill })
            }
            (Phase::Take, Action::Take { position, anthill, architect }) => {
                self.allows_take(position, anthill, architect)
            }
            (Phase::Place, Action::Place { .. })
            | (Phase::Barracks, Action::Fill | Action::Leave) => Ok(()),
            (Phase::Sentry, Action::Sentry { full }) => {
                let ways = self.taken.map(|(_, at)| self.anthill(at).arrangements());
                let possible = ways.is_some_and(|mut ways| ways.any(|way| way == full));
                if possible { Ok(()) } else { Err(no("MP-P5", "micropolis-refused-sentry")) }
            }
            (Phase::Youngest, _) => Err(no("MP-S5", "micropolis-refused-youngest-first")),
            (Phase::Token, _) => Err(no("MP-X2", "micropolis-refused-token-first")),
            (Phase::Take, _) => Err(no("MP-T1", "micropolis-refused-take-first")),
            (Phase::Place, _) => Err(no("MP-T7", "micropolis-refused-place-first")),
            (Phase::Barracks, _) => Err(no("MP-P6", "micropolis-refused-barracks-first")),
            (Phase::Sentry, _) => Err(no("MP-P5", "micropolis-refused-sentry-first")),
            (Phase::Leader, _) => Err(no("MP-R3", "micropolis-refused-leader-first")),
        }
    }

    fn allows_youngest(&self, seat: Seat) -> Result<(), Illegal> {
        if self.playing().any(|playing| playing == seat) {
            return Ok(());
        }
        let said = Said::new("micropolis-refused-no-such-seat").with("number", seat.0);
        Err(Illegal::new("MP-S5", said))
    }

    fn allows_leader(&self, home: Home) -> Result<(), Illegal> {
        let at = self.at(home);
        if self.phase == Phase::Token {
            let own = home.seat == self.seat && at.is_some();
            return if own { Ok(()) } else { Err(no("MP-X2", "micropolis-refused-token")) };
        }
        if at.is_some_and(|at| self.claims().iter().any(|claim| claim == at)) {
            return Ok(());
        }
        let clause = if self.setup.expert { "MP-X7" } else { "MP-R3" };
        Err(no(clause, "micropolis-refused-leader"))
    }

    fn allows_take(
        &self,
        position: u8,
        anthill: Option<Hill>,
        architect: bool,
    ) -> Result<(), Illegal> {
        let at = self.receiving(self.seat, anthill)?;
        if self.line.get(position).is_none() {
            return Err(no_such_tile(position, self.line.len()));
        }
        let (price, army) = (position - 1, self.anthill(at).army());
        match architect {
            true if self.architects(self.seat) == 0 => {
                Err(no("MP-T6", "micropolis-refused-no-architect"))
            }
            true if position < self.nearest_for_architect() => {
                Err(no("MP-T6", "micropolis-refused-architect-first-tile"))
            }
            false if price > army => {
                let said = Said::new("micropolis-refused-too-few").with("price", price);
                Err(Illegal::new("MP-T5", said.with("army", army)))
            }
            _ => Ok(()),
        }
    }

    /// The anthill of a player that is named to receive a tile.
    pub(crate) fn receiving(&self, seat: Seat, anthill: Option<Hill>) -> Result<u8, Illegal> {
        let at = match (self.at(Home { seat, anthill }), anthill) {
            (Some(at), _) => at,
            (None, None) => return Err(no("MP-X4", "micropolis-refused-which-anthill")),
            (None, Some(_)) => return Err(no("MP-X1", "micropolis-refused-one-anthill")),
        };
        if self.anthill(at).complete() {
            return Err(no("MP-X5", "micropolis-refused-complete"));
        }
        Ok(at)
    }
}

/// The line is not that long.
pub(crate) fn no_such_tile(position: u8, length: u8) -> Illegal {
    let said = Said::new("micropolis-refused-no-such-tile").with("position", position);
    Illegal::new("MP-T2", said.with("length", length))
}
