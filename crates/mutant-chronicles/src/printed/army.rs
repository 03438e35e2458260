//! Armies (MC-A1 to MC-A9): units, order tokens and command cards by rank,
//! what makes them legal, and the short text by which players share them.
//!
//! `10:41,42x4,45x4,49x4,50x2;4-5-1;24,27,30x2,31` is an army of ten of each
//! rank: units by their collector numbers, then gold, silver and bronze
//! orders, then cards. A name may stand before it: `Iron Faith = 10:…`. Names
//! are read in place of numbers, and spaces where they do not hurt.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Illegal, NotationError, Said};

use crate::basics::{Faction, Rank};
use crate::cards::{Card, Cards};
use crate::edition::Edition;
use crate::units::Unit;

/// An army, legal or not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "mutant-chronicles.ts"))]
pub struct Army {
    /// What its owner calls it; may be empty.
    #[serde(default)]
    pub name: String,
    /// How many gold, silver and bronze components it wants, each.
    pub size: u8,
    /// Kinds of units and their copies.
    pub units: Vec<(Unit, u8)>,
    /// Gold, silver and bronze order tokens.
    pub orders: [u8; 3],
    /// Kinds of command cards and their copies.
    pub cards: Vec<(Card, u8)>,
}

/// Copies of a unit that is not unique, in armies of a size (MC-A3, MC-X2).
#[must_use]
pub const fn most_copies(size: u8) -> u8 {
    if size >= EPIC { 16 } else { 4 }
}

/// The size of an Epic army (MC-A2).
pub const EPIC: u8 = 90;
/// No name is longer.
const LONGEST_NAME: usize = 40;
/// No text of an army is longer.
const LONGEST_TEXT: usize = 4000;

impl Army {
    /// Components of a rank: units, orders and cards.
    #[must_use]
    pub fn of_rank(&self, rank: Rank) -> u16 {
        let units = self.units.iter().filter(|(unit, _)| unit.rank() == rank).map(|(_, n)| n);
        let cards = self.cards.iter().filter(|(card, _)| card.rank() == rank).map(|(_, n)| n);
        let orders = &self.orders[rank.index()];
        units.chain(cards).chain([orders]).map(|copies| u16::from(*copies)).sum()
    }

    /// The faction most of its units belong to.
    #[must_use]
    pub fn faction(&self) -> Option<Faction> {
        let of = |faction: Faction| -> u16 {
            let mine = self.units.iter().filter(|(unit, _)| unit.faction() == faction);
            mine.map(|(_, copies)| u16::from(*copies)).sum()
        };
        Faction::ALL
            .iter()
            .copied()
            .rev()
            .max_by_key(|faction| of(*faction))
            .filter(|faction| of(*faction) > 0)
    }

    /// Is it an army of demons?
    #[must_use]
    pub fn demons(&self) -> bool {
        self.faction().is_some_and(Faction::demon)
    }

    /// Every reason why this is no legal army of so many components of each
    /// rank; none if it is one (MC-A6).
    #[must_use]
    pub fn reasons(&self, size: u8, edition: Edition) -> Vec<Illegal> {
        let mut reasons = Vec::new();
        let mut refuse = |clause, said| reasons.push(Illegal::new(clause, said));
        for rank in Rank::ALL {
            let count = self.of_rank(*rank);
            if count != u16::from(size) {
                let said = Said::new("mutant-chronicles-army-rank")
                    .word("rank", format!("mutant-chronicles-rank-{rank}"))
                    .with("count", count)
                    .with("size", size);
                refuse("MC-A2", said);
            }
        }
        let demons = |demon| move |(unit, _): &(Unit, u8)| unit.faction().demon() == demon;
        if self.units.iter().any(demons(true)) && self.units.iter().any(demons(false)) {
            refuse("MC-A1", Said::new("mutant-chronicles-army-humans-and-demons"));
        }
        for (unit, copies) in &self.units {
            let most = if unit.unique() { 1 } else { most_copies(size) };
            if *copies > most {
                let said = Said::new("mutant-chronicles-army-copies").word("what", unit.word());
                refuse("MC-A3", said.with("count", *copies).with("most", most));
            }
        }
        for (card, copies) in &self.cards {
            if *copies > Cards::COPIES {
                let said = Said::new("mutant-chronicles-army-copies").word("what", card.word());
                refuse("MC-A3", said.with("count", *copies).with("most", Cards::COPIES));
            }
        }
        let uniques: Vec<Unit> =
            self.units.iter().map(|(unit, _)| *unit).filter(|unit| unit.unique()).collect();
        if uniques.iter().any(|unit| unit.faction() != uniques[0].faction()) {
            let said = Said::new("mutant-chronicles-army-uniques");
            refuse("MC-A3", said.words("units", uniques.iter().map(|unit| unit.word())));
        }
        let strange = self.units.iter().filter(|(unit, _)| !edition.has_unit(*unit));
        let strange: Vec<String> = strange.map(|(unit, _)| unit.word()).collect();
        if !strange.is_empty() {
            let said = Said::new("mutant-chronicles-army-announced");
            refuse("MC-X5", said.words("units", strange));
        }
        for (card, _) in self.cards.iter().filter(|(card, _)| !edition.has_card(*card)) {
            let said = Said::new("mutant-chronicles-army-later");
            refuse("MC-A6", said.word("what", card.word()));
        }
        if self.units.is_empty() {
            refuse("MC-A7", Said::new("mutant-chronicles-army-no-unit"));
        }
        if self.orders == [0; 3] {
            refuse("MC-A7", Said::new("mutant-chronicles-army-no-order"));
        }
        reasons
    }

