//! The command cards: one entry for each, its effect beside its moment. The
//! engine reads effects from here; no rule knows a card by name.

mod algeroth;
mod bauhaus;
mod brotherhood;
mod capitol;
mod second;

use serde::{Deserialize, Serialize};

use crate::basics::{Faction, Known, Rank};
use crate::dice::Die;

/// One command card. "It" is the chosen unit, which plays the card (MC-B3).
#[derive(Debug)]
pub struct CommandCard {
    /// What it is called, in notation and in message keys.
    pub name: &'static str,
    /// Its collector number.
    pub number: u16,
    /// The kind of its command icons.
    pub faction: Faction,
    /// Its rank.
    pub rank: Rank,
    /// Icons the chosen unit must show.
    pub icons: u8,
    /// When it is played.
    pub when: When,
    /// What it does, in this order.
    pub effects: &'static [Effect],
    /// The orders that buy it back, if it can be bought back (MC-B4).
    pub buyback: &'static [Rank],
    /// How well it is known.
    pub known: Known,
}

/// The moment a card is played at, and which unit can play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At the start of the owner's turn, by any unit.
    TurnStarts,
    /// At any time of the owner's turn between two actions, by any unit.
    YourTurn,
    /// When it is activated.
    Activated,
    /// When an enemy is activated that it sees within so many hexes.
    EnemyActivated(u8),
    /// Before it declares the target of an attack.
    Attacks,
    /// When it has declared an attack on such prey.
    Declares(Prey),
    /// When an enemy adjacent to it has declared an attack.
    AdjacentEnemyDeclares,
    /// When it is declared target.
    Targeted(Threat),
    /// When it or a friend adjacent to it is declared target.
    TargetedNear,
    /// When it leads an attack that somebody supports.
    LeadsCombined,
    /// After its own roll, when it leads.
    Rolled,
    /// When the attack it leads has hit a target that is not adjacent.
    HitFromAfar,
    /// When the attack it leads has dealt damage.
    DealtDamage,
    /// When it would be destroyed.
    WouldBeDestroyed,
    /// When the attack it leads has destroyed an enemy.
    Destroyed,
    /// When an attack has destroyed a friend in its line of sight.
    FriendDestroyed,
    /// When it has survived an attack that was not adjacent.
    SurvivedFromAfar,
    /// After its attack action.
    AttackDone,
    /// When its activation ends.
    ActivationEnds,
    /// When its activation ends and it did not move.
    ActivationEndsStill,
    /// At the end of the owner's turn, by any unit.
    TurnEnds,
    /// At the end of the round, by any unit (MC-R8).
    RoundEnds,
    /// At the end of the round, by a unit on a victory zone its side holds.
    RoundEndsHolding,
    /// When an opponent plays a card, by any unit.
    CardPlayed,
}

/// What an attack card asks of the target or of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// Nothing.
    Any,
    /// A wounded target.
    Wounded,
    /// A demon.
    Demon,
    /// An adjacent target.
    Adjacent,
    /// That the attack is made from guard.
    FromGuard,
}

/// What a card against attacks asks of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// Nothing.
    Any,
    /// That it does not come from an adjacent unit.
    Afar,
    /// That it is made from guard.
    Guard,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Base speed +X until the end of the turn.
    Speed(u8),
    /// It makes one more attack without supporters.
    AttackAgain,
    /// A destroyed friend of this rank returns, unwounded, adjacent to it.
    Return(Rank),
    /// Each other enemy adjacent to the target takes damage.
    Splash(u8),
    /// The activated enemy has fewer actions, at least 1.
    FewerActions(u8),
    /// Heals it.
    Heal(u8),
    /// Heals it or an adjacent friend.
    HealNear(u8),
    /// Heals every friend within so many hexes: amount, hexes.
    HealAll(u8, u8),
    /// It has Grapple until the end of the round.
    Grapple,
    /// Removes a die of the attack; one stays at least.
    RemoveDie,
    /// A die more for this attack.
    Die(Die),
    /// The target has Armor +X for this attack.
    ArmorNow(u8),
    /// It has Armor +X until the end of the turn.
    ArmorTurn(u8),
    /// Adjacent friends have Armor +X until the owner's next turn.
    ArmorAround(u8),
    /// Each of its dice may be rerolled once.
    RerollEach,
    /// So many orders more this turn.
    MoreOrders(u8),
    /// It goes on guard without an action.
    Guard,
    /// Armor Piercing for this attack.
    Pierce,
    /// It attacks the attacker, if in line of sight.
    CounterAttack,
    /// Accuracy +X for this attack.
    Accuracy(u8),
    /// It counts as in cover for this attack.
    Cover,
    /// Hindering terrain and cover do not end its moves this activation.
    SureFooted,
    /// The target has Slow X until the end of the round.
    Slow(u8),
    /// The leading attacker takes damage.
    Retribution(u8),
    /// Takes the order off another friend within so many hexes.
    Refresh(u8),
    /// Its move action may place it on an empty hex within so many hexes.
    Teleport(u8),
    /// The attack is over, its guard spent.
    CancelAttack,
    /// It takes damage, never its last.
    Wound(u8),
    /// It has more actions this activation.
    MoreActions(u8),
    /// It changes places with another single-based friend within so many
    /// hexes, who is now the target.
    Swap(u8),
    /// Up to so many friends move so many hexes each.
    Redeploy(u8, u8),
    /// It stays with 1 health.
    Survive,
    /// The card has no effect.
    Cancel,
    /// Supporters need no line of sight.
    BlindSupport,
    /// It stays on guard after this attack.
    StayOnGuard,
    /// Its next attack this activation needs no line of sight.
    IgnoreSight,
    /// Rolled damage +X if a supporter hits.
    SupportDamage(u8),
    /// The target has Dodge +X for this attack.
    Dodge(u8),
    /// It counts as in cover until it moves.
    DigIn,
    /// The owner has so many victory points more (MC-V4).
    Points(u8),
}

