-- The comments are in SQLite's file.
ALTER TABLE player_settings
    ADD COLUMN play_at_once BIGINT NOT NULL DEFAULT 0 CHECK (play_at_once IN (0, 1));

ALTER TABLE notices ADD COLUMN turns BIGINT NOT NULL DEFAULT 0 CHECK (turns IN (0, 1));
