//! The task that owns a table: tells it what happens, and does what it wants
//! done. It decides nothing.

mod counted;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::Append;
use table::{
    Chat, Input, Kept, Log, Message, Output, Refusal, Settings, Standing, Summary, Table, Unstored,
    Visitor,
};
use tabletop::{Illegal, Seat};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::registry::Heard;
use super::results::result;
use super::thoughts::Thoughts;
use super::{Command, load, text};
use crate::house::{House, stopped};
use crate::http::Problem;
use crate::identity::Person;
use crate::socket::Outbox;
use crate::wire::FromHouse;
use crate::{clock, lesson};

/// How many lines of talk a newcomer is shown.
const TALK: u32 = 50;

type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A live table, and the way to everybody it speaks with.
pub(super) struct Shell {
    house: Arc<House>,
    /// Away while a deed is computed elsewhere, and at no other time.
    table: Option<Table>,
    /// Deeds of this game take their time: they are computed beside this task.
    heavy: bool,
    out: HashMap<u64, (String, Outbox)>,
    thoughts: Thoughts,
    /// Questions that are being answered, by the connection of who asked; given
    /// up when it goes.
    asking: HashMap<u64, JoinSet<()>>,
    /// Those who wait to hear whether they sit, or have stood up.
    joining: HashMap<u64, Answer<Seat>>,
    tickets: u64,
    /// The changes of seats that were looked into.
    changes: u64,
    /// And of what is prepared.
    intents: u64,
    /// What listings were last told.
    shown: Option<(store::Status, String)>,
}

impl Shell {
    pub(super) fn new(house: Arc<House>, standing: Standing) -> Option<Self> {
        metrics::gauge!("microcosm_tables").increment(1);
        let entry = catalog::find(standing.game.id())?;
        let at = standing.plan.chapter;
        let chapter = at.and_then(|at| lesson::chapter(standing.game.id(), at));
        let moves = chapter.into_iter().flat_map(|chapter| chapter.bot_moves().map(str::to_owned));
        let settings = Settings {
            bot_pause: milliseconds(house.config.bot_pause),
            away: milliseconds(house.config.away),
            opened: house.opened,
            grace: milliseconds(house.config.grace),
            levels: house.pool.levels(entry),
            lesson: moves.collect(),
        };
        Some(Shell {
            thoughts: Thoughts::new(house.clone(), entry),
            table: Some(Table::new(standing, settings)),
            heavy: entry.workloads.is_some(),
            out: HashMap::new(),
            asking: HashMap::new(),
            joining: HashMap::new(),
            tickets: 0,
            changes: 0,
            intents: 0,
            shown: None,
            house,
        })
    }

    fn table(&self) -> &Table {
        // It comes back before anything else is done, or the task ends.
        self.table.as_ref().unwrap_or_else(|| unreachable!("the table is away"))
    }

    fn id(&self) -> &str {
        &self.table().standing().id
    }

