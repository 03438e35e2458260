//! Tournaments: the shell around [`tournament::Tournament`].
//!
//! A tournament is its log in the store; nothing of it is kept here. Whoever wants
//! something changed writes the next line ([`desk`]), and of two nodes one does.
//! What follows from the log is done by [`keep()`]: it looks at a tournament whenever one
//! of its tables is over, when something is due, and now and then at all of them.
//! What it does may be done twice without harm: a table's id follows from the
//! tournament and its number, and who sits already stays there.

mod desk;
mod keeper;
pub(crate) mod openings;
mod tables;
mod view;

pub(crate) use desk::{Loaded, change, load, written};
pub(crate) use keeper::{Keeper, keep, look};
pub(crate) use tables::end_table;
pub(crate) use view::{seats_fit, summary, view};
