-- Correspondence that nobody has to watch.

-- Matches may end in more ways, and without a result.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    DROP CONSTRAINT matches_check4,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'departure', 'adjudication', 'aborted', 'unplayed')),
    ADD CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    ADD CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed')));

-- What a challenge says about time. Those from before had no clock.
ALTER TABLE challenges ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN flag TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim'));
ALTER TABLE challenges ADD COLUMN weekends BIGINT NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1));

-- The paces that a server offers, between spaces, and the usual one. Without a row the program
-- knows what to offer.
CREATE TABLE server_paces (
    server  BIGINT PRIMARY KEY,
    offered TEXT NOT NULL,
    usual   TEXT NOT NULL
);

-- The clock of each running match that has one, as `matches::clock` explains it: the side whose time
-- runs, from when it has not been charged yet, and the seconds that each side had left then.
CREATE TABLE clocks (
    match       BIGINT PRIMARY KEY REFERENCES matches (id),
    mover       TEXT NOT NULL CHECK (mover IN ('first', 'second')),
    since       BIGINT NOT NULL,
    first_left  BIGINT NOT NULL CHECK (first_left >= 0),
    second_left BIGINT NOT NULL CHECK (second_left >= 0),
    had         BIGINT NOT NULL CHECK (had >= 0),
    -- What follows from that and from all that stops the clock. An outage moves it on, which is
    -- reckoned when it is next looked at.
    deadline    BIGINT,
    look_at     BIGINT,
    reminded    BIGINT NOT NULL DEFAULT 0,
    claimable   BIGINT NOT NULL DEFAULT 0 CHECK (claimable IN (0, 1))
);

CREATE INDEX clocks_due ON clocks (look_at) WHERE look_at IS NOT NULL;

-- All that has changed the clock of a running match. From these rows, the spans below and what
-- players' days are like it can be reckoned anew.
CREATE TABLE clock_events (
    match  BIGINT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    kind   TEXT NOT NULL
        CHECK (kind IN ('ply', 'takeback', 'gift', 'pause', 'resume', 'settle')),
    side   TEXT CHECK (side IN ('first', 'second')),
    value  BIGINT,
    -- The newest outage that was reckoned with. Those found out later stop the clock only after it.
    outage BIGINT NOT NULL,
    PRIMARY KEY (match, number)
);

-- When the bot did not run or could not reach Discord, in the order in which it found out.
CREATE TABLE outages (
    number   BIGINT PRIMARY KEY,
    from_at  BIGINT NOT NULL,
    until_at BIGINT NOT NULL CHECK (until_at > from_at)
);

CREATE INDEX outages_until ON outages (until_at);

-- When a match could not be shown: its channel was gone.
CREATE TABLE homeless (
    match    BIGINT NOT NULL REFERENCES matches (id),
    from_at  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (match, from_at)
);

-- When the bot was not in a server, so that no match there could be played.
CREATE TABLE away (
    server   BIGINT NOT NULL,
    from_at  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (server, from_at)
);

-- Following, notes, and lines that are tried.

CREATE TABLE followings (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    hears  TEXT   NOT NULL CHECK (hears IN ('moves', 'end')),
    locale TEXT   NOT NULL,
    PRIMARY KEY (player, match)
);

CREATE INDEX followings_of_match ON followings (match);

CREATE TABLE lost_followings (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)
);

CREATE TABLE notes (
    player BIGINT NOT NULL,
    match  BIGINT NOT NULL REFERENCES matches (id),
    text   TEXT   NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (player, match)
);

CREATE TABLE lines (
    match    BIGINT NOT NULL REFERENCES matches (id),
    player   BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    moves    TEXT   NOT NULL,
    PRIMARY KEY (match, player)
);

CREATE INDEX lines_of_player ON lines (player);

ALTER TABLE outbox ADD COLUMN follower BIGINT CHECK (follower IS NULL OR cosmetic = 1);

CREATE INDEX outbox_of_follower ON outbox (match, follower, id)
    WHERE follower IS NOT NULL AND given_up IS NULL;

-- Moderation.

ALTER TABLE server_settings ADD COLUMN home BIGINT;
ALTER TABLE server_settings ADD COLUMN home_kind TEXT CHECK (home_kind IN ('channel', 'forum'));
ALTER TABLE server_settings ADD COLUMN threads BIGINT NOT NULL DEFAULT 1 CHECK (threads IN (0, 1));
ALTER TABLE server_settings ADD COLUMN locale TEXT;
ALTER TABLE server_settings ADD COLUMN challengers BIGINT;
ALTER TABLE server_settings ADD COLUMN most_matches BIGINT;

