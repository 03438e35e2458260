//! Luck, from one place. Rules ask a [`Chance`]; who answers is the caller's
//! affair: a seed, a script, a record.

use serde::{Deserialize, Serialize};

/// A source of luck inside a game, such as `deck` or `dice`. Sources draw from
/// streams of their own, so that a change to one leaves the others alone.
pub type Stream = &'static str;

/// Where all luck comes from.
pub trait Chance {
    /// A number in `0..n`, all equally likely. `n` is at least 1.
    fn below(&mut self, stream: Stream, n: u32) -> u32;

    /// An index into `weights`, each as likely as its weight. At least one
    /// weight is not 0. A pile whose order nobody knows is drawn from with
    /// this: it need not be shuffled, only counted.
    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32;

    /// Where things came to rest: nothing is drawn, but what is found is
    /// written down like luck. So a record can be played again without
    /// computing it again, and a scenario can say what happened. Who neither
    /// writes down nor reads computes it.
    fn settle(&mut self, _stream: Stream, motion: &mut dyn Motion) -> Vec<u32> {
        motion.settle()
    }
}

/// Something in motion that comes to rest, such as a chip in flight: heavy to
/// compute, and the same every time.
pub trait Motion {
    /// Lets it come to rest and tells how.
    fn settle(&mut self) -> Vec<u32>;

    /// Whether it could have come to rest like this: a record or a scenario
    /// may say anything.
    fn fits(&self, settled: &[u32]) -> bool;
}

/// Brings a slice into random order.
pub fn shuffle<T>(chance: &mut dyn Chance, stream: Stream, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(stream, last as u32 + 1) as usize);
    }
}

/// What luck decided: outcomes of one stream, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck(pub String, pub Vec<u32>);

impl Luck {
    /// What came to rest, as it is written down: how many numbers, then these.
    #[must_use]
    pub fn settled(stream: impl Into<String>, settled: &[u32]) -> Self {
        let count = settled.len() as u32;
        Luck(stream.into(), std::iter::once(count).chain(settled.iter().copied()).collect())
    }
}

/// Passes luck through and writes down every outcome.
pub struct Recording<'a> {
    inner: &'a mut dyn Chance,
    /// The outcomes so far.
    pub luck: Vec<Luck>,
}

impl<'a> Recording<'a> {
    /// Listens to `inner`.
    pub fn new(inner: &'a mut dyn Chance) -> Self {
        Recording { inner, luck: Vec::new() }
    }

    fn note(&mut self, stream: Stream, outcome: u32) -> u32 {
        match self.luck.last_mut() {
            Some(Luck(last, outcomes)) if last == stream => outcomes.push(outcome),
            _ => self.luck.push(Luck(stream.to_owned(), vec![outcome])),
        }
        outcome
    }
}

impl Chance for Recording<'_> {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        let outcome = self.inner.below(stream, n);
        self.note(stream, outcome)
    }

    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32 {
        let outcome = self.inner.pick(stream, weights);
        self.note(stream, outcome)
    }

    fn settle(&mut self, stream: Stream, motion: &mut dyn Motion) -> Vec<u32> {
        let settled = self.inner.settle(stream, motion);
        for outcome in Luck::settled(stream, &settled).1 {
            self.note(stream, outcome);
        }
        settled
    }
}

/// Gives back recorded or scripted outcomes.
///
/// Rules cannot fail on luck, so an outcome that does not fit is replaced by
/// the least that does (a motion is computed), and the first such [`Fault`] is
/// kept for the caller, who must look at it.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    outcomes: std::collections::VecDeque<(String, u32)>,
    fault: Option<Fault>,
}

/// Recorded or scripted luck that does not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The game asked for more.
    #[error("the game asked for luck from '{0}' and none is left")]
    Exhausted(String),
    /// The game asked another stream.
    #[error("the game asked for luck from '{asked}', next is '{next}'")]
    Stream {
        /// What the game asked for.
        asked: String,
        /// What comes next.
        next: String,
    },
    /// No such outcome is possible.
    #[error("outcome {outcome} of '{stream}' is not possible here")]
    Impossible {
        /// The stream.
        stream: String,
        /// The outcome.
        outcome: u32,
    },
    /// Nothing can have come to rest like this.
    #[error("'{0}' cannot have come to rest like this")]
    Unsettled(String),
    /// Some luck was not asked for.
    #[error("{0} outcomes of luck were not used")]
    Unused(usize),
}

impl Replayed {
    /// Will give back these outcomes in order.
    #[must_use]
    pub fn new(luck: &[Luck]) -> Self {
        let mut replayed = Replayed::default();
        replayed.extend(luck);
        replayed
    }

    /// Adds outcomes at the end.
    pub fn extend(&mut self, luck: &[Luck]) {
        for Luck(stream, outcomes) in luck {
            self.outcomes.extend(outcomes.iter().map(|outcome| (stream.clone(), *outcome)));
        }
    }

    /// What did not fit so far, leaving aside what is still unused.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The first thing that did not fit, or that luck was left over.
    ///
    /// # Errors
    /// That fault.
    pub fn finish(self) -> Result<(), Fault> {
        match (self.fault, self.outcomes.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(()),
            (None, left) => Err(Fault::Unused(left)),
        }
    }

    fn next(&mut self, stream: Stream, fits: impl Fn(u32) -> bool, least: u32) -> u32 {
        let fault = match self.outcomes.pop_front() {
            None => Fault::Exhausted(stream.to_owned()),
            Some((next, _)) if next != stream => Fault::Stream { asked: stream.to_owned(), next },
            Some((stream, outcome)) if !fits(outcome) => Fault::Impossible { stream, outcome },
            Some((_, outcome)) => return outcome,
        };
        self.fault.get_or_insert(fault);
        least
    }
}

impl Chance for Replayed {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.next(stream, |outcome| outcome < n, 0)
    }

    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32 {
        let possible = |outcome: u32| weights.get(outcome as usize).is_some_and(|w| *w > 0);
        let least = weights.iter().position(|weight| *weight > 0).unwrap_or(0) as u32;
        self.next(stream, possible, least)
    }

    fn settle(&mut self, stream: Stream, motion: &mut dyn Motion) -> Vec<u32> {
        let left = self.outcomes.len() as u32;
        let count = self.next(stream, |count| count < left, 0);
        let settled: Vec<u32> = (0..count).map(|_| self.next(stream, |_| true, 0)).collect();
        if self.fault.is_none() && !motion.fits(&settled) {
            self.fault = Some(Fault::Unsettled(stream.to_owned()));
        }
        if self.fault.is_some() { motion.settle() } else { settled }
    }
}
