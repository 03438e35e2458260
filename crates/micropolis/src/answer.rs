//! Answers: what is in the box, and what a tile would do.

use tabletop::{Illegal, Said, Viewer, house};

use crate::anthill::BARRACKS;
use crate::check::{InHand, no_such_tile};
use crate::hill::{Hill, Side};
use crate::printed::Printed;
use crate::question::{Answer, Joined, NewBarracks, Preview, Question};
use crate::state::Micropolis;
use crate::tile::Tile;
use crate::view::{Phase, gallery_view};

/// Answers a question about a table or about the box.
pub(crate) fn answer(
    table: Option<(&Micropolis, Viewer)>,
    question: &Question,
) -> Result<Answer, Illegal> {
    match (*question, table) {
        (Question::Tiles, _) => Ok(Answer::Tiles { tiles: Tile::all().map(Printed).collect() }),
        (Question::Preview { .. }, None) => {
            Err(Illegal::new(house::NOTATION, Said::new("micropolis-refused-no-table")))
        }
        (Question::Preview { position: Some(position), side, anthill }, Some((game, who))) => {
            game.preview_line(who, position, side, anthill).map(Answer::Preview)
        }
        (Question::Preview { position: None, side, .. }, Some((game, _))) => {
            game.preview_taken(side).map(Answer::Preview)
        }
    }
}

impl Micropolis {
    /// A tile of the line, in an anthill of who looks; for who only watches,
    /// of who is on turn.
    fn preview_line(
        &self,
        who: Viewer,
        position: u8,
        side: Side,
        anthill: Option<Hill>,
    ) -> Result<Preview, Illegal> {
        if self.phase == Phase::Over {
            return Err(house::over());
        }
        let seat = match who {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Omniscient => self.seat,
        };
        if seat.0 >= self.setup.players || self.out(seat) {
            let said = Said::new("table-not-in-game").with("seat", seat);
            return Err(Illegal::new("MP-E10", said));
        }
        let at = self.receiving(seat, anthill)?;
        let length = self.line.len();
        self.line.get(position).ok_or_else(|| no_such_tile(position, length))?;
        let price = position - 1;
        let affordable = price <= self.anthill(at).army();
        let mut after = *self;
        if affordable {
            after.pay(position, at);
        }
        let tile = after.gather(position, at).tile;
        self.preview(after, InHand { tile, at }, (price, affordable), side)
    }

    /// The tile just taken, whoever asks.
    fn preview_taken(&self, side: Side) -> Result<Preview, Illegal> {
        let (Phase::Place, Some((tile, at))) = (self.phase, self.taken) else {
            return Err(Illegal::new("MP-T7", Said::new("micropolis-refused-nothing-taken")));
        };
        self.preview(*self, InHand { tile, at }, (0, true), side)
    }

    /// What laying the taken tile would make of this game.
    fn preview(
        &self,
        mut after: Micropolis,
        hand: InHand,
        (price, affordable): (u8, bool),
        side: Side,
    ) -> Result<Preview, Illegal> {
        let InHand { tile, at } = hand;
        let seat = after.home(at).seat;
        let place = after.anthill_mut(at).lay(tile, side);
        after.specialist(hand, |_| {}).map_err(house::fault)?;
        let (before, anthill) = (self.anthill(at), after.anthill(at));
        let (face, galleries) = (tile.face(), anthill.galleries());
        let part = |(id, gallery): (u8, &crate::gallery::Gallery)| {
            let mine = (0..face.count).filter(|passage| galleries.of(place, *passage) == id);
            let passages: Vec<char> = mine.map(|passage| char::from(b'a' + passage)).collect();
            let mut joins: Vec<u8> = Vec::new();
            for (there, old) in before.tiles() {
                let nodes = (0..old.face().count).filter(|n| galleries.of(there, *n) == id);
                joins.extend(nodes.map(|passage| before.galleries().of(there, passage)));
            }
            joins.sort_unstable();
            joins.dedup();
            let gallery = gallery_view(id, gallery);
            (!passages.is_empty()).then_some(Joined { passages, joins, gallery })
        };
        let (army, size) = (anthill.army(), face.barracks);
        let barracks =
            NewBarracks { size, points: BARRACKS[usize::from(size)], fillable: size <= army };
        Ok(Preview {
            tile,
            place,
            price,
            affordable,
            army,
            galleries: galleries.iter().filter_map(part).collect(),
            barracks: (size > 0).then_some(barracks),
            change: after.sheet(seat) - self.sheet(seat),
        })
    }
}
