//! Doing what was decided. Everything here has been checked before.

use tabletop::{Chance, Illegal, Said, Seat, house};

use crate::event::{Event, Heap};
use crate::state::{End, Then};
use crate::{Action, Card, Cards, Microscopic, Organism, Phase, Variant};

impl Microscopic {
    /// Carries out an action of a seat that may take it.
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        // MS-E2 asks what a player can do, not what the player did.
        if self.phase == Phase::Play && self.can_play() {
            self.done.something = true;
        }
        match *action {
            Action::Gene { card } => {
                let player = self.player_mut(seat);
                player.hand.take(card);
                player.genes.add(card);
                events.push(Event::Gene { seat, card: Some(card) });
            }
            Action::Cell { card, genes } => self.buy_cell(seat, card, genes, events),
            Action::Organism { organism, cells } => self.claim(seat, organism, cells, events),
            Action::Virus { target, of } => self.infect(seat, target, of, events),
            Action::Replace { card } => {
                self.player_mut(seat).hand.take(card);
                self.discard.add(card);
                events.push(Event::Replaced { seat, card: Some(card) });
                // Cells first: they may leave play, organisms stay.
                if self.done.cell_replaces < self.player(seat).cell_replaces() {
                    self.done.cell_replaces += 1;
                } else {
                    self.done.organism_replaces += 1;
                }
                self.draw((1, Heap::Hand, Then::Play), chance, events);
            }
            Action::Give { card } => {
                if let Some(to) = self.partner() {
                    self.player_mut(seat).hand.take(card);
                    self.player_mut(to).hand.add(card);
                    self.done.gave = true;
                    events.push(Event::Gave { seat, to, card: Some(card) });
                }
            }
            Action::Draw => {
                self.start_draw();
                self.go_on(chance, events);
            }
            Action::Discard { card } => {
                self.discard_one(card, events);
                self.discard_or_next(events);
                self.go_on(chance, events);
            }
            Action::Cull { card } => {
                self.cull(seat, card, events);
                self.cull_without_choice(events);
                if self.asked().is_empty() {
                    self.go_on(chance, events);
                }
            }
        }
    }

    fn buy_cell(&mut self, seat: Seat, card: Card, genes: Cards, events: &mut Vec<Event>) {
        let player = self.player_mut(seat);
        player.genes.take_all(&genes);
        player.hand.take(card);
        player.cells.add(card);
        self.discard.add_all(&genes);
        events.push(Event::Cell { seat, card, price: genes.len(), genes: Some(genes) });
    }

    fn claim(&mut self, seat: Seat, organism: Organism, cells: Cards, events: &mut Vec<Event>) {
        self.discard_cells(seat, &cells);
        self.middle.take(organism);
        self.player_mut(seat).organisms.add(organism);
        events.push(Event::Organism { seat, organism, cells });
        // MS-E1: at once.
        if self.side_organisms(seat) >= self.setup.to_win() {
            self.finish(End::Claimed, events);
        }
    }

    fn infect(&mut self, seat: Seat, target: Card, of: Seat, events: &mut Vec<Event>) {
        self.player_mut(seat).hand.take(Card::VIRUS);
        self.discard_openly(&Microscopic::single(Card::VIRUS));
        if target.is_mutation() {
            self.player_mut(of).mutations.take(target);
            self.discard_openly(&Microscopic::single(target));
        } else {
            self.discard_cells(of, &Microscopic::single(target));
        }
        events.push(Event::Virus { seat, target, of });
    }

    /// MS-E3: a player leaves the game.
    pub(crate) fn give_up(
        &mut self,
        seat: Seat,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(house::over());
        }
        if self.players().get(seat.index()).is_none_or(|player| player.out) {
            let said = Said::new("table-not-in-game").with("seat", seat);
            return Err(Illegal::new(house::RESIGN, said));
        }
        events.push(Event::Resigned { seat });
        let player = self.player_mut(seat);
        player.out = true;
        let (hidden, open) = ([player.hand, player.genes], [player.cells, player.mutations]);
        (player.hand, player.genes) = (Cards::NONE, Cards::NONE);
        (player.cells, player.mutations) = (Cards::NONE, Cards::NONE);
        hidden.iter().for_each(|heap| self.discard.add_all(heap));
        open.iter().for_each(|heap| self.discard_openly(heap));

        let left = self.players().iter().filter(|player| !player.out).count();
        if self.setup.variant != Variant::Standard || left < 2 {
            self.finish(End::Resigned, events);
        } else if seat == self.seat {
            self.drawing = None;
            // Leaving is doing something: the others are not stuck by it.
            self.done.something = true;
            self.next_turn(events);
            self.go_on(chance, events);
        } else if self.phase == Phase::Cull && self.asked().is_empty() {
            self.go_on(chance, events);
        }
        Ok(())
    }
}
