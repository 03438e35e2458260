//! Odds against full enumeration, one die at a time.

use mutant_chronicles::dice::{Die, Face, Pool};
use mutant_chronicles::odds::{Aim, Roll, Rule, Tally, Volley};
use mutant_chronicles::units::{Keyword, Unit};

fn pool(letters: &str) -> Pool {
    letters.parse().unwrap()
}

fn roll(letters: &str, rerolls: u8, accuracy: u8, need: u8) -> Roll {
    Roll { dice: pool(letters), rerolls, accuracy, need }
}

fn alone(roll: Roll) -> Volley {
    Volley { rolls: vec![roll], ..Volley::default() }
}

/// What a single roll does, from the words of the rules: the highest accuracy
/// and more, all damage icons.
fn outcome(roll: &Roll, rule: &Rule, shown: &[(Die, Face)]) -> Option<u16> {
    let numbers = shown.iter().map(|(_, face)| face.accuracy);
    let best = if rule.lowest { numbers.filter(|n| *n > 0).min() } else { numbers.max() };
    let icons = shown.iter().filter(|(die, _)| rule.harmless != Some(*die));
    let damage = icons.map(|(_, face)| u16::from(face.damage)).sum();
    (best.unwrap_or(0) + roll.accuracy >= roll.need).then_some(damage)
}

/// Every way dice can fall.
fn falls(dice: &[Die]) -> Vec<Vec<(Die, Face)>> {
    let Some((first, rest)) = dice.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for rest in falls(rest) {
        for face in first.faces() {
            let mut shown = vec![(*first, *face)];
            shown.extend(&rest);
            all.push(shown);
        }
    }
    all
}

/// A worth in 6^scale parts: of the dice as they lie, with rerolls left,
/// played as well as can be; and of the rolls after it.
struct Reference<'a> {
    volley: &'a Volley,
}

impl Reference<'_> {
    /// Dice and rerolls from a roll on.
    fn scale(&self, at: usize) -> u32 {
        let rolls = self.volley.rolls.iter().skip(at);
        rolls.map(|roll| u32::from(roll.dice.len()) + u32::from(roll.rerolls)).sum()
    }

    fn before(&self, at: usize, tally: Tally) -> u128 {
        let Some(roll) = self.volley.rolls.get(at) else {
            let damage = u128::from(self.volley.final_damage(tally));
            return match self.volley.aim {
                Aim::Damage => damage,
                Aim::Destroy(enough) => u128::from(damage >= u128::from(enough)),
            };
        };
        let dice: Vec<Die> = roll.dice.iter().collect();
        falls(&dice).iter().map(|shown| self.lying(at, tally, shown, roll.rerolls)).sum()
    }

    fn lying(&self, at: usize, tally: Tally, shown: &[(Die, Face)], left: u8) -> u128 {
        let roll = &self.volley.rolls[at];
        let after = tally.after(at, outcome(roll, &self.volley.rule, shown));
        let keep = self.before(at + 1, after) * 6u128.pow(left.into());
        let again = (0..shown.len())
            .filter(|_| left > 0)
            .map(|die| self.again(at, tally, shown, left, die));
        again.max().unwrap_or(0).max(keep)
    }

    fn again(&self, at: usize, tally: Tally, shown: &[(Die, Face)], left: u8, die: usize) -> u128 {
        let faces = shown[die].0.faces().iter();
        faces
            .map(|face| {
                let mut shown = shown.to_vec();
                shown[die].1 = *face;
                self.lying(at, tally, &shown, left - 1)
            })
            .sum()
    }
}

/// Is the expected worth that of the reference?
fn compare(volley: &Volley) {
    let odds = volley.odds();
    let reference = Reference { volley };
    let under = 6u128.pow(reference.scale(0));
    let best = reference.before(0, Tally::default());
    let found = match volley.aim {
        Aim::Damage => odds.expected(),
        Aim::Destroy(enough) => odds.at_least(enough),
    };
    assert_eq!(found.over * under, best * found.under, "{volley:?}");
    assert_eq!(odds.at_least(0).over, odds.at_least(0).under);
}

