//! One table that is told one thing at a time. The store is well and answers at
//! once; bots answer when a test says so.

use table::{
    Chair, Input, Kept, Lines, Message, Output, Plan, Request, Settings, Standing, State, Table,
    Thinking, Visitor,
};
use tabletop::{Game, Options, Seat, Seed};

use crate::ambush::AMBUSH;
use crate::world::{self, person};

pub(crate) struct Desk {
    pub(crate) table: Table,
    pub(crate) now: u64,
    /// The log, as it is stored.
    pub(crate) log: Vec<String>,
    /// What is prepared, as it is stored.
    pub(crate) intents: Vec<Kept>,
    /// When anybody was last seen anywhere.
    pub(crate) seen: Option<u64>,
    requests: u32,
}

/// A bot of the only level there is.
pub(crate) fn bot() -> Chair {
    Chair::Bot { level: "random".to_owned() }
}

pub(crate) fn settings() -> Settings {
    Settings {
        bot_pause: 400,
        away: 1_000,
        opened: 0,
        grace: 0,
        levels: vec!["random".to_owned()],
        lesson: Vec::new(),
    }
}

fn game(id: &str) -> &'static dyn Game {
    if id == AMBUSH.id() { AMBUSH } else { testkit::toys::lookup(id).unwrap() }
}

/// What was decided for so many seats.
pub(crate) fn plan(id: &str, seats: usize, options: Options) -> Plan {
    world::plan(game(id), seats, options, Seed::number(7))
}

/// A log from its first line on.
pub(crate) fn whole(log: &[String]) -> Lines {
    Lines { after: 0, lines: log.to_vec() }
}

impl Desk {
    /// A table with these chairs, awake; nobody sits there.
    pub(crate) fn new(id: &str, chairs: Vec<Chair>, settings: Settings) -> Self {
        let plan = plan(id, chairs.len(), Options::default());
        Desk::planned(plan, chairs, settings)
    }

    pub(crate) fn planned(plan: Plan, chairs: Vec<Chair>, settings: Settings) -> Self {
        let game = game(&plan.header.game);
        let standing = Standing::new("t", game, plan, chairs, Seed::number(7));
        Desk::of(standing, settings, Vec::new(), 1_000)
    }

    fn of(standing: Standing, settings: Settings, log: Vec<String>, now: u64) -> Self {
        let table = Table::new(standing, settings);
        let mut desk = Desk { table, now, log, intents: Vec::new(), seen: None, requests: 0 };
        desk.hear(Input::Awake);
        desk
    }

    /// Persons 0, 1 … sit on these seats, each with the screen of their number.
    pub(crate) fn persons(id: &str, persons: usize) -> Self {
        let mut desk = Desk::new(id, vec![Chair::OPEN; persons], settings());
        for who in 0..persons {
            desk.sit(who);
            desk.look(who as u64, who);
        }
        desk
    }

    /// The table falls asleep and is woken from its log; nobody looks.
    pub(crate) fn wakes(self, settings: Settings) -> Self {
        let old = self.table.standing();
        let (plan, chairs) = (old.plan.clone(), old.chairs.clone());
        let mut standing = Standing::new("t", old.game, plan, chairs, Seed::number(7));
        standing.holders.clone_from(&old.holders);
        standing.read(&self.log).unwrap();
        let mut desk = Desk::of(standing, settings, self.log, self.now);
        desk.intents.clone_from(&self.intents);
        desk.hear(Input::Intents(self.intents));
        desk
    }

    /// What the table wants done about this; what it asks of the store is done.
    pub(crate) fn hear(&mut self, input: Input) -> Vec<Output> {
        let mut todo = vec![input];
        let mut all = Vec::new();
        while let Some(input) = todo.pop() {
            for output in self.table.hear(input, self.now) {
                match &output {
                    Output::Store { lines, .. } => {
                        self.log.extend(lines.iter().cloned());
                        todo.push(Input::Stored(Ok(())));
                    }
                    Output::Intend { new, gone } => {
                        self.intents.retain(|kept| !gone.contains(&(kept.seat, kept.id)));
                        self.intents.extend(new.clone());
                        todo.push(Input::Intended(Ok(true)));
                    }
                    Output::ReadSeen { .. } => todo.push(Input::Seen(Ok(self.seen))),
                    Output::Unclaim { .. } => todo.push(Input::Unclaimed(Ok(true))),
                    Output::Claim { .. } => todo.push(Input::Claimed(Ok(true))),
                    Output::Read { .. } => todo.push(Input::Read(Ok(whole(&self.log)))),
                    _ => {}
                }
                all.push(output);
            }
        }
        all
    }

