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
