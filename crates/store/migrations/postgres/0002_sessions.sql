-- When an identity had its first session; none before there were sessions. Who
-- has had one comes by no older cookie any more.
ALTER TABLE identities ADD COLUMN first_session BIGINT;

CREATE TABLE sessions (
    -- The SHA-256 of what the visitor's cookie holds: who reads this table can
    -- be nobody with it.
    id       TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    created  BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    expires  BIGINT NOT NULL,
    device   TEXT NOT NULL
);
CREATE INDEX sessions_by_identity ON sessions (identity);
