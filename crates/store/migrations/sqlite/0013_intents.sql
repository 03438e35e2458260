-- What somebody has prepared for when their seat is asked. JSON of the server's making.
CREATE TABLE intents (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    intent   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, n)
) STRICT, WITHOUT ROWID;
