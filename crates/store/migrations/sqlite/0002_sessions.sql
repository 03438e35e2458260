-- When an identity had its first session; none before there were sessions. Who
-- has had one comes by no older cookie any more.
ALTER TABLE identities ADD COLUMN first_session INTEGER;

CREATE TABLE sessions (
    -- The SHA-256 of what the visitor's cookie holds: who reads this table can
    -- be nobody with it.
    id       TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    expires  INTEGER NOT NULL,
    device   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_identity ON sessions (identity);
