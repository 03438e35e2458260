//! What a player can choose from: lists, forms, and forms filled in at random.
//! Whether anything else is allowed is not decided here, see `check`.

use tabletop::{Chance, Clause, Field, Form, FormKind, Seat, Stream, shuffle};

use crate::payment::{default_cells, default_genes, payment};
use crate::{Action, Card, Cards, Microscopic, Organism, Phase};

/// Luck for filling in.
const FILLED_IN: Stream = "filled-in";

impl Microscopic {
    pub(crate) fn list(&self, seat: Seat, listed: &mut Vec<Action>) {
        match self.phase {
            Phase::Play => self.list_play(seat, listed),
            Phase::Discard => {
                listed.extend(self.player(seat).hand.kinds().map(|card| Action::Discard { card }));
            }
            Phase::Cull => {
                listed.extend(self.player(seat).genes.kinds().map(|card| Action::Cull { card }));
            }
            Phase::Over => {}
        }
    }

    fn list_play(&self, seat: Seat, listed: &mut Vec<Action>) {
        let player = self.player(seat);
        let genes = player.genes.len();
        let replaces = self.replaces_left() > 0;
        let gives = !self.done.gave && self.partner().is_some();
        for card in player.hand.kinds() {
            listed.push(Action::Gene { card });
            if let Some((kind, printed)) = card.cell() {
                let price = player.price(kind, printed);
                if price <= genes {
                    listed.push(Action::Cell { card, genes: default_genes(&player.genes, price) });
                }
            }
            if replaces {
                listed.push(Action::Replace { card });
            }
            if gives {
                listed.push(Action::Give { card });
            }
        }
        if player.hand.has(Card::VIRUS) {
            self.list_virus(listed);
        }
        if !player.cells.is_empty() {
            for organism in self.middle.iter() {
                let cells = default_cells(organism, &player.cells);
                listed.extend(cells.map(|cells| Action::Organism { organism, cells }));
            }
        }
        listed.push(Action::Draw);
    }

    fn list_virus(&self, listed: &mut Vec<Action>) {
        for (of, player) in (0..).map(Seat).zip(self.players()) {
            if !player.immune() {
                let hits = player.cells.kinds().map(|target| Action::Virus { target, of });
                listed.extend(hits);
            }
            listed.extend(player.mutations.kinds().map(|target| Action::Virus { target, of }));
        }
    }

    /// Payments other than the default, where there is a choice (MS-T4, MS-T17).
    pub(crate) fn open_forms(&self, seat: Seat) -> Vec<Form> {
        if self.phase != Phase::Play {
            return Vec::new();
        }
        let player = self.player(seat);
        let buy = |card: Card| {
            let (kind, printed) = card.cell()?;
            let price = player.price(kind, printed);
            let choice = price < player.genes.len() && player.genes.only_kind().is_none();
            let verb = format!("cell {card} paying");
            choice.then(|| some(verb, "MS-T4", "genes", &player.genes, (price, price)))
        };
        let claim = |organism: Organism| {
            let default = default_cells(organism, &player.cells)?;
            let verb = format!("organism {organism} spending");
            // Between one double for every two cells and no double at all.
            let most = organism.printed().size();
            let bounds = (most.div_ceil(2), most);
            let choice = default != player.cells && player.cells.only_kind().is_none();
            choice.then(|| some(verb, "MS-T17", "cells", &player.cells, bounds))
        };
        let bought = player.hand.kinds().filter_map(buy);
        bought.chain(self.middle.iter().filter_map(claim)).collect()
    }

    /// Fills a payment in at random.
    pub(crate) fn fill_in(
        &self,
        seat: Seat,
        form: &Form,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let mut words = form.verb.split(' ');
        let (verb, what) = (words.next()?, words.next()?);
        let FormKind::Some { most, .. } = form.fields.first()?.kind else { return None };
        if verb == "cell" {
            let mut order = at_random(&self.player(seat).genes, chance).into_iter();
            let genes = order.by_ref().take(most.into()).collect();
            return Some(Action::Cell { card: what.parse().ok()?, genes });
        }
        let organism = what.parse().ok()?;
        let cells = &self.player(seat).cells;
        let order = at_random(cells, chance);
        let cells = payment(organism, order.into_iter(), cells);
        Some(Action::Organism { organism, cells })
    }
}

fn some(
    verb: String,
    clause: Clause,
    name: &'static str,
    from: &Cards,
    (least, most): (u8, u8),
) -> Form {
    let from = from.iter().map(|card| card.name().to_owned()).collect();
    Form { verb, clause, fields: vec![Field { name, kind: FormKind::Some { from, least, most } }] }
}

/// The cards of a heap in random order.
fn at_random(heap: &Cards, chance: &mut dyn Chance) -> Vec<Card> {
    let mut order: Vec<Card> = heap.iter().collect();
    shuffle(chance, FILLED_IN, &mut order);
    order
}
