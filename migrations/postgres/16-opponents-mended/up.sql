-- Matches against the computer, mended.

-- What a moderator has decided says nothing about who beats whom.
UPDATE computer_matches SET result = 'none'
    WHERE result <> 'none'
      AND match IN (SELECT id FROM matches
                    WHERE termination = 'adjudication' OR annulled_at IS NOT NULL);

-- The direct messages with users who were deleted since they played there: server 1 stands for these,
-- and numbers from here on for such users.
DELETE FROM outbox
    WHERE match IN (SELECT id FROM challenges
                    WHERE server = 1 AND challenger >= 4611686018427387904);

UPDATE challenges SET channel = 1, venue = NULL, card = NULL, board = NULL, adrift = NULL
    WHERE server = 1 AND challenger >= 4611686018427387904;

-- Until when a board of a contest rests that could not be read.
ALTER TABLE contest_boards ADD COLUMN rests_until BIGINT;

-- The names of open servers in small letters, by which they are listed and found. This is done by the program.
ALTER TABLE open_servers ADD COLUMN folded TEXT NOT NULL DEFAULT '';

DROP INDEX open_servers_by_name;

CREATE INDEX open_servers_by_name ON open_servers (folded, server) WHERE listed = 1;
