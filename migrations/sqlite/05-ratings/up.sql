-- Ratings, the boards and past matches. What follows from `results` is worked out again by
-- `courtier ratings rebuild`; all of it is explained in the module `ratings`.

-- Whether both agreed that the match counts. Who accepts a challenge agrees to what it says; the
-- challenges made before there were ratings said nothing.
ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));

-- The match that this one is a rematch of. There is one at a time.
ALTER TABLE challenges ADD COLUMN rematch_of INTEGER REFERENCES matches (id);

CREATE UNIQUE INDEX challenges_rematch ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND state IN ('open', 'accepted');

-- When an operator declared a finished match void.
ALTER TABLE matches ADD COLUMN annulled_at INTEGER;

CREATE INDEX matches_finished_first ON matches (first_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_finished_second ON matches (second_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;

-- The list of results, in the order in which they were stored: rated matches that have ended and
-- are not annulled. The smaller of the two players' numbers is `low`.
CREATE TABLE results (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    match   INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    game    TEXT    NOT NULL,
    server  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    second  INTEGER NOT NULL,
    low     INTEGER NOT NULL AS (min(first, second)) STORED,
    high    INTEGER NOT NULL AS (max(first, second)) STORED,
    outcome TEXT    NOT NULL CHECK (outcome IN ('first', 'second', 'draw')),
    at      INTEGER NOT NULL
) STRICT;

CREATE INDEX results_of_pair ON results (low, high, at, game);

-- A player in a pool: a game, or 'all' games together.
CREATE TABLE standings (
    pool       TEXT    NOT NULL,
    user       INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    last_at    INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    streak     INTEGER NOT NULL,
    active     INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (user, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_active ON standings (last_at) WHERE active = 1;

-- What each result made of each rating.
CREATE TABLE changes (
    pool       TEXT    NOT NULL,
    user       INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    PRIMARY KEY (user, pool, number)
) STRICT, WITHOUT ROWID;

-- The boards a player is or has been on. Scope 0 is everybody, else a server. `rung_then` is what
-- `rung` was when the week began in which it last changed; null: not on the board.
CREATE TABLE seats (
    user      INTEGER NOT NULL,
    pool      TEXT    NOT NULL,
    scope     INTEGER NOT NULL,
    rung      INTEGER,
    week      INTEGER NOT NULL,
    rung_then INTEGER,
    PRIMARY KEY (user, pool, scope)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_in_order ON seats (scope, pool, rung, user) WHERE rung IS NOT NULL;

-- How many players share a rung, with the same memory.
CREATE TABLE tallies (
    scope        INTEGER NOT NULL,
    pool         TEXT    NOT NULL,
    rung         INTEGER NOT NULL,
    players      INTEGER NOT NULL CHECK (players >= 0),
    week         INTEGER NOT NULL,
    players_then INTEGER NOT NULL CHECK (players_then >= 0),
    PRIMARY KEY (scope, pool, rung)
) STRICT, WITHOUT ROWID;
