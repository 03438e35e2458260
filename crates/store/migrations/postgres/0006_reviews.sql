-- What was found out about finished games, by the digest of the record and by
-- whose judgement. All of it can be found out again: no backup holds it.
CREATE TABLE reviews (
    record  TEXT COLLATE "C" NOT NULL,
    edition TEXT COLLATE "C" NOT NULL,
    review  TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (record, edition)
);
