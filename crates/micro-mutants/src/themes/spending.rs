//! Resources of the Advanced game: they fall on the mat (MM-A1), are collected
//! (MM-A2), and are spent on bases and evolution cards (MM-A3, MM-A4).

use flick::{Face, Piece, Spot, Toss};
use tabletop::{Illegal, Seat, house};

use crate::check::{no, not};
use crate::event::{Event, Out};
use crate::mat::ground::MAIN_BASE;
use crate::state::Id;
use crate::{Evolution, Kind, MicroMutants, Name, Phase, Place, RuleSet, Site};

/// How many resources each player drops (MM-A1).
pub const RESOURCES: u8 = 5;
/// What an upgrade costs (MM-A3).
const UPGRADE: u8 = 2;
/// What a further card costs (MM-A4).
const CARD: u8 = 1;
/// So often resources are dropped again; then they are laid down.
const DROPS: u8 = 8;
/// How far above the mat resources are dropped (MM-A1), in micrometres.
const HEIGHT: i32 = 200_000;

impl MicroMutants {
    /// One player after the other drops the own resources over the middle. What
    /// ends in an area or off the mat is dropped again, and what ends on a
    /// template is laid beside it (MM-A1, MM-T1).
    pub(crate) fn drop_resources(&mut self, out: &mut Out<'_>) {
        for seat in Seat::all(self.setup.players) {
            let mut left: Vec<Id> = self.resources_of(seat).collect();
            for drop in 0..DROPS {
                if left.is_empty() {
                    break;
                }
                let hands = if self.version() >= 2 { Toss::pour } else { Toss::drop }; // MM-A1
                let hand = |count, below: &mut dyn FnMut(u32) -> u32| {
                    hands(Kind::Resource.body(), count, Spot::default(), HEIGHT, below)
                };
                let rest = self.let_go(&left, hand, out.chance);
                out.tell(Event::Dropped { seat, again: drop > 0, flight: rest.flight });
                for (id, pose) in &rest.poses {
                    self.piece_mut(*id).place = Place::Mat(*pose);
                }
                left = self.resources().filter(|id| self.fell_badly(*id)).collect();
                for id in &left {
                    self.put_aside(*id);
                }
            }
            for id in left {
                let meant = Piece::flat(Kind::Resource.body(), Spot::default(), 0, Face::Front);
                let place = self.nearest_free(&meant, Some(id));
                self.piece_mut(id).place = Place::Mat(place.pose);
            }
            for id in self.resources().collect::<Vec<_>>() {
                if self.lies_on_template(id, &self.overlaps())
                    && let Some(lying) = self.lying(id)
                {
                    let place = self.nearest_free(&lying, Some(id));
                    self.piece_mut(id).place = Place::Mat(place.pose);
                }
            }
        }
    }

    /// All resources that are on the mat.
    pub(crate) fn resources(&self) -> impl Iterator<Item = Id> {
        self.ids().filter(|id| {
            self.piece(*id).kind() == Kind::Resource && self.piece(*id).pose().is_some()
        })
    }

    fn resources_of(&self, seat: Seat) -> impl Iterator<Item = Id> {
        self.ids().filter(move |id| {
            self.piece(*id).kind() == Kind::Resource && self.piece(*id).seat() == seat
        })
    }

    /// Off the mat, or in somebody's area.
    fn fell_badly(&self, id: Id) -> bool {
        let radius = match Kind::Resource.body().shape {
            flick::Shape::Disc { radius } => radius,
            _ => 0,
        };
        self.lying(id).is_some_and(|lying| {
            let at = lying.pose.spot();
            !self.setup.mat().holds(&lying)
                || Seat::all(self.setup.players).any(|seat| self.area(seat).touches(at, radius))
        })
    }

    /// A bug captures a resource (MM-A2).
    pub(crate) fn collect(&mut self, resource: Id, by: Id, out: &mut Out<'_>) {
        let (piece, by) = (self.name(resource), self.name(by));
        self.put_aside(resource);
        self.held[by.seat.index()] += 1;
        out.tell(Event::Collected { seat: by.seat, piece, by });
    }

    /// Whether resources can be spent now: at any time of the own turn (MM-A2).
    fn may_spend(&self, seat: Seat, price: u8) -> Result<(), Illegal> {
        let in_turn =
            matches!(self.phase, Phase::Moves | Phase::Reinforcement | Phase::Extra | Phase::Spend);
        if self.setup.rules != RuleSet::Advanced || seat != self.seat || !in_turn {
            return Err(no("MM-A2", "micro-mutants-refused-no-spending"));
        }
        if self.held[seat.index()] < price {
            return Err(no("MM-A2", "micro-mutants-refused-too-few-resources"));
        }
        Ok(())
    }

