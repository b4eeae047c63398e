-- Users, servers, channels and messages are Discord's snowflakes, which fit 63 bits; server 0 is no server,
-- server 1 stands for direct messages. Times are milliseconds since 1970, UTC. Numbers that appear in buttons,
-- texts or links are never given twice, hence AUTOINCREMENT. Columns for users are called `player`, because
-- `user` is the connection's role in PostgreSQL.

PRAGMA application_id = 1131378034; -- "Cour"

-- ## When the bot ran, where it is, and what it could reach

-- When the bot was last known to run.
CREATE TABLE life (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    alive_at INTEGER NOT NULL
) STRICT;

-- Each time that a backup was restored: when, the time of the backup, and what that adds to the revisions of
-- the matches that ran then.
CREATE TABLE restorations (
    number      INTEGER PRIMARY KEY,
    restored_at INTEGER NOT NULL,
    back_to     INTEGER NOT NULL,
    revision    INTEGER NOT NULL
) STRICT;

-- The numbers of a table, from the first to the last, that had or may have been given out between a backup and
-- its restoration. They are never given out again. None if the last is below the first.
CREATE TABLE lost_numbers (
    restoration INTEGER NOT NULL REFERENCES restorations (number),
    kind        TEXT NOT NULL, -- the table
    first       INTEGER NOT NULL,
    last        INTEGER NOT NULL,
    PRIMARY KEY (restoration, kind)
) STRICT, WITHOUT ROWID;

-- When the bot did not run or could not reach Discord, in the order in which that was found out.
CREATE TABLE outages (
    number   INTEGER PRIMARY KEY,
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at > from_at),
    -- An outage can be of one shard; shard 0 of 1 is all servers.
    shards   INTEGER NOT NULL DEFAULT 1 CHECK (shards > 0),
    shard    INTEGER NOT NULL DEFAULT 0 CHECK (shard >= 0 AND shard < shards)
) STRICT;
CREATE INDEX outages_until ON outages (until_at);

-- When each shard of the bot last reached Discord. The servers are divided among `shards` of them.
CREATE TABLE shards (
    shards   INTEGER NOT NULL CHECK (shards > 0),
    shard    INTEGER NOT NULL CHECK (shard >= 0 AND shard < shards),
    heard_at INTEGER NOT NULL,
    PRIMARY KEY (shards, shard)
) STRICT, WITHOUT ROWID;

-- The processes that share the database. One that has ended or died has no row.
CREATE TABLE processes (
    holder  INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL, -- changes with each beat
    role    TEXT NOT NULL,
    shards  INTEGER NOT NULL, -- how many the bot has
    urgent  INTEGER NOT NULL, -- the requests that it wants to make
    rest    INTEGER NOT NULL,
    refused INTEGER NOT NULL
) STRICT;

-- The shards that each process serves.
CREATE TABLE leases (
    shard         INTEGER NOT NULL,
    holder        INTEGER NOT NULL,
    identified_at INTEGER, -- NULL until it logs in to the gateway
    from_at       INTEGER, -- answers players from then on; NULL while another one does
    until_at      INTEGER, -- another one answers from then on
    PRIMARY KEY (shard, holder)
) STRICT;

-- The requests of the last hour that have changed something, so that no process does it again.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY, -- Discord's, which contains the time
    handling INTEGER NOT NULL -- which attempt to handle it was the first
) STRICT;

-- When the bot was last known to be in a server, and whether someone waits to know that it still is.
CREATE TABLE presences (
    server    INTEGER PRIMARY KEY,
    proven_at INTEGER, -- null: never
    look_at   INTEGER, -- when to ask Discord; null: nobody waits
    asks      INTEGER NOT NULL DEFAULT 0 -- how often that was done in vain
) STRICT;
CREATE INDEX presences_due ON presences (look_at) WHERE look_at IS NOT NULL;

-- Servers that the bot is no longer in. What is to be said there rests (`first` is 0) until it is back.
CREATE TABLE absences (
    server   INTEGER PRIMARY KEY,
    since    INTEGER NOT NULL,
    look_at  INTEGER NOT NULL, -- when to ask Discord again
    looks    INTEGER NOT NULL DEFAULT 0, -- how often it was asked
    ended_at INTEGER -- the bot is back, and posts are being let go on
) STRICT;
CREATE INDEX absences_due ON absences (look_at);

-- When the bot was not in a server, so that no match there could be played.
CREATE TABLE away (
    server   INTEGER NOT NULL,
    from_at  INTEGER NOT NULL,
    until_at INTEGER,
    found_at INTEGER, -- when that was found; null: when the bot left
    PRIMARY KEY (server, from_at)
) STRICT, WITHOUT ROWID;

-- ## Games, people and servers

-- The games that the program knows. It adds them when it starts.
CREATE TABLE games (
    id TEXT PRIMARY KEY
) STRICT;

-- The name under which a player was last seen in each server. Server 0 is the player's account: its name is
-- shown where the player hasn't been seen yet.
CREATE TABLE names (
    player  INTEGER NOT NULL,
    server  INTEGER NOT NULL,
    name    TEXT NOT NULL,
    -- The language in which a user's Discord was last seen, in the row of the account (server 0), for direct
    -- messages.
    locale  TEXT,
    seen_at INTEGER, -- null: before the first look
    PRIMARY KEY (player, server)
) STRICT, WITHOUT ROWID;

