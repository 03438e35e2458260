-- Tournaments: what lists show of each, its log, and who takes part.
CREATE TABLE tournaments (
    id      TEXT COLLATE "C" PRIMARY KEY,
    host    TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    status  TEXT NOT NULL,
    summary TEXT NOT NULL,
    listed  BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tournaments_listed ON tournaments (listed, status, created, id);
CREATE INDEX tournaments_by_status ON tournaments (status, created, id);
CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE tournament_lines (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    n          BIGINT NOT NULL,
    line       TEXT NOT NULL,
    PRIMARY KEY (tournament, n)
);

CREATE TABLE tournament_players (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    player     BIGINT NOT NULL,
    identity   TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_players_by_identity ON tournament_players (identity, tournament);
