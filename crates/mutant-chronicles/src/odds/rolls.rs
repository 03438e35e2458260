//! One unit's dice and the best use of its rerolls (MC-K6), by counting.
//!
//! For a given distance a side of a die matters only by whether it reaches
//! the target and how much damage it shows. Dice of one colour are alike, so
//! a roll is a hand of counts: a few hundred hands at most, where single dice
//! would make thousands.

use crate::dice::{Die, Face, Pool};
use crate::odds::{Roll, Rule};

/// More dice and rerolls than any roll of the game has.
const MOST_DICE: usize = 20;
const MOST_REROLLS: u8 = 6;

/// Whether a side reaches the target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Aim {
    Far,
    Short,
    /// It shows no number, and the lowest counts.
    Blank,
}

/// Sides of a die that are worth the same.
struct Class {
    aim: Aim,
    damage: u8,
    /// How many of the six.
    sides: u128,
}

/// What some dice of one colour show, by class.
type Hand = [u8; 6];

/// What sides are worth in a roll.
#[derive(Clone, Copy)]
struct Scale {
    roll: Roll,
    rule: Rule,
}

impl Scale {
    /// Does so much on a die reach the target?
    const fn reaches(&self, accuracy: u8) -> bool {
        accuracy.saturating_add(self.roll.accuracy) >= self.roll.need
    }

    fn of(&self, die: Die, face: Face) -> (Aim, u8) {
        let aim = match face.accuracy {
            0 if self.rule.lowest => Aim::Blank,
            accuracy if self.reaches(accuracy) => Aim::Far,
            _ => Aim::Short,
        };
        (aim, if self.rule.harmless == Some(die) { 0 } else { face.damage })
    }
}

/// The dice of one colour.
struct Group {
    die: Die,
    classes: Vec<Class>,
    hands: Vec<Hand>,
    /// In how many ways a hand can be rolled.
    ways: Vec<u128>,
    /// The hand after a die of one class became one of another.
    after: Vec<[[u16; 6]; 6]>,
}

impl Group {
    fn new(die: Die, count: u8, scale: &Scale) -> Group {
        let mut classes: Vec<Class> = Vec::with_capacity(6);
        for face in die.faces() {
            let (aim, damage) = scale.of(die, *face);
            match classes.iter_mut().find(|class| class.aim == aim && class.damage == damage) {
                Some(class) => class.sides += 1,
                None => classes.push(Class { aim, damage, sides: 1 }),
            }
        }
        let mut hands = Vec::new();
        deal(&mut hands, [0; 6], 0, classes.len(), count);
        let ways = hands.iter().map(|hand| ways(hand, &classes)).collect();
        let after = |hand: &Hand| {
            let mut after = [[0; 6]; 6];
            for from in (0..classes.len()).filter(|from| hand[*from] > 0) {
                for to in 0..classes.len() {
                    let mut next = *hand;
                    next[from] -= 1;
                    next[to] += 1;
                    // They are dealt in order.
                    after[from][to] = hands.binary_search(&next).unwrap_or_default() as u16;
                }
            }
            after
        };
        let after = hands.iter().map(after).collect();
        Group { die, classes, hands, ways, after }
    }
}

/// All hands of so many dice.
fn deal(hands: &mut Vec<Hand>, hand: Hand, class: usize, classes: usize, left: u8) {
    if class + 1 == classes {
        let mut hand = hand;
        hand[class] = left;
        hands.push(hand);
        return;
    }
    for here in 0..=left {
        let mut hand = hand;
        hand[class] = here;
        deal(hands, hand, class + 1, classes, left - here);
    }
}

/// Which die shows which class, and with which of its sides.
fn ways(hand: &Hand, classes: &[Class]) -> u128 {
    let mut ways = 1;
    let mut dice = 0u128;
    for (count, class) in hand.iter().zip(classes) {
        for n in 1..=u128::from(*count) {
            dice += 1;
            // Binomial coefficients, one factor at a time: always whole.
            ways = ways * dice / n;
        }
        ways *= class.sides.pow((*count).into());
    }
    ways
}

/// Everything that a roll can show.
pub(crate) struct Table {
    scale: Scale,
    groups: Vec<Group>,
    /// How many states there are: one hand of every colour.
    states: usize,
    /// By state: damage if it hits.
    outcomes: Vec<Option<u16>>,
    dice: u8,
    rerolls: u8,
}

/// How a roll ends: how often it misses, and hits with how much damage.
#[derive(Clone)]
pub(crate) struct Spread {
    pub(crate) miss: u128,
    pub(crate) hits: Vec<u128>,
}

impl Spread {
    pub(crate) fn all_hits(&self) -> u128 {
        self.hits.iter().sum()
    }
}

/// Keep the dice, or roll one of a group and class again.
type Choice = Option<(u8, u8)>;

impl Table {
    pub(crate) fn new(roll: &Roll, rule: &Rule) -> Table {
        let scale = Scale { roll: *roll, rule: *rule };
        let dice: Pool = roll.dice.iter().take(MOST_DICE).collect();
        let colours = Die::ALL.iter().copied().filter(|die| dice.of(*die) > 0);
        let groups: Vec<Group> = colours.map(|die| Group::new(die, dice.of(die), &scale)).collect();
        let states = groups.iter().map(|group| group.hands.len()).product();
        let mut table = Table {
            scale,
            groups,
            states,
            outcomes: Vec::with_capacity(states),
            dice: dice.len() as u8,
            rerolls: roll.rerolls.min(MOST_REROLLS),
        };
        for state in 0..states {
            let (mut shown, mut damage) = ([false; 3], 0);
            for (group, hand) in table.hands(state) {
                for (class, count) in group.classes.iter().zip(group.hands[hand]) {
                    shown[class.aim as usize] |= count > 0;
                    damage += u16::from(count) * u16::from(class.damage);
                }
            }
            let [some_far, some_short, _] = shown;
            let none = !some_far && !some_short && scale.reaches(0);
            let hit = none || if rule.lowest { some_far && !some_short } else { some_far };
            table.outcomes.push(hit.then_some(damage));
        }
        table
    }

