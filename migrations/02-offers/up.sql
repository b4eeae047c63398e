-- Taking moves back makes the number of plies go down, so that two different boards of a match may
-- have the same one. The number of plies plus the setbacks is the revision, which only rises:
-- taking back n plies adds n + 1.
ALTER TABLE matches ADD COLUMN setbacks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches RENAME COLUMN board_ply TO board_revision;
