//! Scripted luck that comes before other luck, for tutorials.

use std::collections::VecDeque;

use tabletop::{Chance, Luck, Motion, Replayed, Stream};

/// Outcomes still to come, each stream in its own order: who strays from a
/// tutorial's path still draws the cards it speaks of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Script {
    left: VecDeque<(String, u32)>,
}

impl Script {
    pub(crate) fn new(luck: &[Luck]) -> Self {
        let mut left = VecDeque::new();
        for Luck(stream, outcomes) in luck {
            left.extend(outcomes.iter().map(|outcome| (stream.clone(), *outcome)));
        }
        Script { left }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// The next outcome of the stream that fits; others are passed over.
    fn next(&mut self, stream: Stream, fits: impl Fn(u32) -> bool) -> Option<u32> {
        loop {
            let at = self.left.iter().position(|(name, _)| name == stream)?;
            let (_, outcome) = self.left.remove(at)?;
            if fits(outcome) {
                return Some(outcome);
            }
        }
    }

    /// What came to rest, if the script says so.
    fn settled(&mut self, stream: Stream, motion: &dyn Motion) -> Option<Vec<u32>> {
        let count = self.next(stream, |_| true)?;
        let settled: Option<Vec<u32>> = (0..count).map(|_| self.next(stream, |_| true)).collect();
        settled.filter(|settled| motion.fits(settled))
    }
}

/// Luck as usual, and things at rest as they are written: luck is compared
/// later, so what is written only keeps pace.
pub(crate) struct AtRest<'a> {
    pub(crate) luck: &'a mut dyn Chance,
    pub(crate) written: Replayed,
}

impl Chance for AtRest<'_> {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.written.below(stream, n);
        self.luck.below(stream, n)
    }

    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32 {
        self.written.pick(stream, weights);
        self.luck.pick(stream, weights)
    }

    fn settle(&mut self, stream: Stream, motion: &mut dyn Motion) -> Vec<u32> {
        self.written.settle(stream, motion)
    }
}

/// Luck from the script first, then from the rest.
pub(crate) struct Scripted<'a> {
    pub(crate) script: &'a mut Script,
    pub(crate) rest: &'a mut dyn Chance,
    /// The rest already holds what the script said, as in a recorded game: it
    /// is asked every time, and the script only keeps pace.
    pub(crate) recorded: bool,
}

impl Chance for Scripted<'_> {
    fn below(&mut self, stream: Stream, n: u32) -> u32 {
        match self.script.next(stream, |outcome| outcome < n) {
            Some(outcome) if !self.recorded => outcome,
            _ => self.rest.below(stream, n),
        }
    }

    fn pick(&mut self, stream: Stream, weights: &[u8]) -> u32 {
        let fits = |outcome: u32| weights.get(outcome as usize).is_some_and(|w| *w > 0);
        match self.script.next(stream, fits) {
            Some(outcome) if !self.recorded => outcome,
            _ => self.rest.pick(stream, weights),
        }
    }

    fn settle(&mut self, stream: Stream, motion: &mut dyn Motion) -> Vec<u32> {
        match self.script.settled(stream, motion) {
            Some(settled) if !self.recorded => settled,
            _ => self.rest.settle(stream, motion),
        }
    }
}
