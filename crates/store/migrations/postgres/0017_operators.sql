-- What somebody may not do until when, and why: `enter` and `talk` are about an
-- identity, `address` about a network.
CREATE TABLE bans (
    kind TEXT COLLATE "C" NOT NULL,
    whom TEXT COLLATE "C" NOT NULL,
    ends BIGINT,
    why  TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (kind, whom)
);

-- What everybody is told until when: an `announcement`, and `maintenance`, during which
-- nothing new begins.
CREATE TABLE notes (
    kind    TEXT COLLATE "C" PRIMARY KEY,
    content TEXT NOT NULL,
    ends    BIGINT,
    made    BIGINT NOT NULL
);

-- What was done that matters: by which identity, or by nobody's where it was who runs
-- the house, and to whom or what.
CREATE TABLE audit (
    id    TEXT COLLATE "C" PRIMARY KEY,
    at    BIGINT NOT NULL,
    deed  TEXT NOT NULL,
    actor TEXT COLLATE "C",
    about TEXT COLLATE "C",
    more  TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at, id);

-- When who runs the house closed a table. Its log stays as it is and grows no more.
ALTER TABLE tables ADD COLUMN closed BIGINT;
CREATE INDEX tables_closed ON tables (closed) WHERE closed IS NOT NULL;
