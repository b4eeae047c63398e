-- What fair play needs to be remembered.

-- Whether a match with a result was too short to count for ratings. Null for matches that ended before this
-- was asked: they counted, if they were rated.
ALTER TABLE matches ADD COLUMN too_short INTEGER
    CHECK (too_short IS NULL OR (too_short IN (0, 1) AND outcome IS NOT NULL));

-- When each player last did something in a match of theirs, or wanted or began one. What was planned
-- before is played without them.
CREATE TABLE last_acts (
    player INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL
) STRICT;

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
