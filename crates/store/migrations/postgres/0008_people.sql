-- How games ended, written with the last entry of their log, from which it follows:
-- `microcosm admin recount` finds all of it out again.
CREATE TABLE results (
    table_id  TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    game      TEXT COLLATE "C" NOT NULL,
    -- The options, as JSON.
    options   TEXT NOT NULL,
    -- The time class, such as none.
    pace      TEXT COLLATE "C" NOT NULL,
    -- Two or more: which ratings it counts for.
    form      TEXT COLLATE "C" NOT NULL,
    -- How many decisions were taken.
    decisions BIGINT NOT NULL,
    ended     BIGINT NOT NULL,
    -- May everybody see it, or only those who sat there?
    listed    BIGINT NOT NULL,
    -- Did it count for ratings, or why not?
    counted   TEXT NOT NULL
);

-- Who played, a row for each seat. Game, time and whether everybody may see it stand
-- here too, so that a history is one look at an index.
CREATE TABLE played (
    table_id  TEXT COLLATE "C" NOT NULL REFERENCES results (table_id),
    seat      BIGINT NOT NULL,
    -- A person, or a bot of this level.
    identity  TEXT COLLATE "C" REFERENCES identities (id),
    level     TEXT COLLATE "C",
    side      BIGINT NOT NULL,
    place     BIGINT NOT NULL,
    -- 2 won, 1 shared, 0 lost.
    verdict   BIGINT NOT NULL,
    points    BIGINT,
    game      TEXT COLLATE "C" NOT NULL,
    form      TEXT COLLATE "C" NOT NULL,
    pace      TEXT COLLATE "C" NOT NULL,
    ended     BIGINT NOT NULL,
    listed    BIGINT NOT NULL,
    -- The rating after it and what it changed, in thousandths, where it counted.
    rating    BIGINT,
    deviation BIGINT,
    gain      BIGINT,
    PRIMARY KEY (table_id, seat)
);
-- With all that a search looks at.
CREATE INDEX played_by_time ON played (identity, ended, table_id, game, verdict, listed);
CREATE INDEX played_curve ON played
    (identity, game, pace, form, ended, table_id, rating, deviation);
CREATE INDEX played_tally ON played (identity, game, form, verdict);

-- How strong somebody is: an identity, or `bot:LEVEL`. Thousandths, and millionths for
-- the volatility, so that they are the same everywhere.
CREATE TABLE ratings (
    player      TEXT COLLATE "C" NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    pace        TEXT COLLATE "C" NOT NULL,
    form        TEXT COLLATE "C" NOT NULL,
    rating      BIGINT NOT NULL,
    deviation   BIGINT NOT NULL,
    volatility  BIGINT NOT NULL,
    games       BIGINT NOT NULL,
    -- Known well enough to be compared with others?
    established BIGINT NOT NULL,
    updated     BIGINT NOT NULL,
    PRIMARY KEY (player, game, pace, form)
);
CREATE INDEX ratings_best ON ratings (game, pace, form, established, rating, player);

-- Who is whose friend, and who wants nothing to do with whom: each side for itself.
CREATE TABLE friends (
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    other    TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    -- friend, or blocked.
    kind     TEXT NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (identity, other)
);
CREATE INDEX friends_of ON friends (other, kind);
