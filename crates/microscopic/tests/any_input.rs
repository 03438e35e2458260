//! Any input gets an answer, never a panic; good input round-trips.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use microscopic::{Action, Card, Cards, Microscopic, Organism, View};
use proptest::prelude::*;
use tabletop::{Erased, Game, Live, Match, Options, Rules, Seat, Seed, Seeded, Viewer};

/// Words a typist might put together.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        prop::sample::select(vec![
            "gene", "cell", "organism", "virus", "replace", "give", "draw", "discard", "cull",
            "paying", "spending", "of", "+", "0", "255", "-1",
        ])
        .prop_map(str::to_owned),
        prop::sample::select(Card::all().map(Card::name).collect::<Vec<_>>())
            .prop_map(str::to_owned),
        "\\PC{0,12}",
    ];
    prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

fn heap() -> impl Strategy<Value = Cards> {
    let all: Vec<Card> = Cards::pool().iter().collect();
    prop::sample::subsequence(all, 1..12).prop_map(|cards| cards.into_iter().collect())
}

fn action() -> impl Strategy<Value = Action> {
    let card = prop::sample::select(Card::all().collect::<Vec<_>>());
    let organism = prop::sample::select(Organism::all().collect::<Vec<_>>());
    prop_oneof![
        card.clone().prop_map(|card| Action::Gene { card }),
        (card.clone(), heap()).prop_map(|(card, genes)| Action::Cell { card, genes }),
        (organism, heap()).prop_map(|(organism, cells)| Action::Organism { organism, cells }),
        (card.clone(), any::<u8>()).prop_map(|(target, of)| Action::Virus { target, of: Seat(of) }),
        card.clone().prop_map(|card| Action::Replace { card }),
        card.clone().prop_map(|card| Action::Give { card }),
        Just(Action::Draw),
        card.clone().prop_map(|card| Action::Discard { card }),
        card.prop_map(|card| Action::Cull { card }),
    ]
}

fn table(players: u8, seed: u64) -> Live<Microscopic> {
    let setup =
        <Microscopic as Rules>::setup(*Microscopic::VERSIONS.end(), players, &Options::default())
            .unwrap();
    let mut luck = Seeded::new(Seed::number(seed));
    Live(Microscopic::new(&setup, &mut luck, &mut Vec::new()).unwrap())
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_a_complaint(text in "\\PC{0,80}") {
        let _ = text.parse::<Action>();
    }

    #[test]
    fn what_is_read_is_written_the_same(text in words()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn every_action_round_trips(action in action()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        let json = serde_json::to_value(action).unwrap();
        prop_assert_eq!(serde_json::from_value::<Action>(json).unwrap(), action);
    }

    #[test]
    fn any_action_is_done_or_refused_with_a_clause(
        actions in prop::collection::vec(action(), 1..20),
        players in 1u8..=4,
        seed in 0u64..50,
    ) {
        let mut table = table(players, seed);
        let mut luck = Seeded::new(Seed::number(seed + 1000));
        for action in actions {
            for seat in Seat::all(players.max(2)) {
                let before = table.0.digest();
                let done = table.act(seat, &action.to_string(), &mut luck);
                if let Err(illegal) = done {
                    prop_assert!(illegal.clause.contains('-'));
                    prop_assert_eq!(table.0.digest(), before);
                }
            }
        }
    }

    #[test]
    fn any_position_is_laid_out_or_refused(text in "[\\[\\]{}\":,a-z0-9-]{0,60}") {
        let game = Erased::<Microscopic>::NEWEST;
        let setup = game.setup(2, &Options::default()).unwrap();
        if let Ok(position) = serde_json::from_str(&text) {
            let _ = game.arrange(&setup, &position);
        }
    }

    #[test]
    fn a_view_with_other_numbers_is_imagined_or_refused(
        (field, number) in (prop::sample::select(vec![
            "round", "turn", "pile", "discard", "first", "idle",
        ]), any::<u8>()),
        (hand, genes) in (any::<u8>(), any::<u8>()),
    ) {
        let mut json = serde_json::to_value(table(3, 1).0.view(Viewer::Public)).unwrap();
        json[field] = number.into();
        json["players"][1]["hand_count"] = hand.into();
        json["players"][2]["gene_count"] = genes.into();
        if let Ok(view) = serde_json::from_value::<View>(json) {
            let _ = Microscopic::imagine(&view, &mut Seeded::new(Seed::number(1)));
        }
    }
}
