//! A turn: dice, moves, reinforcement, extra shot (MM-B3). A step that waits
//! comes before the phase; a phase without an alternative is passed over.

use tabletop::{Seat, Stream, shuffle};

use crate::event::{Event, Out};
use crate::mat::ground::{MAIN_BASE, STARS};
use crate::name::NOBODY;
use crate::state::{Die, Step};
use crate::themes::spending::RESOURCES;
use crate::themes::terrain::THROWN;
use crate::{Army, Kind, MicroMutants, Muster, Name, Phase, Piece, Place, RuleSet, Symbol};

/// What the dice show.
pub(crate) const DICE: Stream = "dice";
/// Armies, and who begins.
pub(crate) const SETUP: Stream = "setup";

impl MicroMutants {
    /// Plays on to the next decision.
    pub(crate) fn go_on(&mut self, out: &mut Out<'_>) {
        while self.end.is_none() {
            if let Some(step) = self.steps.last().copied() {
                if !self.out.contains(step.seat()) && self.can_do(&step) {
                    return;
                }
                self.steps.pop();
                match step {
                    Step::Put { piece, .. } => self.set_down(piece, out),
                    Step::Warp { entrance, .. } => self.close_gate(entrance, out),
                    _ => {}
                }
                continue;
            }
            match self.phase {
                Phase::Armies => {
                    if self.next_to_choose().is_some() {
                        return;
                    }
                    self.muster(out);
                    self.phase = self.phase_after_armies();
                }
                Phase::Stars => {
                    if !self.asked().is_empty() {
                        return;
                    }
                    self.cover_stars(out);
                    self.phase = Phase::Placement;
                }
                Phase::Placement => {
                    if self.ready.len() < usize::from(self.setup.players) {
                        return;
                    }
                    let players = u32::from(self.setup.players);
                    let first = self
                        .setup
                        .first
                        .unwrap_or_else(|| Seat(out.chance.below(SETUP, players) as u8));
                    self.first = Some(first);
                    out.tell(Event::Begun { first });
                    if self.setup.rules == RuleSet::Advanced {
                        self.drop_resources(out);
                    }
                    let first =
                        if self.out.contains(first) { self.next_seat(first) } else { first };
                    self.begin_turn(first, out);
                }
                Phase::Roll => {
                    let Some(army) = self.armies[self.seat.index()] else {
                        return out.fault("an army of the player on turn");
                    };
                    self.roll(army, out);
                }
                Phase::Moves => {
                    // A result that moves nobody may still be of use to a card,
                    // even to one that is bought now.
                    let may_do_other = self.dice.iter().any(|die| !die.used)
                        && (self.can_spend(self.seat) || !self.can_discard(self.seat).is_empty());
                    if self.can_move_anything(self.seat) || may_do_other {
                        return;
                    }
                    self.phase = Phase::Reinforcement;
                }
                Phase::Reinforcement => {
                    if self.can_reinforce() {
                        return;
                    }
                    self.begin_extra(out);
                }
                Phase::Extra => {
                    if self.earned && self.has_use_for_extra() {
                        return;
                    }
                    self.phase = Phase::Spend;
                }
                Phase::Spend => {
                    if self.can_spend(self.seat) {
                        return;
                    }
                    self.begin_turn(self.next_seat(self.seat), out);
                }
                Phase::Over => return,
            }
        }
        self.phase = Phase::Over;
        self.steps.clear();
    }

    /// Luck hands out the armies nobody chose; the table is laid.
    fn muster(&mut self, out: &mut Out<'_>) {
        let mut left: Vec<Army> =
            Army::ALL.iter().copied().filter(|army| !self.armies.contains(&Some(*army))).collect();
        if self.armies.contains(&None) {
            shuffle(out.chance, SETUP, &mut left);
        }
        for seat in Seat::all(self.setup.players) {
            if self.armies[seat.index()].is_none() {
                let army = left.pop();
                self.armies[seat.index()] = army;
                out.events.extend(army.map(|army| self.told_army(seat, army)));
            }
        }
        if self.setup.players == 3 {
            // MM-M1
            self.alone = Some(Seat(out.chance.below(SETUP, 3) as u8));
        }
        self.lay_out();
        for seat in self.out.iter() {
            for id in self.bases(seat).collect::<Vec<_>>() {
                self.put_aside(id);
            }
        }
    }

