-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
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
    planned       INTEGER NOT NULL DEFAULT 0,    -- the newest ply that was planned; 0: none
    -- The end.
    outcome       TEXT CHECK (outcome IN ('first', 'second', 'draw')), -- null: no result
    termination   TEXT
        CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed')),
    ended_at      INTEGER,
    annulled_at   INTEGER CHECK (annulled_at IS NULL OR ended_at IS NOT NULL),
    -- The record of a finished match: the moves, and how many whole seconds each took.
    moves         TEXT,
    times         TEXT,
    -- Where boards are posted (a thread, or the challenge's channel), and the newest of them.
    venue         INTEGER,
    thread        INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1)),
    board         INTEGER,
    -- Why no board of the match can be posted: its channel is gone, or closed to the bot.
    adrift        TEXT CHECK (adrift IN ('gone', 'closed')),
    bottom        TEXT    NOT NULL CHECK (bottom IN ('mover', 'first')),
    CHECK ((ended_at IS NULL) = (turn IS NOT NULL)),
    CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed'))),
    CHECK ((ended_at IS NULL) = (termination IS NULL)),
    CHECK ((ended_at IS NULL) = (moves IS NULL)),
    CHECK ((ended_at IS NULL) = (times IS NULL))
) STRICT;

INSERT INTO new_matches
    SELECT id, first_player, second_player, started_at, rules, position, previous, ply, setbacks,
           turn, turn_since, planned, outcome, termination, ended_at, annulled_at, moves, times,
           venue, thread, board, adrift, bottom
    FROM matches;

DROP TABLE matches;

ALTER TABLE new_matches RENAME TO matches;

CREATE INDEX matches_running_first ON matches (first_player) WHERE ended_at IS NULL;
CREATE INDEX matches_running_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_first ON matches (first_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_finished_second ON matches (second_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_by_thread ON matches (venue, id) WHERE thread = 1;
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

-- When a challenge was made: how long it waits depends on its pace. Those from before wait a week.
ALTER TABLE challenges ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;

UPDATE challenges SET made_at = expires_at - 604800000;

DROP INDEX challenges_of_player;

CREATE INDEX challenges_of_player ON challenges (challenger, made_at) WHERE state <> 'accepted';

-- Whether a live match waits for its first move, with which its clock starts.
ALTER TABLE clocks ADD COLUMN begins INTEGER NOT NULL DEFAULT 0 CHECK (begins IN (0, 1));

-- Whether it did when it began. Live matches from before did not.
ALTER TABLE clocks ADD COLUMN head_start INTEGER NOT NULL DEFAULT 0 CHECK (head_start IN (0, 1));

-- What the players of running matches were given on the board of this revision, with the message that
-- tells of it, once it is there.
CREATE TABLE gifts (
    match    INTEGER NOT NULL REFERENCES matches (id),
    player   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seconds  INTEGER NOT NULL CHECK (seconds > 0),
    channel  INTEGER,
    message  INTEGER CHECK ((message IS NULL) = (channel IS NULL)),
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

-- When each shard of the bot last reached Discord. Servers are dealt out to so many `shards`.
CREATE TABLE shards (
    shards   INTEGER NOT NULL CHECK (shards > 0),
    shard    INTEGER NOT NULL CHECK (shard >= 0 AND shard < shards),
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (shards, shard)
) STRICT, WITHOUT ROWID;

-- An outage may be of one shard. The only one of one is all servers.
ALTER TABLE outages ADD COLUMN shards INTEGER NOT NULL DEFAULT 1 CHECK (shards > 0);
ALTER TABLE outages ADD COLUMN shard  INTEGER NOT NULL DEFAULT 0 CHECK (shard >= 0 AND shard < shards);

-- Messages with a button that does not fit for ever: the win cannot be claimed any more once the player
-- has moved after all, and a pause ends. Until when it fits, if that is known.
CREATE TABLE prompts (
    match    INTEGER NOT NULL REFERENCES matches (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;

-- The log of moderators: what was changed in the settings, and that the reason of a ban was changed.
CREATE TABLE new_moderation (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    server     INTEGER NOT NULL,
    moderator  INTEGER NOT NULL,
    deed       TEXT    NOT NULL CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul',
                                                'unstick', 'ban', 'reban', 'unban', 'settings')),
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

INSERT INTO new_moderation (id, server, moderator, deed, match, player, reason, done_at)
    SELECT id, server, moderator, deed, match, player, reason, done_at FROM moderation;

-- Numbers of deeds that were asked for and forgotten never come again.
DELETE FROM sqlite_sequence WHERE name = 'new_moderation';

INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_moderation', seq FROM sqlite_sequence WHERE name = 'moderation';

DROP TABLE moderation;

ALTER TABLE new_moderation RENAME TO moderation;

CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match  ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked     ON moderation (server, moderator) WHERE done_at IS NULL;

-- The language in which a user's Discord was last seen, in the row of the account (server 0), for
-- direct messages.
ALTER TABLE names ADD COLUMN locale TEXT;

-- Since when Discord takes no direct messages to this player, as far as the bot has tried; null: it
-- takes them.
ALTER TABLE notices ADD COLUMN refused_at INTEGER;
