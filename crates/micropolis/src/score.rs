//! Points (MP-E2 to MP-E7).

use serde::{Deserialize, Serialize};

/// A score sheet, or a change to one, line by line like the printed pad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "micropolis.ts"))]
pub struct Sheet {
    /// Ants (MP-E2).
    pub population: i16,
    /// The most ants in one gallery (MP-E3).
    pub colony: i16,
    /// Different fruit in each gallery (MP-E4).
    pub harvest: i16,
    /// Galleries with one queen (MP-E5).
    pub royal: i16,
    /// The largest army (MP-E6).
    pub army: i16,
    /// Full barracks (MP-E7).
    pub barracks: i16,
    /// All of it.
    pub total: i16,
}
