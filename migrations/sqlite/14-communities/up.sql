-- Communities: matches between servers, tournaments, open seats, seasons.

-- Bulletins: messages about something that is no match, kept fresh.

-- A message of one server that shows a subject, such as a tournament, as it is now.
CREATE TABLE bulletins (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT    NOT NULL,                    -- what it shows
    subject INTEGER NOT NULL,                    -- which of these: the number of the tournament
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                             -- null: none is posted
    locale  TEXT    NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,          -- rises with each change of what it shows
    shown   INTEGER NOT NULL DEFAULT 0 CHECK (shown <= version), -- the newest that was said
    -- Its message or channel was deleted, so it rests until somebody wants it in another place.
    lost    INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    UNIQUE (kind, subject, server)
) STRICT;

CREATE INDEX bulletins_of_server ON bulletins (server);

-- A post is about a match or a bulletin. A bulletin has at most one that shows it.
CREATE TABLE new_outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    match        INTEGER REFERENCES challenges (id),
    bulletin     INTEGER REFERENCES bulletins (id) CHECK ((match IS NULL) <> (bulletin IS NULL)),
    post         TEXT    NOT NULL,               -- what to say, as JSON
    created_at   INTEGER NOT NULL,
    -- When it is to be delivered; while a process delivers it, until when the others leave it alone.
    due_at       INTEGER NOT NULL,
    holder       INTEGER,                        -- the process that delivers it
    cosmetic     INTEGER NOT NULL CHECK (cosmetic IN (0, 1)), -- it has no place in the order
    first        INTEGER NOT NULL CHECK (first IN (0, 1)), -- nothing of the match comes before it
    attempts     INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER,                        -- when it was first sent, not knowing if it arrived
    given_up     TEXT,                           -- why it can never be delivered
    follower     INTEGER CHECK (follower IS NULL OR cosmetic = 1)
) STRICT;

INSERT INTO new_outbox
    SELECT id, match, NULL, post, created_at, due_at, holder, cosmetic, first, attempts,
           attempted_at, given_up, follower
    FROM outbox;

-- The number of a post makes its nonce, and must never come again.
UPDATE sqlite_sequence
    SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'outbox')
    WHERE name = 'new_outbox' AND EXISTS (SELECT * FROM sqlite_sequence WHERE name = 'outbox');
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_outbox', seq FROM sqlite_sequence
    WHERE name = 'outbox' AND NOT EXISTS (SELECT * FROM sqlite_sequence WHERE name = 'new_outbox');

DROP TABLE outbox;

ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_of_match ON outbox (match, id) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE first = 1 AND given_up IS NULL;
CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
CREATE INDEX outbox_cosmetic ON outbox (match) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
CREATE INDEX outbox_of_follower ON outbox (match, follower, id)
    WHERE follower IS NOT NULL AND given_up IS NULL;
CREATE UNIQUE INDEX outbox_of_bulletin ON outbox (bulletin) WHERE cosmetic = 0 AND given_up IS NULL;

-- Seeks: players who look for an opponent, and proposals to two who fit.

-- Bulletins of what is over are forgotten.
CREATE INDEX outbox_about_bulletin ON outbox (bulletin) WHERE bulletin IS NOT NULL;

-- A player who looks for an opponent. No match has come of it yet.
CREATE TABLE seeks (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    player     INTEGER NOT NULL,
    server     INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    locale     TEXT    NOT NULL,
    game       TEXT REFERENCES games (id),       -- null: any
    side       TEXT CHECK (side IN ('first', 'second')), -- null: by lot
    pace       TEXT    NOT NULL,
    flag       TEXT    NOT NULL,
    weekends   INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    opponents  TEXT    NOT NULL,                 -- their ratings: any, within-200, 1400-1600
    scope      TEXT    NOT NULL CHECK (scope IN ('here', 'everywhere')),
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX seeks_of_player ON seeks (player, id);
CREATE INDEX seeks_by_expiry ON seeks (expires_at);

-- Two players who were paired and are asked whether they want to play each other.
CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT    NOT NULL REFERENCES games (id),
    made_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL,                   -- until when they are asked; once it is over, kept
    state    TEXT    NOT NULL
        CHECK (state IN ('open', 'begun', 'declined', 'lapsed', 'withdrawn')),
    match    INTEGER REFERENCES challenges (id) CHECK ((match IS NULL) = (state <> 'begun'))
) STRICT;

