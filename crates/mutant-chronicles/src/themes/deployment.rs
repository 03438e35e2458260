//! Before the first round: armies, First Player, zones, deployment, tokens;
//! and reinforcements later on.

use tabletop::{Seat, Stream};

use crate::army::Army;
use crate::battle::flow::Flow;
use crate::battle::frame::{Frame, RoundStep};
use crate::event::{Event, Landing, Out};
use crate::hexes::HexSet;
use crate::place::Place;
use crate::prepared::{self, Prepared};
use crate::state::{Battle, Fate, Figure, Id};
use crate::units::Unit;
use crate::zones::Token;

/// The luck of the set-up.
pub(crate) const SETUP: Stream = "setup";
/// Which tokens lie on the zones.
pub(crate) const TOKENS: Stream = "tokens";

impl Battle {
    /// Everybody has chosen: the armies are known, and luck names the First
    /// Player (MC-S1).
    pub(crate) fn armies(&mut self, out: &mut Out<'_>) -> Flow {
        if !self.asked().is_empty() {
            return Flow::Ask;
        }
        for seat in Seat::all(self.setup.players) {
            if let Some(army) = self.side_mut(seat).chosen.take() {
                self.muster(seat, &army, out);
            }
        }
        let alive: Vec<Seat> = self.alive().collect();
        let first = alive[out.chance.below(SETUP, alive.len() as u32) as usize];
        (self.first, self.began) = (first, first);
        out.tell(Event::First { seat: first });
        self.stack.pop();
        self.stack.push(Frame::Round(RoundStep::Begin));
        let order: Vec<Seat> =
            self.clockwise(first).filter(|seat| !self.side(*seat).beaten).collect();
        for seat in order.iter().rev() {
            self.stack.push(Frame::Deploy { seat: *seat, reinforcing: false });
            self.stack.push(Frame::Zones(*seat));
        }
        Flow::On
    }

