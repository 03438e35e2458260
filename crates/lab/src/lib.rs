//! Many games at once: series between bots, with statistics, and benchmarks.
//!
//! A series gives the same games on any number of threads: every game has a
//! seed of its own, derived from the seed of the series and its number.

mod bench;
mod report;
mod series;
mod stats;
mod workload;

pub use bench::{Bench, Speed, bench};
pub use report::{BotLine, FactLine, Line, Report, SeatLine, SheetLine};
pub use series::{Finished, Series, SeriesError};
pub use stats::{Interval, Spread};
pub use workload::{Peer, PeerError, PeerSpeed, WorkBench, WorkSpeed, bench_work};
