//! What a viewer is shown. Hiding is the rules' affair; this asks them with the
//! right viewer, and never sends another's action in notation while the game
//! runs.

use record::{Deed, Entry, level};
use tabletop::{Happened, Prompt, Said, Seat, Viewer, house};

use crate::chairs::bot_name;
use crate::intents::prepared;
use crate::message::{Log, Message, SeatInfo, SeatKind, State, Step, TableInfo};
use crate::{OUT_OF_TIME, Standing, Table, Visitor};

/// A deed in notation.
#[must_use]
pub fn deed_text(deed: &Deed) -> String {
    match deed {
        Deed::Start => "start".to_owned(),
        Deed::Act(action) => action.clone(),
        Deed::Undo(to) | Deed::Agreed(to) => format!("undo {to}"),
        Deed::Resign => "resign".to_owned(),
        Deed::Handover(label) => format!("handover {label}"),
        Deed::Offer(to) => format!("offer {to}"),
        Deed::Agree => "agree".to_owned(),
        Deed::Decline => "decline".to_owned(),
    }
}

/// What is to be said of a deed beyond what the game says.
#[must_use]
pub fn deed_words(entry: &Entry) -> Option<Said> {
    let seat = entry.seat?;
    if let Some(reason) = &entry.fallback {
        let said = Said::new("table-event-fallback").with("seat", seat);
        return Some(said.with("reason", reason.as_str()));
    }
    let flag = entry.reason.as_deref() == Some(OUT_OF_TIME);
    match &entry.deed {
        Deed::Handover(_) if flag => {
            Some(Said::new("table-event-flag-takeover").with("name", bot_name(seat.index())))
        }
        _ if flag => Some(Said::new("table-event-flag").with("seat", seat)),
        Deed::Undo(_) => Some(Said::new("table-event-undo").with("seat", seat)),
        Deed::Offer(_) => Some(Said::new("table-event-offer").with("seat", seat)),
        Deed::Agree => Some(Said::new("table-event-agree").with("seat", seat)),
        Deed::Agreed(_) => Some(Said::new("table-event-agreed").with("seat", seat)),
        Deed::Decline => Some(Said::new("table-event-decline").with("seat", seat)),
        Deed::Handover(label) => Some(match level(label) {
            Some(_) => Said::new("table-event-takeover").with("name", bot_name(seat.index())),
            None => Said::new("table-event-return").with("name", label.as_str()),
        }),
        Deed::Act(_) if prepared(entry).is_some() => Some(Said::new("table-event-prepared")),
        Deed::Start | Deed::Act(_) | Deed::Resign => None,
    }
}

/// All that is to be said of an entry: what the game says, and the table. Why
/// comes before what: a flag that fell, then what follows from it.
#[must_use]
pub fn all_words(entry: &Entry, mut says: Vec<Said>) -> Vec<Said> {
    let own = deed_words(entry);
    match entry.reason.is_some() && prepared(entry).is_none() {
        true => says.splice(0..0, own).for_each(drop),
        false => says.extend(own),
    }
    says
}

/// Who sat where, by the labels of a record.
#[must_use]
pub fn seats_of_labels(labels: &[String]) -> Vec<SeatInfo> {
    let info = |(at, label): (usize, &String)| match level(label) {
        Some(level) => SeatInfo {
            kind: SeatKind::Bot,
            name: bot_name(at).to_owned(),
            you: false,
            level: Some(level.to_owned()),
            profile: None,
        },
        None => SeatInfo {
            kind: SeatKind::Person,
            name: label.clone(),
            you: false,
            level: None,
            profile: None,
        },
    };
    labels.iter().enumerate().map(info).collect()
}

impl Standing {
    /// The table without its state, for somebody.
    pub(crate) fn show_table(&self, identity: &str, late: bool) -> Message {
        Message::Table(TableInfo {
            id: self.id.clone(),
            game: self.game.id().to_owned(),
            rules: self.plan.header.rules,
            options: self.plan.options.0.clone(),
            seats: self.seats(identity),
            commitment: self.plan.header.commitment.to_string(),
            you: self.seat_of(identity),
            n: self.last(),
            looked: None,
            chapter: self.plan.chapter,
            host: self.host(),
            private: self.plan.private,
            closed: self.is_closed(),
            time: self.plan.time,
            seek: self.plan.seek,
            rated: self.plan.rated,
            tournament: self.plan.tournament.clone(),
            delay: self.plan.delay,
            late,
        })
    }

    /// The last steps after `after`, for a viewer.
    pub(crate) fn steps_since(&self, after: Option<u32>, who: Viewer) -> Vec<Step> {
        let over = self.is_over();
        self.since(after).map(|(entry, what)| step(entry, what, who, over)).collect()
    }

