-- The number of the newest ply that was planned; 0: none, or it was taken back.
ALTER TABLE matches ADD COLUMN planned INTEGER NOT NULL DEFAULT 0;

-- Whom players want nothing from.
CREATE TABLE blocks (
    player  INTEGER NOT NULL,
    blocked INTEGER NOT NULL CHECK (blocked <> player),
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

-- How many threads were opened in a server in the hour that began at this time.
CREATE TABLE thread_hours (
    server  INTEGER PRIMARY KEY,
    hour    INTEGER NOT NULL,
    threads INTEGER NOT NULL
) STRICT;

-- For the latest challenges of a player that became no match.
CREATE INDEX challenges_of_player ON challenges (challenger, expires_at) WHERE state <> 'accepted';
