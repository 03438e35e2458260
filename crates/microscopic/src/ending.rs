//! Who has won, and why it is over (MS-E1 to MS-E3, MS-V2 to MS-V4).

use tabletop::{Outcome, Said, Seat};

use crate::event::{Event, Out};
use crate::state::End;
use crate::{Microscopic, Phase, Player, Variant};

impl Microscopic {
    /// Organisms of a seat and its allies.
    pub(crate) fn side_organisms(&self, seat: Seat) -> u8 {
        self.side(seat, |player| player.organisms.len())
    }

    fn side(&self, seat: Seat, count: impl Fn(&Player) -> u8) -> u8 {
        let players = (0..).map(Seat).zip(self.players());
        let allies = players.filter(|(other, _)| self.setup.allied(seat, *other));
        allies.map(|(_, player)| count(player)).sum()
    }

    pub(crate) fn finish(&mut self, end: End, out: &mut Out<'_>) {
        self.phase = Phase::Over;
        self.drawing = None;
        self.end = Some(end);
        if let Some(outcome) = self.result() {
            out.tell(Event::Over { outcome });
        }
    }

    /// The outcome of a game that is over.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        let (clause, key) = match (end, self.setup.variant) {
            (End::Claimed, Variant::Solitaire) => ("MS-V2", "microscopic-reason-solitaire-won"),
            (End::Claimed, Variant::Coop) => ("MS-V3", "microscopic-reason-coop-won"),
            (End::Claimed, Variant::Teams) => ("MS-V4", "microscopic-reason-teams"),
            (End::Claimed, Variant::Standard) => ("MS-E1", "microscopic-reason-organisms"),
            (End::OutOfTime, Variant::Coop) => ("MS-V3", "microscopic-reason-coop-lost"),
            (End::OutOfTime, _) => ("MS-V2", "microscopic-reason-solitaire-lost"),
            (End::Stuck, _) => ("MS-E2", "microscopic-reason-stuck"),
            (End::TooLong, _) => ("MS-E2", "microscopic-reason-rounds"),
            (End::Resigned, Variant::Solitaire | Variant::Coop) => {
                ("MS-E3", "microscopic-reason-given-up")
            }
            (End::Resigned, _) => ("MS-E3", "microscopic-reason-resigned"),
        };
        let mut reason = Said::new(key);
        if end == End::Claimed {
            let organisms = self.side_organisms(self.seat);
            reason = reason.with("seat", self.seat).with("count", organisms);
        }
        let together = matches!(self.setup.variant, Variant::Solitaire | Variant::Coop);
        let outcome = if together {
            let won = end == End::Claimed;
            Outcome::together(won, self.setup.players, reason, clause)
        } else {
            let standing: Vec<_> =
                Seat::all(self.setup.players).map(|seat| self.standing(seat, end)).collect();
            Outcome::ranked(&standing, reason, clause)
        };
        let points = |count: fn(&Player) -> u8| -> Vec<i32> {
            self.players().iter().map(|player| count(player).into()).collect()
        };
        Some(
            outcome
                .with("microscopic-score-organisms", points(|player| player.organisms.len()))
                .with("microscopic-score-cells", points(cells))
                .with("microscopic-score-genes", points(|player| player.genes.len())),
        )
    }

    /// What decides between players: the claim that won, staying in, then
    /// organisms, cells, genes of the whole side (MS-E2).
    fn standing(&self, seat: Seat, end: End) -> (bool, bool, u8, u8, u8) {
        let won = end == End::Claimed && self.setup.allied(seat, self.seat);
        let stayed = self.side(seat, |player| player.out.into()) == 0;
        let genes = self.side(seat, |player| player.genes.len());
        (won, stayed, self.side_organisms(seat), self.side(seat, cells), genes)
    }
}

/// Cells of a player, doubles counted as two (MS-T6).
fn cells(player: &Player) -> u8 {
    player.cells.cell_values().iter().sum()
}
