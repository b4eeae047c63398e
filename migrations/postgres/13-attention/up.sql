-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed'));

-- When a challenge was made: how long it waits depends on its pace. Those from before wait a week.
ALTER TABLE challenges ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0;

UPDATE challenges SET made_at = expires_at - 604800000;

DROP INDEX challenges_of_player;

CREATE INDEX challenges_of_player ON challenges (challenger, made_at) WHERE state <> 'accepted';

-- Whether a live match waits for its first move, with which its clock starts.
ALTER TABLE clocks ADD COLUMN begins BIGINT NOT NULL DEFAULT 0 CHECK (begins IN (0, 1));

-- Whether it did when it began. Live matches from before did not.
ALTER TABLE clocks ADD COLUMN head_start BIGINT NOT NULL DEFAULT 0 CHECK (head_start IN (0, 1));

-- What the players of running matches were given on the board of this revision, with the message that
-- tells of it, once it is there.
CREATE TABLE gifts (
    match    BIGINT NOT NULL REFERENCES matches (id),
    player   BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    seconds  BIGINT NOT NULL CHECK (seconds > 0),
    channel  BIGINT,
    message  BIGINT CHECK ((message IS NULL) = (channel IS NULL)),
    PRIMARY KEY (match, player)
);

-- When each shard of the bot last reached Discord. Servers are dealt out to so many `shards`.
CREATE TABLE shards (
    shards   BIGINT NOT NULL CHECK (shards > 0),
    shard    BIGINT NOT NULL CHECK (shard >= 0 AND shard < shards),
    heard_at BIGINT NOT NULL,
    PRIMARY KEY (shards, shard)
);

-- An outage may be of one shard. The only one of one is all servers.
ALTER TABLE outages ADD COLUMN shards BIGINT NOT NULL DEFAULT 1 CHECK (shards > 0);
ALTER TABLE outages ADD COLUMN shard  BIGINT NOT NULL DEFAULT 0 CHECK (shard >= 0 AND shard < shards);

-- Messages with a button that does not fit for ever: the win cannot be claimed any more once the player
-- has moved after all, and a pause ends. Until when it fits, if that is known.
CREATE TABLE prompts (
    match    BIGINT NOT NULL REFERENCES matches (id),
    kind     TEXT   NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (match, kind)
);

CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;

-- The log of moderators, the language of direct messages, and direct messages that are not taken.
-- The comments are in SQLite's file.
ALTER TABLE moderation
    DROP CONSTRAINT moderation_deed_check,
    ADD CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul', 'unstick', 'ban', 'reban',
                        'unban', 'settings')),
    ADD COLUMN setting    TEXT CHECK (setting IS NULL OR deed = 'settings'),
    ADD COLUMN from_value TEXT,
    ADD COLUMN to_value   TEXT,
    ADD CHECK ((setting IS NULL) = (from_value IS NULL)),
    ADD CHECK ((setting IS NULL) = (to_value IS NULL));

ALTER TABLE names ADD COLUMN locale TEXT;

ALTER TABLE notices ADD COLUMN refused_at BIGINT;