    /// Prepared armies a seat can choose.
    pub(crate) fn ready_armies(&self, seat: Seat) -> impl Iterator<Item = &'static Prepared> {
        let partner = self.partner_demons(seat);
        prepared::offered(self.setup.mode.size(), self.edition())
            .filter(move |ready| partner.is_none_or(|demons| ready.army.demons() == demons))
    }

    /// Has a partner chosen demons, or humans? They do not fight side by side
    /// (MC-X3), so that much of the choice is open.
    pub(crate) fn partner_demons(&self, seat: Seat) -> Option<bool> {
        let partners = Seat::all(self.setup.players)
            .filter(|other| *other != seat && self.allied(seat, *other));
        let mut armies = partners.filter_map(|other| self.side(other).chosen.as_ref());
        armies.next().map(Army::demons)
    }

    /// Seats that still fight.
    pub(crate) fn alive(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.players).filter(|seat| !self.side(*seat).beaten)
    }

    /// Puts an army at a seat's disposal.
    pub(crate) fn muster(&mut self, seat: Seat, army: &Army, out: &mut Out<'_>) {
        let mut names = Vec::new();
        for (unit, count) in &army.units {
            for _ in 0..*count {
                let figure = self.recruit(seat, *unit);
                names.push(figure.name());
            }
        }
        let side = self.side_mut(seat);
        side.orders = army.orders;
        for (card, count) in &army.cards {
            (0..*count).for_each(|_| side.hand.add(*card));
        }
        let (orders, cards) = (side.orders, side.hand.len());
        out.tell(Event::Mustered { seat, figures: names, orders, cards });
    }

    /// One more figure of a kind, waiting.
    pub(crate) fn recruit(&mut self, seat: Seat, unit: Unit) -> Figure {
        let number = 1 + self.figures.iter().filter(|figure| figure.unit == unit).count() as u8;
        let figure = Figure {
            unit,
            number,
            seat,
            fate: Fate::Waiting,
            place: None,
            wounds: 0,
            order: None,
            guard: false,
            skinned: false,
            used: false,
        };
        self.figures.push(figure);
        figure
    }

    /// The deployment zones of this table (MC-S1, MC-X3).
    #[must_use]
    pub fn zones_of_deployment(&self) -> &'static [HexSet] {
        if self.setup.players > 2 { self.board().corners() } else { self.board().deployment() }
    }

    /// Zones nobody has chosen.
    pub fn free_zones(&self) -> impl Iterator<Item = u8> {
        let count = self.zones_of_deployment().len() as u8;
        (0..count).filter(|zone| self.sides.iter().all(|side| side.zone != Some(*zone)))
    }

    pub(crate) fn choosing_zone(&mut self, seat: Seat, out: &mut Out<'_>) -> Flow {
        let free: Vec<u8> = self.free_zones().collect();
        match free[..] {
            _ if self.side(seat).beaten => self.done(),
            [] => self.done(),
            [zone] => {
                self.take_zone(seat, zone, out);
                Flow::On
            }
            _ if self.corners_are_dealt() => {
                let zone = free[out.chance.below(SETUP, free.len() as u32) as usize];
                self.take_zone(seat, zone, out);
                Flow::On
            }
            _ => Flow::Ask,
        }
    }

    /// Of three or four who fight alone, whoever chose a corner first would
    /// leave the others to each other (MC-X3).
    fn corners_are_dealt(&self) -> bool {
        self.version() >= 2 && self.setup.players > 2 && !self.setup.teams // MC-X3
    }

    pub(crate) fn take_zone(&mut self, seat: Seat, zone: u8, out: &mut Out<'_>) {
        self.side_mut(seat).zone = Some(zone);
        out.tell(Event::Zone { seat, zone: char::from(b'a' + zone) });
        self.stack.pop();
    }

    /// Hexes of a seat's zone that are free.
    pub(crate) fn free_ground(&self, seat: Seat) -> HexSet {
        let Some(zone) = self.side(seat).zone else { return HexSet::NONE };
        let ground = self.zones_of_deployment().get(usize::from(zone));
        ground.map_or(HexSet::NONE, |ground| *ground - self.occupied(|_| false))
    }

    /// Waiting figures of a seat, each kind once: those of a kind are alike.
    pub(crate) fn waiting(&self, seat: Seat) -> impl Iterator<Item = (Id, &Figure)> {
        let waits = move |figure: &Figure| figure.seat == seat && figure.fate == Fate::Waiting;
        let mut seen = Vec::new();
        self.ids().filter(move |(_, figure)| {
            let first = waits(figure) && !seen.contains(&figure.unit);
            if first {
                seen.push(figure.unit);
            }
            first
        })
    }

    /// Every place where a waiting figure fits now.
    pub(crate) fn fits(&self, seat: Seat) -> Vec<(Id, Place)> {
        let free = self.free_ground(seat);
        let mut fits = Vec::new();
        for (id, figure) in self.waiting(seat) {
            let places = self.board().places(figure.unit.size(), &free);
            fits.extend(places.into_iter().map(|place| (id, place)));
        }
        fits
    }

    /// Does any waiting figure fit (MC-S4, MC-S5)?
    fn fits_any(&self, seat: Seat) -> bool {
        if self.waiting(seat).next().is_none() {
            return false;
        }
        let free = self.free_ground(seat);
        !free.is_empty()
            && self.waiting(seat).any(|(_, figure)| {
                figure.unit.size() == 1
                    || !self.board().places(figure.unit.size(), &free).is_empty()
            })
    }

    /// Sends for reinforcements if a hex is free for them (MC-S4).
    pub(crate) fn reinforce(&mut self) -> bool {
        let from = self.turn_seat().unwrap_or(self.first);
        let wanted = self.clockwise(from).find(|seat| self.fits_any(*seat));
        if let Some(seat) = wanted {
            self.stack.push(Frame::Deploy { seat, reinforcing: true });
        }
        wanted.is_some()
    }

    pub(crate) fn deploying(&mut self, seat: Seat, reinforcing: bool, out: &mut Out<'_>) -> Flow {
        if !self.fits_any(seat) {
            self.done();
            let deployed = !reinforcing
                && !matches!(self.stack.last(), Some(Frame::Deploy { .. } | Frame::Zones(_)));
            if deployed {
                self.lay_tokens(out);
            }
            return Flow::On;
        }
        let fits = self.fits(seat);
        match fits.as_slice() {
            [(id, place)] => {
                self.deploy(*id, *place, reinforcing, out);
                Flow::On
            }
            _ => Flow::Ask,
        }
    }

    /// Puts a waiting figure on the map.
    pub(crate) fn deploy(&mut self, id: Id, place: Place, reinforcing: bool, out: &mut Out<'_>) {
        let how = if reinforcing { Landing::Reinforced } else { Landing::Deployed };
        self.land(id, place, how, out);
    }

    /// A figure stands somewhere without having moved there (MC-S6).
    pub(crate) fn land(&mut self, id: Id, place: Place, how: Landing, out: &mut Out<'_>) {
        self.left_its_hex(id);
        let figure = self.figure_mut(id);
        figure.place = Some(place);
        figure.fate = Fate::Fighting;
        let (seat, figure) = (figure.seat, figure.name());
        out.tell(Event::Placed { seat, figure, place, how });
    }

    /// Places everybody who waits: the large ones first, each on the first
    /// hexes that are free.
    pub(crate) fn deploy_rest(&mut self, seat: Seat, reinforcing: bool, out: &mut Out<'_>) {
        while let Some((id, place)) = self.fits(seat).into_iter().max_by_key(|(id, place)| {
            (self.figure(*id).unit.size(), std::cmp::Reverse((*id, *place)))
        }) {
            self.deploy(id, place, reinforcing, out);
        }
    }

    /// Seven tokens of ten are turned up (MC-S3); on four maps, seven of each
    /// of four sets (MC-X2). That they lay face down before is the same thing
    /// as drawing them now.
    fn lay_tokens(&mut self, out: &mut Out<'_>) {
        if !self.setup.mode.zones() {
            return;
        }
        let zones = self.board().zones().len();
        let sets = (zones / 7).max(1) as u8;
        let mut weights = [sets; Token::ALL.len()];
        for _ in 0..zones {
            let token = out.chance.pick(TOKENS, &weights) as usize;
            weights[token] -= 1;
            self.tokens.push(Token::ALL[token]);
        }
        out.tell(Event::Tokens { tokens: self.tokens.clone() });
    }
}
