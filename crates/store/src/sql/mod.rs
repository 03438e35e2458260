//! The statements, which are the same for both databases: each backend includes
//! this module with its own `Db`, so there is one text to read and no second one
//! to forget. Here nothing knows how a transaction begins, ends or is shared;
//! that is the backend's `write`.

mod closing;
mod dump;
mod farewell;
mod friends;
mod history;
mod intents;
mod log;
mod orders;
mod passkeys;
mod people;
mod records;
mod results;
mod reviews;
mod sessions;
mod shelf;
mod talk;
mod tournaments;
mod ways;

pub(super) use self::dump::{dump, restore};
pub(super) use self::people::note_looks;

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::{Backend, Db};
use crate::limits::{self, Check};
use crate::{
    Account, Append, Ban, BanKind, Binding, Challenge, Chat, Claim, Cursor, Deed, Entry, Error,
    Finished, Identity, Intend, Intent, Leader, Listed, NewAccount, NewChat, NewGuest, NewResult,
    NewSession, NewTable, NewTournament, Note, NoteKind, Notice, Participant, Pass, Passkey,
    Player, Point, Pool, Quiet, Rating, Record, Review, Rewritten, Secret, Session, Shelved,
    Sought, Store, Table, Tally, Tie, Tied, Tournament, TournamentAppend, Turn, Way, WayKind,
    Which,
};

/// One connection, inside a transaction.
pub(super) type Conn = <Db as sqlx::Database>::Connection;

/// A change. It may be applied more than once, if a transaction has to be
/// repeated, and it may share a transaction with others. So it must look before
/// it writes: when it returns a refusal, it has written nothing.
pub(super) trait Write: Check + Send + Sync + 'static {
    /// What the caller gets.
    type Out: Send + 'static;

    /// Does it, and adds to `notices` what others must hear after the commit.
    fn apply(
        &self,
        conn: &mut Conn,
        notices: &mut Vec<Notice>,
    ) -> impl Future<Output = Result<Self::Out, Error>> + Send;
}

/// Numbers in the database are signed; the store writes none below zero.
fn number(n: i64) -> u64 {
    u64::try_from(n).unwrap_or(0)
}

