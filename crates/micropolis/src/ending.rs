//! The end of the game (MP-E1, MP-E8), and players who leave before it
//! (MP-E10).

use tabletop::{Illegal, Outcome, Said, Seat, house};

use crate::event::{Event, Out};
use crate::round::next_playing;
use crate::score::Sheet;
use crate::state::Micropolis;
use crate::view::Phase;

/// What decides between players, in this order: staying, points, soldiers.
type Standing = (bool, i16, u8);

impl Micropolis {
    pub(crate) fn finish(&mut self, out: &mut Out<'_>) {
        self.phase = Phase::Over;
        self.taken = None;
        if let Some(outcome) = self.result() {
            out.tell(Event::Over { outcome });
        }
    }

    /// The outcome of a game that is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let sheets: Vec<Sheet> =
            Seat::all(self.setup.players).map(|seat| self.sheet(seat)).collect();
        let standing: Vec<Standing> = Seat::all(self.setup.players)
            .zip(&sheets)
            .map(|(seat, sheet)| (!self.out(seat), sheet.total, self.largest_army(seat)))
            .collect();
        let (reason, clause) = self.reason(&standing);
        let outcome = Outcome::ranked(&standing, reason, clause);
        let lines = Sheet::LINES.iter().map(|(label, line)| {
            (*label, sheets.iter().map(|sheet| i32::from(line(sheet))).collect::<Vec<_>>())
        });
        Some(lines.fold(outcome, |outcome, (label, points)| outcome.with(label, points)))
    }

    /// MP-E8: why those won who won.
    fn reason(&self, standing: &[Standing]) -> (Said, &'static str) {
        let best = standing.iter().max().copied().unwrap_or_default();
        let (_, points, army) = best;
        let winner = standing.iter().position(|one| *one == best).unwrap_or_default();
        if self.playing().count() < 2 {
            let said = Said::new("micropolis-reason-resigned");
            return (said.with("seat", Seat(winner as u8)), "MP-E10");
        }
        let equal = standing.iter().filter(|(stayed, total, _)| *stayed && *total == points);
        let shared = standing.iter().filter(|one| **one == best).count();
        let key = match (equal.count(), shared) {
            (1, _) => "micropolis-reason-points",
            (_, 1) => "micropolis-reason-army",
            _ => "micropolis-reason-shared",
        };
        let said = Said::new(key).with("seat", Seat(winner as u8));
        (said.with("points", i32::from(points)).with("army", army), "MP-E8")
    }

    /// What decides a tie: the larger of a player's armies (MP-E8).
    fn largest_army(&self, seat: Seat) -> u8 {
        let armies = self.homes(seat).map(|at| self.anthill(at).army());
        // MP-X8: until version 1 both counted together.
        if self.version() >= 2 { armies.max().unwrap_or(0) } else { armies.sum() }
    }

    /// MP-E10: a player leaves the game.
    pub(crate) fn give_up(&mut self, seat: Seat, out: &mut Out<'_>) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(house::over());
        }
        if seat.0 >= self.setup.players || self.out(seat) {
            let said = Said::new("table-not-in-game").with("seat", seat);
            return Err(Illegal::new(house::RESIGN, said));
        }
        out.tell(Event::Resigned { seat });
        self.dissolve(seat);
        if self.playing().count() < 2 {
            self.finish(out);
            return Ok(());
        }
        let asked = seat == self.seat;
        if self.starter == seat {
            self.starter = next_playing(self, seat);
        }
        self.pass_token(seat, out);
        match self.phase {
            Phase::Youngest if asked => self.seat = next_playing(self, seat),
            Phase::Token if asked => self.ask_for_token(self.starter),
            Phase::Take | Phase::Place | Phase::Barracks | Phase::Sentry if asked => {
                self.next_turn(out);
            }
            // The token has a new holder already, or fewer are tied for it.
            Phase::Leader if asked => self.next_round(out),
            Phase::Leader => self.determine_leader(out),
            _ => {}
        }
        Ok(())
    }

    /// Soldiers and tokens go back to the reserve, a tile in hand to the pile.
    fn dissolve(&mut self, seat: Seat) {
        self.players[seat.index()].out = true;
        self.players[seat.index()].architects = 0;
        self.waiting &= !(1 << seat.0);
        for at in self.homes(seat) {
            self.reserve += self.anthill_mut(at).disband();
        }
        if seat == self.seat {
            if let (Phase::Place, Some((tile, _))) = (self.phase, self.taken) {
                self.pile.add(tile);
            }
            self.taken = None;
        }
    }

    /// The token of a leader who leaves goes to the largest army; of equal
    /// ones, to the next clockwise.
    fn pass_token(&mut self, seat: Seat, out: &mut Out<'_>) {
        if self.leader.is_none_or(|at| self.home(at).seat != seat) {
            return;
        }
        let after = self.clockwise(seat).skip(1).filter(|next| !self.out(*next));
        let homes = after.flat_map(|next| self.homes(next));
        let army = |at: u8| self.anthill(at).army();
        let largest = homes.reduce(|best, at| if army(at) > army(best) { at } else { best });
        if let Some(at) = largest {
            self.lay_token(at, out);
        }
    }
}
