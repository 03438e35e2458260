//! Bots at a table: who is to think, what comes of it, and what is played when
//! nothing comes of it. The table goes on whatever a bot does.

use record::Deed;
use tabletop::{Match, Seat, Seed};

use crate::hear::{Advice, NoAnswer, Output, Thinking};
use crate::message::{Hinted, Message};
use crate::pause::first;
use crate::standing::seat;
use crate::storing::Reply;
use crate::{Refusal, Table};

/// How long to wait when the store failed in the middle of a bot's move.
const AGAIN: u64 = 1_000;
/// How long a bot takes where it is a secret what it has to decide.
const UNIFORM: u64 = 1_500;

/// The bot on a seat.
#[derive(Debug)]
pub(crate) enum Sitting {
    /// Has nothing to do.
    Idle,
    /// Thinks.
    Thinking {
        ticket: u64,
        /// Why it is the weakest, in place of one that had no answer.
        stand_in: Option<&'static str>,
    },
    /// Will do this then; the first thing listed if it does not say what.
    Planned { due: u64, action: Option<String> },
}

impl Sitting {
    /// When something is to happen.
    pub(crate) fn due(&self) -> Option<u64> {
        match self {
            Sitting::Planned { due, .. } => Some(*due),
            Sitting::Idle | Sitting::Thinking { .. } => None,
        }
    }
}

impl Table {
    /// Lets every bot think that is asked and does not think yet; what the
    /// others think about is no longer asked.
    pub(crate) fn wake_bots(&mut self) {
        let asked = self.standing.play.as_ref().map(|play| play.state().turn().seats());
        for at in 0..self.bots.len() {
            let seat = seat(at);
            let level = self.standing.bot(seat).map(str::to_owned);
            match (
                level.filter(|_| asked.is_some_and(|asked| asked.contains(seat))),
                &self.bots[at],
            ) {
                (Some(level), Sitting::Idle) => self.wake(seat, level),
                (Some(_), _) => {}
                (None, _) => self.dismiss(seat),
            }
        }
    }

    fn wake(&mut self, seat: Seat, level: String) {
        let Some(play) = &self.standing.play else { return };
        let usual = self.settings.bot_pause;
        // How long a bot takes must not tell whether it had anything to decide.
        let veiled = play.state().veiled(seat) && usual > 0 && self.watched(seat);
        let (pause, within) = match (veiled, self.players_here()) {
            (true, _) => (usual.max(UNIFORM), Some(usual.max(UNIFORM) / 2)),
            (false, true) => (usual, None),
            (false, false) => (0, None),
        };
        match self.scripted(seat, play.state()) {
            // The pupil is still reading.
            Some((nth, _)) if nth >= self.taught => {}
            Some((_, action)) => {
                let due = self.now + pause;
                self.bots[seat.index()] = Sitting::Planned { due, action: Some(action) };
            }
            None => self.think(seat, level, None, pause, within),
        }
    }

    /// The pupil has read on: the bot of the lesson makes its next move.
    pub(crate) fn go_on(&mut self) {
        self.taught = self.bots_moved() + 1;
        self.wake_bots();
    }

    /// How often bots have acted.
    fn bots_moved(&self) -> usize {
        let by_bot = |entry: &&record::Entry| {
            let bot = entry.seat.is_some_and(|seat| self.standing.bot(seat).is_some());
            bot && matches!(entry.deed, Deed::Act(_))
        };
        let play = self.standing.play.as_ref();
        play.map_or(0, |play| play.entries().iter().filter(by_bot).count())
    }

    fn think(
        &mut self,
        seat: Seat,
        level: String,
        stand_in: Option<&'static str>,
        pause: u64,
        within: Option<u64>,
    ) {
        let Some(play) = &self.standing.play else { return };
        let (state, luck) = (play.state().boxed(), self.luck(seat));
        self.thoughts += 1;
        let ticket = self.thoughts;
        self.bots[seat.index()] = Sitting::Thinking { ticket, stand_in };
        let thinking = Thinking { ticket, seat, level, luck, state, pause, within };
        self.outputs.push(Output::Think(thinking));
    }

    /// What the lesson has a bot do now, if it can, and which of its moves that is.
    fn scripted(&self, seat: Seat, state: &dyn Match) -> Option<(usize, String)> {
        let nth = self.bots_moved();
        let action = self.settings.lesson.get(nth)?;
        state.check(seat, action).is_ok().then(|| (nth, action.clone()))
    }

    fn dismiss(&mut self, seat: Seat) {
        let sitting = std::mem::replace(&mut self.bots[seat.index()], Sitting::Idle);
        if let Sitting::Thinking { ticket, .. } = sitting {
            self.outputs.push(Output::Dismiss { ticket });
        }
    }