-- The names of servers, for those who read of them in another one.
CREATE TABLE server_names (
    server  INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

-- What players have chosen: the name of a setting, and its value as a text. What is as usual has no row.
CREATE TABLE player_settings (
    player  INTEGER NOT NULL,
    setting TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (player, setting)
) STRICT;

-- What servers have chosen, likewise.
CREATE TABLE server_settings (
    server  INTEGER NOT NULL,
    setting TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (server, setting)
) STRICT;

-- The paces that a server offers, separated by spaces, and the usual one. Without a row the program's own
-- choice counts.
CREATE TABLE server_paces (
    server  INTEGER PRIMARY KEY,
    offered TEXT NOT NULL,
    usual   TEXT NOT NULL
) STRICT;

-- Servers that have opened themselves to others: what they say of themselves, and the code by which they are
-- found if they are not listed. Languages and games are separated by spaces; no game means all.
CREATE TABLE open_servers (
    server    INTEGER PRIMARY KEY,
    name      TEXT NOT NULL,
    channel   INTEGER NOT NULL, -- where what others want of it is shown
    locale    TEXT NOT NULL,
    about     TEXT,
    languages TEXT NOT NULL,
    games     TEXT NOT NULL,
    code      TEXT NOT NULL,
    listed    INTEGER NOT NULL CHECK (listed IN (0, 1)),
    -- The name in lower case, by the program: an engine may only know that of English.
    folded    TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX open_servers_by_code ON open_servers (code);
CREATE INDEX open_servers_by_name ON open_servers (folded, server) WHERE listed = 1;

-- What players' days are like: a row for each change, with the moment from which it counts, so that clocks
-- can be computed again.
CREATE TABLE habits (
    player INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    zone   TEXT NOT NULL,
    quiet  TEXT, -- "22:00–08:00"; null: none
    PRIMARY KEY (player, at)
) STRICT, WITHOUT ROWID;

-- When players were, are and will be away. A vacation that was ended early ends when it was; one that was
-- cancelled is removed, because it stopped no clock.
CREATE TABLE vacations (
    player   INTEGER NOT NULL,
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at > from_at),
    told     INTEGER NOT NULL CHECK (told IN (0, 1)), -- whether opponents know that it has begun
    -- Whether boards no longer say that the player is away.
    ended    INTEGER NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    PRIMARY KEY (player, from_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacations_to_tell ON vacations (from_at) WHERE told = 0;
CREATE INDEX vacations_to_end ON vacations (until_at) WHERE ended = 0;

-- When each player last did something in a match, or wanted or began one. Planned replies don't count.
CREATE TABLE last_acts (
    player INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL
) STRICT;

-- What players want to be told: where, at which parts of their time, and at which hour of the day they get
-- their digest. Without a row the usual choice counts.
CREATE TABLE notices (
    player     INTEGER PRIMARY KEY,
    place      TEXT NOT NULL CHECK (place IN ('thread', 'channel', 'direct', 'nowhere')),
    times      TEXT NOT NULL,
    digest     INTEGER CHECK (digest BETWEEN 0 AND 23),
    digest_at  INTEGER, -- the next one
    refused_at INTEGER, -- since when Discord takes no direct messages to this player; null: it takes them
    turns      INTEGER NOT NULL DEFAULT 0 CHECK (turns IN (0, 1)),
    digest_channel INTEGER, -- where the last digest is, which the next one replaces
    digest_message INTEGER,
    CHECK ((digest IS NULL) = (digest_at IS NULL)),
    CHECK ((digest_channel IS NULL) = (digest_message IS NULL))
) STRICT;
CREATE INDEX notices_digest ON notices (digest_at) WHERE digest_at IS NOT NULL;

-- Whom players want nothing from.
CREATE TABLE blocks (
    player  INTEGER NOT NULL,
    blocked INTEGER NOT NULL CHECK (blocked <> player),
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;

-- The codes by which players of other servers can challenge a player, and where such challenges reach them.
CREATE TABLE codes (
    player  INTEGER PRIMARY KEY,
    code    TEXT NOT NULL,
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    locale  TEXT NOT NULL,
    lost    INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)) -- the channel was deleted
) STRICT;
CREATE UNIQUE INDEX codes_once ON codes (code);
-- For a channel that is deleted.
CREATE INDEX codes_by_channel ON codes (channel);

-- How many codes that don't exist a player has entered, without an hour between two of them, and when the
-- latest was.
CREATE TABLE wrong_codes (
    player INTEGER PRIMARY KEY,
    count  INTEGER NOT NULL CHECK (count > 0),
    at     INTEGER NOT NULL
) STRICT;

-- What deleting players needs: a secret from which numbers are computed by which bans and blocks recognise
-- someone who comes back; how many players were deleted; and whether what they left in unused parts of the
-- database has yet to be removed.
CREATE TABLE erasures (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    secret  TEXT NOT NULL,
    deleted INTEGER NOT NULL,
    unclean INTEGER NOT NULL CHECK (unclean IN (0, 1))
) STRICT;
INSERT INTO erasures (id, secret, deleted, unclean) VALUES (1, lower(hex(randomblob(32))), 0, 0);

-- ## Challenges and matches

-- A row is a showing: where a challenge and its match are shown. A match between two servers has a second
-- row, its mirror, in the opponent's server, which repeats what the challenge says.
CREATE TABLE challenges (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    server          INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    -- In which the challenge and its match are announced: the server's when it was made.
    locale          TEXT NOT NULL,
    game            TEXT NOT NULL REFERENCES games (id),
    start           TEXT NOT NULL, -- position text
    challenger      INTEGER NOT NULL,
    opponent        INTEGER CHECK (opponent <> challenger), -- null: an open seat
    challenger_side TEXT CHECK (challenger_side IN ('first', 'second')), -- null: by lot
    rated           INTEGER NOT NULL CHECK (rated IN (0, 1)),
    -- The match that this one is a rematch of; there is one at a time.
    rematch_of      INTEGER REFERENCES matches (id),
    expires_at      INTEGER NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    card            INTEGER, -- the message with its buttons, once posted
    pace            TEXT NOT NULL DEFAULT 'none',
    flag            TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim')),
    weekends        INTEGER NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1)),
    made_at         INTEGER NOT NULL DEFAULT 0,
    mirror_of       INTEGER REFERENCES challenges (id),
    venue           INTEGER, -- the channel or thread of the boards
    thread          INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1)),
    board           INTEGER, -- the newest board
    adrift          TEXT CHECK (adrift IN ('gone', 'closed')), -- why no board can be posted
    -- Whether only its player sees the match: then nothing about it is posted.
    private         INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    CHECK (private = 0 OR (card IS NULL AND venue IS NULL AND thread = 0 AND board IS NULL
                           AND adrift IS NULL AND mirror_of IS NULL))
) STRICT;
CREATE INDEX challenges_open_by_server ON challenges (server, challenger) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE UNIQUE INDEX challenges_rematch ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND state IN ('open', 'accepted');
-- For lists of a server's matches.
CREATE INDEX challenges_accepted ON challenges (server, id) WHERE state = 'accepted';
-- For the latest challenges of a player that became no match.
CREATE INDEX challenges_of_player ON challenges (challenger, made_at) WHERE state <> 'accepted';
CREATE UNIQUE INDEX challenges_mirror ON challenges (mirror_of);
CREATE INDEX challenges_mirrors ON challenges (server, mirror_of) WHERE mirror_of IS NOT NULL;
CREATE INDEX challenges_by_thread ON challenges (venue, id) WHERE thread = 1;
-- For the challenges that a player got and that became no match.
CREATE INDEX challenges_to_player ON challenges (opponent) WHERE state <> 'accepted' AND opponent IS NOT NULL;
-- For a channel that is deleted.
CREATE INDEX challenges_by_channel ON challenges (channel);

