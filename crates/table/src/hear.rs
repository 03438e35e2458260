//! What a table is told, and what it wants done.

use record::Play;
use tabletop::{Match, Said, Seat, Seed, Viewer};

use crate::bots::Sitting;
use crate::late::Late;
use crate::message::{Chat, Message, Request};
use crate::older::Older;
use crate::standing::{Lines, Listing, Standing, Status};
use crate::{Asked, Ended, Holder, Kept, Person, Planning, Refusal, Settings, Table, Visitor};

/// What a table is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// It has just been woken.
    Awake,
    /// Somebody looks at it.
    Enter {
        /// Who.
        visitor: Visitor,
        /// The last entry they have seen.
        after: Option<u32>,
        /// The talk they have not heard.
        talk: Vec<Chat>,
        /// The rematch, if there is one.
        next: Option<String>,
        /// The last entry that was there when they last looked, if they sit here.
        looked: Option<u32>,
    },
    /// Somebody looks away.
    Leave {
        /// Their connection.
        socket: u64,
    },
    /// Somebody who looks wants something.
    Request {
        /// Their connection.
        socket: u64,
        /// Comes back with the answer.
        id: u32,
        /// What.
        request: Request,
    },
    /// Somebody wants to sit down.
    Join {
        /// Comes back with [`Output::Joined`].
        ticket: u64,
        /// Who.
        person: Person,
        /// Where; the first free seat by default.
        seat: Option<Seat>,
    },
    /// Somebody wants to stand up again, before the game.
    StandUp {
        /// Comes back with [`Output::Joined`].
        ticket: u64,
        /// Who.
        person: Person,
    },
    /// The host sends somebody away, before the game.
    Remove {
        /// Comes back with [`Output::Joined`].
        ticket: u64,
        /// Who wants it.
        person: Person,
        /// From which seat.
        seat: Seat,
    },
    /// Whoever runs a tournament says that somebody has not come, or has gone.
    Forfeit {
        /// Whose seat.
        seat: Seat,
    },
    /// What somebody has handed in before a game of a tournament: their first action.
    Opening {
        /// Whose seat.
        seat: Seat,
        /// In the game's notation.
        action: String,
    },
    /// The host wants to begin: bots play for whoever is missing.
    Fill {
        /// Comes back with [`Output::Joined`].
        ticket: u64,
        /// Who wants it.
        person: Person,
        /// Which bots.
        level: String,
    },
    /// There is a rematch.
    Rematch {
        /// The new table.
        next: String,
    },
    /// What people have prepared, as it is stored: told before anything is done.
    Intents(Vec<Kept>),
    /// What became of [`Output::Intend`]: is it so?
    Intended(Result<bool, Refusal>),
    /// These lines of talk are stored.
    Talk(Vec<Chat>),
    /// What came of [`Output::Recall`]: the last lines of talk.
    Recalled(Vec<Chat>),
    /// What became of [`Output::Say`].
    Said {
        /// Whose it was.
        socket: u64,
        /// Of the request.
        id: u32,
        /// The number of the line.
        done: Result<u32, Refusal>,
    },
    /// Who holds the seats now.
    Holders(Vec<Option<Holder>>),
    /// The end of the log, which may have grown elsewhere.
    Log(Lines),
    /// What came of [`Output::Think`].
    Thought {
        /// Of the thinking.
        ticket: u64,
        /// What to do, or why nothing came of it.
        action: Result<String, NoAnswer>,
    },
    /// What came of [`Output::Hint`].
    Hint {
        /// Who asked.
        socket: u64,
        /// Of the request.
        id: u32,
        /// For which seat.
        seat: Seat,
        /// What to do, the best first, if anything came of it.
        advice: Vec<Advice>,
    },
    /// It may be time for something, see [`Table::due`].
    Tick,
    /// By what the store knows, somebody's time has ended: see [`Summary::due`].
    Overdue,
    /// What became of [`Output::Store`].
    Stored(Result<(), Unstored>),
    /// What became of [`Output::Claim`]: is the seat theirs?
    Claimed(Result<bool, Refusal>),
    /// What became of [`Output::Unclaim`]: is the seat free?
    Unclaimed(Result<bool, Refusal>),
    /// What became of [`Output::ReadSeen`]: when somebody was last seen, if ever.
    Seen(Result<Option<u64>, Refusal>),
    /// What became of [`Output::Read`].
    Read(Result<Lines, Refusal>),
}