    /// All pieces of all armies: bases on their spots, the rest aside.
    pub(crate) fn lay_out(&mut self) {
        self.pieces.clear();
        for (seat, army) in (0..).map(Seat).zip(self.armies.clone()) {
            let Some(deck) = army.map(Army::deck) else { continue };
            let mut add = |kind: Kind, count: u8| {
                let piece = |number| Piece::new(Name { kind, seat, number });
                self.pieces.extend((1..=count).map(piece));
            };
            add(Kind::Base, self.setup.bases());
            deck.breeds.iter().for_each(|card| add(Kind::Bug(card.breed), card.chips));
            deck.missiles.iter().for_each(|card| add(Kind::Projectile(card.projectile), 1));
        }
        let advanced = self.setup.rules == RuleSet::Advanced;
        for piece in &mut self.pieces {
            let Name { kind: Kind::Base, seat, number } = piece.name else { continue };
            // MM-A1
            piece.small = advanced && number != MAIN_BASE;
            if let Some(spot) = self.setup.area(seat, self.alone).base(number) {
                let flat = flick::Piece::flat(piece.body(), spot, 0, flick::Face::Front);
                piece.place = Place::Mat(flat.pose);
            }
        }
        self.lay_out_the_rest();
    }

    /// Resources (MM-A1), templates on their stars (MM-T1), and tokens.
    fn lay_out_the_rest(&mut self) {
        let name = |kind, seat| move |number| Piece::new(Name { kind, seat, number });
        if self.setup.rules == RuleSet::Advanced {
            for seat in Seat::all(self.setup.players) {
                self.pieces.extend((1..=RESOURCES).map(name(Kind::Resource, seat)));
            }
        }
        let templates = self.setup.terrain.list();
        for (terrain, star) in templates.iter().zip(STARS) {
            let mut piece = name(Kind::Terrain(*terrain), NOBODY)(1);
            piece.place = MicroMutants::on_star(*terrain, star);
            self.pieces.push(piece);
        }
        for token in templates.iter().filter_map(|terrain| terrain.token()) {
            self.pieces.extend((1..=THROWN).map(name(Kind::Token(token), NOBODY)));
        }
    }

    pub(crate) fn told_army(&self, seat: Seat, army: Army) -> Event {
        Event::Army { seat, army, classic: self.setup.rules == RuleSet::Classic }
    }

    /// The seat that chooses an army next, in the order of the seats.
    pub(crate) fn next_to_choose(&self) -> Option<Seat> {
        Seat::all(self.setup.players).find(|seat| {
            self.armies[seat.index()].is_none()
                && self.setup.muster(*seat) == Muster::Choose
                && !self.out.contains(*seat)
        })
    }

    /// Armies that can be chosen: the box holds each once (MM-B1); there are
    /// two boxes of the Classic game (MM-K12).
    pub(crate) fn armies_left(&self) -> impl Iterator<Item = Army> {
        let led = |army: Army| self.armies.iter().filter(move |led| **led == Some(army)).count();
        Army::ALL.iter().copied().filter(move |army| led(*army) < self.setup.boxes())
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, out: &mut Out<'_>) {
        if self.turns >= self.longest() {
            self.end = Some(crate::state::End::TooLong);
            self.tell_end(out);
            return;
        }
        self.turns += 1;
        self.seat = seat;
        self.dice.clear();
        (self.earned, self.reinforced, self.guided) = (false, None, false);
        for piece in &mut self.pieces {
            (piece.moves, piece.again, piece.arrived) = (0, false, false);
        }
        self.phase = Phase::Roll;
        out.tell(Event::Turn { seat, number: self.turns });
        let (avenge, loose) = self.dissolve(out);
        self.drop(&loose, out);
        self.markers(out);
        self.check_end(out);
        self.steps.extend(avenge.into_iter().rev());
    }

    fn roll(&mut self, army: Army, out: &mut Out<'_>) {
        let deck = army.deck();
        self.dice = (0..2)
            .map(|die| Symbol::at(out.chance.pick(DICE, &deck.faces(die))))
            .map(|symbol| Die { symbol, used: false })
            .collect();
        let dice = self.dice.iter().map(|die| die.symbol).collect();
        out.tell(Event::Rolled { seat: self.seat, dice });
        self.phase = Phase::Moves;
    }

    /// The reinforcement is over; the extra shot comes, if there is one.
    pub(crate) fn begin_extra(&mut self, out: &mut Out<'_>) {
        self.phase = Phase::Extra;
        if self.earned && self.has_use_for_extra() {
            out.tell(Event::Extra { seat: self.seat });
        }
    }

    /// Somebody can be shot, or a web marker taken off (MM-B6, MM-B15).
    fn has_use_for_extra(&self) -> bool {
        self.can_move_anything(self.seat)
            || !self.can_put(self.seat).is_empty()
            || self.bugs(self.seat).any(|id| self.piece(id).web.is_some())
    }
}
