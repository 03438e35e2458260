//! The one face of both backends. What is written here holds for each of them;
//! one test suite proves it for both.

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Account, Append, Binding, Chat, Claim, Cursor, Entry, Error, Identity, Listed, NewAccount,
    NewChat, NewGuest, NewTable, Notice, Record, Secret, Table, Which,
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

    /// Writes lines at the end of a log, and a summary with them: all or nothing.
    ///
    /// # Errors
    /// [`Error::Conflict`] if somebody else was first: read the log and decide
    /// anew. [`Error::Gap`] if the entry before is missing, [`Error::NoTable`].
    async fn append(&self, append: Append) -> Result<(), Error>;

    /// The entries after number `after`, in order; none for an unknown table.
    async fn entries(&self, table: &str, after: u64) -> Result<Vec<Entry>, Error>;

    /// Takes a seat. Of many that try, one gets it.
    ///
    /// # Errors
    /// [`Error::NoTable`], [`Error::NoIdentity`]. Whether the table has such a
    /// seat is for the caller to know.
    async fn claim(&self, table: &str, seat: u32, identity: &str) -> Result<Claim, Error>;

    /// Who holds the seats of a table, in order of seats.
    async fn seats(&self, table: &str) -> Result<Vec<Binding>, Error>;

    /// Stores a chat line and returns its number at that table.
    ///
    /// # Errors
    /// [`Error::NoTable`].
    async fn say(&self, chat: NewChat) -> Result<u64, Error>;

    /// The last `limit` chat lines of those after number `after`, in order.
    async fn chat(&self, table: &str, after: u64, limit: u32) -> Result<Vec<Chat>, Error>;

    /// Creates an identity.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use.
    async fn add_guest(&self, guest: NewGuest) -> Result<(), Error>;

    /// An identity by its id.
    async fn identity(&self, id: &str) -> Result<Option<Identity>, Error>;

    /// Gives an identity another name. With an account, that is its name too.
    ///
    /// # Errors
    /// [`Error::NameTaken`] if it has an account and another account has that
    /// name; [`Error::NoIdentity`].
    async fn rename(&self, identity: &str, name: &str) -> Result<(), Error>;

    /// Gives an identity an account (and the account's name).
    ///
    /// # Errors
    /// [`Error::NameTaken`]; [`Error::Exists`] if it has an account;
    /// [`Error::Linked`] if it belongs to another; [`Error::NoIdentity`].
    async fn add_account(&self, account: NewAccount) -> Result<(), Error>;

    /// An account by its name, in whichever case its ASCII letters are.
    async fn account(&self, name: &str) -> Result<Option<Account>, Error>;

    /// Makes a guest part of an account: the guest's seats pass to the account's
    /// identity, and [`Identity::linked_to`] says so to whoever still comes as
    /// the guest. Returns the tables whose seats changed hands.
    ///
    /// # Errors
    /// [`Error::NoIdentity`] if the guest or the account is unknown;
    /// [`Error::Linked`] if the guest belongs to another account;
    /// [`Error::Exists`] if the guest has an account of its own.
    async fn link(&self, guest: &str, account: &str) -> Result<Vec<String>, Error>;

    /// The secret that all nodes share. The first to ask decides: `fresh` is
    /// stored if there is none yet.
    async fn secret(&self, fresh: Secret<Vec<u8>>) -> Result<Secret<Vec<u8>>, Error>;

    /// Stores a record that came from elsewhere; again with the same text is no
    /// error.
    ///
    /// # Errors
    /// [`Error::Exists`] if the id is in use for another text.
    async fn put_record(&self, record: Record) -> Result<(), Error>;

    /// An imported record.
    async fn record(&self, id: &str) -> Result<Option<Record>, Error>;

    /// Hears of every commit of other nodes from now on, in the order of commits
    /// at each table.
    fn watch(&self) -> broadcast::Receiver<Notice>;

    /// Finishes what is under way and lets go of the database. Later calls fail.
    async fn close(&self);
}
