//! What people have prepared: done by itself when their seat is asked. Kept by the
//! store, seen by its owner alone. Which of it has been done or is void follows from
//! the log, so that nothing is done twice after a crash or by two nodes.
//!
//! What was prepared goes through the same door as an answer by hand: the rules
//! check it, and where it is a secret whether there was anything to decide it takes
//! as long (`pause.rs`). Who looks on does not learn that it was prepared.

use record::{Deed, Entry, Proposal};
use serde::{Deserialize, Serialize};
use tabletop::{Arg, Happened, Match, Said, Seat, Viewer, house};

use crate::hear::Output;
use crate::message::{Intents, Message};
use crate::show::all_words;
use crate::storing::{Busy, Reply};
use crate::{Refusal, Table, level};

/// So much a seat may have prepared.
const MOST: usize = 16;
/// And so much of it as a list that is done one after the other.
const LIST: usize = 8;
/// The longest, in bytes, with everything that belongs to it: an army in notation
/// fits in.
const LONGEST: usize = 4_000;
/// So often a seat answers by itself while no person at the table does anything:
/// nobody leaves a game running.
const ALONE: usize = 50;
/// How long to wait when the store failed while something prepared was done.
const AGAIN: u64 = 1_000;
/// How the log marks what was prepared: `prepared-3`, by its number.
const MARK: &str = "prepared-";

/// Something that somebody wants done when their seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Intent {
    /// What, in the game's notation.
    pub action: String,
    /// Only if this is asked, whatever it mentions; whatever is asked if there is none.
    /// An answer for every time is for the same words: numbers and names may differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub prompt: Option<Said>,
    /// Only if this lies where the action looks for it: what was meant when it was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub picks: Option<String>,
    /// Only if what happened last reads like this: the same sentence about the same
    /// players, whatever else it mentions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub like: Option<Said>,
    /// Every time, until it is taken back; otherwise once, after what was prepared
    /// before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub always: bool,
}

/// Something prepared, as it is stored and as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), ts(export_to = "socket.ts"))]
pub struct Kept {
    /// For which seat.
    pub seat: Seat,
    /// Its number there.
    pub id: u32,
    /// The last entry when it was prepared.
    pub after: u32,
    /// What is to be done.
    #[serde(flatten)]
    pub intent: Intent,
    /// Why it was not done, and all that came after it thrown away. It is told until
    /// the seat has done something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub failed: Option<Said>,
}

/// Which of what a seat had prepared an entry is, if it is that.
pub(crate) fn prepared(entry: &Entry) -> Option<u32> {
    entry.reason.as_deref()?.strip_prefix(MARK)?.parse().ok()
}

impl Kept {
    /// Is it still to be done, or to be told of, after these entries?
    fn lives(&self, entries: &[Entry]) -> bool {
        let since = entries.get(self.after as usize + 1..).unwrap_or_default();
        !since.iter().any(|entry| self.ends(entry))
    }

    fn ends(&self, entry: &Entry) -> bool {
        let own = entry.seat == Some(self.seat);
        let once = !self.intent.always;
        match &entry.deed {
            Deed::Act(_) if own => {
                self.failed.is_some() || (once && prepared(entry) == Some(self.id))
            }
            // It was prepared for a game that went on otherwise.
            Deed::Undo(to) | Deed::Agreed(to) => once && *to < self.after,
            Deed::Handover(label) => own && level(label).is_some(),
            Deed::Start
            | Deed::Act(_)
            | Deed::Resign
            | Deed::Offer(_)
            | Deed::Agree
            | Deed::Decline => false,
        }
    }

    fn is_for(&self, prompt: &Said) -> bool {
        let same = |expected: &Said| {
            let words = |arg: &Arg| matches!(arg, Arg::Word { .. } | Arg::Words { .. });
            let alike = !self.intent.always || mentions(expected, words) == mentions(prompt, words);
            expected.key == prompt.key && alike
        };
        self.intent.prompt.as_ref().is_some_and(same)
    }
}

/// What a sentence mentions of a kind, by name.
fn mentions(said: &Said, kind: impl Fn(&Arg) -> bool) -> Vec<(&str, &Arg)> {
    let named = said.args.iter().map(|(name, arg)| (name.as_ref(), arg));
    named.filter(|(_, arg)| kind(arg)).collect()
}

