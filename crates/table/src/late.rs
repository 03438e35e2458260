//! A table that those who watch see later ([`Plan::delay`]): a second standing is fed
//! what is old enough, and they are told of that alone, also when they ask. Nothing
//! that has happened since may show, not even that something has. Who sits at the table
//! sees it as it is, and so does everybody when the game is over.
//!
//! [`Plan::delay`]: crate::Plan::delay

use std::collections::BTreeMap;

use record::{Deed, Entry, Play};
use tabletop::Viewer;

use crate::message::{Chat, Message};
use crate::time::milliseconds;
use crate::{Output, Refusal, Standing, Table};

/// What those see who watch.
pub(crate) struct Late {
    standing: Box<Standing>,
    /// In milliseconds.
    delay: u64,
    /// What those have said who play, until it is old enough.
    pub(crate) talk: BTreeMap<u32, Chat>,
}

impl Late {
    /// Of a table that is shown later; nothing of it has been seen yet.
    pub(crate) fn of(standing: &Standing) -> Option<Self> {
        let delay = milliseconds(standing.plan.delay?);
        let Standing { id, game, plan, chairs, seed, .. } = standing;
        let late = Standing::new(id, *game, plan.clone(), chairs.clone(), *seed);
        Some(Late { standing: Box::new(late), delay, talk: BTreeMap::new() })
    }

    /// The entries that are not seen yet.
    fn next<'a>(&self, play: &'a Play) -> &'a [Entry] {
        let seen = self.standing.play().map_or(0, |play| play.entries().len());
        play.entries().get(seen..).unwrap_or_default()
    }

    /// When something that happened then is seen.
    pub(crate) fn shows(&self, at: u64) -> u64 {
        at.saturating_add(self.delay)
    }
}

impl Table {
    /// Does a viewer see the table as it was?
    pub(crate) fn is_late(&self, who: Viewer) -> bool {
        let runs = self.standing.play.is_some() && !self.standing.is_over();
        self.late.is_some() && runs && who == Viewer::Public
    }

    /// The table as a viewer sees it, and the time there.
    pub(crate) fn seen_by(&self, who: Viewer) -> (&Standing, u64) {
        match &self.late {
            Some(late) if self.is_late(who) => {
                (&late.standing, self.now.saturating_sub(late.delay))
            }
            _ => (&self.standing, self.now),
        }
    }

    /// The game as a viewer sees it.
    pub(crate) fn play_for(&self, who: Viewer) -> Result<&Play, Refusal> {
        self.seen_by(who).0.play().ok_or_else(Refusal::not_started)
    }

    /// The last entry that a viewer was told of, when those who are told of everything
    /// know the table up to this one.
    pub(crate) fn told_up_to(&self, who: Viewer, known: Option<u32>) -> Option<u32> {
        match &self.late {
            Some(late) if who == Viewer::Public => late.standing.last(),
            _ => known,
        }
    }

    /// Tells those who see the table as it is who sits where.
    pub(crate) fn tell_tables_in_time(&mut self) {
        let late = self.is_late(Viewer::Public);
        self.tell_tables_to(|who| !late || who != Viewer::Public);
    }

    /// Tells those who watch what is old enough by now.
    pub(crate) fn tell_late(&mut self) {
        if !self.is_late(Viewer::Public) {
            return;
        }
        self.seat_late();
        let (Some(late), Some(play)) = (&mut self.late, &self.standing.play) else { return };
        let old = |entry: &&Entry| late.shows(entry.at.unwrap_or(0)) <= self.now;
        let next = late.next(play);
        let next = &next[..next.iter().take_while(old).count()];
        let before = late.standing.last();
        let sits = |entry: &Entry| matches!(entry.deed, Deed::Start | Deed::Handover(_));
        let news = next.iter().any(sits);
        let followed = match next.is_empty() {
            true => Ok(()),
            false => late.standing.trail(play.header(), next),
        };
        if let Err(error) = followed {
            // Nothing more is shown before the end.
            late.delay = u64::MAX;
            self.complain(format!("who watches cannot be shown the table: {error}"));
        }
        if news {
            self.tell_tables_to(|who| who == Viewer::Public);
        }
        let told = self.late.as_ref().is_some_and(|late| late.standing.last() != before);
        let watching = self.viewers().into_iter().find(|(who, _)| *who == Viewer::Public);
        if let Some((who, sockets)) = watching.filter(|_| told) {
            self.tell_viewer(who, sockets, before);
        }
        self.tell_late_talk();
    }

    /// Who sits here is no secret.
    pub(crate) fn seat_late(&mut self) {
        if let Some(late) = &mut self.late {
            late.standing.holders.clone_from(&self.standing.holders);
        }
    }

    /// When somebody who watches is to be told something.
    pub(crate) fn late_due(&self) -> Option<u64> {
        let (late, play) = (self.late.as_ref()?, self.standing.play.as_ref()?);
        let watched = |person: &str| self.is_late(self.standing.viewer(person));
        if !self.visitors.iter().any(|visitor| watched(&visitor.person.id)) {
            return None;
        }
        let step = late.next(play).first().map(|entry| entry.at.unwrap_or(0));
        let said = late.talk.values().next().map(|line| line.at);
        step.into_iter().chain(said).min().map(|at| late.shows(at)).filter(|due| *due < u64::MAX)
    }

    /// When the game is over everybody sees everything, also what was said.
    pub(crate) fn tell_end(&mut self) {
        if !self.standing.is_over() {
            return;
        }
        if let Some(late) = &mut self.late {
            late.talk.clear();
        }
        if !self.visitors.is_empty() {
            self.outputs.push(Output::Recall);
        }
    }

    /// Those who watch hear what those have said who play, when it is old enough.
    fn tell_late_talk(&mut self) {
        let Some(late) = &mut self.late else { return };
        let mut said = Vec::new();
        while let Some(first) = late.talk.first_entry() {
            if first.get().at.saturating_add(late.delay) > self.now {
                break;
            }
            said.push(first.remove());
        }
        for line in said {
            let to =
                self.visitors.iter().filter(|it| self.standing.seat_of(&it.person.id).is_none());
            let to = to.filter(|it| it.hears(&line)).map(|it| it.socket).collect();
            self.send(to, Message::Chat(line));
        }
    }
}
