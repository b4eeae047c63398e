-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed'));

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
