-- What a seat played and by which rules, such as `|army=eagles|order=first|`, for who
-- looks for it; `microcosm admin recount` finds it out for games that ended before.
ALTER TABLE played ADD COLUMN facts TEXT NOT NULL DEFAULT '';
