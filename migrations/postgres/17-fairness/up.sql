-- What fair play needs to be remembered.

-- Ladders: members who have left the server or do not play any more are dropped.
ALTER TABLE ladder_rungs ADD COLUMN active_at BIGINT;              -- when the player was last found to play here; null: nobody has looked
ALTER TABLE ladder_rungs ADD COLUMN looked_at BIGINT NOT NULL DEFAULT 0; -- when it was last asked whether the player is here

CREATE INDEX ladder_rungs_by_look ON ladder_rungs (looked_at);

-- Challenges on ladders that were declined, or not answered in time.
ALTER TABLE ladder_games ADD COLUMN refused_at BIGINT;
ALTER TABLE ladder_games ADD COLUMN lost BIGINT NOT NULL DEFAULT 0
    CHECK (lost IN (0, 1) AND (lost = 0 OR refused_at IS NOT NULL)); -- the place was lost by it

CREATE INDEX ladder_games_of_challenger ON ladder_games (challenger, challenged);
CREATE INDEX ladder_games_refused ON ladder_games (refused_at) WHERE refused_at IS NOT NULL;

-- Managers take members off ladders, which the log tells.
ALTER TABLE moderation
    DROP CONSTRAINT moderation_deed_check,
    ADD CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul', 'unstick', 'ban', 'reban',
                        'unban', 'settings', 'game-first', 'game-second', 'game-draw',
                        'game-first-unplayed', 'game-second-unplayed', 'game-unplayed', 'off-ladder')),
    ADD COLUMN game TEXT REFERENCES games (id),
    ADD CHECK ((game IS NOT NULL) = (deed = 'off-ladder'));

-- Whether a match with a result was too short to count for ratings. Null for matches that ended before this
-- was asked: they counted, if they were rated.
ALTER TABLE matches ADD COLUMN too_short BIGINT
    CHECK (too_short IS NULL OR (too_short IN (0, 1) AND outcome IS NOT NULL));

-- When each player last did something in a match of theirs, or wanted or began one. What was planned
-- before is played without them.
CREATE TABLE last_acts (
    player BIGINT PRIMARY KEY,
    at     BIGINT NOT NULL
);

-- What can be told of players who have acted before this was noted. The sides mostly take turns, so every
-- second ply of a running match is of the player to move.
INSERT INTO last_acts (player, at)
    SELECT player, max(at) FROM (
        SELECT CASE WHEN ((matches.ply - plies.ply) % 2 = 0) = (turn = first_player)
                    THEN second_player ELSE first_player END AS player, played_at AS at
        FROM matches JOIN plies ON plies.match = matches.id
        WHERE ended_at IS NULL AND plies.ply <> planned
        UNION ALL
        SELECT first_player, ended_at FROM matches
        WHERE termination = 'agreement' OR (termination = 'resignation' AND outcome = 'second')
           OR (termination IN ('rules', 'repetition') AND outcome <> 'second')
        UNION ALL
        SELECT second_player, ended_at FROM matches
        WHERE termination = 'agreement' OR (termination = 'resignation' AND outcome = 'first')
           OR (termination IN ('rules', 'repetition') AND outcome <> 'first')
    ) AS acts
    -- Neither the computer at one of its levels nor a deleted player.
    WHERE player NOT BETWEEN 4194204 AND 4194303 AND player < 4611686018427387904 GROUP BY player;

-- Whether a match has no result because a player's time ran out before both had really begun.
ALTER TABLE matches ADD COLUMN out_of_time BIGINT NOT NULL DEFAULT 0 CHECK (out_of_time IN (0, 1));

-- Whether boards no longer say that the player is away. Of vacations that are long over, they do not.
ALTER TABLE vacations ADD COLUMN ended BIGINT NOT NULL DEFAULT 0 CHECK (ended IN (0, 1));

UPDATE vacations SET ended = 1 WHERE until_at <= (SELECT alive_at FROM life);

CREATE INDEX vacations_to_end ON vacations (until_at) WHERE ended = 0;