    /// Damage that it can do at most.
    pub(crate) const fn most(&self) -> u16 {
        2 * self.dice as u16
    }

    /// In how many ways dice and rerolls can fall.
    pub(crate) const fn total(&self) -> u128 {
        6u128.pow(self.dice as u32 + self.rerolls as u32)
    }

    /// The hands of a state.
    fn hands(&self, state: usize) -> impl Iterator<Item = (&Group, usize)> {
        let mut rest = state;
        self.groups.iter().map(move |group| {
            let hand = rest % group.hands.len();
            rest /= group.hands.len();
            (group, hand)
        })
    }

    /// The states after a die is rolled again, with the sides that lead there.
    fn rerolled(&self, state: usize, (at, from): (u8, u8)) -> impl Iterator<Item = (usize, u128)> {
        let group = &self.groups[usize::from(at)];
        let stride: usize =
            self.groups.iter().take(at.into()).map(|group| group.hands.len()).product();
        let hand = state / stride % group.hands.len();
        group.classes.iter().enumerate().map(move |(to, class)| {
            let next = usize::from(group.after[hand][usize::from(from)][to]);
            (state - hand * stride + next * stride, class.sides)
        })
    }

    /// The best choice in every state, for every number of rerolls left from
    /// 1 on. Of equal choices, the first; keeping before all.
    fn plan(&self, rerolls: u8, payoff: &[u128]) -> Vec<Vec<Choice>> {
        let mut values: Vec<u128> =
            (0..self.states).map(|state| self.pays(state, payoff)).collect();
        let mut keep = 1;
        let mut plan = Vec::with_capacity(rerolls.into());
        for _ in 0..rerolls {
            keep *= 6;
            let mut choices = Vec::with_capacity(self.states);
            let mut next = Vec::with_capacity(self.states);
            for state in 0..self.states {
                let mut best = (self.pays(state, payoff) * keep, None);
                for (at, (group, hand)) in self.hands(state).enumerate() {
                    for class in
                        (0..group.classes.len()).filter(|class| group.hands[hand][*class] > 0)
                    {
                        let choice = (at as u8, class as u8);
                        let after = self.rerolled(state, choice);
                        let value = after.map(|(state, sides)| values[state] * sides).sum();
                        if value > best.0 {
                            best = (value, Some(choice));
                        }
                    }
                }
                next.push(best.0);
                choices.push(best.1);
            }
            values = next;
            plan.push(choices);
        }
        plan
    }

    /// What a state is worth: payoffs by outcome, a miss first.
    fn pays(&self, state: usize, payoff: &[u128]) -> u128 {
        payoff[self.outcomes[state].map_or(0, |damage| usize::from(damage) + 1)]
    }

    /// How the roll ends if rerolls are used for the best payoff, counted in
    /// [`Table::total`] ways.
    pub(crate) fn spread(&self, payoff: &[u128]) -> Spread {
        let plan = self.plan(self.rerolls, payoff);
        let mut weights: Vec<u128> = (0..self.states)
            .map(|state| self.hands(state).map(|(group, hand)| group.ways[hand]).product())
            .collect();
        let mut spread = Spread { miss: 0, hits: vec![0; usize::from(self.most()) + 1] };
        let mut end = |state: usize, weight: u128| match self.outcomes[state] {
            Some(damage) => spread.hits[usize::from(damage)] += weight,
            None => spread.miss += weight,
        };
        for (left, choices) in plan.iter().enumerate().rev() {
            let mut next = vec![0; self.states];
            for (state, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
                match choices[state] {
                    None => end(state, weight * 6u128.pow(left as u32 + 1)),
                    Some(choice) => {
                        let after = self.rerolled(state, choice);
                        after.for_each(|(state, sides)| next[state] += weight * sides);
                    }
                }
            }
            weights = next;
        }
        weights.iter().enumerate().for_each(|(state, weight)| end(state, *weight));
        spread
    }

    /// With these dice on the table and so many rerolls left: which of them to
    /// roll again for the best payoff, if any.
    pub(crate) fn advice(&self, shown: &[(Die, Face)], left: u8, payoff: &[u128]) -> Option<usize> {
        let (mut state, mut stride) = (0, 1);
        for group in &self.groups {
            let mut hand: Hand = [0; 6];
            for (_, face) in shown.iter().filter(|(die, _)| *die == group.die) {
                hand[usize::from(self.class(group, *face)?)] += 1;
            }
            state += stride * group.hands.iter().position(|known| *known == hand)?;
            stride *= group.hands.len();
        }
        let plan = self.plan(left.min(MOST_REROLLS), payoff);
        let (at, class) = plan.last()?[state]?;
        let group = &self.groups[usize::from(at)];
        let again = |(die, face): &(Die, Face)| {
            *die == group.die && self.class(group, *face) == Some(class)
        };
        shown.iter().position(again)
    }

    fn class(&self, group: &Group, face: Face) -> Option<u8> {
        let (aim, damage) = self.scale.of(group.die, face);
        let same = |class: &Class| class.aim == aim && class.damage == damage;
        group.classes.iter().position(same).map(|class| class as u8)
    }
}
