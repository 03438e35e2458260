//! Which template covers which star (MM-T1). Everybody says it at once and in
//! secret; if not all say the same, luck decides whose word counts.

use tabletop::{Illegal, Seat};

use crate::check::no;
use crate::event::{Event, Out};
use crate::mat::ground::STARS;
use crate::name::NOBODY;
use crate::state::Order;
use crate::themes::turn::SETUP;
use crate::{Kind, MicroMutants, Name, Phase, Templates};

impl MicroMutants {
    /// What comes when everybody has an army.
    pub(crate) fn phase_after_armies(&self) -> Phase {
        // MM-T1
        let asked = self.version() >= 2 && self.setup.terrain != Templates::None;
        if asked { Phase::Stars } else { Phase::Placement }
    }

    /// In which orders the templates can lie, the usual one first.
    pub(crate) fn star_orders(&self) -> impl Iterator<Item = Order> + use<> {
        let usual = Order::try_from(self.setup.terrain.list()).ok();
        usual.into_iter().flat_map(|[left, right]| [[left, right], [right, left]])
    }

    pub(crate) fn has_wished(&self, seat: Seat) -> bool {
        self.wishes.iter().any(|(other, _)| *other == seat)
    }

    pub(crate) fn allows_stars(&self, order: Order) -> Result<(), Illegal> {
        if self.phase != Phase::Stars {
            return Err(no("MM-T1", "micro-mutants-refused-not-now"));
        }
        if self.star_orders().any(|known| known == order) {
            return Ok(());
        }
        Err(no("MM-T1", "micro-mutants-refused-stars"))
    }

    /// Everybody has said it: the templates are laid down.
    pub(crate) fn cover_stars(&mut self, out: &mut Out<'_>) {
        let mut wishes = std::mem::take(&mut self.wishes);
        wishes.retain(|(seat, _)| !self.out.contains(*seat));
        wishes.sort_unstable();
        let agreed = wishes.windows(2).all(|two| two[0].1 == two[1].1);
        let at = if agreed { 0 } else { out.chance.below(SETUP, wishes.len() as u32) as usize };
        let Some((seat, order)) = out.must(wishes.get(at).copied(), "a wish for the stars") else {
            return;
        };
        for (terrain, star) in order.into_iter().zip(STARS) {
            let name = Name { kind: Kind::Terrain(terrain), seat: NOBODY, number: 1 };
            if let Some(id) = self.find(name) {
                self.piece_mut(id).place = MicroMutants::on_star(terrain, star);
            }
        }
        out.tell(Event::Covered { order, by: (!agreed).then_some(seat) });
    }
}
