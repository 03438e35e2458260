-- Tournaments: what lists show of each, its log, and who takes part.
CREATE TABLE tournaments (
    id      TEXT PRIMARY KEY,
    host    TEXT NOT NULL REFERENCES identities (id),
    status  TEXT NOT NULL,
    summary TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_listed ON tournaments (listed, status, created, id);
CREATE INDEX tournaments_by_status ON tournaments (status, created, id);
CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE tournament_lines (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    n          INTEGER NOT NULL,
    line       TEXT NOT NULL,
    PRIMARY KEY (tournament, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    player     INTEGER NOT NULL,
    identity   TEXT NOT NULL REFERENCES identities (id),
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_players_by_identity ON tournament_players (identity, tournament);
