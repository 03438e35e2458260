-- What somebody has put aside for a game: small texts under names of their own.
CREATE TABLE shelf (
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    game     TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    content  TEXT NOT NULL,
    updated  BIGINT NOT NULL,
    PRIMARY KEY (identity, game, name)
);