/// Does it say the same of the same players?
fn alike(one: &Said, other: &Said) -> bool {
    let players = |arg: &Arg| matches!(arg, Arg::Seat { .. });
    one.key == other.key && mentions(one, players) == mentions(other, players)
}

impl Table {
    /// Somebody prepares something: it is so when it is stored.
    pub(crate) fn prepare(
        &mut self,
        seat: Seat,
        mut intent: Intent,
        reply: Reply,
    ) -> Result<(), Refusal> {
        let play = self.play()?;
        if self.standing.is_over() {
            return Err(house::over().into());
        }
        // In its one spelling; what cannot be read will not be done either.
        intent.action = play.state().read(intent.action.trim())?.text;
        let size = serde_json::to_string(&intent).map_or(usize::MAX, |text| text.len());
        if size > LONGEST || (intent.always && intent.prompt.is_none()) {
            return Err(Refusal::bad("error-intent"));
        }
        let own = || self.intents.iter().filter(|kept| kept.seat == seat);
        // What gives way: the answer to the same question, and what could not be done.
        let instead = |kept: &&Kept| {
            let same = |prompt: &Said| kept.intent.always && kept.is_for(prompt);
            kept.failed.is_some() || (intent.always && intent.prompt.as_ref().is_some_and(same))
        };
        let gone: Vec<_> = own().filter(instead).map(|kept| (seat, kept.id)).collect();
        let listed = own().filter(|kept| !kept.intent.always).count();
        if own().count() - gone.len() >= MOST || (!intent.always && listed >= LIST) {
            return Err(Refusal::conflict("error-intents-full"));
        }
        let kept = self.numbered(seat, intent, None);
        self.intend(Some(kept), gone, reply);
        Ok(())
    }

    /// Somebody takes back what was prepared: one, or all of it.
    pub(crate) fn forget(&mut self, seat: Seat, id: Option<u32>, reply: Reply) {
        let meant = |kept: &&Kept| kept.seat == seat && id.is_none_or(|id| kept.id == id);
        let gone = self.intents.iter().filter(meant).map(|kept| (seat, kept.id)).collect();
        self.intend(None, gone, reply);
    }

    fn numbered(&self, seat: Seat, intent: Intent, failed: Option<Said>) -> Kept {
        let own = self.intents.iter().filter(|kept| kept.seat == seat).map(|kept| kept.id);
        let entries = self.standing.play.as_ref().map_or(&[][..], |play| play.entries());
        let done = entries.iter().filter(|entry| entry.seat == Some(seat)).filter_map(prepared);
        let id = own.chain(done).max().unwrap_or(0) + 1;
        Kept { seat, id, after: self.standing.last().unwrap_or(0), intent, failed }
    }

    fn intend(&mut self, new: Option<Kept>, gone: Vec<(Seat, u32)>, reply: Reply) {
        self.outputs.push(Output::Intend { new: new.clone(), gone: gone.clone() });
        self.busy = Some(Busy::Intend { new, gone, reply });
    }

    /// The store has said whether it is so.
    pub(crate) fn intended(&mut self, done: Result<bool, Refusal>) {
        let (new, gone, reply) = match self.busy.take() {
            Some(Busy::Intend { new, gone, reply }) => (new, gone, reply),
            other => return self.unasked(other),
        };
        let asked_for = matches!(reply, Reply::To { .. });
        match done {
            Err(why) if asked_for => return self.answer(reply, Err(why)),
            // Another node was first; what it has not put away comes back.
            Ok(false) => {
                self.intents.retain(|kept| !gone.contains(&(kept.seat, kept.id)));
                self.outputs.push(Output::ReadIntents);
                return self.answer(reply, Err(Refusal::stale()));
            }
            // What follows from the log is so, stored or not.
            Err(_) => self.complain("what was prepared could not be put away"),
            Ok(true) => {}
        }
        let mut seats: Vec<Seat> = gone.iter().map(|(seat, _)| *seat).collect();
        seats.extend(new.as_ref().map(|kept| kept.seat));
        let id = new.as_ref().map_or(0, |kept| kept.id);
        self.intents.retain(|kept| !gone.contains(&(kept.seat, kept.id)));
        self.intents.extend(new);
        self.tell_intents(seats);
        self.answer(reply, Ok(id));
    }

