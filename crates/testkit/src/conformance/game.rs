//! One random game, with a close look at some of its decisions.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use tabletop::{Chance, Digest, Recording, Seat, Seeded, Turn, Viewer};

use super::tally::{Broken, Check, Tally, hold};
use super::{Table, TestPlan, choices, endings, logs, secrets};
use crate::Twin;

/// One game in so many is also played through its record.
const RECORDED: u32 = 16;
/// One game in so many sees somebody give up.
const RESIGNED: u32 = 4;
/// So many earlier actions are kept to be tried at the wrong time.
const OLD: usize = 6;

/// A game in progress.
pub(super) struct Run<'a, G: Twin> {
    pub(super) plan: &'a TestPlan,
    pub(super) state: G,
    /// The game's luck.
    pub(super) luck: Seeded,
    /// The luck of players and checks.
    pub(super) whim: Seeded,
    pub(super) tally: Tally,
    /// Actions of earlier decisions.
    pub(super) old: Vec<G::Action>,
}

/// What an action led to.
pub(super) struct After<G: Twin> {
    pub(super) state: G,
    pub(super) events: Vec<G::Event>,
    pub(super) shown: tabletop::SeatSet,
    pub(super) lucky: bool,
}

/// What was done, for the record.
pub(super) struct Done {
    pub(super) seat: Seat,
    pub(super) action: String,
    pub(super) digest: Digest,
}

/// Plays game `n` at a table.
pub(super) fn play<G: Twin>(plan: &TestPlan, table: &Table<G>, n: u32) -> Result<Tally, Broken> {
    let seed = plan.game(n);
    let mut luck = Seeded::new(seed);
    let mut events = Vec::new();
    let started = G::new(&table.setup, &mut luck, &mut events);
    let state = started.map_err(|error| Broken::new(Check::Endings, error.to_string()))?;
    let whim = Seeded::new(seed.derive(b"whim"));
    let mut run = Run { plan, state, luck, whim, tally: Tally::default(), old: Vec::new() };
    let mut log = Vec::new();
    let start = run.state.digest();
    let mut moment = None;
    let mut decisions = 0;
    let place = |decisions: u32| format!("game {n}, decision {decisions}");
    loop {
        let going = run.decision(n, decisions, &mut log, &mut moment);
        if !going.map_err(|broken| broken.at(place(decisions)))? {
            break;
        }
        decisions += 1;
    }
    run.ending(&table.setup).map_err(|broken| broken.at(place(decisions)))?;
    if n.is_multiple_of(RECORDED) {
        let replayed = logs::check::<G>(table, seed, start, &log, &mut run.tally);
        replayed.map_err(|broken| broken.at(format!("game {n}")))?;
    }
    if let Some((state, luck)) = moment {
        run.state = state;
        run.luck = luck;
        endings::resignation(&mut run).map_err(|broken| broken.at(format!("game {n}")))?;
    }
    run.tally.games += 1;
    run.tally.decisions += u64::from(decisions);
    Ok(run.tally)
}

