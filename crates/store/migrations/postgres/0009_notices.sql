-- By which ways somebody is told that a game waits.
CREATE TABLE ways (
    id       TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    kind     TEXT NOT NULL,
    -- The session in which it was set up, if it ends with that.
    session  TEXT COLLATE "C",
    address  TEXT NOT NULL,
    language TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX ways_by_identity ON ways (identity);

-- Of which turn at a table somebody was told last by a way.
CREATE TABLE told (
    way      TEXT COLLATE "C" NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    turn     BIGINT NOT NULL,
    PRIMARY KEY (way, table_id)
);

-- Secrets that were sent by mail, by their SHA-256: each opens one door once.
CREATE TABLE passes (
    id       TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    opens    TEXT NOT NULL,
    expires  BIGINT NOT NULL
);
