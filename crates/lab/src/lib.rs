//! Many games at once: series between bots, with statistics, and benchmarks.
//!
//! A series gives the same games on any number of threads: every game has a
//! seed of its own, derived from the seed of the series and its number.

mod bench;
mod contest;
mod entrant;
mod report;
mod series;
mod stats;
mod workload;

pub use bench::{Bench, Speed, bench};
pub use contest::{Contest, ContestError, Fallback, Finished, Fixture, GameResult};
pub use entrant::Entrant;
pub use report::{BotLine, FactLine, Line, Report, SeatLine, SheetLine};
pub use series::Series;
pub use stats::{Interval, Observation, Spread};
pub use workload::{Peer, PeerError, PeerSpeed, WorkBench, WorkSpeed, bench_work};
