-- A tapped move can be played without being shown first, and a direct message can come at each turn.
ALTER TABLE player_settings
    ADD COLUMN play_at_once INTEGER NOT NULL DEFAULT 0 CHECK (play_at_once IN (0, 1));

ALTER TABLE notices ADD COLUMN turns INTEGER NOT NULL DEFAULT 0 CHECK (turns IN (0, 1));
