//! Who hears what is said. Those who sit speak to everybody; those who watch speak to
//! each other, and those who play hear it when the game is over. Nobody hears whom they
//! have blocked.

use crate::message::{Chat, Message};
use crate::{Table, Visitor};

/// When somebody hears a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Now,
    /// When it is old enough for who watches.
    Later,
    /// When the game is over.
    AtTheEnd,
}

impl Visitor {
    /// Do they want to hear who said it?
    pub(crate) fn hears(&self, line: &Chat) -> bool {
        line.by.as_ref().is_none_or(|by| !self.blocked.contains(by))
    }
}

impl Table {
    fn when(&self, visitor: &Visitor, line: &Chat) -> When {
        let who = self.standing.viewer(&visitor.person.id);
        let sits = self.standing.seat_of(&visitor.person.id).is_some();
        let late = self.late.as_ref().filter(|_| self.is_late(who));
        match (line.watching, sits) {
            (true, true) if !self.standing.is_over() => When::AtTheEnd,
            (false, false) if late.is_some_and(|late| late.shows(line.at) > self.now) => {
                When::Later
            }
            _ => When::Now,
        }
    }

    /// Tells somebody who comes what was said before.
    pub(crate) fn hear_before(&mut self, visitor: &Visitor, lines: Vec<Chat>) {
        for line in lines.into_iter().filter(|line| visitor.hears(line)) {
            match (self.when(visitor, &line), &mut self.late) {
                (When::Now, _) => self.send(vec![visitor.socket], Message::Chat(line)),
                (When::Later, Some(late)) => drop(late.talk.insert(line.n, line)),
                (When::Later, None) | (When::AtTheEnd, _) => {}
            }
        }
    }

    /// Passes on talk that is new.
    pub(crate) fn pass_on(&mut self, lines: Vec<Chat>) {
        for line in lines {
            if line.n <= self.talk {
                continue;
            }
            self.talk = line.n;
            let hears = |it: &&Visitor| it.hears(&line) && self.when(it, &line) == When::Now;
            let to = self.visitors.iter().filter(hears).map(|it| it.socket).collect();
            self.send(to, Message::Chat(line.clone()));
            let later = self.is_late(tabletop::Viewer::Public) && !line.watching;
            if let Some(late) = self.late.as_mut().filter(|_| later) {
                late.talk.insert(line.n, line);
            }
        }
    }

    /// Tells everybody what was said and not told to them while the game ran. They may
    /// know some of it.
    pub(crate) fn recalled(&mut self, lines: &[Chat]) {
        for line in lines {
            let unheard = |it: &&Visitor| {
                let sits = self.standing.seat_of(&it.person.id).is_some();
                it.hears(line) && sits == line.watching && (sits || self.late.is_some())
            };
            let to = self.visitors.iter().filter(unheard).map(|it| it.socket).collect();
            self.send(to, Message::Chat(line.clone()));
        }
    }
}
