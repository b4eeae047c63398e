-- What fair play needs to be remembered.

-- Whether a match has no result because a player's time ran out before both had really begun.
ALTER TABLE matches ADD COLUMN out_of_time BIGINT NOT NULL DEFAULT 0 CHECK (out_of_time IN (0, 1));

-- Whether boards no longer say that the player is away. Of vacations that are long over, they do not.
ALTER TABLE vacations ADD COLUMN ended BIGINT NOT NULL DEFAULT 0 CHECK (ended IN (0, 1));

UPDATE vacations SET ended = 1 WHERE until_at <= (SELECT alive_at FROM life);

CREATE INDEX vacations_to_end ON vacations (until_at) WHERE ended = 0;
