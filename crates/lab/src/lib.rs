//! Many games at once: series and arenas between bots, with statistics and
//! ratings, and benchmarks.
//!
//! A series gives the same games on any number of threads: every game has a
//! seed of its own, derived from the seed of the series and its number.

mod arena;
mod bench;
mod contest;
mod entrant;
mod plot;
mod ratings;
mod report;
mod sequential;
mod series;
mod stats;
mod workload;

pub use arena::{Arena, Pairing, Placed, Played, Standings};
pub use bench::{Bench, Speed, bench};
pub use contest::{Contest, ContestError, Fallback, Finished, Fixture, GameResult};
pub use entrant::Entrant;
pub use plot::PlotError;
pub use ratings::{Method, Rating};
pub use report::{BotLine, FactLine, Line, Report, SeatLine, SheetLine};
pub use sequential::{Judged, Sequential, Verdict};
pub use series::Series;
pub use stats::{Interval, Observation, Spread};
pub use workload::{Peer, PeerError, PeerSpeed, WorkBench, WorkSpeed, bench_work};