CREATE INDEX proposals_open ON proposals (until_at) WHERE state = 'open';
CREATE INDEX proposals_over ON proposals (until_at) WHERE state <> 'open';

-- What each of both is asked. The seek is gone when the match has begun, or nobody seeks any more.
CREATE TABLE consents (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    player   INTEGER NOT NULL,
    seek     INTEGER NOT NULL,
    agrees   INTEGER CHECK (agrees IN (0, 1)),   -- null: not answered
    UNIQUE (proposal, player)
) STRICT;

CREATE INDEX consents_of_player ON consents (player, proposal);
CREATE INDEX consents_to_seek ON consents (seek);

-- The role that is pinged when somebody opens a seat, and the seat for which it was pinged last.
ALTER TABLE server_settings ADD COLUMN seat_role INTEGER;

CREATE TABLE seat_calls (
    server    INTEGER PRIMARY KEY,
    match     INTEGER NOT NULL REFERENCES challenges (id),
    called_at INTEGER NOT NULL
) STRICT;

-- Which ratings those must have who take an open seat. Without a row it does not matter.
CREATE TABLE seat_ranges (
    match   INTEGER PRIMARY KEY REFERENCES challenges (id),
    lowest  INTEGER NOT NULL,
    highest INTEGER NOT NULL CHECK (highest >= lowest)
) STRICT;
-- Servers that have opened themselves to others: what they say of themselves, and the code by which they
-- are found where they are not listed. Languages and games are names with blanks between; no game: all.
CREATE TABLE open_servers (
    server    INTEGER PRIMARY KEY,
    name      TEXT    NOT NULL,
    -- Where what others want of it is shown, and the language of that.
    channel   INTEGER NOT NULL,
    locale    TEXT    NOT NULL,
    about     TEXT,
    languages TEXT    NOT NULL,
    games     TEXT    NOT NULL,
    code      TEXT    NOT NULL,
    listed    INTEGER NOT NULL CHECK (listed IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX open_servers_by_code ON open_servers (code);
CREATE INDEX open_servers_by_name ON open_servers (name, server) WHERE listed = 1;

-- Matches between servers. A row of `challenges` is a showing: where a challenge and its match are
-- shown. A match between two servers has a second one in the server of the opponent, its mirror, which
-- repeats what the challenge says. What is about the place is one thing for each showing: the channel
-- or thread of the boards, the newest of them, and why none can be posted.
ALTER TABLE challenges ADD COLUMN mirror_of INTEGER REFERENCES challenges (id);
ALTER TABLE challenges ADD COLUMN venue INTEGER;
ALTER TABLE challenges ADD COLUMN thread INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1));
ALTER TABLE challenges ADD COLUMN board INTEGER;
ALTER TABLE challenges ADD COLUMN adrift TEXT CHECK (adrift IN ('gone', 'closed'));

UPDATE challenges
    SET venue = matches.venue, thread = matches.thread, board = matches.board,
        adrift = matches.adrift
    FROM matches WHERE matches.id = challenges.id;

DROP INDEX matches_by_thread;

ALTER TABLE matches DROP COLUMN venue;
ALTER TABLE matches DROP COLUMN thread;
ALTER TABLE matches DROP COLUMN board;
ALTER TABLE matches DROP COLUMN adrift;

CREATE UNIQUE INDEX challenges_mirror ON challenges (mirror_of);
CREATE INDEX challenges_mirrors ON challenges (server, mirror_of) WHERE mirror_of IS NOT NULL;
CREATE INDEX challenges_by_thread ON challenges (venue, id) WHERE thread = 1;