impl Input {
    /// Whether the rules may have something to do about it: in some games that
    /// takes its time.
    #[must_use]
    pub fn may_be_a_deed(&self) -> bool {
        match self {
            Input::Request { request, .. } => {
                matches!(request, Request::Act { .. } | Request::Prepare { .. })
            }
            Input::Thought { .. }
            | Input::Tick
            | Input::Overdue
            | Input::Stored(_)
            | Input::Claimed(_)
            | Input::Intents(_)
            | Input::Intended(_)
            | Input::Log(_)
            | Input::Fill { .. } => true,
            _ => false,
        }
    }
}

/// What somebody who asks for a hint might do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// In notation.
    pub action: String,
    /// In words; empty if nobody has words for it.
    pub says: Vec<Said>,
    /// What speaks for it.
    pub reasons: Vec<Said>,
    /// How much less likely one wins than with the first, per mille; none if
    /// that cannot be told.
    pub behind: Option<u16>,
}

/// Why a bot has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// In a word, as it is written in the log.
    pub reason: &'static str,
    /// The particulars, for whoever runs this.
    pub detail: String,
}

/// Why something was not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unstored {
    /// Somebody else was first.
    Conflict,
    /// It may be stored or not: the log knows.
    Unsure(Refusal),
}

/// What listings show of a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Where it is in its life.
    pub status: Status,
    /// The rest.
    pub listing: Listing,
    /// Does it stand in the lists that everybody sees?
    pub listed: bool,
    /// When somebody's time ends, if nothing happens: the table is to be woken.
    pub due: Option<u64>,
    /// How the game ended, if it has and somebody played it.
    pub ended: Option<Ended>,
}

/// A bot is to think.
pub struct Thinking {
    /// Comes back with [`Input::Thought`].
    pub ticket: u64,
    /// For which seat.
    pub seat: Seat,
    /// Which bot.
    pub level: String,
    /// Luck of its own.
    pub luck: Seed,
    /// About what.
    pub state: Box<dyn Match>,
    /// Nobody hears of it before so many milliseconds have passed.
    pub pause: u64,
    /// It must have done after so many milliseconds; as long as bots may take
    /// by default.
    pub within: Option<u64>,
}

