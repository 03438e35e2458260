//! A store, some nodes with a table each, and players who act at random, all in
//! one thread. What happens next is decided by a seed.

use std::collections::VecDeque;

use record::{FORMAT, Header, Record};
use table::{
    Chair, Input, Intent, Kept, Lines, Message, NoAnswer, Output, Person, Plan, Refusal, Request,
    Settings, Standing, Table, Unstored, Visitor,
};
use tabletop::{Chance, Game, Options, Seed, Seeded};

/// What a node has yet to be told.
pub(crate) struct Node {
    pub(crate) table: Table,
    pub(crate) inbox: VecDeque<Input>,
}

/// What one connection has been told.
#[derive(Default)]
pub(crate) struct Screen {
    pub(crate) node: usize,
    pub(crate) person: usize,
    pub(crate) state: Option<Box<table::State>>,
    pub(crate) steps: Vec<u32>,
    pub(crate) acks: Vec<(u32, u32)>,
    pub(crate) refusals: Vec<Option<String>>,
}

pub(crate) struct World {
    /// The log, as it is stored.
    pub(crate) log: Vec<String>,
    pub(crate) holders: Vec<Option<Person>>,
    /// What is prepared, as it is stored, and what ever was.
    pub(crate) intents: Vec<Kept>,
    pub(crate) prepared: Vec<Kept>,
    /// The requests that prepared it.
    preparing: Vec<u32>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) screens: Vec<Screen>,
    pub(crate) now: u64,
    /// Every so many times the store fails to say what it did.
    pub(crate) faults: u32,
    /// Do people prepare what they do?
    pub(crate) prepares: bool,
    pub(crate) plan: Plan,
    chairs: Vec<Chair>,
    seed: Seed,
    luck: Seeded,
    requests: u32,
}

pub(crate) fn person(at: usize) -> Person {
    Person { id: format!("id-{at}"), name: format!("player {at}"), account: true }
}

/// What was decided for so many seats.
pub(crate) fn plan(game: &dyn Game, seats: usize, options: Options, seed: Seed) -> Plan {
    let header = Header {
        format: FORMAT,
        game: game.id().to_owned(),
        rules: game.version(),
        setup: game.setup(seats as u8, &options).unwrap(),
        seats: vec![String::new(); seats],
        commitment: seed.commitment(),
        position: None,
        script: Vec::new(),
        exercise: false,
        origin: None,
    };
    Plan {
        options,
        header,
        chapter: None,
        host: None,
        private: false,
        time: None,
        seek: false,
        rated: false,
        tournament: None,
        delay: None,
    }
}

impl World {
    /// A game of `persons` and then bots, on so many nodes.
    pub(crate) fn new(game: &str, persons: usize, bots: usize, nodes: usize, seed: u64) -> Self {
        let game = testkit::toys::lookup(game).unwrap();
        let seats = persons + bots;
        let secret = Seed::number(seed);
        let mut chairs = vec![Chair::OPEN; persons];
        chairs.resize(seats, Chair::Bot { level: "random".to_owned() });
        let mut world = World {
            log: Vec::new(),
            holders: vec![None; seats],
            intents: Vec::new(),
            prepared: Vec::new(),
            preparing: Vec::new(),
            nodes: Vec::new(),
            screens: Vec::new(),
            now: 1_000,
            faults: 0,
            prepares: false,
            plan: plan(game, seats, Options::default(), secret),
            chairs,
            seed: secret,
            luck: Seeded::new(Seed::number(seed).derive(b"world")),
            requests: 0,
        };
        (0..nodes).for_each(|_| world.wake());
        world
    }

    /// A node wakes the table from what is stored.
    pub(crate) fn wake(&mut self) {
        let node = self.fresh();
        self.nodes.push(node);
    }

    fn fresh(&self) -> Node {
        let game = testkit::toys::lookup(&self.plan.header.game).unwrap();
        let (plan, chairs) = (self.plan.clone(), self.chairs.clone());
        let mut standing = Standing::new("t", game, plan, chairs, self.seed);
        standing.holders.clone_from(&self.holders);
        standing.read(&self.log).unwrap();
        let settings = Settings {
            bot_pause: 10,
            away: 1_000,
            opened: 0,
            grace: 0,
            levels: vec!["random".to_owned()],
            lesson: Vec::new(),
        };
        Node {
            table: Table::new(standing, settings),
            inbox: [Input::Awake, Input::Intents(self.intents.clone())].into(),
        }
    }

