//! The suite that every game must pass, and what a viewer cannot tell apart.

use tabletop::{Chance, Rules, Seat, Seed, Seeded, Turn, Viewer, random_choice};
use testkit::{Check, TestPlan, Twin, conformance};

use crate::basics::Rank;
use crate::battle::frame::Frame;
use crate::cards::{Card, Cards};
use crate::question::Question;
use crate::{Battle, prepared};

/// Written from MC-S2 alone: the cards in others' hands are unknown but for
/// their ranks, which the size of the armies gives away; others' armies are
/// unknown until all have chosen.
impl Twin for Battle {
    fn twin(&self, who: Viewer, chance: &mut dyn Chance) -> Self {
        let mut twin = self.clone();
        for seat in Seat::all(self.setup.players).filter(|seat| !who.knows(*seat)) {
            if let (true, Some(chosen)) = (twin.stack == [Frame::Armies], &self.side(seat).chosen) {
                // Partners know of each other whether they are demons (MC-X3).
                let like = |demons: bool| !self.setup.teams || demons == chosen.demons();
                let armies: Vec<_> = prepared::offered(self.setup.mode.size(), self.edition())
                    .filter(|ready| like(ready.army.demons()))
                    .collect();
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
                    .filter(|card| card.rank() == *rank && self.edition().has_card(*card))
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
        let standing = self.figures.iter().filter(|figure| figure.fights()).take(3);
        let aims = standing.filter_map(|figure| Some((figure.name(), figure.place?)));
        questions.extend(aims.map(|(name, place)| Question::Aims(name, place)));
        if let [one, other, ..] = names.as_slice() {
            let spot = crate::Spot::Figure;
            questions.push(Question::Sight(spot(*one), spot(*other)));
        }
        questions
    }
}

fn plan(games: u32) -> TestPlan {
    TestPlan::new(games)
        .share(60)
        .limit(60_000)
        .waive_until(Check::Asked, 1, "only who held a card was asked for one")
        .waive(Check::Actions, "a reroll of an attack that misses leaves no trace on the table")
        .waive(Check::Luck, "dice are rolled in the open, and a miss leaves no trace on the table")
}

#[test]
fn mutant_chronicles_keeps_the_contract() {
    let plan = plan(40)
        .table(2, [("mode", "skirmish")])
        .table(2, [])
        .table(2, [("mode", "tournament"), ("initiative", "alternating"), ("orders", "1")])
        .table(3, [("mode", "skirmish")])
        .table(3, [("map", "a02"), ("initiative", "book")])
        .table(4, [])
        .table(4, [("mode", "skirmish"), ("sides", "teams")]);
    println!("{}", conformance::<Battle>(&plan).unwrap());
}

/// Plays at random for so many decisions; the round it got to.
fn play(setup: &crate::Setup, seed: u64, most: u32) -> (Battle, u32) {
    let mut chance = Seeded::new(Seed::number(seed));
    let mut whim = Seeded::new(Seed::number(seed).derive(b"players"));
    let (mut events, mut listed, mut decisions) = (Vec::new(), Vec::new(), 0);
    let mut battle = Battle::new(setup, &mut chance, &mut events).unwrap();
    while let Turn::Act(seats) = battle.turn() {
        if decisions == most {
            break;
        }
        let seat = seats.iter().next().unwrap();
        let action = random_choice(&battle, seat, &mut whim, &mut listed).unwrap();
        events.clear();
        let _ = battle.apply(seat, &action, &mut chance, &mut events).unwrap();
        decisions += 1;
    }
    (battle, decisions)
}

fn setup(seats: u8, options: &[(&str, &str)]) -> crate::Setup {
    <Battle as Rules>::setup(*Battle::VERSIONS.end(), seats, &options.iter().copied().collect())
        .unwrap()
}

#[test]
fn random_battles_end_within_the_last_round() {
    for mode in ["skirmish", "5-5-5"] {
        let setup = setup(2, &[("mode", mode)]);
        for seed in 0..100 {
            let (battle, decisions) = play(&setup, seed, 60_000);
            assert!(battle.end.is_some(), "no end after {decisions}: {:?}", battle.stack);
            assert!(battle.round <= crate::LAST_ROUND);
        }
    }
}

/// An Epic battle takes days; here it takes its first few hundred decisions,
/// with four maps, 28 zones and six orders a turn (MC-X2).
#[test]
fn an_epic_battle_begins() {
    let (battle, decisions) = play(&setup(2, &[("mode", "epic")]), 1, 1500);
    assert_eq!((decisions, battle.tokens.len()), (1500, 28));
    assert!(battle.figures.len() > 200);
    assert_eq!(battle.setup.orders, 6);
}
