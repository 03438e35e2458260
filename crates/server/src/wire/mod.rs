//! Everything that crosses the wire, as types. The client's TypeScript and the
//! JSON Schema in `docs` are made from these; nothing is written twice.

#[cfg(feature = "ts")]
pub mod describe;
mod http;
mod passkeys;
mod people;
mod socket;
mod tournaments;
#[cfg(feature = "ts")]
mod views;

pub use http::{
    Bulletin, Chapter, Continue, Credentials, Entered, Fill, Forgotten, Frame, GameInfo,
    GameOption, Join, LessonStep, Made, Me, Named, NewPassword, NewQuiet, NewTable, NewWay, Opened,
    Pair, QuietHours, Refused, Remove, Replay, ReplayHeader, Reviewing, RulesPage, SessionInfo,
    Shelve, Shelved, Summary, Tables, WayInfo, WayName, Ways,
};
pub use passkeys::{DeviceAnswer, DeviceAsked, PasskeyInfo, PasskeyList};
pub use people::{
    Befriend, Between, Farewell, FinishedGame, FinishedSeat, Friend, History, Leader, Leaders,
    Profile, RatingInfo, Tally, Tie, Verdict,
};
pub use socket::{FromHouse, FromServer, ToHouse, ToServer, ToTable, VERSION, You};
pub use tournaments::{
    Decide, DropPlayer, Enter, Meeting, NewTournament, StandingRow, TournamentPlayer,
    TournamentRound, TournamentStage, TournamentSummary, TournamentTable, TournamentView,
    Tournaments,
};
