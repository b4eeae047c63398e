-- A tournament can start by itself, which until then is its deadline, with some number of players.
ALTER TABLE tournaments ADD COLUMN least INTEGER; -- fewer players do not start by themselves
ALTER TABLE tournaments ADD COLUMN most INTEGER;  -- more cannot enter
ALTER TABLE tournaments ADD COLUMN too_few INTEGER NOT NULL DEFAULT 0
    CHECK (too_few IN (0, 1)); -- there were fewer when it should have started
