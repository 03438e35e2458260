-- Keys by which the holder of an account comes in without a password, by the SHA-256 of the
-- id that the browser has for each. The key is the public half: the other never leaves the
-- device.
CREATE TABLE passkeys (
    id       TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    name     TEXT NOT NULL,
    key      TEXT NOT NULL,
    created  INTEGER NOT NULL,
    used     INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_identity ON passkeys (identity);

-- What was asked of a device and is not answered yet, by the SHA-256 of a secret that its
-- browser has: each is answered once, within minutes, at whichever node.
CREATE TABLE challenges (
    id       TEXT PRIMARY KEY,
    -- Who asked for it, where that matters.
    identity TEXT REFERENCES identities (id),
    asked    TEXT NOT NULL,
    expires  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_expires ON challenges (expires);
