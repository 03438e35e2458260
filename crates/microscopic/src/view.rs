//! What a viewer knows (MS-T19), and a game that fits it.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Outcome, Said, Seat, SetupError, Stream, Viewer};

use crate::cards::CELLS;
use crate::state::{Done, Drawing, End};
use crate::{Card, Cards, Microscopic, Organisms, Phase, Player, Price, Setup, Sum};

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

const IMAGINED: Stream = "imagined";

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

    /// Deals what the viewer cannot see at random: hands, genes and what was
    /// discarded from there first, from all that is unseen but mutations, which
    /// are never hidden there (MS-T22); then the draw pile.
    pub(crate) fn imagined(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        view.setup.check()?;
        if view.players.len() != usize::from(view.setup.players) {
            return Err(impossible());
        }
        let mut unseen = Unseen { cards: Cards::pool(), chance };
        let mut players = [Player::NEW; 4];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            player.cells = seen.cells;
            player.mutations = seen.mutations;
            player.organisms = seen.organisms;
            player.out = seen.out;
            player.hand = seen.hand.unwrap_or(Cards::NONE);
            player.genes = seen.genes.unwrap_or(Cards::NONE);
            for heap in [&player.cells, &player.mutations, &player.hand, &player.genes] {
                unseen.remove(heap)?;
            }
        }
        unseen.remove(&view.open)?;
        for (player, seen) in players.iter_mut().zip(&view.players) {
            if seen.hand.is_none() {
                player.hand = unseen.deal(seen.hand_count, false)?;
            }
            if seen.genes.is_none() {
                player.genes = unseen.deal(seen.gene_count, false)?;
            }
        }
        let hidden = view.discard.checked_sub(view.open.len()).ok_or_else(impossible)?;
        let mut discard = unseen.deal(hidden, false)?;
        discard.add_all(&view.open);
        let pile = unseen.deal(view.pile, true)?;
        if view.turn.0 >= view.setup.players || view.first.0 >= view.setup.players {
            return Err(impossible());
        }
        Ok(Microscopic {
            setup: view.setup,
            players,
            pile,
            discard,
            middle: view.middle,
            first: view.first,
            round: view.round,
            seat: view.turn,
            phase: view.phase,
            drawing: view.drawing,
            done: view.done,
            idle: view.idle,
            end: view.end,
            open: view.open,
        })
    }
}

fn impossible() -> SetupError {
    SetupError::new(Said::new("microscopic-impossible-view"))
}

/// Cards a viewer cannot see.
struct Unseen<'a> {
    cards: Cards,
    chance: &'a mut dyn Chance,
}

impl Unseen<'_> {
    fn remove(&mut self, heap: &Cards) -> Result<(), SetupError> {
        if !self.cards.contains(heap) {
            return Err(impossible());
        }
        self.cards.take_all(heap);
        Ok(())
    }

    fn deal(&mut self, count: u8, mutations: bool) -> Result<Cards, SetupError> {
        let mut from = self.cards;
        if !mutations {
            // Mutations lie between the cells and the virus.
            from.0[CELLS..Card::VIRUS.index()].fill(0);
        }
        if from.len() < count {
            return Err(impossible());
        }
        let mut dealt = Cards::NONE;
        for _ in 0..count {
            let card = Card::at(self.chance.pick(IMAGINED, &from.0));
            from.take(card);
            self.cards.take(card);
            dealt.add(card);
        }
        Ok(dealt)
    }
}
