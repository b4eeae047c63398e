-- Correspondence that nobody has to watch.

-- Matches may end in more ways, and without a result.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    DROP CONSTRAINT matches_check4,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'departure', 'adjudication', 'aborted', 'unplayed')),
    ADD CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    ADD CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed')));

-- What a challenge says about time. Those from before had no clock.
ALTER TABLE challenges ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN flag TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim'));
ALTER TABLE challenges ADD COLUMN weekends BIGINT NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1));

-- The paces that a server offers, between spaces, and the usual one. Without a row the program
-- knows what to offer.
CREATE TABLE server_paces (
    server  BIGINT PRIMARY KEY,
    offered TEXT NOT NULL,
    usual   TEXT NOT NULL
);

-- Following, notes, and lines that are tried.

CREATE TABLE followings (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    hears  TEXT   NOT NULL CHECK (hears IN ('moves', 'end')),
    locale TEXT   NOT NULL,
    PRIMARY KEY (player, match)
);

CREATE INDEX followings_of_match ON followings (match);

CREATE TABLE lost_followings (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)
);

CREATE TABLE notes (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    text   TEXT   NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (player, match)
);

CREATE TABLE lines (
    match    BIGINT NOT NULL REFERENCES matches (id),
    player   BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    moves    TEXT   NOT NULL,
    PRIMARY KEY (match, player)
);

CREATE INDEX lines_of_player ON lines (player);

ALTER TABLE outbox ADD COLUMN follower BIGINT CHECK (follower IS NULL OR cosmetic = 1);

CREATE INDEX outbox_of_follower ON outbox (match, follower, id)
    WHERE follower IS NOT NULL AND given_up IS NULL;

CREATE INDEX challenges_of_server ON challenges (server, id) WHERE state = 'accepted';
