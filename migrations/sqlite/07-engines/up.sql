-- The schema that both engines share from here on. In PostgreSQL `user` is the role of the
-- connection, so such columns are called `player`. What the program assumes is checked.

-- The games that there are. The program adds those that it knows.
CREATE TABLE games (
    id TEXT PRIMARY KEY
) STRICT;

INSERT INTO games (id) SELECT DISTINCT game FROM challenges;

ALTER TABLE names RENAME COLUMN user TO player;
ALTER TABLE player_settings RENAME COLUMN user TO player;

CREATE TABLE new_challenges (
    id              INTEGER PRIMARY KEY,
    server          INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    locale          TEXT    NOT NULL,
    game            TEXT    NOT NULL REFERENCES games (id),
    start           TEXT    NOT NULL,            -- position text
    challenger      INTEGER NOT NULL,
    opponent        INTEGER CHECK (opponent <> challenger), -- null: an open seat
    challenger_side TEXT CHECK (challenger_side IN ('first', 'second')), -- null: by lot
    rated           INTEGER NOT NULL CHECK (rated IN (0, 1)),
    rematch_of      INTEGER REFERENCES matches (id),
    expires_at      INTEGER NOT NULL,
    state           TEXT    NOT NULL
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    card            INTEGER                      -- the message with its buttons, once posted
) STRICT;

INSERT INTO new_challenges
    SELECT id, server, channel, locale, game, start, challenger, opponent, challenger_side, rated,
           rematch_of, expires_at, state, card
    FROM challenges;

-- A match has the number of the challenge it came from, and the challenge's server.
CREATE TABLE new_matches (
    id            INTEGER PRIMARY KEY REFERENCES challenges (id),
    first_player  INTEGER NOT NULL,
    second_player INTEGER NOT NULL CHECK (second_player <> first_player),
    started_at    INTEGER NOT NULL,
    rules         INTEGER NOT NULL,              -- the version of the rules it is played by
    -- What follows from the plies, kept so that nothing needs a replay.
    position      TEXT    NOT NULL,
    previous      TEXT,                          -- before the last ply of a running match
    ply           INTEGER NOT NULL CHECK (ply >= 0),
    setbacks      INTEGER NOT NULL CHECK (setbacks >= 0),
    turn          INTEGER CHECK (turn IN (first_player, second_player)),
    turn_since    INTEGER NOT NULL,
    -- The end.
    outcome       TEXT CHECK (outcome IN ('first', 'second', 'draw')),
    termination   TEXT
        CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement')),
    ended_at      INTEGER,
    annulled_at   INTEGER CHECK (annulled_at IS NULL OR ended_at IS NOT NULL),
    -- The record of a finished match: the moves, and how many whole seconds each took.
    moves         TEXT,
    times         TEXT,
    -- Where boards are posted (a thread, or the challenge's channel), and the newest of them.
    venue         INTEGER,
    thread        INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1)),
    board         INTEGER,
    bottom        TEXT    NOT NULL CHECK (bottom IN ('mover', 'first')),
    CHECK ((ended_at IS NULL) = (turn IS NOT NULL)),
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK ((ended_at IS NULL) = (termination IS NULL)),
    CHECK ((ended_at IS NULL) = (moves IS NULL)),
    CHECK ((ended_at IS NULL) = (times IS NULL))
) STRICT;

INSERT INTO new_matches
    SELECT id, first_player, second_player, started_at, 1, position, NULL, ply, setbacks, turn,
           turn_since, outcome, termination, ended_at, annulled_at,
           CASE WHEN ended_at IS NOT NULL THEN coalesce((
               SELECT group_concat(move, ' ' ORDER BY ply) FROM plies WHERE match = matches.id
           ), '') END,
           CASE WHEN ended_at IS NOT NULL THEN coalesce((
               SELECT group_concat(took, ' ' ORDER BY ply) FROM (
                   -- Whole seconds since the start, so that they add up to the second.
                   SELECT ply, (played_at - matches.started_at) / 1000
                             - (lag(played_at, 1, matches.started_at) OVER (ORDER BY ply)
                                - matches.started_at) / 1000 AS took
                   FROM plies WHERE match = matches.id)
           ), '') END,
           venue, venue IS NOT NULL AND venue <> (SELECT channel FROM challenges
                                                  WHERE challenges.id = matches.id),
           board, bottom
    FROM matches;

