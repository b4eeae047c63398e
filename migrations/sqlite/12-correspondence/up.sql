-- Correspondence that nobody has to watch.

-- Matches may end in more ways, and without a result.
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
                               'departure', 'adjudication', 'aborted', 'unplayed')),
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

-- What a challenge says about time. Those from before had no clock.
ALTER TABLE challenges ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN flag TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim'));
ALTER TABLE challenges ADD COLUMN weekends INTEGER NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1));

-- The paces that a server offers, between spaces, and the usual one. Without a row the program
-- knows what to offer.
CREATE TABLE server_paces (
    server  INTEGER PRIMARY KEY,
    offered TEXT    NOT NULL,
    usual   TEXT    NOT NULL
) STRICT;

-- The clock of each running match that has one, as `matches::clock` explains it: the side whose time
-- runs, from when it has not been charged yet, and the seconds that each side had left then.
CREATE TABLE clocks (
    match       INTEGER PRIMARY KEY REFERENCES matches (id),
    mover       TEXT NOT NULL CHECK (mover IN ('first', 'second')),
    since       INTEGER NOT NULL,
    first_left  INTEGER NOT NULL CHECK (first_left >= 0),
    second_left INTEGER NOT NULL CHECK (second_left >= 0),
    had         INTEGER NOT NULL CHECK (had >= 0),
    -- What follows from that and from all that stops the clock. An outage moves it on, which is
    -- reckoned when it is next looked at.
    deadline    INTEGER,
    look_at     INTEGER,
    reminded    INTEGER NOT NULL DEFAULT 0,
    claimable   INTEGER NOT NULL DEFAULT 0 CHECK (claimable IN (0, 1))
) STRICT;

CREATE INDEX clocks_due ON clocks (look_at) WHERE look_at IS NOT NULL;

-- All that has changed the clock of a running match. From these rows, the spans below and what
-- players' days are like it can be reckoned anew.
CREATE TABLE clock_events (
    match  INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    kind   TEXT NOT NULL
        CHECK (kind IN ('ply', 'takeback', 'gift', 'pause', 'resume', 'settle')),
    side   TEXT CHECK (side IN ('first', 'second')),
    value  INTEGER,
    -- The newest outage that was reckoned with. Those found out later stop the clock only after it.
    outage INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- When the bot did not run or could not reach Discord, in the order in which it found out.
CREATE TABLE outages (
    number   INTEGER PRIMARY KEY,
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at > from_at)
) STRICT;

CREATE INDEX outages_until ON outages (until_at);

-- When a match could not be shown: its channel was gone.
CREATE TABLE homeless (
    match    INTEGER NOT NULL REFERENCES matches (id),
    from_at  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (match, from_at)
) STRICT, WITHOUT ROWID;

-- When the bot was not in a server, so that no match there could be played.
CREATE TABLE away (
    server   INTEGER NOT NULL,
    from_at  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (server, from_at)
) STRICT, WITHOUT ROWID;

-- Following, notes, and lines that are tried.

