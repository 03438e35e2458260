//! Doing what was decided. Only what `check` has proved comes here.

use tabletop::{Illegal, Said, Seat, house};

use crate::check::{Giver, Hit, Legal};
use crate::event::{Event, Heap, Out};
use crate::state::{Drawing, End, Then};
use crate::{Card, Cards, Microscopic, Organism, Phase, Variant};

impl Microscopic {
    /// Carries out what a seat may do.
    #[inline]
    pub(crate) fn perform(&mut self, seat: Seat, legal: Legal, out: &mut Out<'_>) {
        // MS-E2 asks what a player can do, not what the player did.
        if self.phase == Phase::Play && self.can_play() {
            self.done.something = true;
        }
        match legal {
            Legal::Gene(card) => {
                let player = self.player_mut(seat);
                player.hand.take(card);
                player.genes.add(card);
                out.tell(Event::Gene { seat, card: Some(card) });
            }
            Legal::Cell(card, genes) => self.buy_cell(seat, card, genes, out),
            Legal::Organism(organism, cells) => self.claim(seat, organism, cells, out),
            Legal::Virus(hit, of) => self.infect(seat, hit, of, out),
            Legal::Replace(card, by) => self.replace(seat, card, by, out),
            Legal::Give(card, to) => {
                self.player_mut(seat).hand.take(card);
                self.player_mut(to).hand.add(card);
                self.done.gave = true;
                out.tell(Event::Gave { seat, to, card: Some(card) });
            }
            Legal::Draw => {
                self.start_draw();
                self.go_on(out);
            }
            Legal::Discard(card) => {
                self.discard_one(card, out);
                self.discard_or_next(out);
                self.go_on(out);
            }
            Legal::Cull(card) => {
                self.cull(seat, card, out);
                self.cull_without_choice(out);
                if self.asked().is_empty() {
                    self.go_on(out);
                }
            }
        }
    }

    fn replace(&mut self, seat: Seat, card: Card, by: Giver, out: &mut Out<'_>) {
        self.player_mut(seat).hand.take(card);
        self.discard.add(card);
        out.tell(Event::Replaced { seat, card: Some(card) });
        match by {
            Giver::Cell => self.done.cell_replaces += 1,
            Giver::Organism => self.done.organism_replaces += 1,
        }
        self.draw(Drawing { left: 1, to: Heap::Hand, then: Then::Play }, out);
    }

    fn buy_cell(&mut self, seat: Seat, card: Card, genes: Cards, out: &mut Out<'_>) {
        let player = self.player_mut(seat);
        player.genes.take_all(&genes);
        player.hand.take(card);
        player.cells.add(card);
        self.discard.add_all(&genes);
        out.tell(Event::Cell { seat, card, price: genes.len(), genes: Some(genes) });
    }

    fn claim(&mut self, seat: Seat, organism: Organism, cells: Cards, out: &mut Out<'_>) {
        self.discard_cells(seat, &cells);
        self.middle.take(organism);
        self.player_mut(seat).organisms.add(organism);
        out.tell(Event::Organism { seat, organism, cells });
        // MS-E1: at once.
        if self.side_organisms(seat) >= self.setup.to_win() {
            self.finish(End::Claimed, out);
        }
    }

    fn infect(&mut self, seat: Seat, hit: Hit, of: Seat, out: &mut Out<'_>) {
        self.player_mut(seat).hand.take(Card::VIRUS);
        self.discard_openly(&Microscopic::single(Card::VIRUS));
        let target = match hit {
            Hit::Mutation(target) => {
                self.player_mut(of).mutations.take(target);
                self.discard_openly(&Microscopic::single(target));
                target
            }
            Hit::Cell(target) => {
                self.discard_cells(of, &Microscopic::single(target));
                target
            }
        };
        out.tell(Event::Virus { seat, target, of });
    }

    /// MS-E3: a player leaves the game.
    pub(crate) fn give_up(&mut self, seat: Seat, out: &mut Out<'_>) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(house::over());
        }
        if self.players().get(seat.index()).is_none_or(|player| player.out) {
            let said = Said::new("table-not-in-game").with("seat", seat);
            return Err(Illegal::new(house::RESIGN, said));
        }
        out.tell(Event::Resigned { seat });
        let player = self.player_mut(seat);
        player.out = true;
        let (hidden, open) = ([player.hand, player.genes], [player.cells, player.mutations]);
        (player.hand, player.genes) = (Cards::NONE, Cards::NONE);
        (player.cells, player.mutations) = (Cards::NONE, Cards::NONE);
        hidden.iter().for_each(|heap| self.discard.add_all(heap));
        open.iter().for_each(|heap| self.discard_openly(heap));

        let left = self.players().iter().filter(|player| !player.out).count();
        if self.setup.variant != Variant::Standard || left < 2 {
            self.finish(End::Resigned, out);
        } else if seat == self.seat {
            self.drawing = None;
            // Leaving is doing something: the others are not stuck by it.
            self.done.something = true;
            self.next_turn(out);
            self.go_on(out);
        } else if self.phase == Phase::Cull && self.asked().is_empty() {
            self.go_on(out);
        }
        Ok(())
    }
}
