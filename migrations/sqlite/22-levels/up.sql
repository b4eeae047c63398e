-- Four levels of the computer for beginners came below the eight that there were: what was the first is the
-- fifth. The computer's ids in matches stay, as an id stands for a strength.
CREATE TABLE new_computer_matches (
    match    INTEGER PRIMARY KEY REFERENCES matches (id),
    player   INTEGER NOT NULL,                   -- the person
    game     TEXT NOT NULL REFERENCES games (id),
    level    INTEGER NOT NULL CHECK (level BETWEEN 1 AND 12),
    guided   INTEGER NOT NULL DEFAULT 0 CHECK (guided IN (0, 1)), -- new things are explained
    result   TEXT CHECK (result IN ('won', 'lost', 'drawn', 'none')), -- the person's; null: it runs
    due_at   INTEGER CHECK (due_at IS NULL OR result IS NULL), -- null: the computer is not to move
    holder   INTEGER CHECK (holder IS NULL OR due_at IS NOT NULL), -- the process that thinks
    failures INTEGER NOT NULL DEFAULT 0          -- how often it could not move
) STRICT;

INSERT INTO new_computer_matches (match, player, game, level, guided, result, due_at, holder, failures)
    SELECT match, player, game, level + 4, guided, result, due_at, holder, failures
    FROM computer_matches;

DROP TABLE computer_matches;

ALTER TABLE new_computer_matches RENAME TO computer_matches;

CREATE INDEX computer_matches_due ON computer_matches (due_at, match) WHERE due_at IS NOT NULL;
CREATE INDEX computer_matches_running ON computer_matches (player) WHERE result IS NULL;
CREATE INDEX computer_matches_of_player ON computer_matches (player, game, level);
