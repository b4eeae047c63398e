-- The comments are in SQLite's file.
ALTER TABLE computer_matches DROP CONSTRAINT computer_matches_level_check;

UPDATE computer_matches SET level = level + 4;

ALTER TABLE computer_matches ADD CONSTRAINT computer_matches_level_check CHECK (level BETWEEN 1 AND 12);