-- The open seat for which a server's role was pinged last.
CREATE TABLE seat_calls (
    server    INTEGER PRIMARY KEY,
    match     INTEGER NOT NULL REFERENCES challenges (id),
    called_at INTEGER NOT NULL
) STRICT;

-- The ratings that players who take an open seat must have. Without a row anyone can.
CREATE TABLE seat_ranges (
    match   INTEGER PRIMARY KEY REFERENCES challenges (id),
    lowest  INTEGER NOT NULL,
    highest INTEGER NOT NULL CHECK (highest >= lowest)
) STRICT;

-- How many threads were opened in a server in the hour that began at this time.
CREATE TABLE thread_hours (
    server  INTEGER PRIMARY KEY,
    hour    INTEGER NOT NULL,
    threads INTEGER NOT NULL
) STRICT;

-- A match has the number of the challenge that it came from.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY REFERENCES challenges (id),
    first_player  INTEGER NOT NULL,
    second_player INTEGER NOT NULL CHECK (second_player <> first_player),
    started_at    INTEGER NOT NULL,
    rules         INTEGER NOT NULL, -- the version of the rules it is played by
    position      TEXT NOT NULL, -- What follows from the plies, kept so that nothing needs a replay.
    previous      TEXT, -- before the last ply of a running match
    ply           INTEGER NOT NULL CHECK (ply >= 0),
    -- Taking moves back makes the number of plies go down, so that two different boards of a match may have
    -- the same one. The number of plies plus the setbacks is the revision, which only rises: taking back n
    -- plies adds n + 1, and a restored backup adds more than there can have been since.
    setbacks      INTEGER NOT NULL CHECK (setbacks >= 0),
    restored      INTEGER NOT NULL DEFAULT 0 CHECK (restored >= 0),
    turn          INTEGER CHECK (turn IN (first_player, second_player)),
    turn_since    INTEGER NOT NULL,
    planned       INTEGER NOT NULL DEFAULT 0, -- the newest ply that was planned; 0: none
    outcome       TEXT CHECK (outcome IN ('first', 'second', 'draw')), -- null: no result
    termination   TEXT
        CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout', 'silence',
            'departure', 'adjudication', 'aborted', 'unplayed', 'replaced')),
    ended_at      INTEGER,
    -- When an operator declared it void.
    annulled_at   INTEGER CHECK (annulled_at IS NULL OR ended_at IS NOT NULL),
    moves         TEXT, -- The record of a finished match: the moves, and how many whole seconds each took.
    times         TEXT,
    -- Of the public boards: the server's choice when the match began.
    bottom        TEXT NOT NULL CHECK (bottom IN ('mover', 'first')),
    -- Whether it was too short to count for ratings.
    too_short     INTEGER CHECK (too_short IS NULL OR (too_short IN (0, 1) AND outcome IS NOT NULL)),
    -- Whether it has no result because a player's time ran out before both had really begun.
    out_of_time   INTEGER NOT NULL DEFAULT 0 CHECK (out_of_time IN (0, 1)),
    CHECK ((ended_at IS NULL) = (turn IS NOT NULL)),
    CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed', 'replaced'))),
    CHECK ((ended_at IS NULL) = (termination IS NULL)),
    CHECK ((ended_at IS NULL) = (moves IS NULL)),
    CHECK ((ended_at IS NULL) = (times IS NULL))
) STRICT;
CREATE INDEX matches_running_first ON matches (first_player) WHERE ended_at IS NULL;
CREATE INDEX matches_running_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_first ON matches (first_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_finished_second ON matches (second_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

-- The record of a running match. A move exists from the moment its row is committed.
CREATE TABLE plies (
    match     INTEGER NOT NULL REFERENCES matches (id),
    ply       INTEGER NOT NULL CHECK (ply > 0),
    move      TEXT NOT NULL,
    key       INTEGER NOT NULL, -- of the position after it; 0: not known
    played_at INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

-- The plies that were taken back, with what `setbacks` was before.
CREATE TABLE taken_back (
    match     INTEGER NOT NULL REFERENCES matches (id),
    setbacks  INTEGER NOT NULL,
    ply       INTEGER NOT NULL CHECK (ply > 0),
    move      TEXT NOT NULL,
    played_at INTEGER NOT NULL,
    PRIMARY KEY (match, setbacks, ply)
) STRICT, WITHOUT ROWID;

-- Draws, takebacks and pauses that one player offers the other. Whatever changes the board closes them, so an
-- open one is always about the current board.
CREATE TABLE offers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match    INTEGER NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL CHECK (kind IN ('draw', 'takeback', 'pause')),
    by       INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    -- The moves to be taken back, between spaces: once they are, the record has them no more.
    moves    TEXT NOT NULL CHECK ((moves <> '') = (kind = 'takeback')),
    pause    TEXT CHECK ((pause IS NOT NULL) = (kind = 'pause')),
    state    TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    channel  INTEGER, -- The message with its buttons, once posted.
    message  INTEGER CHECK ((message IS NULL) = (channel IS NULL))
) STRICT;
CREATE UNIQUE INDEX offers_open ON offers (match, kind) WHERE state = 'open';
CREATE UNIQUE INDEX offers_once ON offers (match, revision, kind, by) WHERE kind <> 'pause';
CREATE INDEX offers_of_board ON offers (match, revision);

-- The time that a player was given on the board of this revision, with the message that says so.
CREATE TABLE gifts (
    match    INTEGER NOT NULL REFERENCES matches (id),
    player   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seconds  INTEGER NOT NULL CHECK (seconds > 0),
    channel  INTEGER,
    message  INTEGER CHECK ((message IS NULL) = (channel IS NULL)),
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

-- Replies that players have planned: "if they play X, I answer Y", and so on. A tree for each player and
-- match, a row for each ply. The plies without a parent follow the current position.
CREATE TABLE plans (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    match  INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL,
    parent INTEGER REFERENCES plans (id) ON DELETE CASCADE,
    move   TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX plans_once ON plans (match, player, coalesce(parent, 0), move);
CREATE INDEX plans_by_parent ON plans (parent);

-- When a showing had no channel in which it could be shown.
CREATE TABLE homeless (
    match    INTEGER NOT NULL REFERENCES challenges (id),
    from_at  INTEGER NOT NULL,
    until_at INTEGER,
    PRIMARY KEY (match, from_at)
) STRICT, WITHOUT ROWID;

-- Messages with a button that fits only for a time: a win can no longer be claimed once the player has moved,
-- and a pause ends.
CREATE TABLE prompts (
    match    INTEGER NOT NULL REFERENCES challenges (id),
    kind     TEXT NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    until_at INTEGER, -- until when it fits, if that is known
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;

-- The board that a user has just opened on the live page, which another process may serve: Discord doesn't
-- tell the page.
CREATE TABLE opened (
    player INTEGER PRIMARY KEY,
    match  INTEGER NOT NULL,
    at     INTEGER NOT NULL
) STRICT;

-- ## Clocks

-- The clock of each running match that has one: the side whose time runs, from when it hasn't been charged
-- yet, and the seconds that each side had left then.
CREATE TABLE clocks (
    match       INTEGER PRIMARY KEY REFERENCES matches (id),
    mover       TEXT NOT NULL CHECK (mover IN ('first', 'second')),
    since       INTEGER NOT NULL,
    first_left  INTEGER NOT NULL CHECK (first_left >= 0),
    second_left INTEGER NOT NULL CHECK (second_left >= 0),
    had         INTEGER NOT NULL CHECK (had >= 0),
    deadline    INTEGER, -- follows from that and from all that stops the clock, like `look_at`
    look_at     INTEGER,
    reminded    INTEGER NOT NULL DEFAULT 0,
    claimable   INTEGER NOT NULL DEFAULT 0 CHECK (claimable IN (0, 1)),
    -- Whether a live match waits for its first move, with which its clock starts.
    begins      INTEGER NOT NULL DEFAULT 0 CHECK (begins IN (0, 1)),
    head_start  INTEGER NOT NULL DEFAULT 0 CHECK (head_start IN (0, 1)) -- whether it did when it began
) STRICT;
CREATE INDEX clocks_due ON clocks (look_at) WHERE look_at IS NOT NULL;

-- All that has changed the clock of a running match. The clock can be computed again from these rows, the
-- spans above and the players' habits.
CREATE TABLE clock_events (
    match  INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('ply', 'takeback', 'gift', 'pause', 'resume', 'settle')),
    side   TEXT CHECK (side IN ('first', 'second')),
    value  INTEGER,
    -- The newest outage that was reckoned with. Those found out later stop the clock only after it.
    outage INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- Matches in which someone may be missing: those without a clock, and those whose player has left the server.
CREATE TABLE watches (
    match   INTEGER PRIMARY KEY REFERENCES matches (id),
    stage   TEXT NOT NULL CHECK (stage IN ('calm', 'warned', 'claimable', 'departed')), -- how far it has come
    since   INTEGER NOT NULL,
    look_at INTEGER
) STRICT;
CREATE INDEX watches_due ON watches (look_at) WHERE look_at IS NOT NULL;

-- Reminders that still count: whose, in which server (null: a direct message), and the message once it is
-- posted.
CREATE TABLE reminders (
    id      INTEGER PRIMARY KEY AUTOINCREMENT, -- a post may still name one that is gone
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

-- ## What players do beside their moves

-- Who is told of which matches: of each move, or of the end only.
CREATE TABLE followings (
    player  INTEGER NOT NULL,
    match   INTEGER NOT NULL REFERENCES matches (id),
    hears   TEXT NOT NULL CHECK (hears IN ('moves', 'end')),
    locale  TEXT NOT NULL,
    showing INTEGER REFERENCES challenges (id), -- of which the language is; null: the match's own
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX followings_of_match ON followings (match);

-- Followings that ended because the player takes no direct messages, until the player has read so.
CREATE TABLE lost_followings (
    player INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

-- What players have written down about their matches, for themselves.
CREATE TABLE notes (
    player INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    text   TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (player, match)
) STRICT, WITHOUT ROWID;

-- Lines that someone tries in a running match and that are too long for a custom id.
CREATE TABLE lines (
    match    INTEGER NOT NULL REFERENCES matches (id),
    player   INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- another one each time the line changes
    revision INTEGER NOT NULL, -- of the board where it begins
    moves    TEXT NOT NULL,
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX lines_of_player ON lines (player);

-- ## Players who look for an opponent

-- A player who looks for an opponent.
CREATE TABLE seeks (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    player     INTEGER NOT NULL,
    server     INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    locale     TEXT NOT NULL,
    game       TEXT REFERENCES games (id), -- null: any
    side       TEXT CHECK (side IN ('first', 'second')), -- null: by lot
    pace       TEXT NOT NULL,
    flag       TEXT NOT NULL,
    weekends   INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    opponents  TEXT NOT NULL, -- their ratings: any, within-200, 1400-1600
    scope      TEXT NOT NULL CHECK (scope IN ('here', 'everywhere')),
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX seeks_of_player ON seeks (player, id);
CREATE INDEX seeks_by_expiry ON seeks (expires_at);

-- Two players who were paired and are asked whether they want to play each other.
CREATE TABLE proposals (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT NOT NULL REFERENCES games (id),
    made_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL, -- until when they are asked; once it is over, kept
    state    TEXT NOT NULL CHECK (state IN ('open', 'begun', 'declined', 'lapsed', 'withdrawn')),
    match    INTEGER REFERENCES challenges (id) CHECK ((match IS NULL) = (state <> 'begun'))
) STRICT;
CREATE INDEX proposals_open ON proposals (until_at) WHERE state = 'open';
CREATE INDEX proposals_over ON proposals (until_at) WHERE state <> 'open';

-- What each of the two is asked. The seek is gone once the match has begun, or the player looks no longer.
CREATE TABLE consents (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    proposal INTEGER NOT NULL REFERENCES proposals (id),
    player   INTEGER NOT NULL,
    seek     INTEGER NOT NULL,
    agrees   INTEGER CHECK (agrees IN (0, 1)), -- null: not answered
    UNIQUE (proposal, player)
) STRICT;
CREATE INDEX consents_of_player ON consents (player, proposal);
CREATE INDEX consents_to_seek ON consents (seek);

-- ## Ratings and seasons

-- Rated matches that have ended and are not annulled, in the order in which they were stored. What follows
-- from them is computed again by `courtier ratings rebuild`; the module `ratings` explains it.
CREATE TABLE results (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    match   INTEGER NOT NULL UNIQUE REFERENCES matches (id),
    game    TEXT NOT NULL REFERENCES games (id),
    server  INTEGER NOT NULL,
    first   INTEGER NOT NULL,
    second  INTEGER NOT NULL CHECK (second <> first),
    first_kept  INTEGER, -- the number by which a player is recognised who was deleted, as for bans
    second_kept INTEGER,
    -- The smaller of the numbers by which the two players are recognised, and the larger one.
    low     INTEGER NOT NULL AS (min(coalesce(first_kept, first), coalesce(second_kept, second))) VIRTUAL,
    high    INTEGER NOT NULL AS (max(coalesce(first_kept, first), coalesce(second_kept, second))) VIRTUAL,
    outcome TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw')),
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX results_first_kept ON results (first_kept) WHERE first_kept IS NOT NULL;
CREATE INDEX results_second_kept ON results (second_kept) WHERE second_kept IS NOT NULL;
CREATE INDEX results_of_pair ON results (low, high, at);
-- For a season of a server.
CREATE INDEX results_of_server ON results (server, at);

-- Rated matches that count for no rating, because the same absence of the loser had already cost a rating,
-- and the match in which it had.
CREATE TABLE same_absences (
    match   INTEGER PRIMARY KEY REFERENCES matches (id),
    counted INTEGER NOT NULL REFERENCES matches (id) CHECK (counted <> match)
) STRICT;

-- Which of the ledgers counts. A rebuild writes a new one beside it and then changes this number.
CREATE TABLE ledger (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    generation INTEGER NOT NULL,
    newest     INTEGER NOT NULL, -- the one that the latest rebuild makes
    stale      INTEGER NOT NULL CHECK (stale IN (0, 1)) -- a result has gone since it was made
) STRICT;

INSERT INTO ledger (id, generation, newest, stale) VALUES (1, 1, 1, 0);

-- A player in a pool: a game, or 'all' games together.
CREATE TABLE standings (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    last_at    INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    streak     INTEGER NOT NULL,
    active     INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (generation, player, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_active ON standings (generation, last_at) WHERE active = 1;

-- What each result made of each rating.
CREATE TABLE changes (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT NOT NULL,
    number     INTEGER NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (generation, player, pool, number)
) STRICT, WITHOUT ROWID;

-- The leaderboards that a player is or has been on. `rung_then` is what `rung` was when the week began in
-- which it last changed.
CREATE TABLE seats (
    generation INTEGER NOT NULL,
    player     INTEGER NOT NULL,
    pool       TEXT NOT NULL,
    scope      INTEGER NOT NULL, -- 0: everybody, else a server
    rung       INTEGER, -- null: not on the leaderboard
    week       INTEGER NOT NULL,
    rung_then  INTEGER, -- the rung when that week began
    PRIMARY KEY (generation, player, pool, scope)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_in_order ON seats (generation, scope, pool, rung, player) WHERE rung IS NOT NULL;

-- How many players share a rung, with the same memory.
CREATE TABLE tallies (
    generation   INTEGER NOT NULL,
    scope        INTEGER NOT NULL,
    pool         TEXT NOT NULL,
    rung         INTEGER NOT NULL,
    players      INTEGER NOT NULL CHECK (players >= 0),
    week         INTEGER NOT NULL,
    players_then INTEGER NOT NULL CHECK (players_then >= 0),
    PRIMARY KEY (generation, scope, pool, rung)
) STRICT, WITHOUT ROWID;

-- What servers do for their best players: where they announce the ends of seasons, the roles of the first of
-- the leaderboard and of the last season's champion, the newest season whose end has been dealt with, and
-- when to look again.
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

-- Roles of players: to be given, given, had before, or to be taken.
CREATE TABLE honour_roles (
    server   INTEGER NOT NULL,
    player   INTEGER NOT NULL,
    role     INTEGER NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('give', 'given', 'theirs', 'take')),
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    due_at   INTEGER CHECK (due_at IS NULL OR state IN ('give', 'take')), -- of the next attempt
    -- How many attempts were begun, whatever came of them.
    claims   INTEGER NOT NULL DEFAULT 0 CHECK (claims >= 0),
    PRIMARY KEY (server, player, role)
) STRICT, WITHOUT ROWID;
CREATE INDEX honour_roles_due ON honour_roles (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX honour_roles_of_player ON honour_roles (player);

-- ## The computer and puzzles

-- Matches against the computer. Whose turn it is follows from the match; `due_at` tells when the computer
-- thinks about its move and, while a process does, until when the others leave it alone.
CREATE TABLE computer_matches (
    match    INTEGER PRIMARY KEY REFERENCES matches (id),
    player   INTEGER NOT NULL, -- the person
    game     TEXT NOT NULL REFERENCES games (id),
    level    INTEGER NOT NULL CHECK (level BETWEEN 1 AND 12),
    guided   INTEGER NOT NULL DEFAULT 0 CHECK (guided IN (0, 1)), -- new things are explained
    result   TEXT CHECK (result IN ('won', 'lost', 'drawn', 'none')), -- the person's; null: it runs
    due_at   INTEGER CHECK (due_at IS NULL OR result IS NULL), -- null: the computer is not to move
    holder   INTEGER CHECK (holder IS NULL OR due_at IS NOT NULL), -- the process that thinks
    failures INTEGER NOT NULL DEFAULT 0 -- how often it could not move
) STRICT;
CREATE INDEX computer_matches_due ON computer_matches (due_at, match) WHERE due_at IS NOT NULL;
CREATE INDEX computer_matches_running ON computer_matches (player) WHERE result IS NULL;
CREATE INDEX computer_matches_of_player ON computer_matches (player, game, level);

-- How many hints a side has had in a match, and after which revision the last one.
CREATE TABLE hints (
    match    INTEGER NOT NULL REFERENCES matches (id),
    side     TEXT NOT NULL CHECK (side IN ('first', 'second')),
    used     INTEGER NOT NULL CHECK (used > 0),
    revision INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;

-- What the positions of finished matches are worth by this version of the rules, one position a line.
CREATE TABLE analyses (
    match     INTEGER PRIMARY KEY REFERENCES matches (id),
    rules     INTEGER NOT NULL,
    positions TEXT NOT NULL
) STRICT;

-- Where servers have the puzzle of the day: of this game, or of a different one each day.
CREATE TABLE puzzle_channels (
    server  INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    locale  TEXT NOT NULL,
    game    TEXT REFERENCES games (id),
    day     INTEGER NOT NULL -- the newest that has had its puzzle, in days since 1970
) STRICT;
CREATE INDEX puzzle_channels_due ON puzzle_channels (day);

-- The puzzles of days: the subjects of bulletins.
CREATE TABLE puzzle_days (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    day    INTEGER NOT NULL,
    game   TEXT NOT NULL REFERENCES games (id),
    puzzle INTEGER NOT NULL,
    UNIQUE (server, day)
) STRICT;

-- Who has tried a puzzle on its day, and whether the first try was right.
CREATE TABLE puzzle_tries (
    puzzle INTEGER NOT NULL REFERENCES puzzle_days (id),
    player INTEGER NOT NULL,
    found  INTEGER NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (puzzle, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_tries_of_player ON puzzle_tries (player);

-- ## Tournaments and ladders

-- Tournaments.
CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    server       INTEGER NOT NULL,
    channel      INTEGER NOT NULL,
    locale       TEXT NOT NULL,
    name         TEXT NOT NULL,
    organizer    INTEGER NOT NULL,
    managers     INTEGER, -- a role whose members manage it
    system       TEXT NOT NULL CHECK (system IN ('swiss', 'round-robin', 'double-round-robin', 'knockout')),
    rounds       INTEGER NOT NULL, -- of a Swiss
    at_once      INTEGER NOT NULL CHECK (at_once IN (0, 1)),
    first_begins INTEGER NOT NULL CHECK (first_begins IN (0, 1)), -- the lot before round 1
    round_days   INTEGER, -- how long a round has; null: until all is played
    no_show_days INTEGER, -- how long a first move has; null: what the pace says
    game         TEXT NOT NULL REFERENCES games (id),
    start        TEXT NOT NULL,
    pace         TEXT NOT NULL,
    flag         TEXT NOT NULL,
    weekends     INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    stage        TEXT NOT NULL CHECK (stage IN ('sign-up', 'running', 'over', 'cancelled')),
    made_at      INTEGER NOT NULL,
    ended_at     INTEGER,
    deadline     INTEGER, -- of the newest round; of signing up, before that
    look_at      INTEGER, -- when something may be due
    -- Whose members may enter.
    scope        TEXT NOT NULL DEFAULT 'here' CHECK (scope IN ('here', 'open', 'code')),
    code         TEXT CHECK ((code IS NOT NULL) = (scope = 'code')), -- by which other servers find it
    least        INTEGER, -- with fewer players it doesn't start automatically
    most         INTEGER, -- more can't enter
    -- There were fewer when it should have started.
    too_few      INTEGER NOT NULL DEFAULT 0 CHECK (too_few IN (0, 1))
) STRICT;
CREATE INDEX tournaments_of_server ON tournaments (server, id);
CREATE INDEX tournaments_to_look_at ON tournaments (look_at) WHERE look_at IS NOT NULL;
CREATE UNIQUE INDEX tournaments_by_code ON tournaments (code) WHERE code IS NOT NULL;
CREATE INDEX tournaments_open ON tournaments (id) WHERE scope = 'open' AND stage = 'sign-up';

-- A server that takes part in a tournament of another one, and where it is shown there.
CREATE TABLE tournament_servers (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    server     INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    locale     TEXT NOT NULL,
    PRIMARY KEY (tournament, server)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_servers_by_server ON tournament_servers (server, tournament);

-- Who takes part. The number is the player's in the tournament.
CREATE TABLE tournament_entrants (
    tournament  INTEGER NOT NULL REFERENCES tournaments (id),
    number      INTEGER NOT NULL,
    player      INTEGER NOT NULL,
    from_round  INTEGER NOT NULL, -- the first in which the player is paired
    until_round INTEGER, -- the last, of who has withdrawn
    rating      INTEGER, -- when it started
    server      INTEGER, -- where the player has entered; null: in the tournament's own server
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_entrants_of_player ON tournament_entrants (player);

-- Who was paired with whom, and with what result.
CREATE TABLE tournament_games (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    game       INTEGER NOT NULL, -- of the meeting
    first      INTEGER NOT NULL,
    second     INTEGER, -- null: a bye
    match      INTEGER REFERENCES challenges (id),
    result     TEXT
        CHECK (result IN ('first', 'second', 'draw', 'first-unplayed', 'second-unplayed', 'unplayed')),
    news       INTEGER NOT NULL DEFAULT 0 CHECK (news IN (0, 1)), -- its match has just ended
    ruled      INTEGER NOT NULL DEFAULT 0 CHECK (ruled IN (0, 1)), -- whether managers have decided it
    PRIMARY KEY (tournament, round, board, game)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_games_of_match ON tournament_games (match) WHERE match IS NOT NULL;
CREATE INDEX tournament_games_with_news ON tournament_games (tournament) WHERE news = 1;

-- Who stands on which rung of a server's ladder.
CREATE TABLE ladder_rungs (
    server    INTEGER NOT NULL,
    game      TEXT NOT NULL REFERENCES games (id),
    place     INTEGER NOT NULL CHECK (place >= 1), -- from the top
    player    INTEGER NOT NULL,
    active_at INTEGER, -- when the player was last found to play here; null: nobody has looked
    looked_at INTEGER NOT NULL DEFAULT 0, -- when it was last asked whether the player is here
    PRIMARY KEY (server, game, place),
    UNIQUE (server, game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_rungs_of_player ON ladder_rungs (player);
CREATE INDEX ladder_rungs_by_look ON ladder_rungs (looked_at);

-- Challenges on ladders, which may change that.
CREATE TABLE ladder_games (
    match      INTEGER PRIMARY KEY REFERENCES challenges (id),
    server     INTEGER NOT NULL,
    game       TEXT NOT NULL REFERENCES games (id),
    challenger INTEGER NOT NULL,
    challenged INTEGER NOT NULL CHECK (challenged <> challenger),
    news       INTEGER NOT NULL DEFAULT 0 CHECK (news IN (0, 1)), -- the match has just ended
    refused_at INTEGER, -- when it was declined, or expired
    lost       INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1) AND (lost = 0 OR refused_at IS NOT NULL))
) STRICT;
CREATE INDEX ladder_games_with_news ON ladder_games (match) WHERE news = 1;
CREATE INDEX ladder_games_of_challenger ON ladder_games (challenger, challenged);
CREATE INDEX ladder_games_of_challenged ON ladder_games (challenged);
CREATE INDEX ladder_games_refused ON ladder_games (refused_at) WHERE refused_at IS NOT NULL;

-- ## Contests between servers

-- Matches between two servers on several boards. `home` has proposed it to `away`.
CREATE TABLE contests (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    home         INTEGER NOT NULL,
    away         INTEGER NOT NULL CHECK (away <> home),
    home_name    TEXT NOT NULL,
    away_name    TEXT NOT NULL,
    state        TEXT NOT NULL
        CHECK (state IN ('proposed', 'signing-up', 'running', 'over', 'declined', 'withdrawn', 'lapsed')),
    asked        TEXT CHECK (asked IN ('home', 'away')), -- who has yet to answer
    games        TEXT NOT NULL, -- The terms. Games are names with blanks between.
    boards       INTEGER NOT NULL CHECK (boards BETWEEN 1 AND 64),
    pace         TEXT NOT NULL,
    flag         TEXT NOT NULL,
    weekends     INTEGER NOT NULL CHECK (weekends IN (0, 1)),
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    days         INTEGER NOT NULL CHECK (days > 0), -- for signing up
    home_captain INTEGER,
    away_captain INTEGER,
    home_ready   INTEGER NOT NULL DEFAULT 0 CHECK (home_ready IN (0, 1)),
    away_ready   INTEGER NOT NULL DEFAULT 0 CHECK (away_ready IN (0, 1)),
    made_at      INTEGER NOT NULL,
    look_at      INTEGER, -- when it continues automatically
    began_at     INTEGER,
    closed_at    INTEGER,
    -- Who has declined the proposal, or has not answered it.
    refused_by   TEXT CHECK (refused_by IN ('home', 'away')),
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
    team      TEXT NOT NULL CHECK (team IN ('home', 'away')),
    joined_at INTEGER NOT NULL,
    games     TEXT NOT NULL,
    seated    INTEGER NOT NULL DEFAULT 0 CHECK (seated IN (0, 1)), -- is or was on a board
    PRIMARY KEY (contest, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_players_of ON contest_players (player);

-- The boards of contests that have begun. A board whose match has no result begins again with another one.
CREATE TABLE contest_boards (
    contest     INTEGER NOT NULL REFERENCES contests (id),
    number      INTEGER NOT NULL CHECK (number > 0),
    game        TEXT NOT NULL REFERENCES games (id),
    home_player INTEGER NOT NULL,
    away_player INTEGER NOT NULL CHECK (away_player <> home_player),
    home_rating INTEGER NOT NULL,
    away_rating INTEGER NOT NULL,
    home_side   TEXT NOT NULL CHECK (home_side IN ('first', 'second')),
    match       INTEGER NOT NULL REFERENCES challenges (id),
    result      TEXT CHECK (result IN ('home', 'away', 'draw', 'home-forfeit', 'away-forfeit', 'void')),
    rests_until INTEGER, -- until when it rests because it could not be read
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
    pool     TEXT NOT NULL,
    opponent INTEGER NOT NULL,
    season   INTEGER NOT NULL,
    points   INTEGER NOT NULL CHECK (points BETWEEN 0 AND 2),
    halves   INTEGER NOT NULL CHECK (halves >= 0),
    boards   INTEGER NOT NULL CHECK (boards >= 0),
    PRIMARY KEY (contest, server, pool)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_scores_of_season ON contest_scores (pool, season);
CREATE INDEX contest_scores_of_server ON contest_scores (server, pool);

-- ## Moderation

-- Players who are not allowed to play in a server.
CREATE TABLE bans (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL,
    reason TEXT,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;

-- The log of moderators: what they did, and what they were asked to confirm.
CREATE TABLE moderation (
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- in the button that confirms it
    server     INTEGER NOT NULL,
    moderator  INTEGER NOT NULL,
    deed       TEXT NOT NULL
        CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul', 'unstick', 'ban', 'reban', 'unban',
            'settings', 'game-first', 'game-second', 'game-draw', 'game-first-unplayed',
                'game-second-unplayed', 'game-unplayed', 'off-ladder', 'cancel-tournament', 'withdraw-entrant',
                    'call-off-contest', 'captain-left')),
    match      INTEGER REFERENCES matches (id),
    player     INTEGER,
    reason     TEXT,
    done_at    INTEGER, -- null: it is not confirmed
    setting    TEXT CHECK (setting IS NULL OR deed = 'settings'), -- the one that was changed, with its values
    from_value TEXT,
    to_value   TEXT,
    game       TEXT REFERENCES games (id) CHECK ((game IS NOT NULL) = (deed = 'off-ladder')),
    tournament INTEGER REFERENCES tournaments (id)
        CHECK ((tournament IS NOT NULL) = (deed IN ('cancel-tournament', 'withdraw-entrant'))),
    contest    INTEGER REFERENCES contests (id)
        CHECK ((contest IS NOT NULL) = (deed IN ('call-off-contest', 'captain-left'))),
    CHECK ((setting IS NULL) = (from_value IS NULL)),
    CHECK ((setting IS NULL) = (to_value IS NULL))
) STRICT;
CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked ON moderation (server, moderator) WHERE done_at IS NULL;
-- What the log names is not removed.
CREATE INDEX moderation_of_tournament ON moderation (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX moderation_of_contest ON moderation (contest) WHERE contest IS NOT NULL;

-- ## What is said in Discord

-- Messages about something other than a match, such as a tournament, that are kept up to date.
CREATE TABLE bulletins (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL, -- what it shows
    subject INTEGER NOT NULL, -- which of these: the number of the tournament
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER, -- null: none is posted
    locale  TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0, -- rises with each change of what it shows
    shown   INTEGER NOT NULL DEFAULT 0 CHECK (shown <= version), -- the newest that was said
    -- Its message or channel was deleted, so it rests until somebody wants it in another place.
    lost    INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    UNIQUE (kind, subject, server)
) STRICT;
CREATE INDEX bulletins_of_server ON bulletins (server);

-- What must still be said in Discord, in order within a match. A row is removed when Discord has confirmed
-- it.
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT, -- makes the nonce
    match        INTEGER REFERENCES challenges (id),
    bulletin     INTEGER REFERENCES bulletins (id) CHECK ((match IS NULL) <> (bulletin IS NULL)),
    post         TEXT NOT NULL, -- what to say, as JSON
    created_at   INTEGER NOT NULL,
    -- When it is to be delivered; while a process delivers it, until when the others leave it alone.
    due_at       INTEGER NOT NULL,
    holder       INTEGER, -- the process that delivers it
    cosmetic     INTEGER NOT NULL CHECK (cosmetic IN (0, 1)), -- it has no place in the order
    first        INTEGER NOT NULL CHECK (first IN (0, 1)), -- nothing of the match comes before it
    attempts     INTEGER NOT NULL DEFAULT 0,
    attempted_at INTEGER, -- when it was first sent, not knowing if it arrived
    given_up     TEXT, -- why it can never be delivered
    -- Whom a direct message to a follower is for; those to one follower keep their order.
    follower     INTEGER CHECK (follower IS NULL OR cosmetic = 1),
    -- Empty for a post that can't be read.
    kind         TEXT NOT NULL
        GENERATED ALWAYS
            AS (CASE WHEN json_valid(post) THEN coalesce(json_extract(post, '$.say'), '') ELSE '' END) STORED,
    -- In which order due posts are delivered: those in the order of a match, cosmetic ones, messages to
    -- followers; of each kind, those not tried yet first.
    precedence   INTEGER NOT NULL
        GENERATED ALWAYS
            AS (CASE WHEN follower IS NOT NULL THEN 4 WHEN cosmetic = 1 THEN 2 ELSE 0 END + CASE WHEN attempts
                > 0 THEN 1 ELSE 0 END) VIRTUAL
) STRICT;
CREATE INDEX outbox_of_match ON outbox (match, id) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE first = 1 AND given_up IS NULL;
CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
-- For what waits until nothing cosmetic about a match is left to do.
CREATE INDEX outbox_cosmetic ON outbox (match, kind) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
CREATE INDEX outbox_of_follower ON outbox (match, follower, id) WHERE follower IS NOT NULL AND given_up IS NULL;
CREATE UNIQUE INDEX outbox_of_bulletin ON outbox (bulletin) WHERE cosmetic = 0 AND given_up IS NULL;
-- For bulletins that are forgotten.
CREATE INDEX outbox_about_bulletin ON outbox (bulletin) WHERE bulletin IS NOT NULL;
CREATE INDEX outbox_in_order ON outbox (precedence, due_at, id) WHERE first = 1 AND given_up IS NULL;
