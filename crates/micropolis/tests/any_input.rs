//! Any input gets an answer, never a panic; good input round-trips.

#![expect(clippy::unwrap_used, reason = "a test fails loudly")]

use micropolis::{Action, Hill, Micropolis, Question, Side, Tile, Tiles, View};
use proptest::prelude::*;
use serde_json::Value;
use tabletop::{
    Erased, Game, Live, Match, Options, Rules, Seat, Seed, Seeded, Turn, Viewer, random_choice,
};

/// Words a typist might put together.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        prop::sample::select(vec![
            "take",
            "place",
            "fill",
            "leave",
            "sentry",
            "leader",
            "youngest",
            "into",
            "with",
            "architect",
            "left",
            "right",
            "a",
            "b",
            "none",
            "T01+T61",
            "T62",
            "0",
            "3",
            "255",
            "-1",
            "preview",
            "taken",
            "tiles",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,12}",
    ];
    prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

fn hill() -> impl Strategy<Value = Option<Hill>> {
    prop::option::of(prop::sample::select(vec![Hill::A, Hill::B]))
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(vec![Side::Left, Side::Right])
}

fn action() -> impl Strategy<Value = Action> {
    let all: Vec<Tile> = Tile::all().collect();
    let tiles = prop::sample::subsequence(all, 0..4);
    prop_oneof![
        (0u8..7).prop_map(|seat| Action::Youngest { seat: Seat(seat) }),
        (any::<u8>(), hill())
            .prop_map(|(seat, anthill)| Action::Leader { seat: Seat(seat), anthill }),
        (0u8..9, hill(), any::<bool>()).prop_map(|(position, anthill, architect)| Action::Take {
            position,
            anthill,
            architect
        }),
        side().prop_map(|side| Action::Place { side }),
        Just(Action::Fill),
        Just(Action::Leave),
        tiles.prop_map(|tiles| Action::Sentry { full: tiles.into_iter().collect::<Tiles>() }),
    ]
}

fn question() -> impl Strategy<Value = Question> {
    let position = prop::option::of(any::<u8>());
    prop_oneof![
        Just(Question::Tiles),
        (position, side(), hill()).prop_map(|(position, side, anthill)| Question::Preview {
            position,
            side,
            anthill
        }),
    ]
}

fn table(players: u8, expert: bool, seed: u64) -> Live<Micropolis> {
    let expert = if expert && players < 4 { "yes" } else { "no" };
    let options = Options::from_iter([("expert", expert)]);
    let setup =
        <Micropolis as Rules>::setup(*Micropolis::VERSIONS.end(), players, &options).unwrap();
    let mut luck = Seeded::new(Seed::number(seed));
    Live(Micropolis::new(&setup, &mut luck, &mut Vec::new()).unwrap())
}

/// A game after so many random decisions.
fn later(decisions: u32, seed: u64) -> Micropolis {
    let mut game = table(3, seed.is_multiple_of(2), seed).0;
    let (mut luck, mut listed) = (Seeded::new(Seed::number(seed + 7)), Vec::new());
    let mut whim = luck.clone();
    for _ in 0..decisions {
        let Turn::Act(asked) = game.turn() else { break };
        let seat = asked.iter().next().unwrap();
        let action = random_choice(&game, seat, &mut whim, &mut listed).unwrap();
        let _ = game.apply(seat, &action, &mut luck, &mut Vec::new()).unwrap();
    }
    game
}

/// Every number in a view, by its path.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                numbers(item, &format!("{path}/{n}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                numbers(field, &format!("{path}/{name}"), found);
            }
        }
        _ => {}
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_complained_about(text in "\\PC{0,80}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Question>();
    }

    #[test]
    fn what_is_read_is_written_the_same(text in words()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(question) = text.parse::<Question>() {
            prop_assert_eq!(question.to_string().parse::<Question>(), Ok(question));
        }
    }

    #[test]
    fn every_action_and_question_round_trips(action in action(), question in question()) {
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        let json = serde_json::to_value(action).unwrap();
        prop_assert_eq!(serde_json::from_value::<Action>(json).unwrap(), action);
        prop_assert_eq!(question.to_string().parse::<Question>(), Ok(question));
    }

    #[test]
    fn any_action_is_done_or_refused_with_a_clause(
        actions in prop::collection::vec((action(), question()), 1..40),
        players in 2u8..=6,
        expert in any::<bool>(),
        seed in 0u64..50,
    ) {
        let mut table = table(players, expert, seed);
        let mut luck = Seeded::new(Seed::number(seed + 1000));
        for (action, question) in actions {
            for seat in Seat::all(7) {
                let before = table.0.digest();
                if let Err(illegal) = table.act(seat, &action.to_string(), &mut luck) {
                    prop_assert!(illegal.clause.contains('-'));
                    prop_assert_eq!(table.0.digest(), before);
                }
                if let Err(illegal) = table.answer(Viewer::Seat(seat), &question.to_string()) {
                    prop_assert!(illegal.clause.contains('-'));
                }
            }
        }
    }

    #[test]
    fn any_position_is_laid_out_or_refused(text in "[\\[\\]{}\":,a-z0-9T-]{0,60}") {
        let game = Erased::<Micropolis>::NEWEST;
        let setup = game.setup(2, &Options::default()).unwrap();
        if let Ok(position) = serde_json::from_str(&text) {
            let _ = game.arrange(&setup, &position);
        }
    }

    #[test]
    fn a_position_with_any_numbers_is_laid_out_or_refused(
        (army, architects, soldiers) in (any::<u8>(), any::<u8>(), any::<u8>()),
        (turn, leader) in (any::<u8>(), any::<u8>()),
        tiles in prop::sample::subsequence(Tile::all().collect::<Vec<_>>(), 0..13),
    ) {
        let game = Erased::<Micropolis>::NEWEST;
        let setup = game.setup(2, &Options::default()).unwrap();
        let position = serde_json::json!({
            "turn": turn, "leader": { "seat": leader }, "soldiers": [soldiers, soldiers],
            "players": [{ "architects": architects, "anthills": [{ "army": army, "tiles": tiles }] }],
        });
        let _ = game.arrange(&setup, &position);
    }

    #[test]
    fn a_view_with_another_number_is_imagined_or_refused(
        (at, number) in (any::<prop::sample::Index>(), any::<u8>()),
        (decisions, seed) in (0u32..130, 0u64..20),
    ) {
        let mut json = serde_json::to_value(later(decisions, seed).view(Viewer::Public)).unwrap();
        let mut paths = Vec::new();
        numbers(&json, "", &mut paths);
        *json.pointer_mut(&paths[at.index(paths.len())]).unwrap() = number.into();
        let luck = &mut Seeded::new(Seed::number(1));
        if let Ok(view) = serde_json::from_value::<View>(json)
            && let Ok(game) = Micropolis::imagine(&view, luck)
        {
            // What is imagined can be looked at and played on.
            let _ = game.view(Viewer::Public);
            let mut listed = Vec::new();
            for seat in game.turn().seats().iter() {
                game.choices(seat, &mut listed);
                for action in &listed {
                    let mut after = game;
                    let _ = after.apply(seat, action, luck, &mut Vec::new());
                }
            }
        }
    }
}
