-- What somebody may not do until when, and why: `enter` and `talk` are about an
-- identity, `address` about a network.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    whom TEXT NOT NULL,
    ends INTEGER,
    why  TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (kind, whom)
) STRICT, WITHOUT ROWID;

-- What everybody is told until when: an `announcement`, and `maintenance`, during which
-- nothing new begins.
CREATE TABLE notes (
    kind    TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    ends    INTEGER,
    made    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was done that matters: by which identity, or by nobody's where it was who runs
-- the house, and to whom or what.
CREATE TABLE audit (
    id    TEXT PRIMARY KEY,
    at    INTEGER NOT NULL,
    deed  TEXT NOT NULL,
    actor TEXT,
    about TEXT,
    more  TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX audit_by_time ON audit (at, id);

-- When who runs the house closed a table. Its log stays as it is and grows no more.
ALTER TABLE tables ADD COLUMN closed INTEGER;
CREATE INDEX tables_closed ON tables (closed) WHERE closed IS NOT NULL;
