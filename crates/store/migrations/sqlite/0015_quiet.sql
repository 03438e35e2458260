-- When somebody wants to be told nothing: minutes of the day in UTC. It may go over
-- midnight.
CREATE TABLE quiet (
    identity     TEXT PRIMARY KEY REFERENCES identities (id),
    from_minute  INTEGER NOT NULL,
    until_minute INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