    /// What bots think about has changed under them.
    pub(crate) fn dismiss_all(&mut self) {
        (0..self.bots.len()).for_each(|at| self.dismiss(seat(at)));
    }

    /// Something came of thinking; of one that was dismissed nobody hears.
    pub(crate) fn thought(&mut self, of: u64, action: Result<String, NoAnswer>) {
        let this = |bot: &Sitting| matches!(bot, Sitting::Thinking { ticket, .. } if *ticket == of);
        let Some(at) = self.bots.iter().position(this) else { return };
        let stand_in = match std::mem::replace(&mut self.bots[at], Sitting::Idle) {
            Sitting::Thinking { stand_in, .. } => stand_in,
            Sitting::Idle | Sitting::Planned { .. } => None,
        };
        self.bot_moves(seat(at), action, stand_in);
    }

    /// Plays what bots have planned for now.
    pub(crate) fn tick_bots(&mut self) {
        let due = |bot: &Sitting| bot.due().is_some_and(|due| due <= self.now);
        let Some(at) = self.bots.iter().position(due) else { return };
        if let Sitting::Planned { action, .. } =
            std::mem::replace(&mut self.bots[at], Sitting::Idle)
        {
            let lost = || NoAnswer { reason: "lost", detail: "the store was ill".to_owned() };
            self.bot_moves(seat(at), action.ok_or_else(lost), None);
        }
    }

    /// Plays for a bot: what it says, else the first thing listed, else what the
    /// weakest bot says. A game that offers a seat nothing at all must not hang
    /// either: then the bot gives up. What it did not say itself is written down
    /// as such.
    fn bot_moves(
        &mut self,
        seat: Seat,
        action: Result<String, NoAnswer>,
        stand_in: Option<&'static str>,
    ) {
        let asked = self.play().is_ok_and(|play| play.state().turn().seats().contains(seat));
        let Some(level) = self.standing.bot(seat).filter(|_| asked).map(str::to_owned) else {
            return;
        };
        let said = action.and_then(|action| {
            let deed = Deed::Act(action);
            self.propose_as(seat, &deed, Reply::Bot(seat), stand_in).map_err(|refusal| {
                let Deed::Act(action) = deed else { unreachable!("it acts") };
                NoAnswer { reason: "illegal", detail: format!("'{action}': {}", refusal.why) }
            })
        });
        let Err(NoAnswer { reason, detail }) = said else { return };
        self.complain(format!("the bot '{level}' had no good answer ({reason}): {detail}"));
        let reason = stand_in.unwrap_or(reason);
        if let Some(first) = self.play().ok().and_then(|play| first(play.state(), seat))
            && self.propose_as(seat, &Deed::Act(first), Reply::Bot(seat), Some(reason)).is_ok()
        {
            return;
        }
        if let Some(weakest) = self.settings.levels.first().filter(|_| stand_in.is_none()) {
            return self.think(seat, weakest.clone(), Some(reason), 0, None);
        }
        if let Err(refusal) = self.propose_as(seat, &Deed::Resign, Reply::Bot(seat), Some(reason)) {
            self.complain(format!("a bot cannot even give up: {}", refusal.why.key));
            self.later(seat);
        }
    }

    /// Tries again when the store may be well again.
    pub(crate) fn later(&mut self, seat: Seat) {
        let due = self.now + AGAIN;
        self.bots[seat.index()] = Sitting::Planned { due, action: None };
    }

    /// Something came of a hint: what can still be done of it, else the first
    /// thing listed.
    pub(crate) fn hinted(&mut self, socket: u64, id: u32, seat: Seat, advice: Vec<Advice>) {
        let hint = self.play().and_then(|play| {
            let state = play.state();
            let legal = advice.into_iter().filter(|one| state.check(seat, &one.action).is_ok());
            let read = |Advice { action, says, reasons, behind }| {
                Ok(Hinted { choice: state.read(&action)?, says, reasons, behind })
            };
            let choices: Vec<Hinted> = legal.map(read).collect::<Result<_, Refusal>>()?;
            match choices.first().map(|best| best.choice.clone()) {
                Some(choice) => Ok((choice, choices)),
                None => {
                    let listed = first(state, seat).ok_or_else(Refusal::internal)?;
                    Ok((state.read(&listed)?, Vec::new()))
                }
            }
        });
        match hint {
            Ok((choice, choices)) => {
                self.send(vec![socket], Message::Hint { id, choice, choices });
            }
            Err(refusal) => self.reply(socket, id, Err(refusal)),
        }
    }

    /// Luck for a bot at this point of the game. It follows from the table's
    /// seed, so that a game can be played again, and does not lead back to it.
    pub(crate) fn luck(&self, seat: Seat) -> Seed {
        let entry = self.standing.play.as_ref().map_or(0, |play| play.entries().len());
        self.standing.seed.derive(format!("bot {} at {entry}", seat.0).as_bytes())
    }
}
