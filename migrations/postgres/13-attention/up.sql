-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed'));

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
