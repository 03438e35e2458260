//! Drawing cards, and the turn from the last play to the next player's first.
//!
//! A draw can stop in the middle, when both piles are empty and players must
//! give up genes (MS-T18); it goes on from the state's `drawing`.

use tabletop::{Seat, Stream};

use crate::cards::{BASE_HAND_LIMIT, GENES_KEPT, LAST_ROUND, NAMES};
use crate::event::{Event, Heap, Out};
use crate::state::{Done, Drawing, End, Then};
use crate::{Card, Cards, Microscopic, Phase};

/// The stream from which cards come.
pub(crate) const DECK: Stream = "deck";

/// Names for scripted luck.
pub(crate) fn luck_names(stream: &str) -> &'static [&'static str] {
    if stream == DECK { &NAMES } else { &[] }
}

impl Microscopic {
    /// Draws cards for the player on turn, then goes on.
    pub(crate) fn draw(&mut self, drawing: Drawing, out: &mut Out<'_>) {
        self.drawing = Some(drawing);
        self.go_on(out);
    }

    /// Plays on to the next decision.
    pub(crate) fn go_on(&mut self, out: &mut Out<'_>) {
        while let Some(drawing) = self.drawing {
            if !self.deal(drawing, out) {
                return;
            }
            self.drawing = None;
            self.phase = Phase::Play;
            match drawing.then {
                Then::Play => {}
                Then::Begin => self.play_or_draw(out),
                Then::Discard => self.discard_or_next(out),
            }
        }
    }

    /// Deals what is left of a drawing; false if players must cull first.
    fn deal(&mut self, mut drawing: Drawing, out: &mut Out<'_>) -> bool {
        let mut drawn = Cards::NONE;
        let (mut culls, mut skipped) = (false, 0);
        while drawing.left > 0 {
            if self.pile.is_empty() && !self.reshuffle(out) {
                if self.version() >= 2 {
                    // MS-T18: what has just been drawn counts.
                    self.hand_over(&mut drawn, drawing.to, out);
                }
                self.cull_without_choice(out);
                culls = !self.hoarders().is_empty();
                if culls {
                    break;
                }
                if !self.reshuffle(out) {
                    skipped = std::mem::take(&mut drawing.left);
                    break;
                }
            }
            let card = self.take_from_pile(out);
            self.done.something = true;
            if card.is_mutation() {
                // MS-T10, MS-T22: played at once, and not counted as a draw.
                self.player_mut(self.seat).mutations.add(card);
                out.tell(Event::Mutated { seat: self.seat, mutation: card });
                continue;
            }
            drawn.add(card);
            drawing.left -= 1;
        }
        self.hand_over(&mut drawn, drawing.to, out);
        if skipped > 0 {
            out.tell(Event::Skipped { seat: self.seat, count: skipped });
        }
        self.drawing = Some(drawing);
        if culls {
            self.phase = Phase::Cull;
        }
        !culls
    }

    /// The player on turn gets the cards drawn so far.
    fn hand_over(&mut self, drawn: &mut Cards, to: Heap, out: &mut Out<'_>) {
        let (seat, cards) = (self.seat, std::mem::replace(drawn, Cards::NONE));
        if cards.is_empty() {
            return;
        }
        let player = self.player_mut(seat);
        match to {
            Heap::Hand => player.hand.add_all(&cards),
            Heap::Genes => player.genes.add_all(&cards),
        }
        out.tell(Event::Drew { seat, count: cards.len(), cards: Some(cards), to });
    }

    /// One card off the pile, which is not empty.
    pub(crate) fn take_from_pile(&mut self, out: &mut Out<'_>) -> Card {
        let card = Card::at(out.chance.pick(DECK, &self.pile.0));
        self.pile.take(card);
        card
    }

    /// MS-T13. The pile is drawn from by weight, so there is nothing to shuffle.
    fn reshuffle(&mut self, out: &mut Out<'_>) -> bool {
        if self.discard.is_empty() {
            return false;
        }
        self.pile = std::mem::replace(&mut self.discard, Cards::NONE);
        self.open = Cards::NONE;
        out.tell(Event::Reshuffled { cards: self.pile.len() });
        true
    }

