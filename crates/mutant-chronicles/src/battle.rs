//! A battle as it goes on: what is under way and waits, what lasts, what a figure
//! is worth right now, and how one thing leads to the next. What a rule says in
//! particular is in `themes`.

pub(crate) mod attack;
pub(crate) mod flow;
pub(crate) mod frame;
pub(crate) mod lasting;
pub(crate) mod sum;
mod values;
