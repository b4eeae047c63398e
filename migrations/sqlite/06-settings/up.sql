-- What players and servers have chosen. Who has chosen nothing has no row.

CREATE TABLE player_settings (
    user          INTEGER PRIMARY KEY,
    theme         TEXT,                          -- null: the server's
    width         INTEGER NOT NULL,              -- of pictures, in pixels
    bottom        TEXT    NOT NULL CHECK (bottom IN ('own', 'first')),
    text_boards   INTEGER NOT NULL CHECK (text_boards IN (0, 1)),
    confirm_moves INTEGER NOT NULL CHECK (confirm_moves IN (0, 1))
) STRICT;

CREATE TABLE server_settings (
    server INTEGER PRIMARY KEY,
    theme  TEXT NOT NULL,
    bottom TEXT NOT NULL CHECK (bottom IN ('mover', 'first'))
) STRICT;

-- Which side is at the bottom of the public boards: the server's choice when the match began, so
-- that no board is turned round in the middle of a match.
ALTER TABLE matches ADD COLUMN bottom TEXT NOT NULL DEFAULT 'mover'
    CHECK (bottom IN ('mover', 'first'));
