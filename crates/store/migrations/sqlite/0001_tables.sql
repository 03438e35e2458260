-- Identities first: seats and accounts point at them.
CREATE TABLE identities (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    -- The identity that took over the seats of this one, if any.
    linked_to TEXT REFERENCES identities (id)
) STRICT;

CREATE TABLE accounts (
    identity TEXT PRIMARY KEY REFERENCES identities (id),
    -- The identity's name in lower case: what must be unique.
    folded   TEXT NOT NULL UNIQUE,
    hash     TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    header  TEXT NOT NULL,
    seed    BLOB NOT NULL,
    seats   TEXT NOT NULL,
    status  TEXT NOT NULL,
    summary TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    -- How many chat lines there are: the number of the last one.
    chats   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX tables_by_status ON tables (status, created, id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    identity TEXT NOT NULL REFERENCES identities (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_identity ON seats (identity, table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    author   TEXT NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    record  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- One row: the secret all nodes share.
CREATE TABLE secret (
    id    INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