/// What a table wants done, in this order.
pub enum Output {
    /// These connections are told something.
    Send {
        /// Who.
        to: Vec<u64>,
        /// What.
        message: Message,
    },
    /// To be stored: answered with [`Input::Stored`].
    Store {
        /// The number of the first line.
        first: u64,
        /// The lines; none to set the summary only.
        lines: Vec<String>,
        /// What listings show from now on.
        summary: Option<Summary>,
        /// Now.
        at: u64,
    },
    /// The log is to be read again: answered with [`Input::Read`].
    Read {
        /// So many lines are known.
        after: u64,
    },
    /// A seat is to be taken: answered with [`Input::Claimed`].
    Claim {
        /// Which.
        seat: Seat,
        /// By whom.
        identity: String,
    },
    /// A seat is to be given back: answered with [`Input::Unclaimed`].
    Unclaim {
        /// Which.
        seat: Seat,
        /// By whom.
        identity: String,
    },
    /// What somebody has prepared is to be stored: answered with [`Input::Intended`].
    Intend {
        /// What is new; not so if its number is taken.
        new: Option<Kept>,
        /// What is no more, by seat and number.
        gone: Vec<(Seat, u32)>,
    },
    /// What is prepared may have changed: answered with [`Input::Intents`].
    ReadIntents,
    /// When was somebody last seen, at whichever node? Answered with
    /// [`Input::Seen`].
    ReadSeen {
        /// Who.
        identity: String,
    },
    /// Seats may have changed hands: answered with [`Input::Holders`].
    ReadHolders,
    /// What became of [`Input::Join`], [`Input::StandUp`], [`Input::Remove`] or
    /// [`Input::Fill`].
    Joined {
        /// Of the wish.
        ticket: u64,
        /// The seat.
        seat: Result<Seat, Refusal>,
    },
    /// Talk to be stored: answered with [`Input::Said`], and [`Input::Talk`].
    Say {
        /// Who said it.
        socket: u64,
        /// Of the request.
        id: u32,
        /// Their name.
        from: String,
        /// Their identity.
        by: String,
        /// Do they watch, and not sit?
        watching: bool,
        /// What.
        text: String,
    },
    /// The talk is to be read again, some of which not all have heard: answered with
    /// [`Input::Recalled`].
    Recall,
    /// A bot is to think: answered with [`Input::Thought`].
    Think(Thinking),
    /// What a bot thinks about is no longer asked.
    Dismiss {
        /// Of the thinking.
        ticket: u64,
    },
    /// The best bot is to be asked: answered with [`Input::Hint`].
    Hint {
        /// Who asks.
        socket: u64,
        /// Of the request.
        id: u32,
        /// For which seat.
        seat: Seat,
        /// Luck of its own.
        luck: Seed,
        /// About what.
        state: Box<dyn Match>,
    },
    /// A question about the game, which may take its time: the answer
    /// ([`Match::answer`]) goes to who asked.
    Ask {
        /// Who asks.
        socket: u64,
        /// Of the request.
        id: u32,
        /// As whom.
        who: Viewer,
        /// In the game's notation.
        question: String,
        /// About what.
        state: Box<dyn Match>,
    },
    /// Older steps, which take their time to be found: they go to who asked.
    Older {
        /// Who asks.
        socket: u64,
        /// Of the request.
        id: u32,
        /// Which.
        older: Box<Older>,
    },
    /// Somebody who sits here looks away, and has seen so much: to be stored.
    Looked {
        /// Who.
        identity: String,
        /// The last entry.
        n: u32,
    },
    /// What a seat may be asked next, which takes its time to be found: it goes to
    /// who asked.
    Plan {
        /// Who asks.
        socket: u64,
        /// Of the request.
        id: u32,
        /// For whom, and after what.
        planning: Box<Planning>,
    },
    /// Something that should not be, for whoever runs this.
    Complain(String),
}

impl Table {
    /// A live table. Tell it [`Input::Awake`] first.
    #[must_use]
    pub fn new(standing: Standing, settings: Settings) -> Self {
        let seats = standing.chairs.len();
        Table {
            late: Late::of(&standing),
            settings,
            visitors: Vec::new(),
            seen: vec![None; seats],
            bots: (0..seats).map(|_| Sitting::Idle).collect(),
            taught: 0,
            thoughts: 0,
            asked: Asked::default(),
            since: 0,
            held: None,
            intents: Vec::new(),
            fire_again: 0,
            talk: 0,
            listed: 0,
            listed_asked: None,
            listed_due: None,
            flag_again: 0,
            removed: Vec::new(),
            trouble: None,
            busy: None,
            waiting: Default::default(),
            now: 0,
            outputs: Vec::new(),
            standing,
        }
    }

    /// The table as its log tells it.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Why the game cannot begin, if it cannot.
    #[must_use]
    pub fn trouble(&self) -> Option<&Refusal> {
        self.trouble.as_ref()
    }

    /// The last line of talk that was passed on.
    #[must_use]
    pub fn talk(&self) -> u32 {
        self.talk
    }

