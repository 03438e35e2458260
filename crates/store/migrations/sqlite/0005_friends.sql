-- Does a table stand in the lists that everybody sees? Those from before do, until
-- their summary is written again.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
CREATE INDEX tables_listed ON tables (listed, status, created, id);

-- For whom a chair is kept at a table.
CREATE TABLE invited (
    identity TEXT NOT NULL REFERENCES identities (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (identity, table_id)
) STRICT, WITHOUT ROWID;