    /// Until version 1, a player with genes of one kind only had nothing to
    /// choose, so the game took them. Since then such a player is asked all the
    /// same: who is not asked would show what the genes are.
    pub(crate) fn cull_without_choice(&mut self, out: &mut Out<'_>) {
        if self.version() >= 2 {
            return; // MS-T18
        }
        for seat in self.hoarders().iter() {
            let genes = self.player(seat).genes;
            if let Some(card) = genes.only_kind() {
                (GENES_KEPT..genes.len()).for_each(|_| self.cull(seat, card, out));
            }
        }
    }

    /// One gene is given up.
    pub(crate) fn cull(&mut self, seat: Seat, card: Card, out: &mut Out<'_>) {
        self.player_mut(seat).genes.take(card);
        self.discard.add(card);
        out.tell(Event::Culled { seat, card: Some(card) });
    }

    /// A turn begins (MS-T1); free genes come first (MS-C12).
    pub(crate) fn begin_turn(&mut self, seat: Seat, out: &mut Out<'_>) {
        self.start_turn(seat, out);
        self.go_on(out);
    }

    fn start_turn(&mut self, seat: Seat, out: &mut Out<'_>) {
        self.seat = seat;
        self.done = Done::default();
        self.phase = Phase::Play;
        out.tell(Event::Turn { seat, round: self.round });
        let free = self.player(seat).organisms.iter().map(|o| o.printed().free_genes).sum();
        self.drawing = Some(Drawing { left: free, to: Heap::Genes, then: Then::Begin });
    }

    /// A player who can do nothing but draw need not be asked.
    fn play_or_draw(&mut self, out: &mut Out<'_>) {
        if !self.can_play() {
            out.tell(Event::Idle { seat: self.seat });
            self.start_draw();
        }
    }

    /// The play phase is over (MS-T12).
    pub(crate) fn start_draw(&mut self) {
        let left = self.player(self.seat).draws();
        self.drawing = Some(Drawing { left, to: Heap::Hand, then: Then::Discard });
    }

    /// After the draw: is the hand too large (MS-T14)?
    pub(crate) fn discard_or_next(&mut self, out: &mut Out<'_>) {
        let player = *self.player(self.seat);
        let hand = player.hand.len();
        // Almost every hand of the early game: no need to count organisms.
        let limit = if hand <= BASE_HAND_LIMIT { hand } else { player.hand_limit() };
        if hand <= limit {
            return self.next_turn(out);
        }
        // MS-T14: who is not asked would show a hand of one kind only.
        let asked = self.version() >= 2;
        match player.hand.only_kind() {
            // Nothing to choose.
            Some(card) if !asked => {
                (limit..hand).for_each(|_| self.discard_one(card, out));
                self.next_turn(out);
            }
            _ => self.phase = Phase::Discard,
        }
    }

    /// A hand card goes to the discard pile.
    pub(crate) fn discard_one(&mut self, card: Card, out: &mut Out<'_>) {
        let seat = self.seat;
        self.player_mut(seat).hand.take(card);
        self.discard.add(card);
        out.tell(Event::Discarded { seat, card: Some(card) });
    }

    /// The turn passes clockwise, unless the game ends here.
    pub(crate) fn next_turn(&mut self, out: &mut Out<'_>) {
        self.idle = if self.done.something { 0 } else { self.idle + 1 };
        let players = self.players().iter().filter(|player| !player.out).count();
        if usize::from(self.idle) >= players {
            return self.finish(End::Stuck, out);
        }
        let mut next = self.seat;
        loop {
            next = Seat((next.0 + 1) % self.setup.players);
            if next == self.first {
                self.round += 1;
            }
            if !self.player(next).out {
                break;
            }
        }
        if self.setup.limit().is_some_and(|limit| self.round > limit) {
            self.finish(End::OutOfTime, out);
        } else if self.round > LAST_ROUND {
            self.finish(End::TooLong, out);
        } else {
            self.start_turn(next, out);
        }
    }
}