#[test]
fn without_rerolls_every_chance_is_a_count() {
    for dice in ["R", "Y", "G", "B", "RG", "YB", "GG", "BB", "RYG", "GBB", "RYGB", "GGGB"] {
        for need in 0..=8 {
            for (accuracy, less, rule) in [
                (0, 0, Rule::default()),
                (1, 1, Rule::default()),
                (0, 2, Rule { harmless: Some(Die::Green), lowest: false }),
                (2, 0, Rule { harmless: None, lowest: true }),
                (0, 1, Rule { harmless: Some(Die::Blue), lowest: true }),
            ] {
                let roll = roll(dice, 0, accuracy, need);
                let volley = Volley { rule, less, ..alone(roll) };
                let odds = volley.odds();
                let all = falls(&roll.dice.iter().collect::<Vec<_>>());
                let ends: Vec<Option<u16>> =
                    all.iter().map(|shown| outcome(&roll, &rule, shown)).collect();
                let count = |what: &dyn Fn(&Option<u16>) -> bool| {
                    ends.iter().filter(|end| what(end)).count() as u128
                };
                assert_eq!(odds.hit().over, count(&|end| end.is_some()));
                assert_eq!(odds.hit().under, all.len() as u128);
                assert_eq!(odds.hits(), [odds.hit()]);
                for damage in 0..=9 {
                    let same = |end: &Option<u16>| end.unwrap_or(0).saturating_sub(less) == damage;
                    assert_eq!(odds.chance(damage).over, count(&same), "{volley:?}");
                }
            }
        }
    }
}

#[test]
fn rerolls_are_used_as_well_as_can_be() {
    for dice in ["R", "B", "RG", "GG", "YB", "RYG", "BBG"] {
        for rerolls in 1..=if dice.len() < 3 { 2 } else { 1 } {
            for need in [1, 3, 4, 5, 6] {
                for less in [0, 2] {
                    for aim in [Aim::Damage, Aim::Destroy(2)] {
                        compare(&Volley { less, aim, ..alone(roll(dice, rerolls, 0, need)) });
                    }
                }
                let rule = Rule { harmless: Some(Die::Green), lowest: true };
                compare(&Volley { rule, less: 1, ..alone(roll(dice, rerolls, 1, need)) });
            }
        }
    }
}

#[test]
fn supporters_add_their_hits_and_are_reduced_once() {
    for (less, more_if_helped) in [(0, 0), (1, 0), (2, 1)] {
        for aim in [Aim::Damage, Aim::Destroy(3)] {
            let rolls = vec![roll("RG", 1, 0, 3), roll("B", 1, 1, 5), roll("G", 0, 0, 4)];
            compare(&Volley { rolls, less, more_if_helped, aim, ..Volley::default() });
        }
    }
    // Without rerolls the whole spread is a sum over both.
    let (a, b) = (roll("GG", 0, 0, 4), roll("RB", 0, 0, 5));
    let volley = Volley { rolls: vec![a, b], less: 1, ..Volley::default() };
    let odds = volley.odds();
    let rule = Rule::default();
    let all = |roll: &Roll| falls(&roll.dice.iter().collect::<Vec<_>>());
    let (mut counts, mut hits) = ([0u128; 16], 0u128);
    for first in all(&a) {
        for second in all(&b) {
            let ends = [outcome(&a, &rule, &first), outcome(&b, &rule, &second)];
            let sum: u16 = ends.iter().flatten().sum();
            counts[usize::from(sum.saturating_sub(1))] += 1;
            hits += u128::from(ends.iter().any(Option::is_some));
        }
    }
    assert_eq!(odds.hit().over, hits);
    for (damage, count) in counts.iter().enumerate() {
        assert_eq!(odds.chance(damage as u16).over, *count);
    }
}

#[test]
fn advice_is_the_best_choice() {
    let volley = Volley {
        rolls: vec![roll("G", 0, 0, 3), roll("RGB", 2, 0, 4)],
        less: 1,
        ..Volley::default()
    };
    let reference = Reference { volley: &volley };
    let dice: Vec<Die> = volley.rolls[1].dice.iter().collect();
    let (mut kept, mut again) = (0, 0);
    for shown in falls(&dice) {
        for (left, before) in [(1, Tally::default()), (2, Tally::default().after(0, Some(1)))] {
            let after = before.after(1, outcome(&volley.rolls[1], &volley.rule, &shown));
            let keep = reference.before(2, after) * 6u128.pow(left.into());
            let best = reference.lying(1, before, &shown, left);
            match volley.advice(1, before, &shown, left) {
                None => assert_eq!(keep, best),
                Some(die) => assert_eq!(reference.again(1, before, &shown, left, die), best),
            }
            *(if keep == best { &mut kept } else { &mut again }) += 1;
        }
        assert_eq!(volley.advice(1, Tally::default(), &shown, 0), None);
    }
    assert!(kept > 50 && again > 50);
}

