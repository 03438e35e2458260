-- The last entry that who sits here has seen: what came after it is told of when they
-- come back, on whichever device. None where nobody has looked away yet.
ALTER TABLE seats ADD COLUMN looked INTEGER;
