//! Taking back at a table: at once, or when everybody else agrees (TT-U1, TT-U2).
//! What the log allows is decided in `record`; here, how often, and where it does
//! not count.

use record::{Deed, Entry, Way};
use tabletop::{Said, Seat, Viewer, house};

use crate::message::{Offer, Undo};
use crate::storing::Reply;
use crate::{Refusal, Standing, Table};

/// So often a seat may take back before something happens that cannot be: else
/// one player alone could fill a log.
const UNDOS: usize = 50;

impl Standing {
    /// How a seat gets back to its last decision. Where something is at stake,
    /// what another has answered stands: nobody is to be pressed for it, and no
    /// bot is to be tried out.
    pub(crate) fn way_back(&self, seat: Seat) -> Result<Way, Refusal> {
        let none = || Refusal::conflict("table-undo-nothing").by(house::UNDO);
        let way = self.play.as_ref().ok_or_else(none)?.course().takeback(seat)?;
        let counts = self.plan.rated || self.plan.tournament.is_some();
        match way {
            Way::Bots(_) | Way::Ask(_) if counts => {
                Err(Refusal::conflict("table-undo-counts").by(house::AGREEMENT))
            }
            way => Ok(way),
        }
    }

    /// May a viewer take something back?
    pub(crate) fn undo(&self, who: Viewer) -> Undo {
        let nothing = |why| Undo { ok: false, ask: false, why: Some(why) };
        let Viewer::Seat(seat) = who else { return nothing(Said::new("table-undo-nothing")) };
        let ask = || self.play.as_ref().map(|play| play.course().ask_back(seat));
        match self.way_back(seat) {
            Ok(Way::Own(_) | Way::Bots(_)) => Undo { ok: true, ask: false, why: None },
            Ok(Way::Ask(_)) => match ask() {
                Some(Err(illegal)) => nothing(illegal.why),
                Some(Ok(_)) | None => Undo { ok: false, ask: true, why: None },
            },
            Err(refusal) => nothing(refusal.why),
        }
    }

    /// What somebody asks of the others, as everybody sees it.
    pub(crate) fn offer(&self) -> Option<Offer> {
        let offer = self.play.as_ref()?.course().offer()?;
        Some(Offer { n: offer.n, by: offer.by, open: offer.open.iter().collect() })
    }
}

impl Table {
    /// Takes back what a seat did last.
    pub(crate) fn take_back(&mut self, seat: Seat, reply: Reply) -> Result<(), Refusal> {
        if self.taken_back(seat) >= UNDOS {
            return Err(Refusal::conflict("table-undo-often").by(house::UNDO));
        }
        let undo = match self.standing.way_back(seat)? {
            Way::Own(to) | Way::Bots(to) => Deed::Undo(to),
            Way::Ask(_) => return Err(Refusal::conflict("table-undo-other").by(house::UNDO)),
        };
        self.in_time(seat)?;
        self.propose(seat, &undo, reply)
    }

    /// Asks everybody else whether a seat may.
    pub(crate) fn ask_back(&mut self, seat: Seat, reply: Reply) -> Result<(), Refusal> {
        self.standing.way_back(seat)?;
        let offer = self.play()?.course().ask_back(seat)?;
        self.propose(seat, &offer, reply)
    }

    /// A seat agrees to what was offered by entry `n`.
    pub(crate) fn agree(&mut self, seat: Seat, n: u32, reply: Reply) -> Result<(), Refusal> {
        self.is_offered(n)?;
        let agree = self.play()?.course().agree(seat)?;
        self.propose(seat, &agree, reply)
    }

    /// A seat declines it, or withdraws it.
    pub(crate) fn decline(&mut self, seat: Seat, n: u32, reply: Reply) -> Result<(), Refusal> {
        self.is_offered(n)?;
        self.propose(seat, &Deed::Decline, reply)
    }

    /// Whoever answers must mean what is offered now.
    fn is_offered(&self, n: u32) -> Result<(), Refusal> {
        match self.play()?.course().offer().is_some_and(|offer| offer.n == n) {
            true => Ok(()),
            false => Err(Refusal::conflict("table-offer-none").by(house::AGREEMENT)),
        }
    }

    /// How often the seat has taken back since another person acted or luck was
    /// drawn.
    fn taken_back(&self, seat: Seat) -> usize {
        let entries = self.standing.play.as_ref().map_or(&[][..], record::Play::entries);
        let own = |entry: &&Entry| {
            let nobody = entry.seat.is_some_and(|it| it == seat || self.standing.bot(it).is_some());
            nobody && entry.luck.is_empty()
        };
        let stretch = entries.iter().rev().take_while(own);
        stretch.filter(|entry| matches!(entry.deed, Deed::Undo(_))).count()
    }
}
