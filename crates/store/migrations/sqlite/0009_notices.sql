-- By which ways somebody is told that a game waits.
CREATE TABLE ways (
    id       TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    kind     TEXT NOT NULL,
    -- The session in which it was set up, if it ends with that.
    session  TEXT,
    address  TEXT NOT NULL,
    language TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_by_identity ON ways (identity);

-- Of which turn at a table somebody was told last by a way.
CREATE TABLE told (
    way      TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    turn     INTEGER NOT NULL,
    PRIMARY KEY (way, table_id)
) STRICT, WITHOUT ROWID;

-- Secrets that were sent by mail, by their SHA-256: each opens one door once.
CREATE TABLE passes (
    id       TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    opens    TEXT NOT NULL,
    expires  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