-- The record of a running match. A move exists from the moment its row is committed.
CREATE TABLE new_plies (
    match     INTEGER NOT NULL REFERENCES matches (id),
    ply       INTEGER NOT NULL CHECK (ply > 0),
    move      TEXT    NOT NULL,
    key       INTEGER NOT NULL,                  -- of the position after it; 0: not known
    played_at INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

INSERT INTO new_plies
    SELECT match, ply, move, 0, played_at FROM plies
    WHERE match IN (SELECT id FROM matches WHERE ended_at IS NULL);

-- The plies that were taken back, by what `setbacks` was before.
CREATE TABLE taken_back (
    match     INTEGER NOT NULL REFERENCES matches (id),
    setbacks  INTEGER NOT NULL,
    ply       INTEGER NOT NULL CHECK (ply > 0),
    move      TEXT    NOT NULL,
    played_at INTEGER NOT NULL,
    PRIMARY KEY (match, setbacks, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_results (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    match   INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    game    TEXT    NOT NULL REFERENCES games (id),
    server  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    second  INTEGER NOT NULL CHECK (second <> first),
    low     INTEGER NOT NULL AS (min(first, second)) VIRTUAL,
    high    INTEGER NOT NULL AS (max(first, second)) VIRTUAL,
    outcome TEXT    NOT NULL CHECK (outcome IN ('first', 'second', 'draw')),
    at      INTEGER NOT NULL
) STRICT;

INSERT INTO new_results (number, match, game, server, first, second, outcome, at)
    SELECT number, match, game, server, first, second, outcome, at FROM results;

UPDATE sqlite_sequence
    SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'results')
    WHERE name = 'new_results' AND EXISTS (SELECT * FROM sqlite_sequence WHERE name = 'results');

-- What must still be said in Discord, in order within a match. A row goes when Discord has
-- confirmed it. AUTOINCREMENT, because the number makes the nonce and must never come again.
CREATE TABLE new_outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    match        INTEGER NOT NULL REFERENCES challenges (id),
    post         TEXT    NOT NULL,               -- what to say, as JSON
    created_at   INTEGER NOT NULL,
    -- When it is to be delivered; while a process delivers it, until when the others leave it alone.
    due_at       INTEGER NOT NULL,
    holder       INTEGER,                        -- the process that delivers it
    cosmetic     INTEGER NOT NULL CHECK (cosmetic IN (0, 1)), -- it has no place in the order
    first        INTEGER NOT NULL CHECK (first IN (0, 1)), -- nothing of the match comes before it
    attempts     INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER,                        -- when it was first sent, not knowing if it arrived
    given_up     TEXT                            -- why it can never be delivered
) STRICT;

INSERT INTO new_outbox
    SELECT id, match, post, created_at, due_at, NULL, post LIKE '{"say":"retire"%',
           given_up IS NULL AND (post LIKE '{"say":"retire"%' OR NOT EXISTS (
               SELECT * FROM outbox AS earlier
               WHERE earlier.match = outbox.match AND earlier.id < outbox.id
                 AND earlier.given_up IS NULL AND earlier.post NOT LIKE '{"say":"retire"%')),
           attempts, attempted_at, given_up
    FROM outbox;

UPDATE sqlite_sequence
    SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'outbox')
    WHERE name = 'new_outbox' AND EXISTS (SELECT * FROM sqlite_sequence WHERE name = 'outbox');

-- Which of the ledgers counts. A rebuild writes a new one beside it and then changes this number.
CREATE TABLE ledger (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    generation INTEGER NOT NULL,
    newest     INTEGER NOT NULL,                 -- the one that the latest rebuild makes
    stale      INTEGER NOT NULL CHECK (stale IN (0, 1)) -- a result has gone since it was made
) STRICT;

INSERT INTO ledger (id, generation, newest, stale) VALUES (1, 1, 1, 0);

CREATE TABLE new_standings (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT    NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    last_at    INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    streak     INTEGER NOT NULL,
    active     INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (generation, player, pool)
) STRICT, WITHOUT ROWID;

INSERT INTO new_standings
    SELECT 1, user, pool, rating, deviation, volatility, last_at, wins, losses, draws, streak,
           active
    FROM standings;

CREATE TABLE new_changes (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    PRIMARY KEY (generation, player, pool, number)
) STRICT, WITHOUT ROWID;

INSERT INTO new_changes
    SELECT 1, user, pool, number, rating, deviation, volatility FROM changes;

CREATE TABLE new_seats (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT    NOT NULL,
    scope      INTEGER NOT NULL,                 -- 0: everybody, else a server
    rung       INTEGER,                          -- null: not on the leaderboard
    week       INTEGER NOT NULL,
    rung_then  INTEGER,                          -- the rung when that week began
    PRIMARY KEY (generation, player, pool, scope)
) STRICT, WITHOUT ROWID;

INSERT INTO new_seats SELECT 1, user, pool, scope, rung, week, rung_then FROM seats;

CREATE TABLE new_tallies (
    generation   INTEGER NOT NULL,
    scope        INTEGER NOT NULL,
    pool         TEXT    NOT NULL,
    rung         INTEGER NOT NULL,
    players      INTEGER NOT NULL CHECK (players >= 0),
    week         INTEGER NOT NULL,
    players_then INTEGER NOT NULL CHECK (players_then >= 0),
    PRIMARY KEY (generation, scope, pool, rung)
) STRICT, WITHOUT ROWID;

INSERT INTO new_tallies
    SELECT 1, scope, pool, rung, players, week, players_then FROM tallies;

DROP TABLE tallies;
DROP TABLE seats;
DROP TABLE changes;
DROP TABLE standings;
DROP TABLE outbox;
DROP TABLE results;
DROP TABLE plies;
DROP TABLE matches;
DROP TABLE challenges;

ALTER TABLE new_challenges RENAME TO challenges;
ALTER TABLE new_matches RENAME TO matches;
ALTER TABLE new_plies RENAME TO plies;
ALTER TABLE new_results RENAME TO results;
ALTER TABLE new_outbox RENAME TO outbox;
ALTER TABLE new_standings RENAME TO standings;
ALTER TABLE new_changes RENAME TO changes;
ALTER TABLE new_seats RENAME TO seats;
ALTER TABLE new_tallies RENAME TO tallies;

CREATE INDEX challenges_open_by_server ON challenges (server, challenger) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE UNIQUE INDEX challenges_rematch ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND state IN ('open', 'accepted');

CREATE INDEX matches_running_first ON matches (first_player) WHERE ended_at IS NULL;
CREATE INDEX matches_running_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_first ON matches (first_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_finished_second ON matches (second_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_by_thread ON matches (venue, id) WHERE thread = 1;

CREATE INDEX results_of_pair ON results (low, high, at);

CREATE INDEX outbox_of_match ON outbox (match, id) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE first = 1 AND given_up IS NULL;

CREATE INDEX standings_active ON standings (generation, last_at) WHERE active = 1;
CREATE INDEX seats_in_order ON seats (generation, scope, pool, rung, player)
    WHERE rung IS NOT NULL;
