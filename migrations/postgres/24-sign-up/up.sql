-- The comments are in SQLite's file.
ALTER TABLE tournaments ADD COLUMN least BIGINT;
ALTER TABLE tournaments ADD COLUMN most BIGINT;
ALTER TABLE tournaments ADD COLUMN too_few BIGINT NOT NULL DEFAULT 0 CHECK (too_few IN (0, 1));