/// Expected rolled damage at 1, 3 and 5 hexes, to one decimal, in the order
/// of the collector numbers.
const EXPECTED: [[f64; 3]; 52] = [
    [4.0, 3.5, 1.2],
    [4.2, 0.0, 0.0],
    [2.7, 2.7, 1.9],
    [3.2, 3.1, 1.5],
    [4.5, 0.0, 0.0],
    [2.9, 0.0, 0.0],
    [2.6, 2.6, 1.9],
    [2.7, 2.6, 1.0],
    [1.7, 1.7, 1.1],
    [2.5, 2.5, 1.7],
    [0.7, 0.7, 0.2],
    [1.8, 1.8, 0.8],
    [1.3, 1.3, 0.8],
    [1.0, 1.0, 0.2],
    [4.2, 4.2, 3.6],
    [3.7, 3.7, 2.7],
    [3.0, 3.0, 2.6],
    [4.2, 4.2, 3.6],
    [3.0, 3.0, 1.9],
    [2.5, 2.5, 2.1],
    [2.5, 2.5, 1.7],
    [2.0, 2.0, 0.9],
    [3.0, 3.0, 2.3],
    [1.3, 1.3, 0.8],
    [1.8, 1.8, 0.8],
    [0.7, 0.7, 0.2],
    [1.7, 1.7, 1.1],
    [1.8, 1.8, 0.8],
    [3.0, 3.0, 1.9],
    [3.5, 3.5, 1.7],
    [3.7, 3.3, 1.1],
    [3.7, 3.7, 2.7],
    [2.6, 2.6, 1.4],
    [3.1, 0.5, 0.0],
    [1.7, 1.7, 0.9],
    [2.8, 2.8, 2.0],
    [1.7, 1.7, 0.9],
    [2.7, 0.2, 0.0],
    [1.3, 1.3, 0.8],
    [2.0, 2.0, 0.9],
    [3.3, 3.3, 1.5],
    [3.0, 3.0, 2.3],
    [3.0, 3.0, 1.3],
    [4.5, 0.0, 0.0],
    [3.0, 3.0, 1.3],
    [1.8, 1.8, 0.8],
    [2.9, 0.0, 0.0],
    [3.5, 1.1, 0.0],
    [1.8, 1.8, 0.8],
    [2.9, 0.0, 0.0],
    [0.7, 0.7, 0.2],
    [1.3, 1.3, 0.8],
];

#[test]
fn units_do_the_damage_they_were_made_for() {
    let mut seen = 0;
    for unit in Unit::all() {
        let Some(expected) = EXPECTED.get(usize::from(unit.number()) - 1) else { continue };
        seen += 1;
        let entry = unit.printed();
        let accuracy = entry.keywords.iter().map(|keyword| match keyword {
            Keyword::Accuracy(more) => *more,
            _ => 0,
        });
        let accuracy = accuracy.sum();
        for (need, expected) in [1, 3, 5].into_iter().zip(expected) {
            let dice = entry.dice.iter().copied().collect();
            let roll = Roll { dice, rerolls: entry.rerolls, accuracy, need };
            let found = alone(roll).odds().expected();
            let found = if unit.has(Keyword::Melee) && need > 1 {
                0.0
            } else {
                found.over as f64 / found.under as f64
            };
            assert!(
                (found - expected).abs() <= 0.05 + 1e-9,
                "{unit} at {need}: {found}, not {expected}"
            );
        }
    }
    assert_eq!(seen, 52);
}

#[test]
fn many_supporters_are_still_counted() {
    let rolls = vec![roll("GGR", 1, 0, 3); 40];
    let odds = Volley { rolls, less: 2, ..Volley::default() }.odds();
    assert_eq!(odds.at_least(0).per_mille(), 1000);
    let one = alone(roll("GGR", 1, 0, 3)).odds();
    // 40 times as much as one, less the reduction, as a miss of all is next to impossible.
    let whole = |ratio: mutant_chronicles::odds::Ratio| ratio.over as f64 / ratio.under as f64;
    assert!((whole(odds.expected()) - (40.0 * whole(one.expected()) - 2.0)).abs() < 1e-6);
    assert_eq!(odds.hits().len(), 40);
    assert_eq!(odds.hits()[39].per_mille(), one.hit().per_mille());
}

#[test]
fn worked_examples() {
    // MC-K21: with Dodge 1 at 3 hexes two blue dice need a 4.
    let odds = alone(roll("BB", 0, 0, 3 + 1)).odds();
    assert_eq!((odds.hit().over, odds.hit().under), (27, 36));
    // MC-K14: accuracy is added to a roll without a number.
    assert_eq!(alone(roll("Y", 0, 1, 1)).odds().hit().per_mille(), 1000);
    // No dice at all.
    assert_eq!(alone(roll("-", 0, 0, 1)).odds().hit().per_mille(), 0);
    assert_eq!(Volley::default().odds().most(), 0);
}
