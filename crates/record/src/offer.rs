//! Taking back by agreement (TT-U2): who has to agree, what was offered, and who
//! has answered. It changes no state; where it leads to is `takeback.rs`'s affair.

use tabletop::{Illegal, Match, Said, Seat, SeatSet, house};

use crate::takeback::refuse;
use crate::{Course, Deed, level};

/// How a seat gets back to its last decision: to the state after this entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Nobody else has acted since: at once.
    Own(u32),
    /// Bots have, and no person is there to be asked: at once.
    Bots(u32),
    /// When everybody else has agreed.
    Ask(u32),
}

/// A seat asks the others to go back to its last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The entry by which it was offered.
    pub n: u32,
    /// Who asks.
    pub by: Seat,
    /// Back to the state after this entry.
    pub to: u32,
    /// Those who have not agreed yet.
    pub open: SeatSet,
}

/// What has been offered so far.
#[derive(Debug)]
pub(crate) struct Offers {
    open: Option<Offer>,
    /// For each seat, the last that was declined or withdrawn: back to which entry.
    declined: Vec<Option<u32>>,
    /// Those who have given up are not asked.
    resigned: SeatSet,
}

impl Offers {
    pub(crate) fn new(seats: usize) -> Self {
        Offers { open: None, declined: vec![None; seats], resigned: SeatSet::NONE }
    }

    /// Notes an entry by a seat. Whatever is no answer ends what was offered.
    pub(crate) fn note(&mut self, n: u32, seat: Seat, deed: &Deed, asked: SeatSet) {
        match (deed, &mut self.open) {
            (Deed::Offer(to), open) => *open = Some(Offer { n, by: seat, to: *to, open: asked }),
            (Deed::Agree, Some(offer)) => offer.open.remove(seat),
            (Deed::Decline, Some(offer)) => {
                if let Some(declined) = self.declined.get_mut(offer.by.index()) {
                    *declined = Some(offer.to);
                }
                self.open = None;
            }
            _ => self.open = None,
        }
        if *deed == Deed::Resign {
            self.resigned.insert(seat);
        }
    }
}

impl Course {
    /// What somebody has offered, while it waits for answers.
    #[must_use]
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.open.as_ref()
    }

    /// How the seat gets back to its last decision, whatever that takes.
    ///
    /// # Errors
    /// TT-U1, with the reason.
    pub fn takeback(&self, seat: Seat) -> Result<Way, Illegal> {
        if self.is_over() {
            return Err(refuse("table-undo-over"));
        }
        match (self.takeback.one(seat), self.others(seat).is_empty()) {
            (Ok(to), _) => Ok(Way::Own(to)),
            (Err(_), true) => self.takeback.past_others(seat).map(Way::Bots),
            (Err(_), false) => self.takeback.past_others(seat).map(Way::Ask),
        }
    }

    /// The deed by which the seat asks to go back to its last decision.
    ///
    /// # Errors
    /// TT-U1 or TT-U2, with the reason.
    pub fn ask_back(&self, seat: Seat) -> Result<Deed, Illegal> {
        match self.takeback(seat)? {
            Way::Own(_) | Way::Bots(_) => Err(unasked("table-offer-needless")),
            Way::Ask(to) => self.may_offer(seat, to).map(|()| Deed::Offer(to)),
        }
    }

    /// The deed by which the seat agrees to what was offered.
    ///
    /// # Errors
    /// TT-U2, if it is not asked.
    pub fn agree(&self, seat: Seat) -> Result<Deed, Illegal> {
        let offer = self.offered_to(seat)?;
        Ok(if offer.open == SeatSet::only(seat) { Deed::Agreed(offer.to) } else { Deed::Agree })
    }

    /// The persons besides a seat, as the labels tell: these are asked. Who has
    /// given up is not.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let person = |other: &Seat| {
            let label = self.labels().get(other.index());
            *other != seat
                && !self.offers.resigned.contains(*other)
                && label.is_some_and(|label| level(label).is_none())
        };
        Seat::all(self.state().seats()).filter(person).collect()
    }

    fn offered_to(&self, seat: Seat) -> Result<&Offer, Illegal> {
        let asked = self.offer().filter(|offer| offer.open.contains(seat));
        asked.ok_or_else(|| unasked("table-offer-none"))
    }

    /// May the seat ask to go back there?
    pub(crate) fn may_offer(&self, seat: Seat, to: u32) -> Result<(), Illegal> {
        let declined = self.offers.declined.get(seat.index()).copied().flatten();
        match self.takeback(seat)? {
            Way::Ask(_) if self.offer().is_some() => Err(unasked("table-offer-open")),
            Way::Ask(found) if found == to && declined != Some(to) => Ok(()),
            Way::Ask(found) if found == to => Err(unasked("table-offer-again")),
            Way::Ask(_) => Err(refuse("table-undo-nothing")),
            Way::Own(_) | Way::Bots(_) => Err(unasked("table-offer-needless")),
        }
    }

    /// May the seat agree while others are still asked?
    pub(crate) fn may_agree(&self, seat: Seat) -> Result<(), Illegal> {
        match self.offered_to(seat)?.open.len() {
            1 => Err(unasked("table-offer-last")),
            _ => Ok(()),
        }
    }

    /// May the seat decline, or withdraw what it offered itself?
    pub(crate) fn may_decline(&self, seat: Seat) -> Result<(), Illegal> {
        let own = self.offer().is_some_and(|offer| offer.by == seat);
        if own { Ok(()) } else { self.offered_to(seat).map(drop) }
    }

    /// The state to which everybody agrees to go back with this seat, the last
    /// that was asked.
    pub(crate) fn agreed(&self, seat: Seat, to: u32) -> Result<&dyn Match, Illegal> {
        let offer = self.offered_to(seat)?;
        if offer.open != SeatSet::only(seat) || offer.to != to {
            return Err(unasked("table-offer-last"));
        }
        self.takeback.to_past_others(offer.by, to)
    }
}

/// A refusal by TT-U2.
fn unasked(key: &'static str) -> Illegal {
    Illegal::new(house::AGREEMENT, Said::new(key))
}