-- Who is told of which matches: of each move, or of the end alone.
CREATE TABLE followings (
    player INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    hears  TEXT    NOT NULL CHECK (hears IN ('moves', 'end')),
    locale TEXT    NOT NULL,                     -- the language of the words
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

CREATE INDEX followings_of_match ON followings (match);

-- Followings that ended because the player takes no direct messages, until the player has read so.
CREATE TABLE lost_followings (
    player INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

-- What players have written down about their matches, for themselves alone.
CREATE TABLE notes (
    player INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    text   TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

-- Lines that somebody tries in a running match and that are too long for a custom id.
CREATE TABLE lines (
    match    INTEGER NOT NULL REFERENCES matches (id),
    player   INTEGER NOT NULL,
    number   INTEGER NOT NULL,                   -- another one each time the line changes
    revision INTEGER NOT NULL,                   -- of the board where it begins
    moves    TEXT    NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX lines_of_player ON lines (player);

-- Whom a private word to somebody who follows is for. Such words are cosmetic: they hold nothing of
-- the match up, but those to one follower come in order.
ALTER TABLE outbox ADD COLUMN follower INTEGER CHECK (follower IS NULL OR cosmetic = 1);

CREATE INDEX outbox_of_follower ON outbox (match, follower, id)
    WHERE follower IS NOT NULL AND given_up IS NULL;

-- Moderation.

-- What a server has chosen besides colours. `home` is the channel or the forum where matches are
-- shown; null: where their challenges are made.
ALTER TABLE server_settings ADD COLUMN home INTEGER;
ALTER TABLE server_settings ADD COLUMN home_kind TEXT CHECK (home_kind IN ('channel', 'forum'));
ALTER TABLE server_settings ADD COLUMN threads INTEGER NOT NULL DEFAULT 1 CHECK (threads IN (0, 1));
ALTER TABLE server_settings ADD COLUMN locale TEXT;              -- null: the server's own
ALTER TABLE server_settings ADD COLUMN challengers INTEGER;      -- a role; null: everybody
ALTER TABLE server_settings ADD COLUMN most_matches INTEGER;     -- null: as many as the bot allows

-- Who may not play in a server.
CREATE TABLE bans (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL,
    reason TEXT,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;

-- What moderators did, and what they were asked to confirm. AUTOINCREMENT, because the number is in
-- the button that confirms it and must never come again.
CREATE TABLE moderation (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    server    INTEGER NOT NULL,
    moderator INTEGER NOT NULL,
    deed      TEXT    NOT NULL CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul',
                                               'unstick', 'ban', 'unban', 'settings')),
    match     INTEGER REFERENCES matches (id),
    player    INTEGER,
    reason    TEXT,
    done_at   INTEGER                            -- null: it is not confirmed
) STRICT;

-- For lists of the matches of a server: those that are over, and those that run.
CREATE INDEX challenges_accepted ON challenges (server, id) WHERE state = 'accepted';
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match  ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked     ON moderation (server, moderator) WHERE done_at IS NULL;

-- What players' days are like: a row for each change, with the moment from which it counts, so that
-- clocks can be reckoned anew.
CREATE TABLE habits (
    player INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    zone   TEXT NOT NULL,
    quiet  TEXT,                                 -- "22:00–08:00"; null: none
    PRIMARY KEY (player, at)
) STRICT, WITHOUT ROWID;

-- When players were, are and will be away. One that was ended early ends when it was; one that was
-- cancelled is gone, because it stopped no clock.
CREATE TABLE vacations (
    player   INTEGER NOT NULL,
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at > from_at),
    told     INTEGER NOT NULL CHECK (told IN (0, 1)), -- whether opponents know that it has begun
    PRIMARY KEY (player, from_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX vacations_to_tell ON vacations (from_at) WHERE told = 0;

-- Players can also offer each other a pause, on the same board more than once.
CREATE TABLE new_offers (
    id       INTEGER PRIMARY KEY,
    match    INTEGER NOT NULL REFERENCES matches (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('draw', 'takeback', 'pause')),
    by       INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    -- The moves to be taken back, between spaces: once they are, the record has them no more.
    moves    TEXT    NOT NULL CHECK ((moves <> '') = (kind = 'takeback')),
    pause    TEXT    CHECK ((pause IS NOT NULL) = (kind = 'pause')),
    state    TEXT    NOT NULL
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    -- The message with its buttons, once posted.
    channel  INTEGER,
    message  INTEGER CHECK ((message IS NULL) = (channel IS NULL))
) STRICT;

INSERT INTO new_offers (id, match, kind, by, revision, moves, state, channel, message)
    SELECT id, match, kind, by, revision, moves, state, channel, message FROM offers;

DROP TABLE offers;

ALTER TABLE new_offers RENAME TO offers;

CREATE UNIQUE INDEX offers_open ON offers (match, kind) WHERE state = 'open';
CREATE UNIQUE INDEX offers_once ON offers (match, revision, kind, by) WHERE kind <> 'pause';
CREATE INDEX offers_of_board ON offers (match, revision);

-- Reminders and abandoned matches.

-- What players want to be told of: where, at which parts of their time, and at which hour of the day
-- they get their digest, with the next moment of that. Without a row the program knows what is usual.
CREATE TABLE notices (
    player    INTEGER PRIMARY KEY,
    place     TEXT NOT NULL CHECK (place IN ('thread', 'channel', 'direct', 'nowhere')),
    times     TEXT NOT NULL,
    digest    INTEGER CHECK (digest BETWEEN 0 AND 23),
    digest_at INTEGER,
    CHECK ((digest IS NULL) = (digest_at IS NULL))
) STRICT;

CREATE INDEX notices_digest ON notices (digest_at) WHERE digest_at IS NOT NULL;

-- Reminders that count still: of whom, in which server (none: a direct message), and the message once
-- it is there. AUTOINCREMENT, because a post may still name one that is gone.
CREATE TABLE reminders (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    player  INTEGER NOT NULL,
    server  INTEGER,
    channel INTEGER,
    message INTEGER
) STRICT;

CREATE INDEX reminders_player ON reminders (player);

-- The matches that a reminder names, until the player has moved there.
CREATE TABLE reminded (
    match    INTEGER PRIMARY KEY REFERENCES matches (id),
    reminder INTEGER NOT NULL REFERENCES reminders (id)
) STRICT;

CREATE INDEX reminded_by ON reminded (reminder);

-- Matches in which somebody may be missing: those without a clock, and those whose player has left the
-- server. How far it has come, since when, and when to look again.
CREATE TABLE watches (
    match   INTEGER PRIMARY KEY REFERENCES matches (id),
    stage   TEXT NOT NULL CHECK (stage IN ('calm', 'warned', 'claimable', 'departed')),
    since   INTEGER NOT NULL,
    look_at INTEGER
) STRICT;

CREATE INDEX watches_due ON watches (look_at) WHERE look_at IS NOT NULL;

INSERT INTO watches (match, stage, since, look_at)
    SELECT id, 'calm', turn_since, turn_since + 2592000000 FROM matches WHERE ended_at IS NULL;
