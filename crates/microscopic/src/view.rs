//! What a viewer knows (MS-T19), and a game that fits it.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Viewer};

use crate::state::{Done, Drawing, End};
use crate::{Cards, Microscopic, Organisms, Phase, Player, Price, Setup, Sum};

/// The table as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was decided before the game.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u16,
    /// The last round of a game against the clock.
    pub limit: Option<u16>,
    /// Organisms needed.
    pub to_win: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// Cards in the draw pile.
    pub pile: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// Those of them that lay open before.
    pub open: Cards,
    /// Organisms to be claimed.
    pub middle: Organisms,
    /// The players.
    pub players: Vec<PlayerView>,
    /// A draw that waits for others (MS-T18).
    #[cfg_attr(feature = "ts", ts(skip))]
    pub drawing: Option<Drawing>,
    /// What the player on turn has done.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub done: Done,
    /// Turns in a row in which nobody could do anything.
    pub idle: u8,
    /// How it ended.
    pub outcome: Option<Outcome>,
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) end: Option<End>,
}

/// A player as somebody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "microscopic.ts", rename = "Player"))]
pub struct PlayerView {
    /// The hand, if the viewer may see it.
    pub hand: Option<Cards>,
    /// How many cards it has.
    pub hand_count: u8,
    /// The genes, if the viewer may see them.
    pub genes: Option<Cards>,
    /// How many there are.
    pub gene_count: u8,
    /// Cells in play.
    pub cells: Cards,
    /// Mutations in play.
    pub mutations: Cards,
    /// Organisms claimed.
    pub organisms: Organisms,
    /// Has given up.
    pub out: bool,
    /// Draws at the end of the turn, as things are.
    pub draws: Sum,
    /// The hand limit, as things are.
    pub hand_limit: Sum,
    /// Bonus actions left this turn.
    pub replaces: u8,
    /// What each kind of cell costs this player.
    pub prices: Vec<Price>,
}

impl Microscopic {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let players = (0..).map(Seat).zip(self.players());
        View {
            viewer: who,
            setup: self.setup,
            round: self.round,
            limit: self.setup.limit(),
            to_win: self.setup.to_win(),
            first: self.first,
            turn: self.seat,
            phase: self.phase,
            pile: self.pile.len(),
            discard: self.discard.len(),
            open: self.open,
            middle: self.middle,
            players: players.map(|(seat, player)| self.player_seen_by(seat, player, who)).collect(),
            drawing: self.drawing,
            done: self.done,
            idle: self.idle,
            outcome: self.result(),
            end: self.end,
        }
    }

    fn player_seen_by(&self, seat: Seat, player: &Player, who: Viewer) -> PlayerView {
        let on_turn = seat == self.seat && self.phase == Phase::Play;
        PlayerView {
            hand: who.knows(seat).then_some(player.hand),
            hand_count: player.hand.len(),
            genes: who.knows(seat).then_some(player.genes),
            gene_count: player.genes.len(),
            cells: player.cells,
            mutations: player.mutations,
            organisms: player.organisms,
            out: player.out,
            draws: player.draws_sum(),
            hand_limit: player.hand_limit_sum(),
            replaces: if on_turn { self.replaces_left() } else { 0 },
            prices: player.prices(),
        }
    }
}
