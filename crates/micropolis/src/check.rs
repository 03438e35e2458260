//! May a player do this, and why not? Changes nothing.

use tabletop::{Clause, Illegal, Said, Seat, house};

use crate::action::Action;
use crate::hill::{Hill, Home, Side};
use crate::state::Micropolis;
use crate::tile::{Tile, Tiles};
use crate::view::Phase;

fn no(clause: Clause, why: &'static str) -> Illegal {
    Illegal::new(clause, Said::new(why))
}

/// What may be done, with what the check has found out about it. Nothing but
/// [`Micropolis::legal`] makes one, and doing it asks no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legal {
    /// Somebody who plays is the youngest.
    Youngest(Seat),
    /// The token goes to this anthill.
    Leader(u8),
    /// A tile is taken.
    Take(Purchase),
    /// The tile in hand goes to a side that is free.
    Place(InHand, Side),
    /// The barracks of the tile just laid are filled, or not.
    Settle(InHand, bool),
    /// Exactly these barracks of the anthill become full.
    Rearrange(u8, Tiles),
}

/// A tile of the line that can be paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purchase {
    /// Its place in the line, from 1.
    pub(crate) position: u8,
    /// The anthill that receives it.
    pub(crate) at: u8,
    /// By giving up a token.
    pub(crate) architect: bool,
}

/// The tile of this turn, and the anthill it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct InHand {
    pub(crate) tile: Tile,
    pub(crate) at: u8,
}

impl Micropolis {
    /// Is the action allowed? The seat is the one that is asked.
    #[inline]
    pub(crate) fn legal(&self, action: &Action) -> Result<Legal, Illegal> {
        match (self.phase, *action) {
            (Phase::Over, _) => Err(house::over()),
            (Phase::Youngest, Action::Youngest { seat }) => self.legal_youngest(seat),
            (Phase::Token | Phase::Leader, Action::Leader { seat, anthill }) => {
                self.legal_leader(Home { seat, anthill })
            }
            (Phase::Take, Action::Take { position, anthill, architect }) => {
                self.legal_take(position, anthill, architect)
            }
            (Phase::Place, Action::Place { side }) => Ok(Legal::Place(self.in_hand()?, side)),
            (Phase::Barracks, Action::Fill) => Ok(Legal::Settle(self.in_hand()?, true)),
            (Phase::Barracks, Action::Leave) => Ok(Legal::Settle(self.in_hand()?, false)),
            (Phase::Sentry, Action::Sentry { full }) => {
                let at = self.in_hand()?.at;
                let possible = self.anthill(at).arrangements().any(|way| way == full);
                let legal = possible.then_some(Legal::Rearrange(at, full));
                legal.ok_or_else(|| no("MP-P5", "micropolis-refused-sentry"))
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

    /// The tile that was taken in this turn; in these phases there is one.
    fn in_hand(&self) -> Result<InHand, Illegal> {
        let hand = self.taken.map(|(tile, at)| InHand { tile, at });
        hand.ok_or_else(|| house::fault("a tile in hand"))
    }

    fn legal_youngest(&self, seat: Seat) -> Result<Legal, Illegal> {
        if self.playing().any(|playing| playing == seat) {
            return Ok(Legal::Youngest(seat));
        }
        let said = Said::new("micropolis-refused-no-such-seat").with("number", seat.0);
        Err(Illegal::new("MP-S5", said))
    }

    fn legal_leader(&self, home: Home) -> Result<Legal, Illegal> {
        let token = self.phase == Phase::Token;
        let free = |at: &u8| match token {
            true => home.seat == self.seat,
            false => self.claims().iter().any(|claim| claim == *at),
        };
        self.at(home).filter(free).map(Legal::Leader).ok_or_else(|| match token {
            true => no("MP-X2", "micropolis-refused-token"),
            false if self.setup.expert => no("MP-X7", "micropolis-refused-leader"),
            false => no("MP-R3", "micropolis-refused-leader"),
        })
    }

    fn legal_take(
        &self,
        position: u8,
        anthill: Option<Hill>,
        architect: bool,
    ) -> Result<Legal, Illegal> {
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
            _ => Ok(Legal::Take(Purchase { position, at, architect })),
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
