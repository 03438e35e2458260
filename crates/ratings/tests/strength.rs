//! Ratings agree with what is published, and put players of known strength in order.

use ratings::{Form, Side, Strength, rate};
use tabletop::{Chance, Seed, Seeded};

fn side(strength: Strength, place: u32) -> Side {
    Side { members: vec![strength], place }
}

fn two(rating: i64, deviation: i64) -> Strength {
    Strength { rating: rating * 1000, deviation: deviation * 1000, volatility: 60_000 }
}

/// The example in Glickman's paper, game by game, and the library's own.
#[test]
fn glicko_2_agrees_with_the_published_values() {
    let mut player = two(1500, 200);
    let opponents = [(two(1400, 30), 1), (two(1550, 100), 3), (two(1700, 300), 3)];
    let mut seen = Vec::new();
    for (opponent, place) in opponents {
        let rated = rate(Form::Two, &[side(player, place), side(opponent, 2)]);
        player = rated[0][0];
        seen.push((player.rating, player.deviation));
    }
    let whole = |(rating, deviation): (i64, i64)| ((rating + 500) / 1000, (deviation + 500) / 1000);
    assert_eq!(whole(seen[0]), (1564, 175));
    assert_eq!(whole(seen[2]), (1464, 152));
    assert!((player.volatility - 59_998).abs() <= 1, "{}", player.volatility);

    let drawn = rate(Form::Two, &[side(two(1600, 350), 1), side(two(1500, 50), 1)]);
    assert_eq!(whole((drawn[0][0].rating, drawn[0][0].deviation)), (1550, 253));
    assert_eq!(whole((drawn[1][0].rating, drawn[1][0].deviation)), (1501, 51));
}

/// Beginners of Weng and Lin's paper: 25 and 25/3, here sixty times as much.
#[test]
fn weng_lin_agrees_with_the_librarys_values() {
    let new = Form::More.beginner();
    let rated = rate(Form::More, &[side(new, 1), side(new, 2)]);
    // 27.63523138347365 and 22.36476861652635, with an uncertainty of 8.065506316323548.
    assert_eq!((rated[0][0].rating, rated[1][0].rating), (1_658_114, 1_341_886));
    assert_eq!((rated[0][0].deviation, rated[1][0].deviation), (483_930, 483_930));
}

#[test]
fn a_team_wins_together_and_equal_places_are_equal() {
    let new = Form::More.beginner();
    let pair = |place| Side { members: vec![new, new], place };
    let rated = rate(Form::More, &[pair(1), pair(2)]);
    assert!(rated[0].iter().all(|it| it.rating > new.rating), "{rated:?}");
    assert!(rated[1].iter().all(|it| it.rating < new.rating), "{rated:?}");
    let shared = rate(Form::More, &[side(new, 1), side(new, 1), side(new, 3)]);
    assert_eq!(shared[0], shared[1]);
    assert!(shared[0][0].rating > shared[2][0].rating);
}

fn uniform(luck: &mut Seeded) -> f64 {
    f64::from(luck.below("season", 1 << 30)) / f64::from(1_u32 << 30)
}

/// A bell around 1500, 200 points wide.
fn strength(luck: &mut Seeded) -> f64 {
    let sum: f64 = (0..12).map(|_| uniform(luck)).sum();
    1500.0 + 200.0 * (sum - 6.0)
}

/// How alike two orders are: 1 if they are the same.
fn spearman(truth: &[f64], found: &[f64]) -> f64 {
    let ranks = |values: &[f64]| {
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
        let mut ranks = vec![0.0; values.len()];
        order.into_iter().enumerate().for_each(|(rank, at)| ranks[at] = rank as f64);
        ranks
    };
    let (a, b, n) = (ranks(truth), ranks(found), truth.len() as f64);
    let apart: f64 = a.iter().zip(&b).map(|(a, b)| (a - b).powi(2)).sum();
    1.0 - 6.0 * apart / (n * (n * n - 1.0))
}

/// A season: 500 players of known strength, each in about forty games at tables of so
/// many; who is stronger wins as often as the difference says.
fn season(seats: usize, games: usize, form: Form) -> f64 {
    let mut luck = Seeded::new(Seed::number(16));
    let truth: Vec<f64> = (0..500).map(|_| strength(&mut luck)).collect();
    let mut found = vec![form.beginner(); truth.len()];
    for _ in 0..games {
        let mut players: Vec<usize> = Vec::new();
        while players.len() < seats {
            let one = (uniform(&mut luck) * truth.len() as f64) as usize;
            if !players.contains(&one) {
                players.push(one);
            }
        }
        // Each has a day of its own: differences of two such are as in Elo's formula.
        let mut days: Vec<(usize, f64)> = { players.iter() }
            .map(|who| {
                let luck = -(-uniform(&mut luck).max(1e-12).ln()).max(1e-12).ln();
                (*who, truth[*who] / 400.0 * std::f64::consts::LN_10 + luck)
            })
            .collect();
        days.sort_by(|a, b| b.1.total_cmp(&a.1));
        let sides: Vec<Side> =
            { (1..).zip(&days) }.map(|(place, (who, _))| side(found[*who], place)).collect();
        for ((who, _), after) in days.iter().zip(rate(form, &sides)) {
            found[*who] = after[0];
        }
    }
    let found: Vec<f64> = found.iter().map(|it| it.rating as f64).collect();
    spearman(&truth, &found)
}

#[test]
fn a_season_of_five_hundred_is_ordered() {
    let two = season(2, 10_000, Form::Two);
    let four = season(4, 5_000, Form::More);
    assert!(two >= 0.9 && four >= 0.9, "{two} for two, {four} for four");
}
