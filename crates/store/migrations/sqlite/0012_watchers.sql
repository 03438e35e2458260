-- Who said a line, by identity: a name may be another's tomorrow. And was it said among
-- those who watch? Lines from before were said by those who sit.
ALTER TABLE chat ADD COLUMN identity TEXT;
ALTER TABLE chat ADD COLUMN watching INTEGER NOT NULL DEFAULT 0;
CREATE INDEX chat_by_identity ON chat (identity) WHERE identity IS NOT NULL;
