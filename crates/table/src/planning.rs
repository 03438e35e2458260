//! What a seat may be asked next, so that it can prepare an answer while the others
//! decide: a game that fits what the seat knows is imagined and played on, by what
//! the seat has prepared and, for the others, by anything that is allowed. It tells
//! nothing that the seat does not know, and nothing of what the others will do.

use serde_json::Value;
use tabletop::{
    Chance, Choices, Form, FormKind, Game, Match, Offered, Said, Seat, SeatSet, Seed, Seeded,
    Viewer, house,
};

use crate::message::Planned;
use crate::{Refusal, Table};

/// After so many decisions of others nobody supposes any further.
const FURTHEST: usize = 300;
/// So often a form is filled in until it may be so.
const TRIES: usize = 40;

/// For whom it is to be found out, and after what.
pub struct Planning {
    game: &'static dyn Game,
    view: Value,
    seat: Seat,
    prepared: Vec<String>,
    luck: Seed,
}

impl Table {
    /// What is needed to find out what a seat may be asked next.
    pub(crate) fn planning(&self, seat: Seat) -> Result<Planning, Refusal> {
        let play = self.play()?;
        if self.standing.is_over() {
            return Err(house::over().into());
        }
        let list = self.intents.iter().filter(|kept| kept.seat == seat && kept.failed.is_none());
        let list = list.filter(|kept| !kept.intent.always);
        Ok(Planning {
            game: play.course().game(),
            view: play.state().view(Viewer::Seat(seat)),
            seat,
            prepared: list.map(|kept| kept.intent.action.clone()).collect(),
            // Whoever asks again hears of something else.
            luck: self.luck(seat).derive(&self.now.to_le_bytes()),
        })
    }
}

impl Planning {
    /// Finds it out.
    ///
    /// # Errors
    /// If nothing comes of it.
    pub fn find(self, id: u32) -> Result<Planned, Refusal> {
        let none = || Refusal::conflict("error-plan");
        let mut chance = Seeded::new(self.luck);
        let mut game = self.game.imagine(&self.view, &mut chance).map_err(|_| none())?;
        let mut prepared = self.prepared.iter();
        let mut supposed = Vec::new();
        for _ in 0..FURTHEST {
            let asked = game.turn().seats();
            let (seat, action) = match asked.contains(self.seat) {
                true => match prepared.next().filter(|it| game.check(self.seat, it).is_ok()) {
                    Some(action) => (self.seat, action.clone()),
                    None => return Ok(self.asked(id, &*game, supposed)),
                },
                false => supposition(&*game, asked, &mut chance).ok_or_else(none)?,
            };
            let moved = game.act(seat, &action, &mut chance).map_err(|_| none())?;
            let seen = moved.happened.seen_by(Viewer::Seat(self.seat));
            supposed = seen.into_iter().map(|seen| seen.said).collect();
        }
        Err(none())
    }

    fn asked(&self, id: u32, game: &dyn Match, supposed: Vec<Said>) -> Planned {
        let choices = game.choices(self.seat);
        let picks = |Offered { text, .. }: &Offered| Some((text.clone(), game.picks(text)?));
        Planned {
            id,
            view: game.view(Viewer::Seat(self.seat)),
            prompt: game.prompt(self.seat).say,
            picks: choices.listed.iter().filter_map(picks).collect(),
            choices,
            supposed,
        }
    }
}

/// Anything that one of these seats may do.
fn supposition(game: &dyn Match, asked: SeatSet, chance: &mut Seeded) -> Option<(Seat, String)> {
    let seat = asked.iter().next()?;
    let Choices { listed, forms } = game.choices(seat);
    if !listed.is_empty() {
        let at = chance.below("plan", listed.len() as u32) as usize;
        return listed.into_iter().nth(at).map(|offered| (seat, offered.text));
    }
    let mut filled =
        (0..TRIES).filter_map(|at| fill_in(forms.get(at % forms.len().max(1))?, chance));
    filled.find(|action| game.check(seat, action).is_ok()).map(|action| (seat, action))
}

/// A form with anything in it; none if it wants to be told something.
fn fill_in(form: &Form, chance: &mut Seeded) -> Option<String> {
    let mut words = vec![form.verb.clone()];
    for field in &form.fields {
        match &field.kind {
            FormKind::Number { min, max } => {
                let span = u32::try_from(max - min + 1).unwrap_or(u32::MAX).max(1);
                words.push((min + i64::from(chance.below("plan", span))).to_string());
            }
            FormKind::Some { from, least, .. } => {
                words.extend(from.iter().take((*least).into()).cloned());
            }
            FormKind::Text { .. } => return None,
        }
    }
    Some(words.join(" "))
}