CREATE TABLE bans (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    reason TEXT,
    PRIMARY KEY (server, player)
);

CREATE TABLE moderation (
    id        BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server    BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    deed      TEXT NOT NULL CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul',
                                            'unstick', 'ban', 'unban', 'settings')),
    match     BIGINT REFERENCES matches (id),
    player    BIGINT,
    reason    TEXT,
    done_at   BIGINT
);

CREATE INDEX challenges_accepted ON challenges (server, id) WHERE state = 'accepted';
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked ON moderation (server, moderator) WHERE done_at IS NULL;

-- What players' days are like: a row for each change, with the moment from which it counts, so that
-- clocks can be reckoned anew.
CREATE TABLE habits (
    player BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    zone   TEXT NOT NULL,
    quiet  TEXT,                                 -- "22:00–08:00"; null: none
    PRIMARY KEY (player, at)
);

-- When players were, are and will be away. One that was ended early ends when it was; one that was
-- cancelled is gone, because it stopped no clock.
CREATE TABLE vacations (
    player   BIGINT NOT NULL,
    from_at  BIGINT NOT NULL,
    until_at BIGINT NOT NULL CHECK (until_at > from_at),
    told     BIGINT NOT NULL CHECK (told IN (0, 1)), -- whether opponents know that it has begun
    PRIMARY KEY (player, from_at)
);

CREATE INDEX vacations_to_tell ON vacations (from_at) WHERE told = 0;

-- Players can also offer each other a pause, on the same board more than once.
ALTER TABLE offers
    DROP CONSTRAINT offers_kind_check,
    DROP CONSTRAINT offers_check,
    DROP CONSTRAINT offers_match_revision_kind_by_key,
    ADD COLUMN pause TEXT,
    ADD CHECK (kind IN ('draw', 'takeback', 'pause')),
    ADD CHECK ((moves <> '') = (kind = 'takeback')),
    ADD CHECK ((pause IS NOT NULL) = (kind = 'pause'));

CREATE UNIQUE INDEX offers_once ON offers (match, revision, kind, by) WHERE kind <> 'pause';
CREATE INDEX offers_of_board ON offers (match, revision);

-- Reminders and abandoned matches.

-- What players want to be told of: where, at which parts of their time, and at which hour of the day
-- they get their digest, with the next moment of that. Without a row the program knows what is usual.
CREATE TABLE notices (
    player    BIGINT PRIMARY KEY,
    place     TEXT NOT NULL CHECK (place IN ('thread', 'channel', 'direct', 'nowhere')),
    times     TEXT NOT NULL,
    digest    BIGINT CHECK (digest BETWEEN 0 AND 23),
    digest_at BIGINT,
    CHECK ((digest IS NULL) = (digest_at IS NULL))
);

CREATE INDEX notices_digest ON notices (digest_at) WHERE digest_at IS NOT NULL;

-- Reminders that count still: of whom, in which server (none: a direct message), and the message once
-- it is there.
CREATE TABLE reminders (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    player  BIGINT NOT NULL,
    server  BIGINT,
    channel BIGINT,
    message BIGINT
);

CREATE INDEX reminders_player ON reminders (player);

-- The matches that a reminder names, until the player has moved there.
CREATE TABLE reminded (
    match    BIGINT PRIMARY KEY REFERENCES matches (id),
    reminder BIGINT NOT NULL REFERENCES reminders (id)
);

CREATE INDEX reminded_by ON reminded (reminder);

-- Matches in which somebody may be missing: those without a clock, and those whose player has left the
-- server. How far it has come, since when, and when to look again.
CREATE TABLE watches (
    match   BIGINT PRIMARY KEY REFERENCES matches (id),
    stage   TEXT NOT NULL CHECK (stage IN ('calm', 'warned', 'claimable', 'departed')),
    since   BIGINT NOT NULL,
    look_at BIGINT
);

CREATE INDEX watches_due ON watches (look_at) WHERE look_at IS NOT NULL;

INSERT INTO watches (match, stage, since, look_at)
    SELECT id, 'calm', turn_since, turn_since + 2592000000 FROM matches WHERE ended_at IS NULL;