/// Numbers from a caller; what is too large is larger than all there are.
fn signed(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

#[async_trait]
impl Store for Backend {
    async fn create(&self, table: NewTable) -> Result<(), Error> {
        self.write(table).await
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, Error> {
        limits::id("table id", id)?;
        log::table(self.reads(), id).await
    }

    async fn tables(
        &self,
        which: &Which,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Listed>, Error> {
        if let Which::Identity(identity) = which {
            limits::id("identity", identity)?;
        }
        log::tables(self.reads(), which, limit, after).await
    }

    async fn due(&self, by: i64, limit: u32) -> Result<Vec<String>, Error> {
        log::due(self.reads(), by, limit).await
    }

    async fn append(&self, append: Append) -> Result<(), Error> {
        self.write_lines(append).await
    }

    async fn entries(&self, table: &str, after: u64) -> Result<Vec<Entry>, Error> {
        limits::id("table id", table)?;
        log::entries(self.reads(), table, after).await
    }

    async fn claim(&self, table: &str, seat: u32, identity: &str) -> Result<Claim, Error> {
        self.write(talk::ClaimSeat { table: table.into(), seat, identity: identity.into() }).await
    }

    async fn unclaim(&self, table: &str, seat: u32, identity: &str) -> Result<bool, Error> {
        let seat = talk::ClaimSeat { table: table.into(), seat, identity: identity.into() };
        self.write(talk::Unclaim(seat)).await
    }

    async fn seats(&self, table: &str) -> Result<Vec<Binding>, Error> {
        limits::id("table id", table)?;
        talk::seats(self.reads(), table).await
    }

    async fn look(&self, table: &str, identity: &str, n: u64) -> Result<(), Error> {
        self.write(talk::Look { table: table.into(), identity: identity.into(), n }).await
    }

    async fn looked(&self, table: &str, identity: &str) -> Result<Option<u64>, Error> {
        limits::id("table id", table)?;
        limits::id("identity", identity)?;
        talk::looked(self.reads(), table, identity).await
    }

    async fn say(&self, chat: NewChat) -> Result<u64, Error> {
        self.write(chat).await
    }

    async fn chat(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Chat>, Error> {
        limits::id("table id", table)?;
        talk::chat(self.reads(), table, after, limit).await
    }

    async fn intend(&self, intend: Intend) -> Result<bool, Error> {
        self.write(intend).await
    }

    async fn intents(&self, table: &str) -> Result<Vec<Intent>, Error> {
        limits::id("table id", table)?;
        intents::intents(self.reads(), table).await
    }

    async fn said_watching(
        &self,
        identity: &str,
        limit: u32,
    ) -> Result<Vec<(String, Chat)>, Error> {
        limits::id("identity", identity)?;
        talk::said_watching(self.reads(), identity, limit).await
    }

    async fn add_guest(&self, guest: NewGuest) -> Result<(), Error> {
        self.write(guest).await
    }

    async fn identity(&self, id: &str) -> Result<Option<Identity>, Error> {
        limits::id("identity", id)?;
        people::identity(self.reads(), id).await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<Vec<String>, Error> {
        self.write(people::Rename { identity: identity.into(), name: name.into() }).await
    }

    async fn add_account(&self, account: NewAccount) -> Result<(), Error> {
        self.write(account).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, Error> {
        limits::id("name", name)?;
        people::account(self.reads(), name).await
    }

    async fn accounts(&self, after: &str, limit: u32) -> Result<Vec<Account>, Error> {
        people::accounts(self.reads(), after, limit).await
    }

    async fn set_hash(&self, identity: &str, hash: Secret<String>) -> Result<(), Error> {
        self.write(people::SetHash { identity: identity.into(), hash }).await
    }

    async fn link(&self, guest: &str, account: &str) -> Result<Vec<String>, Error> {
        self.write(people::Link { guest: guest.into(), account: account.into() }).await
    }

    async fn begin_session(&self, session: NewSession, instead: Option<&str>) -> Result<(), Error> {
        self.write(sessions::Begin { session, instead: instead.map(Into::into) }).await
    }

    async fn begin_first_session(&self, session: NewSession) -> Result<(), Error> {
        self.write(sessions::First(session)).await
    }

    async fn session(&self, id: &str) -> Result<Option<(Session, Identity)>, Error> {
        limits::id("session", id)?;
        sessions::session(self.reads(), id).await
    }

    async fn see_session(&self, id: &str, seen: i64, expires: i64) -> Result<(), Error> {
        self.write(sessions::See { id: id.into(), seen, expires }).await
    }

    async fn sessions(&self, identity: &str) -> Result<Vec<Session>, Error> {
        limits::id("identity", identity)?;
        sessions::sessions(self.reads(), identity).await
    }

    async fn end_session(&self, identity: &str, id: &str) -> Result<bool, Error> {
        let end = sessions::End::One { identity: identity.into(), id: id.into() };
        Ok(self.write(end).await? > 0)
    }

    async fn end_other_sessions(&self, identity: &str, but: &str) -> Result<u64, Error> {
        self.write(sessions::End::Others { identity: identity.into(), but: but.into() }).await
    }

    async fn end_expired_sessions(&self, now: i64) -> Result<u64, Error> {
        self.write(sessions::End::Expired { now }).await
    }

    async fn secret(&self, fresh: Secret<Vec<u8>>) -> Result<Secret<Vec<u8>>, Error> {
        self.write(records::Fresh(fresh)).await
    }

    async fn probe(&self, at: i64) -> Result<(), Error> {
        self.write(records::Probe(at)).await
    }

    async fn put_record(&self, record: Record) -> Result<(), Error> {
        self.write(record).await
    }

    async fn record(&self, id: &str) -> Result<Option<Record>, Error> {
        limits::id("record id", id)?;
        records::record(self.reads(), id).await
    }

    async fn put_review(&self, review: Review) -> Result<(), Error> {
        self.write(review).await
    }

    async fn review(&self, record: &str, edition: &str) -> Result<Option<Review>, Error> {
        limits::id("record digest", record)?;
        limits::id("edition", edition)?;
        reviews::review(self.reads(), record, edition).await
    }

    async fn shelf(&self, identity: &str, game: &str) -> Result<Vec<Shelved>, Error> {
        limits::id("identity", identity)?;
        limits::id("game id", game)?;
        shelf::shelf(self.reads(), identity, game).await
    }

    async fn put_on_shelf(
        &self,
        identity: &str,
        game: &str,
        shelved: Shelved,
    ) -> Result<(), Error> {
        self.write(shelf::Put { identity: identity.into(), game: game.into(), shelved }).await
    }

    async fn take_off_shelf(&self, identity: &str, game: &str, name: &str) -> Result<bool, Error> {
        let (identity, game, name) = (identity.into(), game.into(), name.into());
        self.write(shelf::Take { identity, game, name }).await
    }

    async fn awaiting(&self, since: i64, limit: u32) -> Result<Vec<Listed>, Error> {
        log::awaiting(self.reads(), since, limit).await
    }

    async fn ways(&self, identity: &str) -> Result<Vec<Way>, Error> {
        limits::id("identity", identity)?;
        ways::ways(self.reads(), identity).await
    }

    async fn put_way(&self, way: Way) -> Result<(), Error> {
        self.write(way).await
    }

    async fn remove_way(&self, identity: &str, id: &str) -> Result<bool, Error> {
        self.write(ways::Remove { identity: identity.into(), id: id.into() }).await
    }

    async fn tell(
        &self,
        kinds: &[WayKind],
        turns: Vec<Turn>,
        now: i64,
    ) -> Result<Vec<(Way, Turn)>, Error> {
        self.write(ways::Tell { kinds: kinds.to_vec(), turns, now }).await
    }

    async fn quiet(&self, identity: &str) -> Result<Option<Quiet>, Error> {
        limits::id("identity", identity)?;
        ways::quiet(self.reads(), identity).await
    }

    async fn put_quiet(&self, identity: &str, quiet: Option<Quiet>) -> Result<(), Error> {
        self.write(ways::PutQuiet { identity: identity.into(), quiet }).await
    }

    async fn put_pass(&self, pass: Pass) -> Result<(), Error> {
        self.write(pass).await
    }

    async fn show_pass(&self, id: &str, now: i64) -> Result<Option<Pass>, Error> {
        self.write(ways::Show { id: id.into(), now }).await
    }

    async fn passkeys(&self, identity: &str) -> Result<Vec<Passkey>, Error> {
        limits::id("identity", identity)?;
        passkeys::passkeys(self.reads(), identity).await
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, Error> {
        limits::id("passkey", id)?;
        passkeys::passkey(self.reads(), id).await
    }

    async fn add_passkey(&self, passkey: Passkey) -> Result<(), Error> {
        self.write(passkey).await
    }

    async fn use_passkey(
        &self,
        id: &str,
        before: &str,
        after: &str,
        now: i64,
    ) -> Result<bool, Error> {
        let (id, before, after) = (id.into(), before.into(), after.into());
        self.write(passkeys::Use { id, before, after, now }).await
    }

    async fn remove_passkey(&self, identity: &str, id: &str) -> Result<bool, Error> {
        self.write(passkeys::Remove { identity: identity.into(), id: id.into() }).await
    }

    async fn put_challenge(&self, challenge: Challenge, now: i64) -> Result<(), Error> {
        self.write(passkeys::Ask { challenge, now }).await
    }

    async fn take_challenge(&self, id: &str, now: i64) -> Result<Option<Challenge>, Error> {
        self.write(passkeys::Take { id: id.into(), now }).await
    }

    async fn put_result(&self, table: &str, result: NewResult) -> Result<bool, Error> {
        self.write(results::PutResult { table: table.into(), result }).await
    }

    async fn forget_results(&self) -> Result<(), Error> {
        self.write(results::Forget).await
    }

    async fn result(&self, table: &str) -> Result<Option<Finished>, Error> {
        limits::id("table id", table)?;
        history::result(self.reads(), table).await
    }

    async fn results(
        &self,
        sought: &Sought,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Finished>, Error> {
        sought.check()?;
        history::results(self.reads(), sought, limit, after).await
    }

    async fn tallies(&self, identity: &str) -> Result<Vec<Tally>, Error> {
        limits::id("identity", identity)?;
        history::tallies(self.reads(), identity).await
    }

    async fn tallies_between(&self, identity: &str, other: &str) -> Result<Vec<Tally>, Error> {
        limits::id("identity", identity)?;
        limits::id("identity", other)?;
        history::tallies_between(self.reads(), identity, other).await
    }

    async fn ratings(&self, player: &Player) -> Result<Vec<Rating>, Error> {
        limits::id("player", &player.key())?;
        history::ratings(self.reads(), &player.key()).await
    }

    async fn curves(&self, identity: &str, limit: u32) -> Result<Vec<Point>, Error> {
        limits::id("identity", identity)?;
        history::curves(self.reads(), identity, limit).await
    }

    async fn leaders(
        &self,
        of: &Pool,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Leader>, Error> {
        of.check()?;
        history::leaders(self.reads(), of, limit, after).await
    }

    async fn tie(&self, identity: &str, other: &str, tie: Tie, now: i64) -> Result<(), Error> {
        let (identity, other) = (identity.into(), other.into());
        self.write(friends::Bind { identity, other, tie, now }).await
    }

    async fn untie(&self, identity: &str, other: &str) -> Result<bool, Error> {
        self.write(friends::Untie { identity: identity.into(), other: other.into() }).await
    }

    async fn ties(&self, identity: &str) -> Result<Vec<Tied>, Error> {
        limits::id("identity", identity)?;
        friends::ties(self.reads(), identity).await
    }

    async fn is_blocked(&self, by: &str, other: &str) -> Result<bool, Error> {
        limits::id("identity", by)?;
        limits::id("identity", other)?;
        friends::is_blocked(self.reads(), by, other).await
    }

    async fn create_tournament(&self, tournament: NewTournament) -> Result<(), Error> {
        self.write(tournament).await
    }

    async fn tournament(&self, id: &str) -> Result<Option<Tournament>, Error> {
        limits::id("tournament id", id)?;
        tournaments::tournament(self.reads(), id).await
    }

    async fn tournaments(
        &self,
        which: &Which,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Tournament>, Error> {
        if let Which::Identity(identity) = which {
            limits::id("identity", identity)?;
        }
        tournaments::tournaments(self.reads(), which, limit, after).await
    }

    async fn append_tournament(&self, append: TournamentAppend) -> Result<(), Error> {
        self.write(append).await
    }

    async fn tournament_lines(&self, id: &str, after: u64) -> Result<Vec<Entry>, Error> {
        limits::id("tournament id", id)?;
        tournaments::lines(self.reads(), id, after).await
    }

    async fn participants(&self, id: &str) -> Result<Vec<Participant>, Error> {
        limits::id("tournament id", id)?;
        tournaments::participants(self.reads(), id).await
    }

    async fn rewrite(&self, rewritten: Rewritten) -> Result<(), Error> {
        self.write(rewritten).await
    }

    async fn delete_account(&self, identity: &str) -> Result<Vec<String>, Error> {
        self.write(farewell::Delete { identity: identity.into() }).await
    }

    async fn ban(&self, ban: Ban) -> Result<(), Error> {
        self.write(ban).await
    }

    async fn unban(&self, kind: BanKind, whom: &str) -> Result<bool, Error> {
        self.write(orders::Unban { kind, whom: whom.into() }).await
    }

    async fn bans(&self, now: i64) -> Result<Vec<Ban>, Error> {
        orders::bans(self.reads(), now).await
    }

    async fn put_note(&self, kind: NoteKind, note: Option<Note>) -> Result<(), Error> {
        self.write(orders::PutNote { kind, note }).await
    }

    async fn notes(&self, now: i64) -> Result<Vec<Note>, Error> {
        orders::notes(self.reads(), now).await
    }

    async fn close_table(&self, table: &str, at: i64) -> Result<bool, Error> {
        self.write(closing::Close { table: table.into(), at }).await
    }

    async fn closed_tables(&self, since: i64) -> Result<Vec<String>, Error> {
        closing::closed(self.reads(), since).await
    }

    async fn remove_table(&self, table: &str, updated: i64, lines: u64) -> Result<bool, Error> {
        self.write(closing::Remove { table: table.into(), updated, lines }).await
    }

    async fn forgotten_guests(&self, before: i64) -> Result<u64, Error> {
        closing::forgotten(self.reads(), before).await
    }

    async fn forget_guests(&self, before: i64) -> Result<u64, Error> {
        self.write(closing::Forget { before }).await
    }

    async fn note_deed(&self, deed: Deed) -> Result<(), Error> {
        self.write(deed).await
    }

    async fn audit(&self, limit: u32, after: Option<&Cursor>) -> Result<Vec<Deed>, Error> {
        orders::audit(self.reads(), limit, after).await
    }

    fn watch(&self) -> broadcast::Receiver<Notice> {
        self.subscribe()
    }

    async fn close(&self) {
        self.shut().await;
    }
}