    /// What is stored, which may have changed elsewhere.
    pub(crate) fn know_intents(&mut self, mut stored: Vec<Kept>) {
        stored.sort_by_key(|kept| (kept.seat, kept.id));
        self.intents.sort_by_key(|kept| (kept.seat, kept.id));
        let old = std::mem::replace(&mut self.intents, stored);
        let differs = |kept: &&Kept| !old.contains(kept) || !self.intents.contains(kept);
        let seats = old.iter().chain(&self.intents).filter(differs).map(|kept| kept.seat);
        self.tell_intents(seats.collect());
    }

    /// Tells these seats what they have prepared.
    fn tell_intents(&mut self, mut seats: Vec<Seat>) {
        seats.sort();
        seats.dedup();
        for seat in seats {
            let Some(holder) = self.standing.holder(seat) else { continue };
            let own = self.visitors.iter().filter(|visitor| visitor.person.id == holder.id);
            let sockets = own.map(|visitor| visitor.socket).collect();
            let message = self.shown(seat);
            self.send(sockets, message);
        }
    }

    /// Shows who comes what they have prepared, if that is anything.
    pub(crate) fn show_intents(&mut self, seat: Seat, to: Vec<u64>) {
        if self.intents.iter().any(|kept| kept.seat == seat) {
            let message = self.shown(seat);
            self.send(to, message);
        }
    }

    fn shown(&self, seat: Seat) -> Message {
        let intents = self.intents.iter().filter(|kept| kept.seat == seat).cloned().collect();
        Message::Intents(Intents { table: self.standing.id.clone(), intents })
    }

    /// Puts away what is over, or does what was prepared, if there is any of either;
    /// nothing is under way.
    pub(crate) fn mind_intents(&mut self) -> bool {
        let now = self.now >= self.fire_again;
        if now {
            self.fire_again = 0;
        }
        if self.intents.is_empty() || self.standing.play.is_none() {
            return false;
        }
        let over = self.standing.is_over();
        let entries = self.standing.play.as_ref().map_or(&[][..], |play| play.entries());
        let ended = self.intents.iter().filter(|kept| over || !kept.lives(entries));
        let gone: Vec<_> = ended.map(|kept| (kept.seat, kept.id)).collect();
        if !gone.is_empty() {
            self.intend(None, gone, Reply::Nobody);
            return true;
        }
        now && self.fire()
    }

    /// Does what somebody has prepared for what is asked now.
    fn fire(&mut self) -> bool {
        // What was only said since is no answer to anything.
        let done = self.standing.since(None).filter(|(entry, _)| !entry.deed.is_said());
        let Some((entry, what)) = done.last() else { return false };
        let Ok(play) = self.play() else { return false };
        let state = play.state();
        let asked = state.turn().seats();
        let mut people = asked.iter().filter(|seat| self.standing.bot(*seat).is_none());
        let found = people.find_map(|seat| {
            let held = self.held.as_ref().is_some_and(|held| held.seat == seat);
            let kept = self.fitting(seat, state, entry).filter(|_| !held)?;
            let judged = judge(kept, state, entry, what);
            // An answer for every time that cannot be given now is asked for.
            (judged.is_ok() || !kept.intent.always).then(|| (kept.clone(), judged))
        });
        match found {
            Some((kept, Ok(()))) => self.carry_out(&kept),
            Some((Kept { seat, intent, .. }, Err(why))) => {
                let list = |kept: &&Kept| kept.seat == seat && !kept.intent.always;
                let gone = self.intents.iter().filter(list).map(|kept| (seat, kept.id)).collect();
                let failed = self.numbered(seat, intent, Some(why));
                self.intend(Some(failed), gone, Reply::Nobody);
                true
            }
            None => false,
        }
    }

    /// Does it, or holds it until the pause is over.
    fn carry_out(&mut self, Kept { seat, id, intent, .. }: &Kept) -> bool {
        let reason = format!("{MARK}{id}");
        if self.hold(*seat, &intent.action, Reply::Prepared, Some(&reason)) {
            return true;
        }
        let deed = Deed::Act(intent.action.clone());
        match self.propose_because(*seat, &deed, Reply::Prepared, Some(reason)) {
            Ok(()) => true,
            Err(refusal) => {
                self.complain(format!("what was prepared is not so: {}", refusal.why.key));
                self.fire_later();
                false
            }
        }
    }

