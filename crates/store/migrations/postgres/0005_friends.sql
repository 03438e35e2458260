-- Does a table stand in the lists that everybody sees? Those from before do, until
-- their summary is written again.
ALTER TABLE tables ADD COLUMN listed BIGINT NOT NULL DEFAULT 1;
CREATE INDEX tables_listed ON tables (listed, status, created, id);

-- For whom a chair is kept at a table.
CREATE TABLE invited (
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (identity, table_id)
);