    /// Serves the table until nobody is there.
    pub(super) async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Command>,
        mut ears: watch::Receiver<Heard>,
    ) {
        let mut stopping = self.house.stopping.subscribe();
        let ready = self.wake().await;
        let mut quiet = Instant::now();
        loop {
            let deadline = quiet + self.house.config.idle;
            let due = self.table().due();
            let late = due.map_or(deadline, |due| {
                Instant::now() + Duration::from_millis(due.saturating_sub(clock::now()))
            });
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(Command::Ready { answer }) => {
                        let trouble = self.table().trouble().cloned().map(Problem::from);
                        drop(answer.send(ready.clone().and(trouble.map_or(Ok(()), Err))));
                    }
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                Some(input) = self.thoughts.next() => self.tell(input).await,
                Ok(()) = ears.changed() => {
                    let heard = *ears.borrow_and_update();
                    if heard.closed {
                        self.close();
                        break;
                    }
                    if let Err(problem) = self.look(heard).await {
                        tracing::warn!(table = self.id(), why = %problem.why, "cannot catch up");
                    }
                    continue;
                }
                () = sleep_until(deadline.into()), if self.table().is_idle() => {
                    if self.house.tables.retire(self.id(), &inbox) {
                        break;
                    }
                }
                () = sleep_until(late.into()), if due.is_some() => self.tell(Input::Tick).await,
                () = stopped(&mut stopping) => break,
            }
            quiet = Instant::now();
        }
    }

    /// Nobody plays here any more: who looks or waits is told.
    fn close(&mut self) {
        let Problem { why, .. } = Problem::closed();
        let table = Some(self.id().to_owned());
        let closed = text(&FromHouse::Error { why, fatal: true, table });
        self.out.values().for_each(|(_, out)| out.send(closed.clone()));
        // Somebody who no longer waits need not be told.
        self.joining.drain().for_each(|(_, answer)| drop(answer.send(Err(Problem::closed()))));
    }

    /// Only what is said from now on is news; what was done since the log was
    /// read is told.
    async fn wake(&mut self) -> Result<(), Problem> {
        let said = self.house.store.chat(self.id(), 0, 1).await?;
        self.tell(Input::Talk(self.chats(said))).await;
        self.tell(Input::Awake).await;
        // Whoever sat down elsewhere before this table could be told of it.
        let holders = self.holders().await?;
        if holders != self.table().standing().holders {
            self.tell(Input::Holders(holders)).await;
        }
        self.read_log().await?;
        self.read_intents().await
    }

    async fn obey(&mut self, command: Command) {
        let input = match command {
            Command::Enter { socket, person, out, after, chat } => {
                self.out.insert(socket, (person.id.clone(), out));
                self.enter(socket, person, after, chat).await
            }
            Command::Leave { socket } => {
                self.out.remove(&socket);
                self.asking.remove(&socket);
                Input::Leave { socket }
            }
            Command::Request { socket, id, request } => {
                if let Err(Problem { why, .. }) = self.within_limits(socket, &request) {
                    return self.send(&[socket], &Message::Refused { id, clause: None, why });
                }
                Input::Request { socket, id, request }
            }
            Command::Join { person, seat, answer } => {
                self.tickets += 1;
                self.joining.insert(self.tickets, answer);
                Input::Join { ticket: self.tickets, person: person.into(), seat }
            }
            Command::StandUp { person, answer } => {
                self.tickets += 1;
                self.joining.insert(self.tickets, answer);
                Input::StandUp { ticket: self.tickets, person: person.into() }
            }
            Command::Remove { person, seat, answer } => {
                self.tickets += 1;
                self.joining.insert(self.tickets, answer);
                Input::Remove { ticket: self.tickets, person: person.into(), seat }
            }
            Command::Fill { person, level, answer } => {
                self.tickets += 1;
                self.joining.insert(self.tickets, answer);
                Input::Fill { ticket: self.tickets, person: person.into(), level }
            }
            Command::Forfeit { seat } => Input::Forfeit { seat },
            Command::Opening { seat, action } => Input::Opening { seat, action },
            Command::Rematch { next } => Input::Rematch { next },
            Command::Overdue => Input::Overdue,
            Command::Ready { .. } => return,
        };
        self.tell(input).await;
    }

    async fn enter(
        &mut self,
        socket: u64,
        person: Person,
        after: Option<u32>,
        chat: Option<u32>,
    ) -> Input {
        // Without an account nobody blocks anybody.
        let ties = match person.account {
            true => self.house.store.ties(&person.id).await.unwrap_or_default(),
            false => Vec::new(),
        };
        let blocked = ties.into_iter().filter(|it| it.tie == store::Tie::Blocked);
        let blocked = blocked.map(|it| it.identity).collect();
        let visitor = Visitor { socket, person: person.into(), blocked };
        // A page that comes back has its talk; it says how much of it, if it knows. Where some
        // hear some of it later, there may be more before that.
        let over = self.table().standing().is_over();
        let parted = over || self.table().standing().plan.delay.is_some();
        let since = chat.map(u64::from).or(after.is_none().then_some(0));
        let since = since.map(|since| if parted { 0 } else { since });
        let talk = match since {
            Some(since) => self.house.store.chat(self.id(), since, TALK).await.unwrap_or_default(),
            None => Vec::new(),
        };
        let next = match over {
            true => super::make::rematch_of(&self.house, self.id()).await,
            false => None,
        };
        // A page that comes back knows what it has seen.
        let looked = match after {
            None => self.house.store.looked(self.id(), &visitor.person.id).await,
            Some(_) => Ok(None),
        };
        let looked = looked.unwrap_or_default().and_then(|n| u32::try_from(n).ok());
        Input::Enter { visitor, after, talk: self.chats(talk), next, looked }
    }

    /// Tells the table something, and does what it wants done about it.
    // Bots may be moved between threads but not shared: what awaits has `&mut self`.
    async fn tell(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for output in self.hear(input).await {
                self.perform(output, &mut inputs).await;
            }
        }
        let over = self.table().standing().play().and_then(record::Play::outcome);
        if let Some(outcome) = over {
            self.thoughts.over(&outcome);
        }
    }

    /// What the table wants done about something. Where a deed takes its time
    /// the table goes along to a thread for deeds: nobody else's move waits.
    async fn hear(&mut self, input: Input) -> Vec<Output> {
        let Some(mut table) = self.table.take() else { return Vec::new() };
        let now = clock::now();
        if !(self.heavy && input.may_be_a_deed()) {
            let outputs = table.hear(input, now);
            self.table = Some(table);
            return outputs;
        }
        let heard = self.house.work.run_deed(move || {
            let outputs = table.hear(input, now);
            (table, outputs)
        });
        let (table, outputs) = heard.await;
        self.table = Some(table);
        outputs
    }

    /// Does one thing; what is to be told about it at once goes to `inputs`.
    async fn perform(&mut self, output: Output, inputs: &mut VecDeque<Input>) {
        match output {
            Output::Send { to, message } => self.send(&to, &message),
            Output::Store { first, lines, summary, at } => {
                inputs.push_back(Input::Stored(self.append(first, lines, summary, at).await));
            }
            Output::Read { after } => {
                let read = load::log(&*self.house.store, self.id(), after).await;
                inputs.push_back(Input::Read(read.map_err(|_| Refusal::internal())));
            }
            Output::Claim { seat, identity } => {
                let claim = self.house.store.claim(self.id(), seat.0.into(), &identity).await;
                let won = claim.map(|claim| matches!(claim, store::Claim::Yours));
                inputs.push_back(Input::Claimed(won.map_err(|error| {
                    tracing::error!(table = self.id(), %error, "a seat could not be taken");
                    Refusal::internal()
                })));
            }
            Output::Unclaim { seat, identity } => {
                let given = self.house.store.unclaim(self.id(), seat.0.into(), &identity).await;
                inputs.push_back(Input::Unclaimed(given.map_err(|error| {
                    tracing::error!(table = self.id(), %error, "a seat could not be given back");
                    Refusal::internal()
                })));
            }
            Output::ReadSeen { identity } => {
                let sessions = self.house.store.sessions(&identity).await;
                let last = |found: Vec<store::Session>| found.iter().map(|it| it.seen).max();
                let seen = sessions.map(|found| last(found).and_then(|at| u64::try_from(at).ok()));
                inputs.push_back(Input::Seen(seen.map_err(|error| {
                    tracing::error!(table = self.id(), %error, "who was seen is unknown");
                    Refusal::internal()
                })));
            }
            Output::Intend { new, gone } => {
                inputs.push_back(Input::Intended(self.intend(new, gone).await));
            }
            Output::ReadIntents => match load::intents(&*self.house.store, self.id()).await {
                Ok(intents) => inputs.push_back(Input::Intents(intents)),
                Err(problem) => {
                    tracing::warn!(table = self.id(), why = %problem.why, "what is prepared is unknown");
                }
            },
            Output::ReadHolders => match self.holders().await {
                Ok(holders) => inputs.push_back(Input::Holders(holders)),
                Err(problem) => {
                    tracing::warn!(table = self.id(), why = %problem.why, "who sits is unknown");
                }
            },
            Output::Joined { ticket, seat } => {
                if let Some(answer) = self.joining.remove(&ticket) {
                    // Somebody who no longer waits has sat down all the same.
                    drop(answer.send(seat.map_err(Problem::from)));
                }
            }
            Output::Say { socket, id, from, by, watching, text } => {
                let (table, at) = (self.id().to_owned(), clock::stored(clock::now()));
                let line = store::NewChat { table, at, from, by, watching, text };
                let done = self.say(line).await;
                inputs.push_back(Input::Talk(self.new_talk().await));
                inputs.push_back(Input::Said { socket, id, done });
            }
            Output::Recall => {
                let said = self.house.store.chat(self.id(), 0, TALK).await;
                inputs.push_back(Input::Recalled(self.chats(said.unwrap_or_default())));
            }
            Output::Think(thinking) => self.thoughts.think(thinking),
            Output::Dismiss { ticket } => self.thoughts.dismiss(ticket),
            Output::Hint { socket, id, seat, luck, state } => {
                self.thoughts.hint(socket, id, seat, luck, state);
            }
            Output::Ask { socket, id, who, question, state } => {
                self.find(socket, id, move || match state.answer(who, &question) {
                    Ok(answer) => Message::Answer { id, answer },
                    Err(Illegal { clause, why }) => {
                        Message::Refused { id, clause: Some(clause.to_owned()), why }
                    }
                });
            }
            Output::Older { socket, id, older } => {
                let table = self.id().to_owned();
                self.find(socket, id, move || match older.steps() {
                    Ok(steps) => Message::Log(Log { table, steps }),
                    Err(error) => {
                        tracing::error!(table, %error, "the log cannot be replayed");
                        Message::Refused { id, clause: None, why: Refusal::internal().why }
                    }
                });
            }
            Output::Looked { identity, n } => {
                // Else what one has seen is told of once more.
                if let Err(error) = self.house.store.look(self.id(), &identity, n.into()).await {
                    tracing::warn!(table = self.id(), %error, "what somebody has seen is lost");
                }
            }
            Output::Plan { socket, id, planning } => {
                self.find(socket, id, move || match planning.find(id) {
                    Ok(planned) => Message::Plan(Box::new(planned)),
                    Err(Refusal { clause, why, .. }) => {
                        Message::Refused { id, clause: clause.map(str::to_owned), why }
                    }
                });
            }
            Output::Complain(why) => {
                metrics::counter!("microcosm_complaints_total").increment(1);
                tracing::warn!(table = self.id(), why);
            }
        }
    }

    /// Finds an answer beside this task, and sends it unless who asked has gone.
    fn find(&mut self, socket: u64, id: u32, answer: impl FnOnce() -> Message + Send + 'static) {
        let Some((person, out)) = self.out.get(&socket).cloned() else { return };
        let house = self.house.clone();
        let asking = self.asking.entry(socket).or_default();
        while asking.try_join_next().is_some() {}
        asking.spawn(async move {
            let message = match house.work.run(&person, answer).await {
                Ok(message) => message,
                Err(Problem { why, .. }) => Message::Refused { id, clause: None, why },
            };
            out.send(text(&message));
        });
    }

    fn send(&self, to: &[u64], message: &Message) {
        if matches!(message, Message::Refused { .. }) {
            metrics::counter!("microcosm_refused_total").increment(1);
        }
        let message = text(message);
        for (_, out) in to.iter().filter_map(|socket| self.out.get(socket)) {
            out.send(message.clone());
        }
    }

    async fn append(
        &mut self,
        first: u64,
        lines: Vec<String>,
        summary: Option<Summary>,
        at: u64,
    ) -> Result<(), Unstored> {
        let entries = lines.len() as u64;
        let over = summary.as_ref().is_some_and(|it| it.status == table::Status::Over);
        let result = summary.as_ref().and_then(|it| result(self.table().standing(), it, at));
        let stored = summary.as_ref().map(|summary| stored(summary, at));
        // What is only written again is no news.
        let shown = stored.as_ref().map(|it| (it.status, it.text.clone()));
        let news = summary.filter(|_| shown != self.shown);
        let table = self.id().to_owned();
        let append = Append { table, first, lines, summary: stored, result };
        let started = Instant::now();
        match self.house.store.append(append).await {
            Ok(()) => {
                metrics::histogram!("microcosm_append_seconds").record(started.elapsed());
                metrics::counter!("microcosm_entries_total").increment(entries);
                if first == 1 && entries > 0 {
                    metrics::counter!("microcosm_games_total").increment(1);
                }
                if let Some(summary) = news {
                    self.shown = shown;
                    self.house.news.tell(self.table().standing().people());
                    self.tell_absent(&summary);
                }
                if let Some(id) = self.table().standing().plan.tournament.as_ref().filter(|_| over)
                {
                    self.house.tournaments.nudge(id);
                }
                Ok(())
            }
            Err(store::Error::Conflict { .. }) => Err(Unstored::Conflict),
            Err(error) => {
                tracing::error!(table = self.id(), %error, "something was not stored for sure");
                Err(Unstored::Unsure(Refusal::internal()))
            }
        }
    }

    /// Who is waited for and does not look is told elsewhere.
    fn tell_absent(&self, summary: &Summary) {
        if summary.status == table::Status::Running {
            let here: Vec<&str> = self.out.values().map(|(person, _)| person.as_str()).collect();
            let game = self.table().standing().game.id();
            self.house.notices.hear(self.id(), game, &summary.listing, &here);
        }
    }

    async fn say(&mut self, line: store::NewChat) -> Result<u32, Refusal> {
        let said = self.house.store.say(line).await;
        said.map(|n| u32::try_from(n).unwrap_or(u32::MAX)).map_err(|error| {
            tracing::error!(table = self.id(), %error, "talk was not stored");
            Refusal::internal()
        })
    }

    async fn intend(&mut self, new: Option<Kept>, gone: Vec<(Seat, u32)>) -> Result<bool, Refusal> {
        let new = new.map(|kept| store::Intent {
            seat: kept.seat.0.into(),
            n: kept.id,
            // Plain data cannot fail to be written.
            text: serde_json::to_string(&kept).unwrap_or_default(),
        });
        let gone = gone.into_iter().map(|(seat, n)| (seat.0.into(), n)).collect();
        let intend = store::Intend { table: self.id().to_owned(), new, gone };
        self.house.store.intend(intend).await.map_err(|error| {
            tracing::error!(table = self.id(), %error, "what was prepared was not stored");
            Refusal::internal()
        })
    }

    async fn read_intents(&mut self) -> Result<(), Problem> {
        let intents = load::intents(&*self.house.store, self.id()).await?;
        self.tell(Input::Intents(intents)).await;
        Ok(())
    }

    /// Looks into what the store said.
    async fn look(&mut self, heard: Heard) -> Result<(), Problem> {
        let changed = heard.changes > self.changes;
        self.changes = heard.changes;
        if changed {
            let holders = self.holders().await?;
            self.tell(Input::Holders(holders)).await;
        }
        if changed || heard.intents > self.intents {
            self.intents = heard.intents;
            self.read_intents().await?;
        }
        if changed || heard.entries > self.table().standing().lines() {
            self.read_log().await?;
        }
        if changed || heard.chat > self.table().talk().into() {
            let new = self.new_talk().await;
            self.tell(Input::Talk(new)).await;
        }
        Ok(())
    }

    /// Reads what has grown elsewhere.
    async fn read_log(&mut self) -> Result<(), Problem> {
        let known = self.table().standing().lines();
        let new = load::log(&*self.house.store, self.id(), known).await?;
        if !new.lines.is_empty() {
            self.tell(Input::Log(new)).await;
        }
        Ok(())
    }

    async fn holders(&mut self) -> Result<Vec<Option<table::Holder>>, Problem> {
        load::holders(&*self.house.store, self.id(), self.table().standing().chairs.len()).await
    }

    async fn new_talk(&mut self) -> Vec<Chat> {
        let lines = self.house.store.chat(self.id(), self.table().talk().into(), TALK).await;
        self.chats(lines.unwrap_or_default())
    }

    fn chats(&self, lines: Vec<store::Chat>) -> Vec<Chat> {
        let line = |line: store::Chat| Chat {
            table: self.id().to_owned(),
            n: u32::try_from(line.n).unwrap_or(u32::MAX),
            from: line.from,
            text: line.text,
            at: u64::try_from(line.at).unwrap_or(0),
            watching: line.watching,
            by: line.by,
        };
        lines.into_iter().map(line).collect()
    }
}

/// What the store keeps for listings.
pub(super) fn stored(summary: &Summary, at: u64) -> store::Summary {
    let status = match summary.status {
        table::Status::Open => store::Status::Open,
        table::Status::Running => store::Status::Running,
        table::Status::Over => store::Status::Over,
    };
    // Plain data cannot fail to be written.
    let text = serde_json::to_string(&summary.listing).unwrap_or_default();
    let due = summary.due.map(clock::stored);
    store::Summary { status, text, listed: summary.listed, due, updated: clock::stored(at) }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Those who look at a table that broke must not wait for ever: they are sent
/// away, come back, and wake it from its log.
impl Drop for Shell {
    fn drop(&mut self) {
        metrics::gauge!("microcosm_tables").decrement(1);
        if std::thread::panicking() {
            self.out.values().for_each(|(_, out)| out.hang_up());
        }
    }
}
