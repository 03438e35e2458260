//! A game in progress.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::cards::{Bonus, CARDS, CELLS, Face, GENES_KEPT};
use crate::event::Heap;
use crate::payment::pays;
use crate::{Card, Cards, Organisms, Setup, Uses, Variant};

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Hidden from the others (MS-T19).
    pub hand: Cards,
    /// Hidden from the others but for their number (MS-T19).
    pub genes: Cards,
    /// Cells in play.
    pub cells: Cards,
    /// Mutations in play.
    pub mutations: Cards,
    /// Organisms claimed.
    pub organisms: Organisms,
    /// Has given up (MS-E3).
    pub out: bool,
}

impl Player {
    /// A player with nothing.
    pub(crate) const NEW: Player = Player {
        hand: Cards::NONE,
        genes: Cards::NONE,
        cells: Cards::NONE,
        mutations: Cards::NONE,
        organisms: Organisms::NONE,
        out: false,
    };

    /// Bonus actions of cells each turn (MS-C7).
    pub(crate) fn cell_replaces(&self) -> u8 {
        let uses = |(entry, count): (&crate::cards::PrintedCard, &u8)| match entry.face {
            Face::Cell(_, _, _, Bonus::Replace(uses)) => uses * count,
            _ => 0,
        };
        CARDS.iter().zip(&self.cells.0).take(CELLS).map(uses).sum()
    }

    /// Bonus actions of organisms each turn (MS-C14).
    pub(crate) fn organism_replaces(&self) -> u8 {
        self.organisms.iter().map(|organism| organism.printed().replaces).sum()
    }

    /// Can no virus hit the player's cells (MS-C13)?
    #[must_use]
    pub fn immune(&self) -> bool {
        self.organisms.iter().any(|organism| organism.printed().immune)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub enum Phase {
    /// The player on turn plays cards (MS-T20).
    Play,
    /// The player on turn discards down to the hand limit (MS-T14).
    Discard,
    /// Everybody with too many genes gives some up (MS-T18); a draw waits.
    Cull,
    /// Nothing; the game has ended.
    Over,
}

/// Cards that are still to be drawn, and what comes after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    pub(crate) left: u8,
    pub(crate) to: Heap,
    pub(crate) then: Then,
}

/// Where the turn goes on after a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Then {
    /// The turn has just begun (MS-C12).
    Begin,
    /// Back to playing cards (MS-C7).
    Play,
    /// To the hand limit (MS-T14).
    Discard,
}

/// What the player on turn has done in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// Bonus actions taken with cells that are still in play.
    pub(crate) cell_replaces: u8,
    /// Bonus actions taken with organisms.
    pub(crate) organism_replaces: u8,
    /// A card was given to the partner (MS-V3).
    pub(crate) gave: bool,
    /// Anything was done or drawn at all (MS-E2).
    pub(crate) something: bool,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum End {
    /// The player on turn claimed the last organism that was needed (MS-E1).
    Claimed,
    /// Nobody could do anything (MS-E2).
    Stuck,
    /// Too many rounds (MS-E2).
    TooLong,
    /// The clock ran out (MS-V2, MS-V3).
    OutOfTime,
    /// Too few were left (MS-E3).
    Resigned,
}

/// A game of Microscopic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Microscopic {
    pub(crate) setup: Setup,
    pub(crate) players: [Player; 4],
    pub(crate) pile: Cards,
    pub(crate) discard: Cards,
    pub(crate) middle: Organisms,
    pub(crate) first: Seat,
    pub(crate) round: u16,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) drawing: Option<Drawing>,
    pub(crate) done: Done,
    /// Turns in a row in which nobody could do anything (MS-E2).
    pub(crate) idle: u8,
    pub(crate) end: Option<End>,
    /// Of the discards, those that lay open before (MS-T19). No rule asks for
    /// them, so they are no part of a digest: those of version 1 stay as they
    /// were.
    #[serde(skip)]
    pub(crate) open: Cards,
}

impl Microscopic {
    /// The set-up of this game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// By which version of the rules it is played.
    pub(crate) fn version(&self) -> u32 {
        self.setup.version()
    }

    /// The players in the order of their seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players[..self.setup.players.into()]
    }

    /// Organisms that can still be claimed.
    #[must_use]
    pub fn middle(&self) -> Organisms {
        self.middle
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Bonus actions the player on turn has left.
    pub(crate) fn replaces_left(&self) -> u8 {
        let player = self.player(self.seat);
        let cells = player.cell_replaces().saturating_sub(self.done.cell_replaces);
        let left = cells + player.organism_replaces().saturating_sub(self.done.organism_replaces);
        let any = player.cell_replaces() + player.organism_replaces() > 0;
        match self.setup.bonus {
            // MS-T25: each takes at least a card off the pile, so a turn ends.
            Uses::Several if any => left.max(self.pile.len()),
            Uses::Once | Uses::Several => left,
        }
    }

    /// The player who can be given a card (MS-V3).
    pub(crate) fn partner(&self) -> Option<Seat> {
        (self.setup.variant == Variant::Coop).then_some(Seat(1 - self.seat.0.min(1)))
    }

    /// Who owes a decision.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Play | Phase::Discard => SeatSet::only(self.seat),
            Phase::Cull => self.hoarders(),
            Phase::Over => SeatSet::NONE,
        }
    }

    /// Who has more genes than are left when both piles are empty (MS-T18).
    pub(crate) fn hoarders(&self) -> SeatSet {
        let seats = Seat::all(self.setup.players);
        seats.filter(|seat| self.player(*seat).genes.len() > GENES_KEPT).collect()
    }

    /// Can the player on turn do anything but draw?
    pub(crate) fn can_play(&self) -> bool {
        let player = self.player(self.seat);
        !player.hand.is_empty() || self.middle.iter().any(|wanted| pays(wanted, &player.cells))
    }

    /// Cells leave play. A bonus action of theirs that was used this turn
    /// leaves with them, so that the player may keep the unused ones (MS-T23).
    pub(crate) fn discard_cells(&mut self, seat: Seat, cells: &Cards) {
        let before = self.player(seat).cell_replaces();
        self.player_mut(seat).cells.take_all(cells);
        self.discard_openly(cells);
        if seat == self.seat {
            let lost = before - self.player(seat).cell_replaces();
            self.done.cell_replaces = self.done.cell_replaces.saturating_sub(lost);
        }
    }

    /// Cards that everybody has seen are discarded (MS-T19).
    pub(crate) fn discard_openly(&mut self, cards: &Cards) {
        self.discard.add_all(cards);
        self.open.add_all(cards);
    }

    /// One card of a heap of the game's, as a heap.
    pub(crate) fn single(card: Card) -> Cards {
        std::iter::once(card).collect()
    }
}
