-- Ids compare by their bytes (COLLATE "C"), as they do in SQLite.

-- Identities first: seats and accounts point at them.
CREATE TABLE identities (
    id        TEXT COLLATE "C" PRIMARY KEY,
    name      TEXT NOT NULL,
    created   BIGINT NOT NULL,
    -- The identity that took over the seats of this one, if any.
    linked_to TEXT COLLATE "C" REFERENCES identities (id)
);

CREATE TABLE accounts (
    identity TEXT COLLATE "C" PRIMARY KEY REFERENCES identities (id),
    -- The identity's name in lower case: what must be unique.
    folded   TEXT COLLATE "C" NOT NULL UNIQUE,
    hash     TEXT NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE tables (
    id      TEXT COLLATE "C" PRIMARY KEY,
    game    TEXT NOT NULL,
    header  TEXT NOT NULL,
    seed    BYTEA NOT NULL,
    seats   TEXT NOT NULL,
    status  TEXT NOT NULL,
    summary TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    -- How many chat lines there are: the number of the last one.
    chats   BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_status ON tables (status, created, id);

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_identity ON seats (identity, table_id);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    author   TEXT NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE records (
    id      TEXT COLLATE "C" PRIMARY KEY,
    record  TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- One row: the secret all nodes share.
CREATE TABLE secret (
    id    BIGINT PRIMARY KEY,
    bytes BYTEA NOT NULL
);