    /// A node dies with all it had not stored, and wakes again; who looked there
    /// comes back.
    pub(crate) fn crash(&mut self, node: usize) {
        self.nodes[node] = self.fresh();
        for socket in 0..self.screens.len() {
            if self.screens[socket].node == node {
                self.enter(socket);
            }
        }
    }

    /// A number below `n`.
    pub(crate) fn any(&mut self, n: usize) -> usize {
        self.luck.below("world", n as u32) as usize
    }

    pub(crate) fn sit(&mut self, node: usize, who: usize) {
        let join = Input::Join { ticket: who as u64, person: person(who), seat: None };
        self.nodes[node].inbox.push_back(join);
    }

    /// Somebody looks, from another connection.
    pub(crate) fn look(&mut self, node: usize, who: usize) -> usize {
        self.screens.push(Screen { node, person: who, ..Screen::default() });
        self.enter(self.screens.len() - 1);
        self.screens.len() - 1
    }

    fn enter(&mut self, socket: usize) {
        let screen = &self.screens[socket];
        let visitor =
            Visitor { socket: socket as u64, person: person(screen.person), blocked: Vec::new() };
        let after = screen.steps.last().copied();
        let enter = Input::Enter { visitor, after, talk: Vec::new(), next: None, looked: None };
        self.nodes[screen.node].inbox.push_back(enter);
    }

    pub(crate) fn request(&mut self, socket: usize, request: Request) -> u32 {
        self.requests += 1;
        let id = self.requests;
        let node = self.screens[socket].node;
        let input = Input::Request { socket: socket as u64, id, request };
        self.nodes[node].inbox.push_back(input);
        id
    }

    /// Somebody does something that is listed on the screen, if anything is.
    pub(crate) fn act(&mut self, socket: usize) -> Option<u32> {
        let state = self.screens[socket].state.as_ref()?;
        let after = state.n;
        let listed: Vec<String> =
            state.choices.iter().flat_map(|it| &it.listed).map(|it| it.text.clone()).collect();
        let action = listed.get(self.any(listed.len().max(1)))?.clone();
        Some(self.request(socket, Request::Act { after, action }))
    }

    /// Somebody prepares something that was listed on the screen.
    pub(crate) fn prepare(&mut self, socket: usize) {
        let Some(state) = self.screens[socket].state.clone() else { return };
        let listed: Vec<_> = state.choices.iter().flat_map(|it| &it.listed).collect();
        let Some(action) = listed.get(self.any(listed.len().max(1))) else { return };
        let prompt = (self.any(2) == 0).then(|| state.prompt.clone());
        // Two who always answer play on for longer than screens are told of at once.
        let may = self.screens[socket].person == 0;
        let always = may && prompt.is_some() && self.any(3) == 0;
        let intent =
            Intent { action: action.text.clone(), prompt, picks: None, like: None, always };
        let id = self.request(socket, Request::Prepare { intent });
        self.preparing.push(id);
    }

    /// A node hears the next thing it has to be told. False if there is none.
    pub(crate) fn step(&mut self, node: usize) -> bool {
        self.now += 1;
        let Some(input) = self.nodes[node].inbox.pop_front() else { return false };
        let outputs = self.nodes[node].table.hear(input, self.now);
        outputs.into_iter().for_each(|output| self.perform(node, output));
        true
    }

    /// Everything that is to be told is told.
    pub(crate) fn rest(&mut self) {
        while (0..self.nodes.len()).filter(|node| self.step(*node)).count() > 0 {}
    }

    /// Everything that is to be told is told, and it is time for everything.
    pub(crate) fn settle(&mut self) {
        for _ in 0..100_000 {
            self.rest();
            let due = self.nodes.iter().filter_map(|node| node.table.due()).min();
            let Some(due) = due else { return };
            self.now = self.now.max(due);
            self.nodes.iter_mut().for_each(|node| node.inbox.push_back(Input::Tick));
        }
        panic!("the world does not come to rest");
    }

