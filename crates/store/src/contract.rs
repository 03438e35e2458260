//! The one face of both backends. What is written here holds for each of them;
//! one test suite proves it for both.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Account, Append, Ban, BanKind, Binding, Challenge, Chat, Claim, Cursor, Deed, Entry, Error,
    Finished, Identity, Intend, Intent, Leader, Listed, NewAccount, NewChat, NewGuest, NewResult,
    NewSession, NewTable, NewTournament, Note, NoteKind, Notice, Participant, Pass, Passkey,
    Player, Point, Pool, Quiet, Rating, Record, Review, Rewritten, Secret, Session, Shelved,
    Sought, Table, Tally, Tie, Tied, Tournament, TournamentAppend, Turn, Way, WayKind, Which,
};

/// Where tables live. Every write is on disk when its call returns `Ok`. When
/// a call is dropped before it returns, the write may still happen. Whatever
/// cannot be stored ([`MAX_ID`](crate::MAX_ID), [`MAX_TEXT`](crate::MAX_TEXT), no
/// NUL) is answered with [`Error::Invalid`], in questions too.
#[async_trait]
pub trait Store: Send + Sync {
    /// Creates a table with an empty log.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use.
    async fn create(&self, table: NewTable) -> Result<(), Error>;

    /// A table without its log.
    async fn table(&self, id: &str) -> Result<Option<Table>, Error>;

