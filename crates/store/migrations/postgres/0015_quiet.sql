-- When somebody wants to be told nothing: minutes of the day in UTC. It may go over
-- midnight.
CREATE TABLE quiet (
    identity     TEXT COLLATE "C" PRIMARY KEY REFERENCES identities (id),
    from_minute  BIGINT NOT NULL,
    until_minute BIGINT NOT NULL
);