    /// Whether a base can be upgraded, and with this card (MM-A3, MM-A4).
    pub(crate) fn allows_upgrade(
        &self,
        seat: Seat,
        base: Id,
        evolution: Option<Evolution>,
    ) -> Result<Site, Illegal> {
        self.may_spend(seat, UPGRADE)?;
        let piece = self.piece(base);
        if piece.seat() != seat || !piece.small || piece.pose().is_none() {
            return Err(not("MM-A3", "micro-mutants-refused-no-upgrade", piece.name));
        }
        if let Some(evolution) = evolution {
            self.fits_base(seat, piece.name, evolution)?;
        }
        let sites = self.armies[seat.index()].map(|army| army.deck().sites);
        let site = sites.and_then(|sites| sites.get(usize::from(piece.name.number) - 1).copied());
        site.ok_or_else(|| house::fault("the name of a base"))
    }

    /// Whether a card belongs to a base and is not in play yet.
    fn fits_base(&self, seat: Seat, base: Name, evolution: Evolution) -> Result<(), Illegal> {
        let own = self.armies[seat.index()] == Some(evolution.army());
        let known = own && evolution.card().site.number() == base.number;
        if !known || self.cards[seat.index()].contains(&evolution) {
            return Err(no("MM-A4", "micro-mutants-refused-card"));
        }
        Ok(())
    }

    /// Whether a further card can be bought: its base is upgraded and on the
    /// mat, and the other card of it in play (MM-A4, MM-A9).
    pub(crate) fn allows_evolve(&self, seat: Seat, evolution: Evolution) -> Result<(), Illegal> {
        self.may_spend(seat, CARD)?;
        let base = self.base_of(seat, evolution.card().site).map(|id| self.piece(id));
        let Some(base) = base.filter(|base| base.pose().is_some() && !base.small) else {
            return Err(no("MM-A4", "micro-mutants-refused-card"));
        };
        self.fits_base(seat, base.name, evolution)?;
        let together = |other: &Evolution| other.card().site == evolution.card().site;
        let first = !self.cards[seat.index()].iter().any(together);
        if first && self.version() >= 2 {
            // MM-A4
            return Err(no("MM-A4", "micro-mutants-refused-card-declined"));
        }
        Ok(())
    }

    /// All upgrades that can be made now.
    pub(crate) fn can_upgrade(&self, seat: Seat) -> Vec<(Id, Option<Evolution>)> {
        let mut upgrades = Vec::new();
        for base in self.bases(seat) {
            let cards = Evolution::ALL.iter().copied().map(Some).chain([None]);
            let allowed = |card: &Option<Evolution>| self.allows_upgrade(seat, base, *card).is_ok();
            upgrades.extend(cards.filter(allowed).map(|card| (base, card)));
        }
        upgrades
    }

    /// All cards that can be bought now.
    pub(crate) fn can_evolve(&self, seat: Seat) -> Vec<Evolution> {
        let cards = Evolution::ALL.iter().copied();
        cards.filter(|card| self.allows_evolve(seat, *card).is_ok()).collect()
    }

    /// Whether there is anything to spend resources on.
    pub(crate) fn can_spend(&self, seat: Seat) -> bool {
        self.held[seat.index()] > 0
            && (!self.can_evolve(seat).is_empty() || !self.can_upgrade(seat).is_empty())
    }

    /// The large base takes the place of the small one; what it would lie on
    /// moves to the nearest free place (MM-A17).
    pub(crate) fn upgrade(
        &mut self,
        seat: Seat,
        (base, site): (Id, Site),
        evolution: Option<Evolution>,
        out: &mut Out<'_>,
    ) {
        let before = self.overlaps();
        self.held[seat.index()] -= UPGRADE;
        self.piece_mut(base).small = false;
        let name = self.name(base);
        out.tell(Event::Upgraded { seat, base: name, site });
        for pair in self.overlaps() {
            let other = if pair.0 == base { pair.1 } else { pair.0 };
            let fresh = (pair.0 == base || pair.1 == base) && !before.contains(&pair);
            if fresh && let Some(lying) = self.lying(other) {
                let place = self.nearest_free(&lying, Some(other));
                self.piece_mut(other).place = Place::Mat(place.pose);
            }
        }
        self.markers(out);
        self.put_in_play(seat, evolution, out);
    }

    /// A further card is bought.
    pub(crate) fn evolve(&mut self, seat: Seat, evolution: Evolution, out: &mut Out<'_>) {
        self.held[seat.index()] -= CARD;
        self.put_in_play(seat, Some(evolution), out);
    }

    fn put_in_play(&mut self, seat: Seat, card: Option<Evolution>, out: &mut Out<'_>) {
        if let Some(evolution) = card {
            self.cards[seat.index()].push(evolution);
            out.tell(Event::Evolved { seat, evolution });
        }
    }

    /// What the bases of a seat are worth when all resources are collected
    /// (MM-A5).
    pub(crate) fn dominance(&self, seat: Seat) -> i32 {
        self.bases(seat).map(|id| if self.piece(id).small { 1 } else { 2 }).sum()
    }

    /// Whether the main base of a seat is gone (MM-A5).
    pub(crate) fn has_lost_main_base(&self, seat: Seat) -> bool {
        self.bases(seat).all(|id| self.name(id).number != MAIN_BASE)
    }
}