    /// Without its name, as a text without spaces.
    #[must_use]
    pub fn short(&self) -> String {
        let list = |items: Vec<(u16, u8)>| {
            let item = |(number, copies): (u16, u8)| match copies {
                1 => number.to_string(),
                _ => format!("{number}x{copies}"),
            };
            items.into_iter().map(item).collect::<Vec<_>>().join(",")
        };
        let units = list(self.units.iter().map(|(unit, n)| (unit.number(), *n)).collect());
        let cards = list(self.cards.iter().map(|(card, n)| (card.number(), *n)).collect());
        let [gold, silver, bronze] = self.orders;
        format!("{}:{units};{gold}-{silver}-{bronze};{cards}", self.size)
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            write!(f, "{} = ", self.name)?;
        }
        f.write_str(&self.short())
    }
}

impl FromStr for Army {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.len() > LONGEST_TEXT {
            return Err(NotationError::wrong(text, "an army: it is far too long"));
        }
        let (name, army) = text.rsplit_once('=').unwrap_or(("", text));
        let (size, lists) =
            army.split_once(':').ok_or(NotationError::Missing("the size and `:`"))?;
        let size = size.trim();
        let size = size.parse().map_err(|_| NotationError::wrong(size, "the size of an army"))?;
        let mut lists = lists.split(';');
        let mut next = |what| lists.next().ok_or(NotationError::Missing(what));
        let army = Army {
            name: read_name(name)?,
            size,
            units: read_list(next("the units")?, "a unit", |kind| {
                Unit::all().find(|unit| is(kind, unit.name(), unit.number()))
            })?,
            orders: read_orders(next("the orders, after `;`")?)?,
            cards: read_list(next("the cards, after `;`")?, "a command card", |kind| {
                Card::all().find(|card| is(kind, card.name(), card.number()))
            })?,
        };
        lists
            .next()
            .map_or(Ok(army), |more| Err(NotationError::Extra(more.chars().take(40).collect())))
    }
}

fn read_name(name: &str) -> Result<String, NotationError> {
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME
        || name.chars().any(|sign| sign.is_control() || sign == '=')
    {
        return Err(NotationError::wrong(name, "a name of at most 40 letters"));
    }
    Ok(name.to_owned())
}

/// Gold, silver and bronze orders.
fn read_orders(text: &str) -> Result<[u8; 3], NotationError> {
    let wrong =
        || NotationError::wrong(text.trim(), "the orders, gold-silver-bronze, such as 4-5-1");
    let counts = text.split('-').map(|count| count.trim().parse::<u8>());
    let counts: Vec<u8> = counts.collect::<Result<_, _>>().map_err(|_| wrong())?;
    counts.try_into().map_err(|_| wrong())
}

/// Is this the name or the number of a kind?
fn is(kind: &str, name: &str, number: u16) -> bool {
    kind.replace(' ', "-") == name || kind == number.to_string()
}

/// Kinds and their copies, sorted, each kind once.
fn read_list<T: Copy + Ord>(
    text: &str,
    what: &'static str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Vec<(T, u8)>, NotationError> {
    let mut list: Vec<(T, u8)> = Vec::new();
    for item in text.split(',').filter(|_| !text.trim().is_empty()) {
        let item = item.trim().to_lowercase();
        // `42x4` or `keeper of the art x4`; some names have an x of their own.
        let several = item.rsplit_once('x');
        let several = several.and_then(|(kind, copies)| Some((kind.trim(), copies.parse().ok()?)));
        let (kind, copies) = several.unwrap_or((&item, 1));
        let known = find(kind).filter(|_| copies > 0);
        let known = known.ok_or_else(|| NotationError::wrong(&item, what))?;
        match list.iter_mut().find(|(one, _)| *one == known) {
            Some((_, count)) => *count = count.saturating_add(copies),
            None => list.push((known, copies)),
        }
    }
    list.sort_unstable_by_key(|(one, _)| *one);
    Ok(list)
}
