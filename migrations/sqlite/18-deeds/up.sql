-- Managers call tournaments and contests off and take players out of tournaments, which the log tells.
CREATE TABLE new_moderation (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    server     INTEGER NOT NULL,
    moderator  INTEGER NOT NULL,
    deed       TEXT    NOT NULL CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul',
                                                'unstick', 'ban', 'reban', 'unban', 'settings',
                                                'game-first', 'game-second', 'game-draw',
                                                'game-first-unplayed', 'game-second-unplayed',
                                                'game-unplayed', 'off-ladder', 'cancel-tournament',
                                                'withdraw-entrant', 'call-off-contest')),
    match      INTEGER REFERENCES matches (id),
    player     INTEGER,
    reason     TEXT,
    done_at    INTEGER,                           -- null: it is not confirmed
    -- The setting that was changed, and its values; null for changes from before this was kept.
    setting    TEXT CHECK (setting IS NULL OR deed = 'settings'),
    from_value TEXT,
    to_value   TEXT,
    game       TEXT REFERENCES games (id) CHECK ((game IS NOT NULL) = (deed = 'off-ladder')),
    tournament INTEGER REFERENCES tournaments (id)
        CHECK ((tournament IS NOT NULL) = (deed IN ('cancel-tournament', 'withdraw-entrant'))),
    contest    INTEGER REFERENCES contests (id)
        CHECK ((contest IS NOT NULL) = (deed = 'call-off-contest')),
    CHECK ((setting IS NULL) = (from_value IS NULL)),
    CHECK ((setting IS NULL) = (to_value IS NULL))
) STRICT;

INSERT INTO new_moderation
    SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value, to_value, game,
           NULL, NULL
    FROM moderation;

-- Numbers of deeds are not given again.
DELETE FROM sqlite_sequence WHERE name = 'new_moderation';

INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_moderation', seq FROM sqlite_sequence WHERE name = 'moderation';

DROP TABLE moderation;

ALTER TABLE new_moderation RENAME TO moderation;

CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match  ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked     ON moderation (server, moderator) WHERE done_at IS NULL;

-- What the log names is not removed.
CREATE INDEX moderation_of_tournament ON moderation (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX moderation_of_contest    ON moderation (contest) WHERE contest IS NOT NULL;

-- When somebody was last seen under a name; null if that was before this was kept.
ALTER TABLE names ADD COLUMN seen_at INTEGER;
