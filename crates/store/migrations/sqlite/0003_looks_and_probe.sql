-- What an account's name looks like to who reads it: no other may look like it.
ALTER TABLE accounts ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);

-- One row, written to see whether anything can be written.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