    /// Tries again when the store may be well again.
    pub(crate) fn fire_later(&mut self) {
        self.fire_again = self.now + AGAIN;
    }

    /// What a seat has prepared for what it is asked after an entry: the next of its
    /// list if that was expected, else its answer for every time.
    fn fitting(&self, seat: Seat, state: &dyn Match, last: &Entry) -> Option<&Kept> {
        let entries = self.play().map_or(&[][..], |play| play.entries());
        if self.in_time(seat).is_err() || self.runs_on(seat, entries) {
            return None;
        }
        let prompt = state.prompt(seat).say;
        // Who has taken something back decides anew.
        let undone = |kept: &&Kept| last.deed.goes_back().is_some() && kept.after < last.n;
        let own = || self.intents.iter().filter(|kept| kept.seat == seat && kept.failed.is_none());
        let next = own().filter(|kept| !kept.intent.always).min_by_key(|kept| kept.id);
        let every = own().find(|kept| kept.intent.always && kept.is_for(&prompt));
        let expected = next.filter(|kept| kept.is_for(&prompt));
        let whatever = next.filter(|kept| kept.intent.prompt.is_none());
        expected.or(every).or(whatever).filter(|kept| !undone(kept))
    }

    /// Has a seat answered by itself again and again, and no person done anything?
    fn runs_on(&self, seat: Seat, entries: &[Entry]) -> bool {
        let by_hand = |entry: &&Entry| {
            let person = entry.seat.is_none_or(|seat| self.standing.bot(seat).is_none());
            person && entry.reason.is_none()
        };
        let alone = entries.iter().rev().take_while(|entry| !by_hand(entry));
        alone.filter(|entry| entry.seat == Some(seat)).count() >= ALONE
    }

    /// Those of these seats who have the answer ready to what they are asked after a
    /// proposal.
    pub(crate) fn ready(&self, asked: &[Seat], proposal: &Proposal) -> Vec<Seat> {
        let (state, entry, what) = (proposal.state(), proposal.entry(), proposal.happened());
        let lives = |kept: &&Kept| !kept.ends(entry);
        let ready = |seat: &Seat| {
            let kept = self.fitting(*seat, state, entry).filter(lives);
            kept.is_some_and(|kept| judge(kept, state, entry, what).is_ok())
        };
        asked.iter().copied().filter(ready).collect()
    }
}

/// Is it what was expected, and allowed? If not, why not.
fn judge(kept: &Kept, state: &dyn Match, entry: &Entry, what: &dyn Happened) -> Result<(), Said> {
    if let Some(like) = &kept.intent.like {
        let seen = what.seen_by(Viewer::Seat(kept.seat)).into_iter();
        let says = all_words(entry, seen.map(|seen| seen.said).collect());
        if !says.iter().any(|said| alike(like, said)) {
            return Err(Said::new("intent-unlike"));
        }
    }
    let Intent { action, picks, .. } = &kept.intent;
    if picks.is_some() && *picks != state.picks(action) {
        return Err(Said::new("intent-gone"));
    }
    state.check(kept.seat, action).map_err(|illegal| illegal.why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(moment: &'static str, figures: u8) -> Said {
        Said::new("play").word("moment", moment).with("figures", figures)
    }

    #[test]
    fn an_answer_for_every_time_is_for_the_same_words() {
        let kept = |always| {
            let prompt = Some(asked("hit", 1));
            let action = "pass".to_owned();
            let intent = Intent { action, prompt, picks: None, like: None, always };
            Kept { seat: Seat(0), id: 1, after: 0, intent, failed: None }
        };
        assert!(kept(true).is_for(&asked("hit", 3)), "numbers may differ");
        assert!(!kept(true).is_for(&asked("destroyed", 1)), "another moment");
        assert!(kept(false).is_for(&asked("destroyed", 1)), "the next answer is for the question");
        assert!(!kept(false).is_for(&Said::new("stay")));
    }
}
