-- What somebody has prepared for when their seat is asked. JSON of the server's making.
CREATE TABLE intents (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    n        BIGINT NOT NULL,
    intent   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, n)
);
