//! What the doing of a deed draws on and what comes of it: luck in, events out,
//! and what came to light.

use crate::illegal::house;
use crate::rules::Effects;
use crate::{Chance, Illegal, SeatSet};

/// Where luck comes from and where events go, while something is done that is
/// known to be legal.
pub struct Out<'a, E> {
    /// Luck.
    pub chance: &'a mut dyn Chance,
    /// What has happened so far.
    pub events: &'a mut Vec<E>,
    /// Who has learned something hidden, see [`Effects::shown`].
    pub shown: SeatSet,
    fault: Option<&'static str>,
}

impl<'a, E> Out<'a, E> {
    /// Nothing has been done yet.
    #[inline]
    pub fn new(chance: &'a mut dyn Chance, events: &'a mut Vec<E>) -> Self {
        Out { chance, events, shown: SeatSet::NONE, fault: None }
    }

    /// Something has happened.
    #[inline]
    pub fn tell(&mut self, event: E) {
        self.events.push(event);
    }

    /// Something is not as it must be for what was proved: a mistake in the
    /// rules, not of a player. The deed comes to nothing, see [`Out::done`].
    pub fn fault(&mut self, what: &'static str) {
        self.fault.get_or_insert(what);
    }

    /// The thing that must be there; if it is not, that is a fault.
    pub fn must<T>(&mut self, thing: Option<T>, what: &'static str) -> Option<T> {
        if thing.is_none() {
            self.fault(what);
        }
        thing
    }

    /// What was done beyond changing the state.
    ///
    /// # Errors
    /// A fault. The state must not be used any more.
    #[inline]
    pub fn done(self) -> Result<Effects, Illegal> {
        match self.fault {
            None => Ok(Effects { shown: self.shown }),
            Some(what) => Err(house::fault(what)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, Seeded};

    #[test]
    fn what_cannot_be_is_an_error_and_the_first_of_them_is_told() {
        let (mut luck, mut events) = (Seeded::new(Seed::number(1)), Vec::new());
        let mut out = Out::new(&mut luck, &mut events);
        assert_eq!(out.must(Some(1), "one"), Some(1));
        out.tell("event");
        assert_eq!(out.must(None::<u8>, "two"), None);
        out.fault("three");
        let error = out.done().unwrap_err();
        assert_eq!(error.clause, house::NOT_OFFERED);
        assert!(error.to_string().contains("two"), "{error}");
        assert_eq!(events, ["event"]);
        assert_eq!(Out::new(&mut luck, &mut events).done(), Ok(Effects::NONE));
    }
}
