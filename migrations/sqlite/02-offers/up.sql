-- Taking moves back makes the number of plies go down, so that two different boards of a match may
-- have the same one. The number of plies plus the setbacks is the revision, which only rises:
-- taking back n plies adds n + 1.
ALTER TABLE matches ADD COLUMN setbacks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches RENAME COLUMN board_ply TO board_revision;

-- Draws and takebacks that one player proposes to the other. Whatever changes the board closes
-- them, so an open one is always about the board as it stands.
CREATE TABLE offers (
    id       INTEGER PRIMARY KEY,
    match    INTEGER NOT NULL REFERENCES matches (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('draw', 'takeback')),
    by       INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    -- The moves to be taken back, between spaces: once they are, the record has them no more.
    moves    TEXT    NOT NULL CHECK ((moves = '') = (kind = 'draw')),
    state    TEXT    NOT NULL
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    -- The message with its buttons, once posted.
    channel  INTEGER,
    message  INTEGER CHECK ((message IS NULL) = (channel IS NULL)),
    UNIQUE (match, revision, kind, by)
) STRICT;

CREATE UNIQUE INDEX offers_open ON offers (match, kind) WHERE state = 'open';
