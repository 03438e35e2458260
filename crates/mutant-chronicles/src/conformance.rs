//! The suite that every game must pass, and what a viewer cannot tell apart.

use tabletop::{Chance, Rules, Seat, Viewer};
use testkit::{Check, Plan, Twin, conformance};

use crate::basics::Rank;
use crate::cards::{Card, Cards};
use crate::frame::Frame;
use crate::question::Question;
use crate::{Battle, prepared};

/// Written from MC-S2 alone: the cards in others' hands are unknown but for
/// their ranks, which the size of the armies gives away; others' armies are
/// unknown until all have chosen.
impl Twin for Battle {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        let mut twin = self.clone();
        for seat in Seat::all(self.setup.players).filter(|seat| !who.knows(*seat)) {
            if twin.stack == [Frame::Armies] && self.side(seat).chosen.is_some() {
                let armies: Vec<_> = prepared::of_size(self.setup.mode.size()).collect();
                let other = armies[chance.below("twin", armies.len() as u32) as usize];
                twin.side_mut(seat).chosen = Some(other.army.clone());
            }
            let side = self.side(seat);
            let known = |card: Card| {
                let plays = self.stack.iter().filter(|frame| {
                    matches!(frame, Frame::Play(play) if play.seat == seat && play.card == card)
                });
                side.spent.of(card) + side.bought.of(card) + plays.count() as u8
            };
            let mut hand = Cards::NONE;
            for rank in Rank::ALL {
                let mut cards: Vec<Card> = Card::all()
                    .filter(|card| card.rank() == *rank)
                    .flat_map(|card| {
                        std::iter::repeat_n(card, 3usize.saturating_sub(known(card).into()))
                    })
                    .collect();
                for _ in 0..side.hand.ranks()[rank.index()] {
                    let at = chance.below("twin", cards.len() as u32) as usize;
                    hand.add(cards.swap_remove(at));
                }
            }
            twin.side_mut(seat).hand = hand;
        }
        twin
    }

    fn questions(&self, _: Viewer) -> Vec<Question> {
        let mut questions = vec![Question::Odds(None), Question::Reach(None)];
        let names: Vec<_> =
            self.figures.iter().filter(|f| f.fights()).map(|f| f.name()).take(3).collect();
        questions.extend(names.iter().map(|name| Question::Reach(Some(*name))));
        questions.extend(names.iter().map(|name| Question::Unit(*name)));
        if let [one, other, ..] = names.as_slice() {
            let spot = crate::Spot::Figure;
            questions.push(Question::Sight(spot(*one), spot(*other)));
        }
        questions
    }
}

fn plan(games: u32) -> Plan {
    Plan::new(games)
        .share(60)
        .limit(60_000)
        .waive(Check::Actions, "a reroll of an attack that misses leaves no trace on the table")
        .waive(Check::Luck, "dice are rolled in the open, and a miss leaves no trace on the table")
}

#[test]
fn mutant_chronicles_keeps_the_contract() {
    let plan = plan(60)
        .table(2, [("mode", "skirmish")])
        .table(2, [])
        .table(2, [("mode", "tournament"), ("initiative", "alternating"), ("orders", "1")]);
    println!("{}", conformance::<Battle>(&plan).unwrap());
}

/// For the eye: how long random games are.
#[test]
fn random_games_end() {
    let mut longest = 0;
    for seed in 0..300 {
        let options = [("mode", "skirmish")].into_iter().collect();
        let setup = <Battle as Rules>::setup(2, &options).unwrap();
        let mut chance = tabletop::Seeded::new(tabletop::Seed::number(seed));
        let mut whim = tabletop::Seeded::new(tabletop::Seed::number(seed).derive(b"players"));
        let (mut events, mut listed) = (Vec::new(), Vec::new());
        let mut state = Battle::new(&setup, &mut chance, &mut events).unwrap();
        let mut decisions = 0;
        while let tabletop::Turn::Act(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            let action = tabletop::random_choice(&state, seat, &mut whim, &mut listed).unwrap();
            events.clear();
            let _ = state.apply(seat, &action, &mut chance, &mut events).unwrap();
            decisions += 1;
            assert!(decisions < 60_000, "{:?}", state.stack);
        }
        longest = longest.max(state.round);
    }
    println!("longest: {longest} rounds");
    assert!(longest <= crate::LAST_ROUND);
}
