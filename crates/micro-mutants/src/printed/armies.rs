//! The four armies: one file each, one entry a breed, as on its card.

pub(crate) mod chitinians;
pub(crate) mod flyborgs;
pub(crate) mod sovietopters;
pub(crate) mod usarthropods;