/// All cards, faction by faction, in the order of their numbers; then those of
/// the second set.
const ALL: [&[CommandCard]; 5] =
    [algeroth::CARDS, bauhaus::CARDS, brotherhood::CARDS, capitol::CARDS, second::CARDS];

/// How many kinds the first set has.
const FIRST_SET: usize =
    algeroth::CARDS.len() + bauhaus::CARDS.len() + brotherhood::CARDS.len() + capitol::CARDS.len();

/// How many kinds there are.
pub const COUNT: usize = FIRST_SET + second::CARDS.len();

/// The whole list, by number.
static CARDS: [&CommandCard; COUNT] = {
    let mut cards = [&algeroth::CARDS[0]; COUNT];
    let (mut at, mut list) = (0, 0);
    while list < ALL.len() {
        let mut n = 0;
        while n < ALL[list].len() {
            cards[at] = &ALL[list][n];
            at += 1;
            n += 1;
        }
        list += 1;
    }
    cards
};

/// A kind of command card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// All kinds, in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Card> + Clone {
        (0..COUNT as u8).map(Card)
    }

    /// The kind of this place in the list.
    #[must_use]
    pub fn at(index: u32) -> Card {
        Card((index as usize).min(COUNT - 1) as u8)
    }

    /// Its place in the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[must_use]
    pub fn printed(self) -> &'static CommandCard {
        CARDS[self.index()]
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.printed().name
    }

    /// Its collector number.
    #[must_use]
    pub fn number(self) -> u16 {
        self.printed().number
    }

    /// Its rank.
    #[must_use]
    pub fn rank(self) -> Rank {
        self.printed().rank
    }

    /// The kind of its icons.
    #[must_use]
    pub fn faction(self) -> Faction {
        self.printed().faction
    }

    /// How many icons it needs.
    #[must_use]
    pub fn icons(self) -> u8 {
        self.printed().icons
    }

    /// Is it of the second set?
    #[must_use]
    pub const fn second_set(self) -> bool {
        self.index() >= FIRST_SET
    }

    /// The message key of its name.
    #[must_use]
    pub fn word(self) -> String {
        format!("mutant-chronicles-card-{}", self.name())
    }
}

tabletop::named!(Card, "a command card", number);

/// Some cards: up to three of each kind (MC-A3), counted, two bits a kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The most of one kind (MC-A3).
    pub const COPIES: u8 = 3;

    /// How many of a kind.
    #[must_use]
    pub const fn of(self, card: Card) -> u8 {
        ((self.0 >> (2 * card.0)) & 3) as u8
    }

    /// Is one of the kind there?
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// Puts one in; a fourth of a kind finds no room.
    pub const fn add(&mut self, card: Card) {
        if self.of(card) < Cards::COPIES {
            self.0 += 1 << (2 * card.0);
        }
    }

    /// Takes one out, if it is there.
    pub const fn take(&mut self, card: Card) {
        if self.has(card) {
            self.0 -= 1 << (2 * card.0);
        }
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        let ones = 0x5555_5555_5555_5555_5555_5555_5555_5555;
        ((self.0 & ones).count_ones() + 2 * (self.0 >> 1 & ones).count_ones()) as u8
    }

    /// The kinds that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() / 2;
            left &= !(3 << (2 * at));
            Some(Card(at as u8))
        })
    }

    /// Every card, repeats and all.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }

    /// How many there are of each rank.
    #[must_use]
    pub fn ranks(self) -> [u8; 3] {
        let mut ranks = [0; 3];
        self.kinds().for_each(|card| ranks[card.rank().index()] += self.of(card));
        ranks
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut some = Cards::NONE;
        cards.into_iter().for_each(|card| some.add(card));
        some
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
