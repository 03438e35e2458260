-- What was found out about finished games, by the digest of the record and by
-- whose judgement. All of it can be found out again: no backup holds it.
CREATE TABLE reviews (
    record  TEXT NOT NULL,
    edition TEXT NOT NULL,
    review  TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (record, edition)
) STRICT, WITHOUT ROWID;
