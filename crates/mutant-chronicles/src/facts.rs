//! What statistics may group battles by: map, armies, who began, how it ended.

use tabletop::{Fact, Seat};

use crate::army::Army;
use crate::prepared;
use crate::state::{Battle, End};

impl Battle {
    pub(crate) fn counted(&self) -> Vec<Fact> {
        let mut facts = vec![Fact::of_game("map", self.board.name())];
        facts.extend(self.end.map(|(_, end)| Fact::of_game("victory", end.name())));
        for seat in Seat::all(self.setup.players) {
            let began = if seat == self.began { "yes" } else { "no" };
            facts.push(Fact::of_seat("first", seat, began));
            let army = self.mustered(seat);
            let Some(faction) = army.faction() else { continue };
            facts.push(Fact::of_seat("faction", seat, faction.name()));
            let name = name(&army);
            facts.push(Fact::of_seat("army", seat, name));
            if self.setup.players == 2 {
                let other = self::name(&self.mustered(Seat(1 - seat.0)));
                facts.push(Fact::of_seat("pairing", seat, format!("{name} against {other}")));
            }
        }
        facts
    }

    /// The units and orders a seat came with, once they are known. Cards are
    /// left out: some may still be hidden.
    fn mustered(&self, seat: Seat) -> Army {
        let side = self.side(seat);
        let mut army = Army { size: self.setup.mode.size(), ..Army::default() };
        for rank in 0..army.orders.len() {
            army.orders[rank] = side.orders[rank] + side.used[rank];
        }
        for figure in self.figures.iter().filter(|figure| figure.seat == seat) {
            if let Some(rank) = figure.order {
                army.orders[rank.index()] += 1;
            }
            match army.units.iter_mut().find(|(unit, _)| *unit == figure.unit) {
                Some((_, count)) => *count += 1,
                None => army.units.push((figure.unit, 1)),
            }
        }
        army.units.sort_unstable_by_key(|(unit, _)| *unit);
        army
    }
}

/// What an army is called in statistics: the prepared one it is like.
fn name(army: &Army) -> &'static str {
    let alike = |one: &&prepared::Prepared| {
        let Army { size, units, orders, .. } = &one.army;
        (*size, units, *orders) == (army.size, &army.units, army.orders)
    };
    // Of two that are alike the newer one.
    prepared::armies().iter().rev().find(alike).map_or("own", |one| one.name)
}

impl End {
    const fn name(self) -> &'static str {
        match self {
            End::Points => "points",
            End::Destroyed => "destroyed",
            End::Conceded => "conceded",
            End::Rounds => "rounds",
        }
    }
}
