//! A battle that fits what a viewer knows: hidden hands are dealt from all
//! cards that could be in them, hidden armies are prepared ones.

use tabletop::{Chance, Said, Seat, SetupError, Stream};

use crate::basics::Rank;
use crate::battle::frame::{Frame, PlayStep};
use crate::cards::{Card, Cards};
use crate::prepared;
use crate::state::{Battle, Figure, Side};
use crate::view::{FigureView, SideView, View};

const IMAGINED: Stream = "imagined";

fn impossible() -> SetupError {
    SetupError::new(Said::new("mutant-chronicles-impossible-view"))
}

impl Battle {
    pub(crate) fn imagined(view: &View, chance: &mut dyn Chance) -> Result<Self, SetupError> {
        view.setup.check()?;
        let players = view.setup.players;
        let fits = view.sides.len() == usize::from(players)
            && view.first.0 < players
            && view.figures.iter().all(|figure| figure.seat.0 < players);
        if !fits {
            return Err(impossible());
        }
        let mut battle = Battle::empty(view.setup, view.board);
        battle.figures = view.figures.iter().map(figure).collect();
        battle.lasting.clone_from(&view.lasting);
        battle.tokens = view.zones.iter().filter_map(|zone| zone.token).collect();
        battle.cover = view.cover;
        battle.round = view.round;
        (battle.began, battle.first, battle.next_first) = (view.began, view.first, view.next_first);
        battle.stack.clone_from(&view.stack);
        battle.end = view.end;
        for (seat, seen) in Seat::all(players).zip(&view.sides) {
            let hand = match seen.hand {
                Some(hand) => hand,
                None => battle.deal(seat, seen, chance)?,
            };
            *battle.side_mut(seat) = side(seen, hand);
            let hidden = seen.ready && seen.army.is_none() && battle.stack == [Frame::Armies];
            if hidden && !seen.beaten {
                let fits = |ready: &&prepared::Prepared| {
                    seen.demons.is_none_or(|demons| ready.army.demons() == demons)
                };
                let armies: Vec<_> = prepared::offered(view.setup.mode.size(), battle.edition())
                    .filter(fits)
                    .collect();
                let army = chance.below(IMAGINED, armies.len().max(1) as u32) as usize;
                let army = armies.get(army).ok_or_else(impossible)?;
                battle.side_mut(seat).chosen = Some(army.army.clone());
            }
        }
        Ok(battle)
    }

    /// A hand with so many cards of each rank, no more than three copies of a
    /// card among all that a seat has and has had. Cards its units can play
    /// are likelier: nobody takes others along.
    fn deal(
        &self,
        seat: Seat,
        seen: &SideView,
        chance: &mut dyn Chance,
    ) -> Result<Cards, SetupError> {
        let mut hand = Cards::NONE;
        let playing = |card: Card| {
            let plays = self.stack.iter().filter(|frame| match frame {
                Frame::Play(play) => {
                    play.seat == seat && play.card == card && play.step != PlayStep::Effect
                }
                _ => false,
            });
            plays.count() as u8
        };
        let factions: Vec<_> = self
            .figures
            .iter()
            .filter(|figure| figure.seat == seat)
            .map(|figure| figure.unit.faction())
            .collect();
        for rank in Rank::ALL {
            for _ in 0..seen.hand_ranks[rank.index()] {
                let weight = |card: Card| {
                    let there =
                        hand.of(card) + seen.spent.of(card) + seen.bought.of(card) + playing(card);
                    let free = Cards::COPIES.saturating_sub(there);
                    let likely = if factions.contains(&card.faction()) { 20 } else { 1 };
                    if card.rank() == *rank { free * likely } else { 0 }
                };
                let edition = self.edition();
                let known = |card| if edition.has_card(card) { weight(card) } else { 0 };
                let weights: Vec<u8> = Card::all().map(known).collect();
                if weights.iter().all(|weight| *weight == 0) {
                    return Err(impossible());
                }
                hand.add(Card::at(chance.pick(IMAGINED, &weights)));
            }
        }
        Ok(hand)
    }
}

fn figure(seen: &FigureView) -> Figure {
    Figure {
        unit: seen.unit,
        number: seen.name.number,
        seat: seen.seat,
        fate: seen.fate,
        place: seen.place,
        wounds: seen.wounds,
        order: seen.order,
        guard: seen.guard,
        skinned: seen.skinned,
        used: seen.used,
    }
}

fn side(seen: &SideView, hand: Cards) -> Side {
    Side {
        chosen: seen.army.clone(),
        zone: seen.zone.map(|zone| zone as u8 - b'a'),
        orders: seen.orders,
        used: seen.used,
        hand,
        spent: seen.spent,
        bought: seen.bought,
        played: seen.played,
        out: seen.out,
        beaten: seen.beaten,
        relayed: seen.relayed,
        rallied: seen.rallied,
        card_points: seen.points.cards,
    }
}
