//! Imagined states that a program works with while it decides: it says what to
//! do with them, the rules do it. All of them come from what the program knows
//! or says; the state of the table is asked nothing but the questions that a
//! player at its seat may ask.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop::{Game, Match, Seat, Seeded, Viewer};

use crate::protocol::Wish;

/// How many states a program may hold at once.
pub const STATES: usize = 1024;

/// The states of one decision.
pub(crate) struct Workshop<'a> {
    game: &'static dyn Game,
    /// What the program was asked about; none where only a view came by wire.
    table: Option<&'a dyn Match>,
    seat: Seat,
    view: &'a Value,
    luck: &'a mut Seeded,
    states: BTreeMap<u32, Box<dyn Match>>,
    made: u32,
}

impl<'a> Workshop<'a> {
    pub(crate) fn new(
        game: &'static dyn Game,
        table: Option<&'a dyn Match>,
        seat: Seat,
        view: &'a Value,
        luck: &'a mut Seeded,
    ) -> Self {
        Workshop { game, table, seat, view, luck, states: BTreeMap::new(), made: 0 }
    }

    /// What comes of a wish; one that cannot be granted says why.
    pub(crate) fn grant(&mut self, wish: Wish) -> Value {
        self.done(wish).unwrap_or_else(|why| json!({ "refused": why }))
    }

    fn done(&mut self, wish: Wish) -> Result<Value, String> {
        match wish {
            Wish::Ask { ask } => {
                let table = self.table.ok_or("there is no table to ask")?;
                let answer = table.answer(Viewer::Seat(self.seat), &ask);
                Ok(json!({ "answer": answer.map_err(|illegal| illegal.to_string())? }))
            }
            Wish::New { new } => {
                let (game, luck) = (self.game, &mut *self.luck);
                // A set-up says by which version it is played.
                let versions = game.versions().rev().filter_map(|version| game.at(version));
                let mut refused = "no version of the rules is played".to_owned();
                for game in versions {
                    match game.start(&new, luck) {
                        Ok((state, _)) => return self.keep(state),
                        Err(error) => refused = error.to_string(),
                    }
                }
                Err(refused)
            }
            Wish::Imagine { imagine } => {
                let view = if imagine.is_object() { &imagine } else { self.view };
                let state = self.game.imagine(view, self.luck);
                self.keep(state.map_err(|error| error.to_string())?)
            }
            Wish::Clone { clone } => {
                let copy = self.state(clone)?.boxed();
                self.keep(copy)
            }
            Wish::Apply { apply, action, seat } => {
                let seat = seat.map_or_else(|| self.asked(apply), Ok)?;
                let state = self.states.get_mut(&apply).ok_or_else(|| unknown(apply))?;
                let moved = state.act(seat, &action, self.luck);
                moved.map_err(|illegal| illegal.to_string())?;
                Ok(described(apply, state.as_ref()))
            }
            Wish::Choices { choices, seat } => {
                let seat = seat.map_or_else(|| self.asked(choices), Ok)?;
                let offer = self.state(choices)?.choices(seat);
                let listed: Vec<String> = offer.listed.into_iter().map(|it| it.text).collect();
                Ok(json!({ "seat": seat, "choices": listed, "forms": offer.forms }))
            }
            Wish::View { view, seat } => {
                let seat = seat.unwrap_or(self.seat);
                Ok(json!({ "view": self.state(view)?.view(Viewer::Seat(seat)) }))
            }
            Wish::Drop { drop } => {
                self.states.remove(&drop).ok_or_else(|| unknown(drop))?;
                Ok(json!({ "dropped": drop }))
            }
        }
    }

    fn keep(&mut self, state: Box<dyn Match>) -> Result<Value, String> {
        if self.states.len() >= STATES {
            return Err(format!("there are {STATES} states already: drop one first"));
        }
        self.made += 1;
        let described = described(self.made, state.as_ref());
        self.states.insert(self.made, state);
        Ok(described)
    }

    fn state(&self, handle: u32) -> Result<&dyn Match, String> {
        self.states.get(&handle).map(AsRef::as_ref).ok_or_else(|| unknown(handle))
    }

    /// Who is asked in a state; the first of several.
    fn asked(&self, handle: u32) -> Result<Seat, String> {
        let asked = self.state(handle)?.turn().seats().iter().next();
        asked.ok_or_else(|| "nobody is asked there: that game is over".to_owned())
    }
}

fn unknown(handle: u32) -> String {
    format!("there is no state {handle}")
}

fn described(handle: u32, state: &dyn Match) -> Value {
    json!({ "state": handle, "asked": state.turn().seats(), "outcome": state.outcome() })
}