-- Each showing has its own messages with a button that does not fit for ever, and can lose its channel.
-- `match` is the number of the showing.
CREATE TABLE new_homeless (
    match    INTEGER NOT NULL REFERENCES challenges (id),
    from_at  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (match, from_at)
) STRICT, WITHOUT ROWID;

INSERT INTO new_homeless (match, from_at, until_at) SELECT match, from_at, until_at FROM homeless;

DROP TABLE homeless;

ALTER TABLE new_homeless RENAME TO homeless;

CREATE TABLE new_prompts (
    match    INTEGER NOT NULL REFERENCES challenges (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO new_prompts (match, kind, channel, message, until_at)
    SELECT match, kind, channel, message, until_at FROM prompts;

DROP TABLE prompts;

ALTER TABLE new_prompts RENAME TO prompts;

CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;

-- The showing of which somebody follows a match; null: the match's own.
ALTER TABLE followings ADD COLUMN showing INTEGER REFERENCES challenges (id);

-- The names of servers, for those who read of them in another one.
CREATE TABLE server_names (
    server  INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

-- Codes by which players of other servers can challenge a player, who asked for one, and where such
-- challenges reach them.
CREATE TABLE codes (
    player  INTEGER PRIMARY KEY,
    code    TEXT    NOT NULL,
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    locale  TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX codes_once ON codes (code);

-- Contests: matches between two servers on several boards. `home` has proposed it to `away`.
CREATE TABLE contests (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    home         INTEGER NOT NULL,
    away         INTEGER NOT NULL CHECK (away <> home),
    home_name    TEXT    NOT NULL,
    away_name    TEXT    NOT NULL,
    state        TEXT    NOT NULL CHECK (state IN ('proposed', 'signing-up', 'running', 'over',
                                                   'declined', 'withdrawn', 'lapsed')),
    asked        TEXT CHECK (asked IN ('home', 'away')), -- who has yet to answer
    -- The terms. Games are names with blanks between.
    games        TEXT    NOT NULL,
    boards       INTEGER NOT NULL CHECK (boards BETWEEN 1 AND 64),
    pace         TEXT    NOT NULL,
    flag         TEXT    NOT NULL,
    weekends     INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    days         INTEGER NOT NULL CHECK (days > 0),      -- for signing up
    home_captain INTEGER,
    away_captain INTEGER,
    home_ready   INTEGER NOT NULL DEFAULT 0 CHECK (home_ready IN (0, 1)),
    away_ready   INTEGER NOT NULL DEFAULT 0 CHECK (away_ready IN (0, 1)),
    made_at      INTEGER NOT NULL,
    look_at      INTEGER,                                -- when it goes on by itself
    began_at     INTEGER,
    closed_at    INTEGER,
    CHECK ((state = 'proposed') = (asked IS NOT NULL)),
    CHECK ((state IN ('proposed', 'signing-up', 'running')) = (closed_at IS NULL))
) STRICT;

CREATE INDEX contests_of_home ON contests (home, id);
CREATE INDEX contests_of_away ON contests (away, id);
CREATE INDEX contests_of_home_captain ON contests (home_captain);
CREATE INDEX contests_of_away_captain ON contests (away_captain);
CREATE INDEX contests_running ON contests (id) WHERE state = 'running';
CREATE INDEX contests_due ON contests (look_at) WHERE look_at IS NOT NULL;

-- Who has signed up for a contest, and for which team. No game: all of the contest.
CREATE TABLE contest_players (
    contest   INTEGER NOT NULL REFERENCES contests (id),
    player    INTEGER NOT NULL,
    team      TEXT    NOT NULL CHECK (team IN ('home', 'away')),
    joined_at INTEGER NOT NULL,
    games     TEXT    NOT NULL,
    seated    INTEGER NOT NULL DEFAULT 0 CHECK (seated IN (0, 1)), -- is or was on a board
    PRIMARY KEY (contest, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_players_of ON contest_players (player);

-- The boards of contests that have begun. A board whose match has no result begins anew with another one.
CREATE TABLE contest_boards (
    contest     INTEGER NOT NULL REFERENCES contests (id),
    number      INTEGER NOT NULL CHECK (number > 0),
    game        TEXT    NOT NULL REFERENCES games (id),
    home_player INTEGER NOT NULL,
    away_player INTEGER NOT NULL CHECK (away_player <> home_player),
    home_rating INTEGER NOT NULL,
    away_rating INTEGER NOT NULL,
    home_side   TEXT    NOT NULL CHECK (home_side IN ('first', 'second')),
    match       INTEGER NOT NULL REFERENCES challenges (id),
    result      TEXT CHECK (result IN ('home', 'away', 'draw', 'home-forfeit', 'away-forfeit', 'void')),
    PRIMARY KEY (contest, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_boards_of_home ON contest_boards (home_player);
CREATE INDEX contest_boards_of_away ON contest_boards (away_player);
CREATE UNIQUE INDEX contest_boards_by_match ON contest_boards (match);

-- What contests that are over have brought each server, in each game and in all: the table of servers.
-- Seasons are quarters, counted from the first of 1970.
CREATE TABLE contest_scores (
    contest  INTEGER NOT NULL REFERENCES contests (id),
    server   INTEGER NOT NULL,
    pool     TEXT    NOT NULL,
    opponent INTEGER NOT NULL,
    season   INTEGER NOT NULL,
    points   INTEGER NOT NULL CHECK (points BETWEEN 0 AND 2),
    halves   INTEGER NOT NULL CHECK (halves >= 0),
    boards   INTEGER NOT NULL CHECK (boards >= 0),
    PRIMARY KEY (contest, server, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_scores_of_season ON contest_scores (pool, season);
CREATE INDEX contest_scores_of_server ON contest_scores (server, pool);

-- Seasons and honours.

-- A season is read from the results of a server.
CREATE INDEX results_of_server ON results (server, at);

-- Rated matches that count for no rating, because the loser's same absence had cost a rating already, and
-- the match in which it had.
CREATE TABLE same_absences (
    match   INTEGER PRIMARY KEY REFERENCES matches (id),
    counted INTEGER NOT NULL REFERENCES matches (id) CHECK (counted <> match)
) STRICT;

-- What servers do for their best players: where they announce the ends of seasons, the roles of the first
-- of the leaderboard and of the season before, the newest season whose end has been dealt with, and when
-- to look again.
CREATE TABLE honours (
    server       INTEGER PRIMARY KEY,
    news_channel INTEGER,
    news_locale  TEXT CHECK ((news_locale IS NULL) = (news_channel IS NULL)),
    best         INTEGER,
    champion     INTEGER,
    season       INTEGER NOT NULL,
    look_at      INTEGER NOT NULL
) STRICT;

CREATE INDEX honours_due ON honours (look_at);

-- The ends of seasons that are announced: the subjects of bulletins.
CREATE TABLE season_ends (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    season INTEGER NOT NULL,
    UNIQUE (server, season)
) STRICT;

-- Roles of players: to be given, given, had before, or to be taken. When the next attempt is due, if one
-- is, and how many were in vain.
CREATE TABLE honour_roles (
    server   INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    role     INTEGER NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('give', 'given', 'theirs', 'take')),
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    due_at   INTEGER CHECK (due_at IS NULL OR state IN ('give', 'take')),
    PRIMARY KEY (server, player, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX honour_roles_due ON honour_roles (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX honour_roles_of_player ON honour_roles (player);

-- Privacy.

-- What deleting players needs: a secret from which numbers are worked out, by which bans and blocks
-- know somebody who comes back; how many players were deleted; and whether what they left in the
-- unused parts of the database has yet to be removed.
CREATE TABLE erasures (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    secret  TEXT    NOT NULL,
    deleted INTEGER NOT NULL,
    unclean INTEGER NOT NULL CHECK (unclean IN (0, 1))
) STRICT;

INSERT INTO erasures (id, secret, deleted, unclean)
    VALUES (1, lower(hex(randomblob(32))), 0, 0);

-- For the challenges that somebody got and that became no match.
CREATE INDEX challenges_to_player ON challenges (opponent)
    WHERE state <> 'accepted' AND opponent IS NOT NULL;

-- Tournaments: who is in them, who was paired with whom, and what came of it.

CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    server       INTEGER NOT NULL,
    channel      INTEGER NOT NULL,
    locale       TEXT    NOT NULL,
    name         TEXT    NOT NULL,
    organizer    INTEGER NOT NULL,
    managers     INTEGER,                        -- a role whose members manage it
    system       TEXT    NOT NULL
        CHECK (system IN ('swiss', 'round-robin', 'double-round-robin', 'knockout')),
    rounds       INTEGER NOT NULL,               -- of a Swiss
    at_once      INTEGER NOT NULL CHECK (at_once IN (0, 1)),
    first_begins INTEGER NOT NULL CHECK (first_begins IN (0, 1)), -- the lot before round 1
    round_days   INTEGER,                        -- how long a round has; null: until all is played
    no_show_days INTEGER,                        -- how long a first move has; null: what the pace says
    game         TEXT    NOT NULL REFERENCES games (id),
    start        TEXT    NOT NULL,
    pace         TEXT    NOT NULL,
    flag         TEXT    NOT NULL,
    weekends     INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    stage        TEXT    NOT NULL CHECK (stage IN ('sign-up', 'running', 'over', 'cancelled')),
    made_at      INTEGER NOT NULL,
    ended_at     INTEGER,
    deadline     INTEGER,                        -- of the newest round
    look_at      INTEGER                         -- when something may be due
) STRICT;

CREATE INDEX tournaments_of_server ON tournaments (server, id);
CREATE INDEX tournaments_to_look_at ON tournaments (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE tournament_entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number     INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    from_round INTEGER NOT NULL,                 -- the first in which the player is paired
    until_round INTEGER,                         -- the last, of who has withdrawn
    rating     INTEGER,                          -- when it started
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entrants_of_player ON tournament_entrants (player);

CREATE TABLE tournament_games (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    game       INTEGER NOT NULL,                 -- of the meeting
    first      INTEGER NOT NULL,
    second     INTEGER,                          -- null: a bye
    match      INTEGER REFERENCES challenges (id),
    result     TEXT CHECK (result IN ('first', 'second', 'draw', 'first-unplayed',
                                      'second-unplayed', 'unplayed')),
    news       INTEGER NOT NULL DEFAULT 0 CHECK (news IN (0, 1)), -- its match has just ended
    PRIMARY KEY (tournament, round, board, game)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_games_of_match ON tournament_games (match) WHERE match IS NOT NULL;
CREATE INDEX tournament_games_with_news ON tournament_games (tournament) WHERE news = 1;

-- Ladders: who stands on which rung, and the challenges that may change that.

CREATE TABLE ladder_rungs (
    server INTEGER NOT NULL,
    game   TEXT    NOT NULL REFERENCES games (id),
    place  INTEGER NOT NULL CHECK (place >= 1),  -- from the top
    player INTEGER NOT NULL,
    PRIMARY KEY (server, game, place),
    UNIQUE (server, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ladder_rungs_of_player ON ladder_rungs (player);

CREATE TABLE ladder_games (
    match      INTEGER PRIMARY KEY REFERENCES challenges (id),
    server     INTEGER NOT NULL,
    game       TEXT    NOT NULL REFERENCES games (id),
    challenger INTEGER NOT NULL,
    challenged INTEGER NOT NULL CHECK (challenged <> challenger),
    news       INTEGER NOT NULL DEFAULT 0 CHECK (news IN (0, 1)) -- the match has just ended
) STRICT;

CREATE INDEX ladder_games_with_news ON ladder_games (match) WHERE news = 1;
