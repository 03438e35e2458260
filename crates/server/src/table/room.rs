//! A table as the store tells it: what was planned, who holds the seats, and
//! the game as far as its log goes. Reads; what is written is decided
//! elsewhere.

use catalog::CatalogGame;
use record::{Chain, Header, Play, Record};
use serde::{Deserialize, Serialize};
use tabletop::{Options, Seat, Seed, Viewer};

use crate::clock;
use crate::house::House;
use crate::http::Problem;
use crate::identity;
use crate::ids;
use crate::seats::{Chair, bot_label, level};
use crate::wire::{SeatInfo, SeatKind};

/// What was decided when the table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// The chosen options.
    pub(crate) options: Options,
    /// The head of the record; names are filled in when the game starts.
    pub(crate) header: Header,
    /// Is this the game's lesson?
    #[serde(default)]
    pub(crate) tutorial: bool,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Holder {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// What a listing shows, with what only the server may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Listing {
    pub(crate) options: Options,
    pub(crate) seats: Vec<ListedSeat>,
    #[serde(default)]
    pub(crate) round: Option<u32>,
}

/// A seat in a listing.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ListedSeat {
    #[serde(flatten)]
    pub(crate) info: SeatInfo,
    /// Whose seat it is, or for whom it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) identity: Option<String>,
}

/// A table.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) entry: &'static CatalogGame,
    pub(crate) plan: Plan,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) holders: Vec<Option<Holder>>,
    pub(crate) seed: Seed,
    /// The game, once it has started.
    pub(crate) play: Option<Play>,
    /// The end of the log so far.
    pub(crate) chain: Chain,
}

impl Room {
    /// Reads a table.
    pub(crate) async fn load(house: &House, id: &str) -> Result<Room, Problem> {
        let stored = house.store.table(id).await?.ok_or_else(Problem::no_table)?;
        let damaged = |what: &str, error: &dyn std::fmt::Display| {
            tracing::error!(table = id, %error, "{what} cannot be read");
            Problem::internal()
        };
        let entry = catalog::find(&stored.game)
            .ok_or_else(|| damaged("the game", &stored.game.as_str()))?;
        let plan: Plan =
            serde_json::from_str(&stored.header).map_err(|error| damaged("the plan", &error))?;
        let chairs: Vec<Chair> =
            serde_json::from_str(&stored.seats).map_err(|error| damaged("the seats", &error))?;
        let seed = <[u8; 32]>::try_from(stored.seed.reveal().as_slice())
            .map_err(|_| damaged("the seed", &"its length is wrong"))?;
        let mut room = Room {
            id: id.to_owned(),
            entry,
            plan,
            holders: vec![None; chairs.len()],
            chairs,
            seed: Seed(seed),
            play: None,
            chain: Chain::new(),
        };
        room.read_holders(house).await?;
        room.read_log(house).await?;
        Ok(room)
    }

    /// Reads who holds the seats.
    pub(crate) async fn read_holders(&mut self, house: &House) -> Result<(), Problem> {
        let mut holders = vec![None; self.chairs.len()];
        for binding in house.store.seats(&self.id).await? {
            let Some(holder) = holders.get_mut(binding.seat as usize) else { continue };
            if let Some(person) = identity::person(&*house.store, &binding.identity).await? {
                *holder = Some(Holder { id: person.id, name: person.name });
            }
        }
        self.holders = holders;
        Ok(())
    }

    /// Reads the log and plays it up to its end.
    pub(crate) async fn read_log(&mut self, house: &House) -> Result<(), Problem> {
        let lines = house.store.entries(&self.id, 0).await?;
        if lines.is_empty() {
            return Ok(());
        }
        let text: String = lines.iter().flat_map(|entry| [entry.line.as_str(), "\n"]).collect();
        let woken = Record::parse(text).and_then(|Record { header, entries, .. }| {
            let mut chain = Chain::new();
            chain.header(&header);
            entries.iter().for_each(|entry| drop(chain.entry(entry)));
            Ok((Play::wake(self.entry.game, header, entries, self.seed)?, chain))
        });
        match woken {
            Ok((play, chain)) => {
                (self.play, self.chain) = (Some(play), chain);
                Ok(())
            }
            Err(error) => {
                tracing::error!(table = self.id, %error, "the log cannot be replayed");
                match error.problem {
                    record::Problem::UnknownRules { .. } => Err(Problem::record(&error)),
                    _ => Err(Problem::internal()),
                }
            }
        }
    }

