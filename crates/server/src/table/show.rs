//! What a viewer is shown. Hiding is the rules' affair; this asks them with the
//! right viewer, and never sends another's action in notation while the game
//! runs.

use record::{Deed, Entry, Mode, Play};
use tabletop::{Happened, Prompt, Said, Seat, Viewer, house};

use super::Room;
use super::room::seat;
use crate::ids;
use crate::seats::level;
use crate::wire::{self, Clock, FromServer, SeatInfo, SeatKind, State, TableInfo, Undo};

/// A deed in notation.
pub(crate) fn deed_text(deed: &Deed) -> String {
    match deed {
        Deed::Start => "start".to_owned(),
        Deed::Act(action) => action.clone(),
        Deed::Undo(to) => format!("undo {to}"),
        Deed::Resign => "resign".to_owned(),
        Deed::Handover(label) => format!("handover {label}"),
    }
}

/// What is to be said of a deed beyond what the game says.
pub(crate) fn deed_words(entry: &Entry) -> Option<Said> {
    let seat = entry.seat?;
    match &entry.deed {
        Deed::Undo(_) => Some(Said::new("table-event-undo").with("seat", seat)),
        Deed::Handover(label) => Some(match level(label) {
            Some(_) => Said::new("table-event-takeover").with("name", ids::bot(seat.index())),
            None => Said::new("table-event-return").with("name", label.as_str()),
        }),
        Deed::Start | Deed::Act(_) | Deed::Resign => None,
    }
}

/// Who sat where, by the labels of a record.
pub(crate) fn seats_of_labels(labels: &[String]) -> Vec<SeatInfo> {
    let info = |(at, label): (usize, &String)| match level(label) {
        Some(level) => SeatInfo {
            kind: SeatKind::Bot,
            name: ids::bot(at).to_owned(),
            you: false,
            level: Some(level.to_owned()),
        },
        None => SeatInfo { kind: SeatKind::Person, name: label.clone(), you: false, level: None },
    };
    labels.iter().enumerate().map(info).collect()
}

impl Room {
    /// The table without its state, for somebody.
    pub(super) fn show_table(&self, identity: &str) -> FromServer {
        FromServer::Table(TableInfo {
            id: self.id.clone(),
            game: self.entry.game.id().to_owned(),
            rules: self.plan.header.rules,
            options: self.plan.options.0.clone(),
            seats: self.seats(identity),
            commitment: self.plan.header.commitment.to_string(),
            you: self.seat_of(identity),
            n: self.last(),
            tutorial: self.plan.tutorial,
        })
    }

    /// An entry and what happened, for a viewer.
    pub(super) fn show_entry(
        &self,
        entry: &Entry,
        happened: &dyn Happened,
        who: Viewer,
    ) -> FromServer {
        let own = matches!(who, Viewer::Seat(seat) if entry.seat == Some(seat));
        let text = match &entry.deed {
            Deed::Act(_) if !own && !self.is_over() => String::new(),
            deed => deed_text(deed),
        };
        let (events, mut says): (Vec<_>, Vec<_>) =
            happened.seen_by(who).into_iter().map(|seen| (seen.event, seen.said)).unzip();
        says.extend(deed_words(entry));
        FromServer::Entry(wire::Entry {
            table: self.id.clone(),
            n: entry.n,
            seat: entry.seat,
            text,
            events,
            says,
            at: entry.at.unwrap_or(0),
        })
    }

    /// The entries after `after` for each of these viewers, replayed from the
    /// log.
    pub(super) fn show_since(
        &self,
        after: Option<u32>,
        viewers: &[Viewer],
    ) -> Vec<(Viewer, Vec<FromServer>)> {
        let mut shown: Vec<_> = viewers.iter().map(|viewer| (*viewer, Vec::new())).collect();
        let Some(play) = &self.play else { return shown };
        if after >= self.last() {
            return shown;
        }
        let replayed =
            play.record().replay(self.entry.game, Mode::Tolerant, None, |course, what| {
                let Some(entry) = course.entries().last() else { return };
                if after.is_none_or(|after| entry.n > after) {
                    for (viewer, messages) in &mut shown {
                        messages.push(self.show_entry(entry, what, *viewer));
                    }
                }
            });
        if let Err(error) = replayed {
            // The log was played when the table woke: it replays.
            tracing::error!(table = self.id, %error, "the log does not replay");
        }
        shown
    }

    /// The state for a viewer; none before the game has started.
    pub(super) fn show_state(&self, who: Viewer) -> Option<FromServer> {
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
        Some(FromServer::State(Box::new(State {
            table: self.id.clone(),
            n: self.last().unwrap_or(0),
            view: state.view(who),
            asked,
            prompt: prompt.say,
            clause: prompt.clause.to_owned(),
            choices: own.map(|seat| state.choices(seat)),
            undo: undo(play, who),
            seed: end.as_ref().map(|end| hex::encode(end.seed.0)),
            outcome: end.map(|end| end.outcome),
            clock: clock(play),
        })))
    }
}

fn undo(play: &Play, who: Viewer) -> Undo {
    let why = match who {
        Viewer::Seat(seat) => play.undo_refusal(seat).map(|illegal| illegal.why),
        Viewer::Public | Viewer::Omniscient => Some(Said::new("table-undo-nothing")),
    };
    Undo { ok: why.is_none(), why }
}

/// The time before an entry belongs to who made it.
fn clock(play: &Play) -> Clock {
    let mut used = vec![0; usize::from(play.state().seats())];
    let mut since = play.entries().first().and_then(|entry| entry.at).unwrap_or(0);
    for entry in play.entries() {
        let at = entry.at.unwrap_or(since);
        if let Some(seat) = entry.seat.and_then(|seat| used.get_mut(seat.index())) {
            *seat += at.saturating_sub(since);
        }
        since = at;
    }
    Clock { used, since }
}

/// All seats of a room.
pub(super) fn all_seats(room: &Room) -> impl Iterator<Item = Seat> + use<> {
    (0..room.chairs.len()).map(seat)
}
