-- Users, servers, channels and messages are Discord's snowflakes, which fit 63 bits.
-- Moments are milliseconds since 1970, UTC.

-- The name a player was last seen under, for pictures and lists.
CREATE TABLE names (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE challenges (
    id              INTEGER PRIMARY KEY,
    server          INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    game            TEXT    NOT NULL,
    start           TEXT    NOT NULL,            -- position text
    challenger      INTEGER NOT NULL,
    opponent        INTEGER,                     -- null: an open seat
    challenger_side TEXT CHECK (challenger_side IN ('first', 'second')), -- null: by lot
    expires_at      INTEGER NOT NULL,
    state           TEXT    NOT NULL
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    card            INTEGER                      -- the message with its buttons, once posted
) STRICT;

CREATE INDEX challenges_open_by_server ON challenges (server, challenger) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state = 'open';

-- A match has the number of the challenge it came from.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY REFERENCES challenges (id),
    server        INTEGER NOT NULL,
    first_player  INTEGER NOT NULL,
    second_player INTEGER NOT NULL CHECK (second_player <> first_player),
    started_at    INTEGER NOT NULL,
    -- What follows from the plies, kept so that lists need no replay.
    position      TEXT    NOT NULL,
    ply           INTEGER NOT NULL DEFAULT 0,
    turn          INTEGER CHECK ((turn IS NULL) = (ended_at IS NOT NULL)),
    turn_since    INTEGER NOT NULL,
    outcome       TEXT CHECK (outcome IN ('first', 'second', 'draw')),
    termination   TEXT CHECK ((termination IS NULL) = (outcome IS NULL)),
    ended_at      INTEGER CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    -- Where boards are posted (a thread, or the challenge's channel), and the newest of them.
    venue         INTEGER,
    board         INTEGER,
    board_ply     INTEGER
) STRICT;

CREATE INDEX matches_running_first  ON matches (first_player)  WHERE ended_at IS NULL;
CREATE INDEX matches_running_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_by_venue       ON matches (venue);

-- The record. A move exists from the moment its row is committed.
CREATE TABLE plies (
    match     INTEGER NOT NULL REFERENCES matches (id),
    ply       INTEGER NOT NULL CHECK (ply > 0),
    move      TEXT    NOT NULL,
    played_at INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

-- What must still be said in Discord, in order within a match. A row goes when Discord has
-- confirmed it. AUTOINCREMENT, because the number makes the nonce and must never come again.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    match      INTEGER NOT NULL REFERENCES challenges (id),
    post       TEXT    NOT NULL,                 -- what to say, as JSON
    created_at INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER,                        -- when it was first sent, not knowing if it arrived
    given_up   TEXT                              -- why it can never be delivered
) STRICT;

CREATE INDEX outbox_waiting ON outbox (match, id) WHERE given_up IS NULL;
CREATE INDEX outbox_due     ON outbox (due_at)    WHERE given_up IS NULL;

-- When the bot was last known to run, so that an outage can be told from a quiet night.
CREATE TABLE life (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at INTEGER NOT NULL
) STRICT;