    pub(crate) fn sit(&mut self, who: usize) -> Vec<Output> {
        self.hear(Input::Join { ticket: 70 + who as u64, person: person(who), seat: None })
    }

    pub(crate) fn look(&mut self, socket: u64, who: usize) -> Vec<Output> {
        self.look_after(socket, who, None)
    }

    /// Somebody looks who has seen the game up to an entry.
    pub(crate) fn look_after(
        &mut self,
        socket: u64,
        who: usize,
        after: Option<u32>,
    ) -> Vec<Output> {
        let visitor = Visitor { socket, person: person(who), blocked: Vec::new() };
        self.hear(Input::Enter { visitor, after, talk: Vec::new(), next: None, looked: None })
    }

    pub(crate) fn ask(&mut self, socket: u64, request: Request) -> Vec<Output> {
        self.requests += 1;
        self.hear(Input::Request { socket, id: self.requests, request })
    }

    /// Does something, having seen all there is.
    pub(crate) fn act(&mut self, socket: u64, action: &str) -> Vec<Output> {
        let after = self.table.standing().last().unwrap();
        self.ask(socket, Request::Act { after, action: action.to_owned() })
    }

    /// Does the first thing that is listed for a seat.
    pub(crate) fn act_first(&mut self, socket: u64, seat: u8) -> Vec<Output> {
        let state = self.table.standing().play().unwrap().state();
        let first = state.choices(Seat(seat)).listed[0].text.clone();
        self.act(socket, &first)
    }

    /// A bot answers.
    pub(crate) fn thought(&mut self, ticket: u64, action: &str) -> Vec<Output> {
        self.hear(Input::Thought { ticket, action: Ok(action.to_owned()) })
    }

    /// Time passes, and the table is told.
    pub(crate) fn wait(&mut self, time: u64) -> Vec<Output> {
        self.now += time;
        self.hear(Input::Tick)
    }

    /// Who did the last thing, and what.
    pub(crate) fn last(&self) -> (Option<Seat>, String) {
        let last = self.table.standing().play().unwrap().entries().last().unwrap();
        (last.seat, table::deed_text(&last.deed))
    }
}

/// What a connection is told.
pub(crate) fn told(outputs: &[Output], socket: u64) -> Vec<&Message> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Send { to, message } if to.contains(&socket) => Some(message),
            _ => None,
        })
        .collect()
}

/// The kinds of what a connection is told.
pub(crate) fn kinds(outputs: &[Output], socket: u64) -> Vec<String> {
    let kind = |message| serde_json::to_value(message).unwrap()["type"].as_str().unwrap().into();
    told(outputs, socket).into_iter().map(kind).collect()
}

/// The state a connection is shown last.
pub(crate) fn state(outputs: &[Output], socket: u64) -> &State {
    told(outputs, socket)
        .into_iter()
        .filter_map(|message| match message {
            Message::State(state) => Some(state),
            _ => None,
        })
        .next_back()
        .unwrap()
}

/// The clause and the reason of the only refusal.
pub(crate) fn refusal(outputs: &[Output]) -> (Option<&str>, &str) {
    let refused: Vec<_> = outputs
        .iter()
        .filter_map(|output| match output {
            Output::Send { message: Message::Refused { clause, why, .. }, .. } => {
                Some((clause.as_deref(), why.key.as_ref()))
            }
            _ => None,
        })
        .collect();
    let [only] = refused[..] else { panic!("{refused:?}") };
    only
}

/// Is a request answered with its being done?
pub(crate) fn done(outputs: &[Output]) -> bool {
    let ack = |output: &Output| matches!(output, Output::Send { message: Message::Ack { .. }, .. });
    outputs.iter().any(ack)
}

/// The bots that are to think.
pub(crate) fn thinking(outputs: &[Output]) -> Vec<&Thinking> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Think(thinking) => Some(thinking),
            _ => None,
        })
        .collect()
}

/// The bots that are not to think any more.
pub(crate) fn dismissed(outputs: &[Output]) -> Vec<u64> {
    let dismissed = |output: &Output| match output {
        Output::Dismiss { ticket } => Some(*ticket),
        _ => None,
    };
    outputs.iter().filter_map(dismissed).collect()
}

/// What whoever runs the table should know.
pub(crate) fn complaints(outputs: &[Output]) -> Vec<&str> {
    outputs
        .iter()
        .filter_map(|output| match output {
            Output::Complain(why) => Some(why.as_str()),
            _ => None,
        })
        .collect()
}
