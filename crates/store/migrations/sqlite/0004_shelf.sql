-- What somebody has put aside for a game: small texts under names of their own.
CREATE TABLE shelf (
    identity TEXT NOT NULL REFERENCES identities (id),
    game     TEXT NOT NULL,
    name     TEXT NOT NULL,
    content  TEXT NOT NULL,
    updated  INTEGER NOT NULL,
    PRIMARY KEY (identity, game, name)
) STRICT, WITHOUT ROWID;