impl<G: Twin> Run<'_, G> {
    /// Takes one decision; false when the game is over.
    fn decision(
        &mut self,
        n: u32,
        decisions: u32,
        log: &mut Vec<Done>,
        moment: &mut Option<(G, Seeded)>,
    ) -> Result<bool, Broken> {
        if self.state.turn() == Turn::Over {
            return Ok(false);
        }
        let (limit, over) = (self.plan.limit, self.state.outcome());
        hold(Check::Endings, decisions < limit, || format!("no end after {limit} decisions"))?;
        hold(Check::Endings, over.is_none(), || format!("goes on after {over:?}"))?;
        if self.whim.below("share", self.plan.share) == 0 {
            choices::check(self)?;
            secrets::check(self)?;
        }
        if n.is_multiple_of(RESIGNED) && self.whim.below("moment", decisions + 1) == 0 {
            *moment = Some((self.state.clone(), self.luck.clone()));
        }
        let (seat, action) = self.random()?;
        let mut events = Vec::new();
        let applied = self.state.apply(seat, &action, &mut self.luck, &mut events);
        if let Err(illegal) = applied {
            return Err(Broken::new(Check::Listed, format!("{action}: {illegal}")));
        }
        if n.is_multiple_of(RECORDED) {
            let (action, digest) = (action.to_string(), self.state.digest());
            log.push(Done { seat, action, digest });
        }
        self.remember(action);
        Ok(true)
    }

    /// Looks at the end.
    fn ending(&mut self, setup: &G::Setup) -> Result<(), Broken> {
        round_trip("set-up", setup)?;
        endings::outcome(&self.state)?;
        self.tally.add(Check::Endings);
        choices::strangers(self)?;
        secrets::check(self)
    }

    /// A random seat that is asked, and a random action of it.
    pub(super) fn random(&mut self) -> Result<(Seat, G::Action), Broken> {
        let asked = self.state.turn().seats();
        let nobody = || Broken::new(Check::Endings, "nobody is asked, and it is not over");
        let at = self.whim.below("seat", asked.len().max(1) as u32) as usize;
        let seat = asked.iter().nth(at).ok_or_else(nobody)?;
        let action = random_action(&self.state, seat, &mut self.whim)?;
        Ok((seat, action))
    }

    fn remember(&mut self, action: G::Action) {
        if self.old.len() < OLD {
            self.old.push(action);
        } else {
            let at = self.whim.below("old", OLD as u32) as usize;
            self.old[at] = action;
        }
    }

    /// Somebody who looks. Looking is what takes time, so every close look is
    /// taken with the eyes of one viewer.
    pub(super) fn viewer(&mut self) -> Viewer {
        let seats = self.state.seats();
        match self.whim.below("viewer", u32::from(seats) + 1) as u8 {
            seat if seat < seats => Viewer::Seat(Seat(seat)),
            _ => Viewer::Public,
        }
    }
}

/// A random action of a seat that is asked, listed or by a form.
pub(super) fn random_action<G: Twin>(
    state: &G,
    seat: Seat,
    whim: &mut Seeded,
) -> Result<G::Action, Broken> {
    let mut listed = Vec::new();
    state.choices(seat, &mut listed);
    if listed.is_empty() || whim.below("form", 3) == 0 {
        let forms = state.forms(seat);
        if !forms.is_empty() {
            let form = &forms[whim.below("which", forms.len() as u32) as usize];
            return state.sample(seat, form, whim).ok_or_else(|| {
                Broken::new(Check::Forms, format!("{} cannot be filled in", form.verb))
            });
        }
    }
    if listed.is_empty() {
        let what = format!("seat {seat} is asked and has no choice");
        return Err(Broken::new(Check::Listed, what));
    }
    let at = whim.below("which", listed.len() as u32) as usize;
    Ok(listed.swap_remove(at))
}

/// Applies an action to a copy, with a copy of the luck.
pub(super) fn after<G: Twin>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    luck: &Seeded,
) -> Result<After<G>, tabletop::Illegal> {
    let (mut state, mut luck) = (state.clone(), luck.clone());
    let mut recording = Recording::new(&mut luck);
    let mut events = Vec::new();
    let effects = state.apply(seat, action, &mut recording, &mut events)?;
    let lucky = !recording.luck.is_empty();
    Ok(After { state, events, shown: effects.shown, lucky })
}

/// Written as JSON and read again, it is the same.
pub(super) fn round_trip<T>(what: &str, value: &T) -> Result<(), Broken>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let read = serde_json::to_string(value).and_then(|text| serde_json::from_str::<T>(&text));
    let fine = read.as_ref().is_ok_and(|read| read == value);
    hold(Check::RoundTrips, fine, || format!("{what} {value:?} is read again as {read:?}"))
}