    /// The state for a viewer, with the step that led to it if that is news;
    /// none before the game has started.
    pub(crate) fn show_state(&self, who: Viewer, step: Option<Step>, now: u64) -> Option<Message> {
        let play = self.play.as_ref()?;
        let state = play.state();
        let asked: Vec<Seat> = state.turn().seats().iter().collect();
        let own = match who {
            Viewer::Seat(seat) if asked.contains(&seat) => Some(seat),
            _ => None,
        };
        let prompt = match (own, asked.first()) {
            (Some(own), _) => state.prompt(own),
            (None, Some(other)) => state.waiting(*other),
            (None, None) => Prompt { say: house::over().why, clause: house::OVER },
        };
        let end = play.end();
        Some(Message::State(Box::new(State {
            table: self.id.clone(),
            n: self.last().unwrap_or(0),
            step,
            view: state.view(who),
            asked,
            prompt: prompt.say,
            clause: prompt.clause.to_owned(),
            choices: own.map(|seat| state.choices(seat)),
            undo: self.undo(who),
            offer: self.offer(),
            seed: end.as_ref().map(|end| hex::encode(end.seed.0)),
            outcome: end.map(|end| end.outcome),
            clock: self.clock.show(now),
        })))
    }
}

/// An entry and what happened, for a viewer.
pub(crate) fn step(entry: &Entry, happened: &dyn Happened, who: Viewer, over: bool) -> Step {
    let mine = matches!(who, Viewer::Seat(seat) if entry.seat == Some(seat));
    let text = match &entry.deed {
        Deed::Act(_) if !mine && !over => String::new(),
        deed => deed_text(deed),
    };
    let (events, says): (Vec<_>, Vec<_>) =
        happened.seen_by(who).into_iter().map(|seen| (seen.event, seen.said)).unzip();
    // That it was prepared is for who had prepared it, as long as it is played.
    let says = match prepared(entry).is_some() && !mine && !over {
        true => says,
        false => all_words(entry, says),
    };
    let at = entry.at.unwrap_or(0);
    Step { n: entry.n, seat: entry.seat, text, events, says, at, view: None }
}

impl Table {
    /// The different viewers among the visitors, each with the connections that
    /// see the same.
    pub(crate) fn viewers(&self) -> Vec<(Viewer, Vec<u64>)> {
        let mut viewers: Vec<(Viewer, Vec<u64>)> = Vec::new();
        for visitor in &self.visitors {
            let who = self.standing.viewer(&visitor.person.id);
            match viewers.iter_mut().find(|(known, _)| *known == who) {
                Some((_, sockets)) => sockets.push(visitor.socket),
                None => viewers.push((who, vec![visitor.socket])),
            }
        }
        viewers
    }

    /// Tells everybody who sees the table as it is what was done since an entry, and the
    /// state after it.
    pub(crate) fn tell_since(&mut self, after: Option<u32>) {
        if self.late.is_some() && self.standing.is_over() {
            self.tell_tables_to(|who| who == Viewer::Public);
        }
        for (who, sockets) in self.viewers() {
            if !self.is_late(who) {
                self.tell_viewer(who, sockets, self.told_up_to(who, after));
            }
        }
    }

    /// The same to those who see one thing.
    pub(crate) fn tell_viewer(&mut self, who: Viewer, sockets: Vec<u64>, after: Option<u32>) {
        let (standing, now) = self.seen_by(who);
        let mut steps = standing.steps_since(after, who);
        let last = steps.pop();
        let (table, state) = (standing.id.clone(), standing.show_state(who, last, now));
        if !steps.is_empty() {
            self.send(sockets.clone(), Message::Log(Log { table, steps }));
        }
        if let Some(state) = state {
            self.send(sockets, state);
        }
    }

    /// Tells everybody who sits where.
    pub(crate) fn tell_tables(&mut self) {
        self.tell_tables_to(|_| true);
    }

    /// The same to some of those who look.
    pub(crate) fn tell_tables_to(&mut self, whom: impl Fn(Viewer) -> bool) {
        self.seat_late();
        let of = |visitor: &Visitor| {
            let who = self.standing.viewer(&visitor.person.id);
            whom(who).then(|| (visitor.socket, self.table_for(&visitor.person.id)))
        };
        let told: Vec<_> = self.visitors.iter().filter_map(of).collect();
        told.into_iter().for_each(|(socket, message)| self.send(vec![socket], message));
    }

    /// The table without its state, as somebody sees it now.
    pub(crate) fn table_for(&self, identity: &str) -> Message {
        let who = self.standing.viewer(identity);
        self.seen_by(who).0.show_table(identity, self.is_late(who))
    }
}