    /// Is nobody here, and nothing under way?
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let thinks = |bot: &Sitting| !matches!(bot, Sitting::Idle);
        self.visitors.is_empty() && self.busy.is_none() && !self.bots.iter().any(thinks)
    }

    /// When it wants to be told [`Input::Tick`].
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        let hurried = self.hurried().map(|(late, _)| late);
        let flag = self.flag_due().map(|(late, _)| late);
        let again = Some(self.fire_again).filter(|again| *again > 0);
        let others = [self.seek_due(), self.late_due(), again];
        let timed = [hurried, flag].into_iter().chain(others).flatten();
        timed.chain(self.bots.iter().filter_map(Sitting::due)).min()
    }

    /// Hears something at this time (milliseconds since 1970; a clock that goes
    /// back is taken to stand still) and says what is to be done about it.
    pub fn hear(&mut self, input: Input, now: u64) -> Vec<Output> {
        self.now = self.now.max(now);
        match input {
            Input::Stored(done) => self.stored(done),
            Input::Claimed(done) => self.claimed(done),
            Input::Unclaimed(done) => self.unclaimed(done),
            Input::Seen(done) => self.seen(done),
            Input::Read(done) => self.reread(&done),
            Input::Intended(done) => self.intended(done),
            input => self.waiting.push_back(input),
        }
        while self.busy.is_none() {
            match self.waiting.pop_front() {
                Some(input) => self.take(input),
                // What people have prepared is done when nobody wants anything else.
                None if self.mind_intents() => {}
                None => break,
            }
        }
        if self.busy.is_none() {
            self.wake_bots();
        }
        std::mem::take(&mut self.outputs)
    }

    /// Takes in what does not answer the store. Nothing is under way.
    fn take(&mut self, input: Input) {
        // Who comes too late finds the flag fallen, even if nobody was told yet.
        if matches!(input, Input::Request { .. }) && self.drop_flag() {
            return self.waiting.push_front(input);
        }
        match input {
            Input::Awake => {
                self.note_asked();
                self.begin(None);
            }
            Input::Enter { visitor, after, talk, next, looked } => {
                self.enter(visitor, after, talk, next, looked);
            }
            Input::Leave { socket } => self.leave(socket),
            Input::Request { socket, id, request } => self.request(socket, id, request),
            Input::Join { ticket, person, seat } => self.join(ticket, person, seat),
            Input::StandUp { ticket, person } => self.stand_up(ticket, &person),
            Input::Remove { ticket, person, seat } => self.remove(ticket, &person, seat),
            Input::Fill { ticket, person, level } => self.fill(ticket, &person, &level),
            Input::Forfeit { seat } => self.forfeit(seat),
            Input::Opening { seat, action } => self.open_with(seat, action),
            Input::Rematch { next } => {
                let table = self.standing.id.clone();
                self.tell_all(Message::Rematch { table, next });
            }
            Input::Intents(stored) => self.know_intents(stored),
            Input::Talk(lines) => self.pass_on(lines),
            Input::Recalled(lines) => self.recalled(&lines),
            Input::Said { socket, id, done } => self.reply(socket, id, done),
            Input::Holders(holders) => {
                self.standing.holders = holders;
                self.tell_tables();
                self.tell_presence();
                if self.standing.play.is_none() {
                    self.begin(None);
                }
            }
            Input::Log(lines) => self.catch_up(&lines),
            Input::Thought { ticket, action } => self.thought(ticket, action),
            Input::Hint { socket, id, seat, advice } => self.hinted(socket, id, seat, advice),
            Input::Tick => self.tick(),
            Input::Overdue => self.overdue(),
            // Nobody asked the store for anything.
            Input::Stored(_)
            | Input::Claimed(_)
            | Input::Unclaimed(_)
            | Input::Seen(_)
            | Input::Intended(_)
            | Input::Read(_) => {
                self.complain("the store answers what was not asked");
            }
        }
    }

    pub(crate) fn send(&mut self, to: Vec<u64>, message: Message) {
        if !to.is_empty() {
            self.outputs.push(Output::Send { to, message });
        }
    }

    pub(crate) fn tell_all(&mut self, message: Message) {
        let all = self.visitors.iter().map(|visitor| visitor.socket).collect();
        self.send(all, message);
    }

    /// Answers a request.
    pub(crate) fn reply(&mut self, socket: u64, id: u32, done: Result<u32, Refusal>) {
        let message = match done {
            Ok(n) => Message::Ack { id, n },
            Err(Refusal { clause, why, .. }) => {
                Message::Refused { id, clause: clause.map(str::to_owned), why }
            }
        };
        self.send(vec![socket], message);
    }

    pub(crate) fn complain(&mut self, why: impl Into<String>) {
        self.outputs.push(Output::Complain(why.into()));
    }

    /// The game, for what needs one.
    pub(crate) fn play(&self) -> Result<&Play, Refusal> {
        self.standing.play.as_ref().ok_or_else(Refusal::not_started)
    }
}