    /// A page of tables, the newest first.
    async fn tables(
        &self,
        which: &Which,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Listed>, Error>;

    /// Tables that are to be woken by then ([`Summary::due`](crate::Summary::due)),
    /// those that have waited longest first.
    async fn due(&self, by: i64, limit: u32) -> Result<Vec<String>, Error>;

    /// Writes lines at the end of a log, and a summary with them: all or nothing.
    ///
    /// # Errors
    /// [`Error::Conflict`] if somebody else was first: read the log and decide
    /// anew. [`Error::Gap`] if the entry before is missing, [`Error::NoTable`],
    /// [`Error::TableClosed`].
    async fn append(&self, append: Append) -> Result<(), Error>;

    /// The entries after number `after`, in order; none for an unknown table.
    async fn entries(&self, table: &str, after: u64) -> Result<Vec<Entry>, Error>;

    /// Takes a seat. Of many that try, one gets it.
    ///
    /// # Errors
    /// [`Error::NoTable`], [`Error::NoIdentity`]. Whether the table has such a
    /// seat is for the caller to know.
    async fn claim(&self, table: &str, seat: u32, identity: &str) -> Result<Claim, Error>;

    /// Gives a seat back, before the table has a log; `false` if it is not theirs
    /// or the log has begun.
    async fn unclaim(&self, table: &str, seat: u32, identity: &str) -> Result<bool, Error>;

    /// Who holds the seats of a table, in order of seats.
    async fn seats(&self, table: &str) -> Result<Vec<Binding>, Error>;

    /// Somebody who sits at a table has seen its log up to this entry. Who does not
    /// sit there is passed over.
    async fn look(&self, table: &str, identity: &str, n: u64) -> Result<(), Error>;

    /// The last entry that somebody who sits at a table has seen, if it is known.
    async fn looked(&self, table: &str, identity: &str) -> Result<Option<u64>, Error>;

    /// Stores a chat line and returns its number at that table.
    ///
    /// # Errors
    /// [`Error::NoTable`].
    async fn say(&self, chat: NewChat) -> Result<u64, Error>;

    /// The last `limit` chat lines of those after number `after`, in order.
    async fn chat(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Chat>, Error>;

    /// Stores what somebody has prepared, and puts away what is prepared no more; all
    /// or nothing. `false` if the number is taken, or there is no such table.
    async fn intend(&self, intend: Intend) -> Result<bool, Error>;

    /// What is prepared at a table, by seat and number.
    async fn intents(&self, table: &str) -> Result<Vec<Intent>, Error>;

    /// The last lines that somebody has said at tables they only watched, and where.
    async fn said_watching(&self, identity: &str, limit: u32)
    -> Result<Vec<(String, Chat)>, Error>;

    /// Creates an identity.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use.
    async fn add_guest(&self, guest: NewGuest) -> Result<(), Error>;

    /// An identity by its id.
    async fn identity(&self, id: &str) -> Result<Option<Identity>, Error>;

    /// Gives an identity another name. With an account, that is its name too.
    /// Returns the tables that wait for players where it sits.
    ///
    /// # Errors
    /// [`Error::NameTaken`] if it has an account and another account has that
    /// name; [`Error::NoIdentity`].
    async fn rename(&self, identity: &str, name: &str) -> Result<Vec<String>, Error>;

    /// Gives an identity an account (and the account's name), and ends all its
    /// sessions: a cookie somebody copied before is not the account's.
    ///
    /// # Errors
    /// [`Error::NameTaken`]; [`Error::Exists`] if it has an account;
    /// [`Error::Linked`] if it belongs to another; [`Error::NoIdentity`].
    async fn add_account(&self, account: NewAccount) -> Result<(), Error>;

    /// An account by its name, in whichever case its ASCII letters are.
    async fn account(&self, name: &str) -> Result<Option<Account>, Error>;

    /// A page of accounts by name, those after `after`.
    async fn accounts(&self, after: &str, limit: u32) -> Result<Vec<Account>, Error>;

    /// Gives an account another password, by its hash, and ends all its sessions.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] if the identity has no account.
    async fn set_hash(&self, identity: &str, hash: Secret<String>) -> Result<(), Error>;

    /// Makes a guest part of an account: the guest's seats pass to the account's
    /// identity, and what the guest has put aside as far as there is room (of two
    /// under one name that differ, one gets a number); [`Identity::linked_to`] says
    /// so, and all the guest's sessions end. Returns the tables whose seats changed hands.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] if the guest or the account is unknown;
    /// [`Error::Linked`] if the guest belongs to another account;
    /// [`Error::Exists`] if the guest has an account of its own.
    async fn link(&self, guest: &str, account: &str) -> Result<Vec<String>, Error>;

    /// Begins a session, and ends another one, of whomever, with it.
    ///
    /// # Errors
    /// [`Error::NoIdentity`].
    async fn begin_session(&self, session: NewSession, instead: Option<&str>) -> Result<(), Error>;

    /// Begins the first session of a guest from before there were sessions. Of
    /// many that try, one gets it.
    ///
    /// # Errors
    /// [`Error::Exists`] if it has ever had one, or has an account;
    /// [`Error::Linked`] if it is part of one; [`Error::NoIdentity`].
    async fn begin_first_session(&self, session: NewSession) -> Result<(), Error>;

    /// A session that has not been ended, and whose it is. Whether it has
    /// expired is for the caller to know, who has a clock.
    async fn session(&self, id: &str) -> Result<Option<(Session, Identity)>, Error>;

    /// Notes when a session was seen and until when it lasts; never sets either
    /// back. A session that is not there is no error.
    async fn see_session(&self, id: &str, seen: i64, expires: i64) -> Result<(), Error>;

    /// The sessions of an identity, those seen last first, at most a hundred.
    async fn sessions(&self, identity: &str) -> Result<Vec<Session>, Error>;

    /// Ends a session of an identity; `false` if it has no such session.
    async fn end_session(&self, identity: &str, id: &str) -> Result<bool, Error>;

    /// Ends all sessions of an identity but one, and says how many.
    async fn end_other_sessions(&self, identity: &str, but: &str) -> Result<u64, Error>;

    /// Forgets the sessions that have expired by then, and says how many.
    async fn end_expired_sessions(&self, now: i64) -> Result<u64, Error>;

    /// The secret that all nodes share. The first to ask decides: `fresh` is
    /// stored if there is none yet.
    async fn secret(&self, fresh: Secret<Vec<u8>>) -> Result<Secret<Vec<u8>>, Error>;

    /// Writes something, to see whether anything can be written.
    async fn probe(&self, at: i64) -> Result<(), Error>;

    /// Stores a record that came from elsewhere; again with the same text is no
    /// error.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use for another text.
    async fn put_record(&self, record: Record) -> Result<(), Error>;

    /// An imported record.
    async fn record(&self, id: &str) -> Result<Option<Record>, Error>;

    /// Stores what was found out about a record; of many for the same record and
    /// edition the first is kept.
    async fn put_review(&self, review: Review) -> Result<(), Error>;

    /// What was found out about a record by an edition of those who judge.
    async fn review(&self, record: &str, edition: &str) -> Result<Option<Review>, Error>;

    /// What somebody has put aside for a game, by name; at most
    /// [`MAX_SHELF`](crate::MAX_SHELF).
    async fn shelf(&self, identity: &str, game: &str) -> Result<Vec<Shelved>, Error>;

    /// Puts something aside; what was there under that name gives way.
    ///
    /// # Errors
    /// [`Error::ShelfFull`], [`Error::NoIdentity`].
    async fn put_on_shelf(&self, identity: &str, game: &str, shelved: Shelved)
    -> Result<(), Error>;

    /// Takes something away for good; `false` if there was nothing of that name.
    async fn take_off_shelf(&self, identity: &str, game: &str, name: &str) -> Result<bool, Error>;

    /// Running tables that have changed since then, where somebody sits who wants to
    /// be told; those that wait longest first.
    async fn awaiting(&self, since: i64, limit: u32) -> Result<Vec<Listed>, Error>;

    /// The ways by which somebody is told that a game waits, the oldest first.
    async fn ways(&self, identity: &str) -> Result<Vec<Way>, Error>;

    /// Sets up a way, or sets it up anew, also for somebody else.
    ///
    /// # Errors
    /// [`Error::WaysFull`], [`Error::NoIdentity`].
    async fn put_way(&self, way: Way) -> Result<(), Error>;

    /// Forgets a way; `false` if there was none of that name.
    async fn remove_way(&self, identity: &str, id: &str) -> Result<bool, Error>;

    /// By which ways of these kinds people have to be told now that it is their
    /// turn. Of whoever asks about a turn the first is told; never anybody after
    /// that. Nobody is told in their quiet hours, and can be after them.
    async fn tell(
        &self,
        kinds: &[WayKind],
        turns: Vec<Turn>,
        now: i64,
    ) -> Result<Vec<(Way, Turn)>, Error>;

    /// When somebody wants to be told nothing.
    async fn quiet(&self, identity: &str) -> Result<Option<Quiet>, Error>;

    /// Sets that; `None` if they can always be told.
    ///
    /// # Errors
    /// [`Error::NoIdentity`].
    async fn put_quiet(&self, identity: &str, quiet: Option<Quiet>) -> Result<(), Error>;

    /// Keeps a pass.
    ///
    /// # Errors
    /// [`Error::NoIdentity`].
    async fn put_pass(&self, pass: Pass) -> Result<(), Error>;

    /// Takes a pass, if it is there and has not expired.
    async fn show_pass(&self, id: &str, now: i64) -> Result<Option<Pass>, Error>;

    /// The passkeys of an account, the oldest first.
    async fn passkeys(&self, identity: &str) -> Result<Vec<Passkey>, Error>;

    /// One of them, by its id.
    async fn passkey(&self, id: &str) -> Result<Option<Passkey>, Error>;

    /// Adds a passkey to an account.
    ///
    /// # Errors
    /// [`Error::PasskeysFull`]; [`Error::NoIdentity`] without an account;
    /// [`Error::Exists`], whoever has it.
    async fn add_passkey(&self, passkey: Passkey) -> Result<(), Error>;

    /// Somebody comes in by a passkey, which is `after` from now on; `false` if it is
    /// not `before` any more, or gone: of two who come by the same, one does.
    async fn use_passkey(
        &self,
        id: &str,
        before: &str,
        after: &str,
        now: i64,
    ) -> Result<bool, Error>;

    /// Forgets a passkey; `false` if there was none of that id.
    async fn remove_passkey(&self, identity: &str, id: &str) -> Result<bool, Error>;

    /// Keeps what a device is asked, and forgets what has expired.
    ///
    /// # Errors
    /// [`Error::NoIdentity`].
    async fn put_challenge(&self, challenge: Challenge, now: i64) -> Result<(), Error>;

    /// Takes a challenge, if it is there and has not expired: it is there once.
    async fn take_challenge(&self, id: &str, now: i64) -> Result<Option<Challenge>, Error>;

    /// Writes how a game ended whose log is stored, as an append with a result does;
    /// `false` if that was written before.
    ///
    /// # Errors
    /// [`Error::NoTable`].
    async fn put_result(&self, table: &str, result: NewResult) -> Result<bool, Error>;

    /// Forgets how games ended, and all ratings: both follow from the logs, and are
    /// about to be found out again.
    async fn forget_results(&self) -> Result<(), Error>;

    /// How the game of a table ended.
    async fn result(&self, table: &str) -> Result<Option<Finished>, Error>;

    /// A page of games that have ended, the newest first.
    async fn results(
        &self,
        sought: &Sought,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Finished>, Error>;

    /// How often somebody won, by game, whoever may see the games.
    async fn tallies(&self, identity: &str) -> Result<Vec<Tally>, Error>;

    /// The same of games in which two were on different sides, for the first.
    async fn tallies_between(&self, identity: &str, other: &str) -> Result<Vec<Tally>, Error>;

    /// How strong somebody is, by game.
    async fn ratings(&self, player: &Player) -> Result<Vec<Rating>, Error>;

    /// The last so many of each of somebody's ratings, one after the other, the oldest
    /// first.
    async fn curves(&self, identity: &str, limit: u32) -> Result<Vec<Point>, Error>;

    /// A page of the strongest whose rating is established, the best first.
    async fn leaders(
        &self,
        of: &Pool,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Leader>, Error>;

    /// Makes somebody a friend of an identity, or blocked by it; what they were before
    /// gives way. Who is blocked is told nothing, and has the blocker as a friend no
    /// more.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] if one has no account; [`Error::TooManyFriends`].
    async fn tie(&self, identity: &str, other: &str, tie: Tie, now: i64) -> Result<(), Error>;

    /// They are nothing to each other any more, on this side; `false` if they were not.
    async fn untie(&self, identity: &str, other: &str) -> Result<bool, Error>;

    /// Friends and blocked of an identity, by name.
    async fn ties(&self, identity: &str) -> Result<Vec<Tied>, Error>;

    /// Has `by` blocked the other?
    async fn is_blocked(&self, by: &str, other: &str) -> Result<bool, Error>;

    /// Creates a tournament with the first line of its log.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use; [`Error::NoIdentity`] without a host.
    async fn create_tournament(&self, tournament: NewTournament) -> Result<(), Error>;

    /// A tournament without its log.
    async fn tournament(&self, id: &str) -> Result<Option<Tournament>, Error>;

    /// A page of tournaments, the newest first; somebody's are those they host and
    /// those they take part in.
    async fn tournaments(
        &self,
        which: &Which,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<Vec<Tournament>, Error>;

    /// Writes lines at the end of a tournament's log, with who joins and what lists
    /// show: all or nothing.
    ///
    /// # Errors
    /// [`Error::Conflict`] if somebody else was first: read the log and decide
    /// anew. [`Error::Gap`], [`Error::NoTournament`], [`Error::NoIdentity`].
    async fn append_tournament(&self, append: TournamentAppend) -> Result<(), Error>;

    /// The lines after number `after`, in order; none for an unknown tournament.
    async fn tournament_lines(&self, id: &str, after: u64) -> Result<Vec<Entry>, Error>;

    /// Who takes part, or did, in order of their numbers.
    async fn participants(&self, id: &str) -> Result<Vec<Participant>, Error>;

    /// Writes the log of a finished game anew, for somebody whose name is to stand
    /// there no more: as many lines as there were.
    ///
    /// # Errors
    /// [`Error::Conflict`] if it has another number of lines, or is not over.
    async fn rewrite(&self, rewritten: Rewritten) -> Result<(), Error>;

    /// Deletes an account for good, with its name, sessions, ratings, friends and
    /// shelves. Seats and results stay, and are nobody's whom anybody knows. Returns
    /// the tables that wait for players where it sat.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] if there is no such account.
    async fn delete_account(&self, identity: &str) -> Result<Vec<String>, Error>;

    /// Forbids something; what was said about the same before gives way. Who may not
    /// come in has no session left.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] unless it is about a network.
    async fn ban(&self, ban: Ban) -> Result<(), Error>;

    /// Allows it again; `false` if it was not forbidden.
    async fn unban(&self, kind: BanKind, whom: &str) -> Result<bool, Error>;

    /// All that is forbidden at that time.
    async fn bans(&self, now: i64) -> Result<Vec<Ban>, Error>;

    /// Tells everybody something instead of what was told before, or nothing more.
    async fn put_note(&self, kind: NoteKind, note: Option<Note>) -> Result<(), Error>;

    /// What everybody is told at that time.
    async fn notes(&self, now: i64) -> Result<Vec<Note>, Error>;

    /// Closes a table that is not over: it counts as over, stands in no list, and its log
    /// grows no more. `false` if there is no such table.
    async fn close_table(&self, table: &str, at: i64) -> Result<bool, Error>;

    /// The tables that were closed since then.
    async fn closed_tables(&self, since: i64) -> Result<Vec<String>, Error>;

    /// Takes a table away with its log, if it is not over and still as it was seen: changed
    /// last at that time, with so many lines. `false` if not.
    async fn remove_table(&self, table: &str, updated: i64, lines: u64) -> Result<bool, Error>;

    /// How many guests nobody has seen since then who have left nothing that others see:
    /// no seat, no game, no talk, no tournament.
    async fn forgotten_guests(&self, before: i64) -> Result<u64, Error>;

    /// Takes some of them away for good, and says how many; 0 when none is left.
    async fn forget_guests(&self, before: i64) -> Result<u64, Error>;

    /// Writes down that something was done that matters.
    async fn note_deed(&self, deed: Deed) -> Result<(), Error>;

    /// A page of what was done, the newest first.
    async fn audit(&self, limit: u32, after: Option<&Cursor>) -> Result<Vec<Deed>, Error>;

    /// Hears of every commit of other nodes from now on, in the order of commits
    /// at each table.
    fn watch(&self) -> broadcast::Receiver<Notice>;

    /// Finishes what is under way and lets go of the database. Later calls fail.
    async fn close(&self);
}
