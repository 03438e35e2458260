//! May a player do this, and why not? Changes nothing.

use tabletop::{Clause, Illegal, Said, Seat, house};

use crate::cards::GENES_KEPT;
use crate::payment::{pays, superfluous};
use crate::{Action, Card, Cards, Microscopic, Organism, Phase};

fn no(clause: Clause, why: &'static str) -> Illegal {
    Illegal::new(clause, Said::new(why))
}

/// What may be done, with what the check has found out about it. Nothing but
/// [`Microscopic::legal`] makes one, and doing it asks no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legal {
    /// A hand card is played face down.
    Gene(Card),
    /// A hand card that is a cell, and genes that are its price.
    Cell(Card, Cards),
    /// An organism in the middle, and cells that pay for it.
    Organism(Organism, Cards),
    /// What a virus in hand hits, and whose it is.
    Virus(Hit, Seat),
    /// A hand card, and what gives the bonus action.
    Replace(Card, Giver),
    /// A hand card, and the partner.
    Give(Card, Seat),
    /// The play phase ends.
    Draw,
    /// A hand card beyond the limit.
    Discard(Card),
    /// A gene too many.
    Cull(Card),
}

/// What a virus can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    Mutation(Card),
    Cell(Card),
}

/// What a bonus action comes from (MS-C7, MS-C14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Giver {
    Cell,
    Organism,
}

impl Microscopic {
    /// Is the action allowed? The seat is one that is asked.
    #[inline]
    pub(crate) fn legal(&self, seat: Seat, action: &Action) -> Result<Legal, Illegal> {
        let player = self.player(seat);
        match (self.phase, action) {
            (Phase::Play, Action::Gene { card }) => {
                in_hand(&player.hand, *card, "MS-T2").map(|()| Legal::Gene(*card))
            }
            (Phase::Play, Action::Cell { card, genes }) => self.legal_cell(seat, *card, genes),
            (Phase::Play, Action::Organism { organism, cells }) => {
                self.legal_organism(seat, *organism, cells)
            }
            (Phase::Play, Action::Virus { target, of }) => self.legal_virus(seat, *target, *of),
            (Phase::Play, Action::Replace { card }) => {
                if self.replaces_left() == 0 {
                    return Err(no("MS-T11", "microscopic-refused-no-replace"));
                }
                in_hand(&player.hand, *card, "MS-C7")?;
                // Cells first: they may leave play, organisms stay.
                let cell = self.done.cell_replaces < player.cell_replaces();
                Ok(Legal::Replace(*card, if cell { Giver::Cell } else { Giver::Organism }))
            }
            (Phase::Play, Action::Give { card }) => {
                let Some(to) = self.partner() else {
                    return Err(no("MS-V3", "microscopic-refused-no-partner"));
                };
                if self.done.gave {
                    return Err(no("MS-V3", "microscopic-refused-gave-already"));
                }
                in_hand(&player.hand, *card, "MS-V3").map(|()| Legal::Give(*card, to))
            }
            (Phase::Play, Action::Draw) => Ok(Legal::Draw),
            (Phase::Discard, Action::Discard { card }) => {
                in_hand(&player.hand, *card, "MS-T14").map(|()| Legal::Discard(*card))
            }
            (Phase::Cull, Action::Cull { card }) => {
                if player.genes.has(*card) {
                    return Ok(Legal::Cull(*card));
                }
                Err(Illegal::new("MS-T18", missing("microscopic-refused-not-a-gene", *card)))
            }
            (Phase::Play, Action::Discard { .. }) => {
                Err(no("MS-T14", "microscopic-refused-discard-early"))
            }
            (_, Action::Cull { .. }) => {
                let said = Said::new("microscopic-refused-cull-early").with("kept", GENES_KEPT);
                Err(Illegal::new("MS-T18", said))
            }
            (Phase::Discard, _) => Err(no("MS-T24", "microscopic-refused-too-late")),
            (Phase::Cull, _) => Err(no("MS-T18", "microscopic-refused-cull-first")),
            (Phase::Over, _) => Err(house::over()),
        }
    }

    fn legal_cell(&self, seat: Seat, card: Card, genes: &Cards) -> Result<Legal, Illegal> {
        let player = self.player(seat);
        let Some((kind, printed)) = card.cell() else {
            return Err(Illegal::new("MS-T3", missing("microscopic-refused-not-a-cell", card)));
        };
        in_hand(&player.hand, card, "MS-T3")?;
        let price = player.price(kind, printed);
        if genes.len() != price {
            let said = missing("microscopic-refused-wrong-price", card).with("price", price);
            return Err(Illegal::new("MS-T3", said.with("paid", genes.len())));
        }
        if !player.genes.contains(genes) {
            return Err(no("MS-T4", "microscopic-refused-not-your-genes"));
        }
        Ok(Legal::Cell(card, *genes))
    }

    fn legal_organism(
        &self,
        seat: Seat,
        wanted: Organism,
        cells: &Cards,
    ) -> Result<Legal, Illegal> {
        let refuse = |clause, why: &'static str| {
            Err(Illegal::new(clause, Said::new(why).word("organism", wanted.word())))
        };
        if !self.middle.has(wanted) {
            return refuse("MS-T7", "microscopic-refused-not-in-the-middle");
        }
        if !self.player(seat).cells.contains(cells) {
            return refuse("MS-T7", "microscopic-refused-not-your-cells");
        }
        if !pays(wanted, cells) {
            return refuse("MS-T17", "microscopic-refused-too-few-cells");
        }
        if let Some(card) = superfluous(wanted, cells) {
            let said = missing("microscopic-refused-superfluous", card);
            return Err(Illegal::new("MS-T17", said.word("organism", wanted.word())));
        }
        Ok(Legal::Organism(wanted, *cells))
    }

    fn legal_virus(&self, seat: Seat, target: Card, of: Seat) -> Result<Legal, Illegal> {
        in_hand(&self.player(seat).hand, Card::VIRUS, "MS-T9")?;
        let Some(victim) = self.players().get(of.index()) else {
            let said = Said::new("microscopic-refused-no-such-seat").with("number", of.0);
            return Err(Illegal::new("MS-T9", said));
        };
        let mutation = target.is_mutation();
        let in_play = if mutation { &victim.mutations } else { &victim.cells };
        if !in_play.has(target) {
            let said = missing("microscopic-refused-not-in-play", target).with("seat", of);
            return Err(Illegal::new("MS-T21", said));
        }
        if !mutation && victim.immune() {
            return Err(Illegal::new(
                "MS-C13",
                Said::new("microscopic-refused-immune").with("seat", of),
            ));
        }
        Ok(Legal::Virus(if mutation { Hit::Mutation(target) } else { Hit::Cell(target) }, of))
    }
}

fn missing(key: &'static str, card: Card) -> Said {
    Said::new(key).word("card", card.word())
}

fn in_hand(hand: &Cards, card: Card, clause: Clause) -> Result<(), Illegal> {
    if hand.has(card) {
        return Ok(());
    }
    Err(Illegal::new(clause, missing("microscopic-refused-not-in-hand", card)))
}
