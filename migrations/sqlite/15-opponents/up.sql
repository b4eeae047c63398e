-- Tournaments between servers, and the computer as an opponent.

-- Matches against the computer. Whose turn it is stands with the match; here stands when the computer
-- thinks about its move, and while a process does, until when the others leave it alone.
CREATE TABLE computer_matches (
    match    INTEGER PRIMARY KEY REFERENCES matches (id),
    player   INTEGER NOT NULL,                   -- the person
    game     TEXT NOT NULL REFERENCES games (id),
    level    INTEGER NOT NULL CHECK (level BETWEEN 1 AND 8),
    guided   INTEGER NOT NULL DEFAULT 0 CHECK (guided IN (0, 1)), -- new things are explained
    result   TEXT CHECK (result IN ('won', 'lost', 'drawn', 'none')), -- the person's; null: it runs
    due_at   INTEGER CHECK (due_at IS NULL OR result IS NULL), -- null: the computer is not to move
    holder   INTEGER CHECK (holder IS NULL OR due_at IS NOT NULL), -- the process that thinks
    failures INTEGER NOT NULL DEFAULT 0          -- how often it could not move
) STRICT;

CREATE INDEX computer_matches_due ON computer_matches (due_at, match) WHERE due_at IS NOT NULL;
CREATE INDEX computer_matches_running ON computer_matches (player) WHERE result IS NULL;
CREATE INDEX computer_matches_of_player ON computer_matches (player, game, level);

-- Hints, analyses and puzzles.

-- How many hints a side has had in a match, and after which revision the last one.
CREATE TABLE hints (
    match    INTEGER NOT NULL REFERENCES matches (id),
    side     TEXT    NOT NULL CHECK (side IN ('first', 'second')),
    used     INTEGER NOT NULL CHECK (used > 0),
    revision INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;

-- What the positions of finished matches are worth, by the rules of that version: a position a line.
CREATE TABLE analyses (
    match     INTEGER PRIMARY KEY REFERENCES matches (id),
    rules     INTEGER NOT NULL,
    positions TEXT    NOT NULL
) STRICT;

-- Where servers have the puzzle of the day: of this game, or of a different one each day. The newest
-- day that has had its puzzle, counted from 1970.
CREATE TABLE puzzle_channels (
    server  INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    locale  TEXT    NOT NULL,
    game    TEXT             REFERENCES games (id),
    day     INTEGER NOT NULL
) STRICT;

CREATE INDEX puzzle_channels_due ON puzzle_channels (day);

-- The puzzles of days: the subjects of bulletins.
CREATE TABLE puzzle_days (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    day    INTEGER NOT NULL,
    game   TEXT    NOT NULL REFERENCES games (id),
    puzzle INTEGER NOT NULL,
    UNIQUE (server, day)
) STRICT;

-- Who has tried a puzzle on its day: whether the first try was right.
CREATE TABLE puzzle_tries (
    puzzle INTEGER NOT NULL REFERENCES puzzle_days (id),
    player INTEGER NOT NULL,
    found  INTEGER NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (puzzle, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_tries_of_player ON puzzle_tries (player);

-- Tournaments between servers.
ALTER TABLE tournaments ADD COLUMN scope TEXT NOT NULL DEFAULT 'here' -- whose members may enter
    CHECK (scope IN ('here', 'open', 'code'));
ALTER TABLE tournaments ADD COLUMN code TEXT     -- by which other servers find it
    CHECK ((code IS NOT NULL) = (scope = 'code'));

CREATE UNIQUE INDEX tournaments_by_code ON tournaments (code) WHERE code IS NOT NULL;
CREATE INDEX tournaments_open ON tournaments (id) WHERE scope = 'open' AND stage = 'sign-up';

-- A server that takes part in a tournament of another one, and where it is shown there.
CREATE TABLE tournament_servers (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    server     INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    locale     TEXT    NOT NULL,
    PRIMARY KEY (tournament, server)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_servers_by_server ON tournament_servers (server, tournament);

-- Where a player has entered; null: in the tournament's own server.
ALTER TABLE tournament_entrants ADD COLUMN server INTEGER;

-- Whether managers have decided the game. Before, that was not kept.
ALTER TABLE tournament_games ADD COLUMN ruled INTEGER NOT NULL DEFAULT 0 CHECK (ruled IN (0, 1));

UPDATE tournament_games SET ruled = 1 WHERE result IS NOT NULL;

-- The log of moderators: how a game of a tournament was decided.
CREATE TABLE new_moderation (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    server     INTEGER NOT NULL,
    moderator  INTEGER NOT NULL,
    deed       TEXT    NOT NULL CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul',
                                                'unstick', 'ban', 'reban', 'unban', 'settings',
                                                'game-first', 'game-second', 'game-draw',
                                                'game-first-unplayed', 'game-second-unplayed',
                                                'game-unplayed')),
    match      INTEGER REFERENCES matches (id),
    player     INTEGER,
    reason     TEXT,
    done_at    INTEGER,                           -- null: it is not confirmed
    -- The setting that was changed, and its values; null for changes from before this was kept.
    setting    TEXT CHECK (setting IS NULL OR deed = 'settings'),
    from_value TEXT,
    to_value   TEXT,
    CHECK ((setting IS NULL) = (from_value IS NULL)),
    CHECK ((setting IS NULL) = (to_value IS NULL))
) STRICT;

INSERT INTO new_moderation
    SELECT id, server, moderator, deed, match, player, reason, done_at, setting, from_value, to_value
    FROM moderation;

-- Numbers of deeds that were asked for and forgotten never come again.
DELETE FROM sqlite_sequence WHERE name = 'new_moderation';

INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_moderation', seq FROM sqlite_sequence WHERE name = 'moderation';

DROP TABLE moderation;

ALTER TABLE new_moderation RENAME TO moderation;

CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match  ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked     ON moderation (server, moderator) WHERE done_at IS NULL;

-- Contests. Who has declined a proposal, or has not answered it. Whoever signs up finds a message of its
-- own, and contests that run are looked at now and then.
ALTER TABLE contests ADD COLUMN refused_by TEXT CHECK (refused_by IN ('home', 'away'));

UPDATE contests SET look_at = began_at WHERE state = 'running';

UPDATE bulletins SET kind = 'contest-teams'
    WHERE kind = 'contest'
      AND subject IN (SELECT id FROM contests WHERE state IN ('signing-up', 'running'));

-- How many attempts at a role were begun, whatever was heard of them.
ALTER TABLE honour_roles ADD COLUMN claims INTEGER NOT NULL DEFAULT 0 CHECK (claims >= 0);

UPDATE honour_roles SET claims = attempts;
