-- Keys by which the holder of an account comes in without a password, by the SHA-256 of the
-- id that the browser has for each. The key is the public half: the other never leaves the
-- device.
CREATE TABLE passkeys (
    id       TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL REFERENCES identities (id),
    name     TEXT NOT NULL,
    key      TEXT NOT NULL,
    created  BIGINT NOT NULL,
    used     BIGINT
);
CREATE INDEX passkeys_by_identity ON passkeys (identity);

-- What was asked of a device and is not answered yet, by the SHA-256 of a secret that its
-- browser has: each is answered once, within minutes, at whichever node.
CREATE TABLE challenges (
    id       TEXT COLLATE "C" PRIMARY KEY,
    -- Who asked for it, where that matters.
    identity TEXT COLLATE "C" REFERENCES identities (id),
    asked    TEXT NOT NULL,
    expires  BIGINT NOT NULL
);
CREATE INDEX challenges_by_expires ON challenges (expires);