    /// How many lines of the log are known here.
    pub(crate) fn lines(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| 1 + play.entries().len() as u64)
    }

    /// The number of the last entry.
    pub(crate) fn last(&self) -> Option<u32> {
        self.play.as_ref().and_then(|play| play.entries().last()).map(|entry| entry.n)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.course().is_over())
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, identity: &str) -> Option<Seat> {
        let holds = |holder: &Option<Holder>| holder.as_ref().is_some_and(|it| it.id == identity);
        self.holders.iter().position(holds).map(seat)
    }

    /// What somebody may see.
    pub(crate) fn viewer(&self, identity: &str) -> Viewer {
        self.seat_of(identity).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The bot that plays a seat now, by its level.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        match (&self.play, self.chairs.get(seat.index())) {
            (Some(play), _) => level(play.course().labels().get(seat.index())?),
            (None, Some(Chair::Bot { level })) => Some(level),
            (None, _) => None,
        }
    }

    /// The labels of all seats, when nobody is missing.
    pub(crate) fn labels(&self) -> Option<Vec<String>> {
        let label = |(chair, holder): (&Chair, &Option<Holder>)| match chair {
            Chair::Bot { level } => Some(bot_label(level)),
            Chair::Person { .. } => holder.as_ref().map(|holder| holder.name.clone()),
        };
        self.chairs.iter().zip(&self.holders).map(label).collect()
    }

    /// Who sits where, as somebody sees it.
    pub(crate) fn seats(&self, identity: &str) -> Vec<SeatInfo> {
        let own = |seat: &ListedSeat| seat.identity.as_deref() == Some(identity);
        let seats = self.listing().seats.into_iter();
        seats.map(|seat| SeatInfo { you: own(&seat), ..seat.info }).collect()
    }

    /// What listings show.
    pub(crate) fn listing(&self) -> Listing {
        let seats = (0..self.chairs.len()).map(|at| self.listed_seat(at)).collect();
        let public = self.play.as_ref().map(|play| play.state().view(Viewer::Public));
        let round = public.and_then(|view| u32::try_from(view.get("round")?.as_u64()?).ok());
        Listing { options: self.plan.options.clone(), seats, round }
    }

    fn listed_seat(&self, at: usize) -> ListedSeat {
        let holder = self.holders[at].as_ref();
        let kept = match &self.chairs[at] {
            Chair::Person { kept } => kept.clone(),
            Chair::Bot { .. } => None,
        };
        let label = self.play.as_ref().and_then(|play| play.course().labels().get(at));
        let (kind, name, level) = match (self.bot(seat(at)), holder) {
            (Some(level), _) => (SeatKind::Bot, ids::bot(at).to_owned(), Some(level.to_owned())),
            (None, Some(holder)) => (SeatKind::Person, label.unwrap_or(&holder.name).clone(), None),
            (None, None) => (SeatKind::Open, String::new(), None),
        };
        let identity = holder.map(|holder| holder.id.clone()).or(kept);
        ListedSeat { info: SeatInfo { kind, name, you: false, level }, identity }
    }

    /// What the store keeps for listings.
    pub(crate) fn summary(&self, over: bool, now: u64) -> store::Summary {
        let status = match (&self.play, over) {
            (_, true) => store::Status::Over,
            (Some(_), false) => store::Status::Running,
            (None, false) => store::Status::Open,
        };
        // Plain data cannot fail to be written.
        let text = serde_json::to_string(&self.listing()).unwrap_or_default();
        store::Summary { status, text, updated: clock::stored(now) }
    }
}

/// A seat by its index; at most sixteen sit at a table.
pub(crate) fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).unwrap_or(u8::MAX))
}
