-- When somebody's time ends at a table that is being played: whoever looks after the
-- clocks wakes it then. None where nobody's time runs.
ALTER TABLE tables ADD COLUMN due BIGINT;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
