-- How games ended, written with the last entry of their log, from which it follows:
-- `microcosm admin recount` finds all of it out again.
CREATE TABLE results (
    table_id  TEXT PRIMARY KEY REFERENCES tables (id),
    game      TEXT NOT NULL,
    -- The options, as JSON.
    options   TEXT NOT NULL,
    -- The time class, such as none.
    pace      TEXT NOT NULL,
    -- Two or more: which ratings it counts for.
    form      TEXT NOT NULL,
    -- How many decisions were taken.
    decisions INTEGER NOT NULL,
    ended     INTEGER NOT NULL,
    -- May everybody see it, or only those who sat there?
    listed    INTEGER NOT NULL,
    -- Did it count for ratings, or why not?
    counted   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who played, a row for each seat. Game, time and whether everybody may see it stand
-- here too, so that a history is one look at an index.
CREATE TABLE played (
    table_id  TEXT NOT NULL REFERENCES results (table_id),
    seat      INTEGER NOT NULL,
    -- A person, or a bot of this level.
    identity  TEXT REFERENCES identities (id),
    level     TEXT,
    side      INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    -- 2 won, 1 shared, 0 lost.
    verdict   INTEGER NOT NULL,
    points    INTEGER,
    game      TEXT NOT NULL,
    form      TEXT NOT NULL,
    pace      TEXT NOT NULL,
    ended     INTEGER NOT NULL,
    listed    INTEGER NOT NULL,
    -- The rating after it and what it changed, in thousandths, where it counted.
    rating    INTEGER,
    deviation INTEGER,
    gain      INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
-- With all that a search looks at.
CREATE INDEX played_by_time ON played (identity, ended, table_id, game, verdict, listed);
CREATE INDEX played_curve ON played
    (identity, game, pace, form, ended, table_id, rating, deviation);
CREATE INDEX played_tally ON played (identity, game, form, verdict);

-- How strong somebody is: an identity, or `bot:LEVEL`. Thousandths, and millionths for
-- the volatility, so that they are the same everywhere.
CREATE TABLE ratings (
    player      TEXT NOT NULL,
    game        TEXT NOT NULL,
    pace        TEXT NOT NULL,
    form        TEXT NOT NULL,
    rating      INTEGER NOT NULL,
    deviation   INTEGER NOT NULL,
    volatility  INTEGER NOT NULL,
    games       INTEGER NOT NULL,
    -- Known well enough to be compared with others?
    established INTEGER NOT NULL,
    updated     INTEGER NOT NULL,
    PRIMARY KEY (player, game, pace, form)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, pace, form, established, rating, player);

-- Who is whose friend, and who wants nothing to do with whom: each side for itself.
CREATE TABLE friends (
    identity TEXT NOT NULL REFERENCES identities (id),
    other    TEXT NOT NULL REFERENCES identities (id),
    -- friend, or blocked.
    kind     TEXT NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (identity, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_of ON friends (other, kind);