    fn perform(&mut self, node: usize, output: Output) {
        let answer = match output {
            Output::Send { to, message } => {
                for socket in to {
                    self.hear(socket as usize, &message);
                }
                return;
            }
            Output::Store { first, lines, .. } => Input::Stored(self.store(node, first, lines)),
            Output::Read { after } => {
                Input::Read(Ok(Lines { after, lines: self.log[after as usize..].to_vec() }))
            }
            Output::Claim { seat, identity } => {
                let holder = &mut self.holders[seat.index()];
                let who = (0..).map(person).find(|person| person.id == identity).unwrap();
                let won = holder.get_or_insert(who).id == identity;
                self.tell_others(node, |world| Input::Holders(world.holders.clone()));
                Input::Claimed(Ok(won))
            }
            Output::Intend { new, gone } => {
                let same = |kept: &Kept| {
                    new.as_ref().is_some_and(|it| (it.seat, it.id) == (kept.seat, kept.id))
                };
                let free = !self.intents.iter().any(same);
                if free {
                    self.intents.retain(|kept| !gone.contains(&(kept.seat, kept.id)));
                    self.intents.extend(new.clone());
                    self.prepared.extend(new);
                    self.tell_others(node, |world| Input::Intents(world.intents.clone()));
                }
                Input::Intended(Ok(free))
            }
            Output::ReadIntents => Input::Intents(self.intents.clone()),
            Output::ReadSeen { .. } => Input::Seen(Ok(None)),
            Output::Unclaim { seat, .. } => {
                let held = self.holders[seat.index()].take().is_some();
                self.tell_others(node, |world| Input::Holders(world.holders.clone()));
                Input::Unclaimed(Ok(held))
            }
            Output::ReadHolders => Input::Holders(self.holders.clone()),
            Output::Joined { seat, .. } => {
                seat.unwrap();
                return;
            }
            Output::Think(thinking) => {
                let listed = thinking.state.choices(thinking.seat).listed;
                let at = self.any(listed.len().max(1));
                let action = listed.into_iter().nth(at).map(|offered| offered.text);
                let silent = || NoAnswer { reason: "silent", detail: String::new() };
                let action = action.ok_or_else(silent);
                Input::Thought { ticket: thinking.ticket, action }
            }
            Output::Hint { socket, id, seat, .. } => {
                Input::Hint { socket, id, seat, advice: Vec::new() }
            }
            Output::Dismiss { .. }
            | Output::Say { .. }
            | Output::Recall
            | Output::Ask { .. }
            | Output::Plan { .. }
            | Output::Looked { .. }
            | Output::Older { .. } => return,
            Output::Complain(why) => {
                assert!(self.faults > 0, "{why}");
                return;
            }
        };
        // The store answers before anything that was not asked of it.
        self.nodes[node].inbox.push_front(answer);
    }

    fn store(&mut self, node: usize, first: u64, lines: Vec<String>) -> Result<(), Unstored> {
        let lost = self.faults > 0 && self.any(self.faults as usize) == 0;
        let written = !lost || self.any(2) == 0;
        if written && !lines.is_empty() {
            if first != self.log.len() as u64 + 1 {
                return Err(Unstored::Conflict);
            }
            let new = Lines { after: first - 1, lines };
            self.log.extend(new.lines.iter().cloned());
            self.tell_others(node, |_| Input::Log(new.clone()));
        }
        if lost { Err(Unstored::Unsure(Refusal::internal())) } else { Ok(()) }
    }

    fn tell_others(&mut self, node: usize, what: impl Fn(&World) -> Input) {
        for other in (0..self.nodes.len()).filter(|other| *other != node) {
            let input = what(self);
            self.nodes[other].inbox.push_back(input);
        }
    }

    fn hear(&mut self, socket: usize, message: &Message) {
        let screen = &mut self.screens[socket];
        let mut told = |n: u32| {
            let next = screen.steps.last().map_or(n, |last| last + 1);
            assert_eq!(n, next, "each step once and in order");
            screen.steps.push(n);
        };
        match message {
            Message::Log(log) => log.steps.iter().for_each(|step| told(step.n)),
            Message::State(state) => {
                state.step.iter().for_each(|step| told(step.n));
                assert_eq!(screen.steps.last(), Some(&state.n), "a state follows its step");
                screen.state = Some(state.clone());
            }
            Message::Ack { id, .. } if self.preparing.contains(id) => {}
            Message::Ack { id, n } => {
                assert!(screen.steps.contains(n), "what is acknowledged has been shown");
                screen.acks.push((*id, *n));
            }
            Message::Refused { clause, .. } => screen.refusals.push(clause.clone()),
            _ => {}
        }
    }

    /// The record so far, replayed.
    pub(crate) fn record(&self) -> Record {
        Record::parse(self.log.join("\n") + "\n").unwrap()
    }
}
