-- The comments are in SQLite's file.
ALTER TABLE matches ADD COLUMN planned BIGINT NOT NULL DEFAULT 0;

CREATE TABLE blocks (
    player  BIGINT NOT NULL,
    blocked BIGINT NOT NULL CHECK (blocked <> player),
    PRIMARY KEY (player, blocked)
);

CREATE TABLE thread_hours (
    server  BIGINT PRIMARY KEY,
    hour    BIGINT NOT NULL,
    threads BIGINT NOT NULL
);

CREATE INDEX challenges_of_player ON challenges (challenger, expires_at) WHERE state <> 'accepted';
