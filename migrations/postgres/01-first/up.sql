-- The same tables, columns and keys as SQLite's, where the comments are; a test compares them. Every whole
-- number is a BIGINT, also what is true (1) or false (0), so that one SQL text serves both engines.

-- ## When the bot ran, where it is, and what it could reach

CREATE TABLE life (
    id       BIGINT PRIMARY KEY CHECK (id = 1),
    alive_at BIGINT NOT NULL
);

CREATE TABLE restorations (
    number      BIGINT PRIMARY KEY,
    restored_at BIGINT NOT NULL,
    back_to     BIGINT NOT NULL,
    revision    BIGINT NOT NULL
);

CREATE TABLE lost_numbers (
    restoration BIGINT NOT NULL REFERENCES restorations (number),
    kind        TEXT NOT NULL,
    first       BIGINT NOT NULL,
    last        BIGINT NOT NULL,
    PRIMARY KEY (restoration, kind)
);

CREATE TABLE outages (
    number   BIGINT PRIMARY KEY,
    from_at  BIGINT NOT NULL,
    until_at BIGINT NOT NULL CHECK (until_at > from_at),
    shards   BIGINT NOT NULL DEFAULT 1 CHECK (shards > 0),
    shard    BIGINT NOT NULL DEFAULT 0 CHECK (shard >= 0 AND shard < shards)
);
CREATE INDEX outages_until ON outages (until_at);

CREATE TABLE shards (
    shards   BIGINT NOT NULL CHECK (shards > 0),
    shard    BIGINT NOT NULL CHECK (shard >= 0 AND shard < shards),
    heard_at BIGINT NOT NULL,
    PRIMARY KEY (shards, shard)
);

CREATE TABLE processes (
    holder  BIGINT PRIMARY KEY,
    seen_at BIGINT NOT NULL,
    role    TEXT NOT NULL,
    shards  BIGINT NOT NULL,
    urgent  BIGINT NOT NULL,
    rest    BIGINT NOT NULL,
    refused BIGINT NOT NULL
);

CREATE TABLE leases (
    shard         BIGINT NOT NULL,
    holder        BIGINT NOT NULL,
    identified_at BIGINT,
    from_at       BIGINT,
    until_at      BIGINT,
    PRIMARY KEY (shard, holder)
);

CREATE TABLE interactions (
    id       BIGINT PRIMARY KEY,
    handling BIGINT NOT NULL
);

CREATE TABLE presences (
    server    BIGINT PRIMARY KEY,
    proven_at BIGINT,
    look_at   BIGINT,
    asks      BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX presences_due ON presences (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE absences (
    server   BIGINT PRIMARY KEY,
    since    BIGINT NOT NULL,
    look_at  BIGINT NOT NULL,
    looks    BIGINT NOT NULL DEFAULT 0,
    ended_at BIGINT
);
CREATE INDEX absences_due ON absences (look_at);

CREATE TABLE away (
    server   BIGINT NOT NULL,
    from_at  BIGINT NOT NULL,
    until_at BIGINT,
    found_at BIGINT,
    PRIMARY KEY (server, from_at)
);

-- ## Games, people and servers

CREATE TABLE games (
    id TEXT PRIMARY KEY
);

CREATE TABLE names (
    player  BIGINT NOT NULL,
    server  BIGINT NOT NULL,
    name    TEXT NOT NULL,
    locale  TEXT,
    seen_at BIGINT,
    PRIMARY KEY (player, server)
);

CREATE TABLE server_names (
    server  BIGINT PRIMARY KEY,
    name    TEXT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE TABLE player_settings (
    player  BIGINT NOT NULL,
    setting TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (player, setting)
);

CREATE TABLE server_settings (
    server  BIGINT NOT NULL,
    setting TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (server, setting)
);

CREATE TABLE server_paces (
    server  BIGINT PRIMARY KEY,
    offered TEXT NOT NULL,
    usual   TEXT NOT NULL
);

CREATE TABLE open_servers (
    server    BIGINT PRIMARY KEY,
    name      TEXT NOT NULL,
    channel   BIGINT NOT NULL,
    locale    TEXT NOT NULL,
    about     TEXT,
    languages TEXT NOT NULL,
    games     TEXT NOT NULL,
    code      TEXT NOT NULL,
    listed    BIGINT NOT NULL CHECK (listed IN (0, 1)),
    folded    TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX open_servers_by_code ON open_servers (code);
CREATE INDEX open_servers_by_name ON open_servers (folded, server) WHERE listed = 1;

CREATE TABLE habits (
    player BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    zone   TEXT NOT NULL,
    quiet  TEXT,
    PRIMARY KEY (player, at)
);

CREATE TABLE vacations (
    player   BIGINT NOT NULL,
    from_at  BIGINT NOT NULL,
    until_at BIGINT NOT NULL CHECK (until_at > from_at),
    told     BIGINT NOT NULL CHECK (told IN (0, 1)),
    ended    BIGINT NOT NULL DEFAULT 0 CHECK (ended IN (0, 1)),
    PRIMARY KEY (player, from_at)
);
CREATE INDEX vacations_to_tell ON vacations (from_at) WHERE told = 0;
CREATE INDEX vacations_to_end ON vacations (until_at) WHERE ended = 0;

CREATE TABLE last_acts (
    player BIGINT PRIMARY KEY,
    at     BIGINT NOT NULL
);

CREATE TABLE notices (
    player     BIGINT PRIMARY KEY,
    place      TEXT NOT NULL CHECK (place IN ('thread', 'channel', 'direct', 'nowhere')),
    times      TEXT NOT NULL,
    digest     BIGINT CHECK (digest BETWEEN 0 AND 23),
    digest_at  BIGINT,
    refused_at BIGINT,
    turns      BIGINT NOT NULL DEFAULT 0 CHECK (turns IN (0, 1)),
    digest_channel BIGINT,
    digest_message BIGINT,
    CHECK ((digest IS NULL) = (digest_at IS NULL)),
    CHECK ((digest_channel IS NULL) = (digest_message IS NULL))
);
CREATE INDEX notices_digest ON notices (digest_at) WHERE digest_at IS NOT NULL;

CREATE TABLE blocks (
    player  BIGINT NOT NULL,
    blocked BIGINT NOT NULL CHECK (blocked <> player),
    PRIMARY KEY (player, blocked)
);

CREATE TABLE codes (
    player  BIGINT PRIMARY KEY,
    code    TEXT NOT NULL,
    server  BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    locale  TEXT NOT NULL,
    lost    BIGINT NOT NULL DEFAULT 0 CHECK (lost IN (0, 1))
);
CREATE UNIQUE INDEX codes_once ON codes (code);
CREATE INDEX codes_by_channel ON codes (channel);

CREATE TABLE wrong_codes (
    player BIGINT PRIMARY KEY,
    count  BIGINT NOT NULL CHECK (count > 0),
    at     BIGINT NOT NULL
);

CREATE TABLE erasures (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    secret  TEXT NOT NULL,
    deleted BIGINT NOT NULL,
    unclean BIGINT NOT NULL CHECK (unclean IN (0, 1))
);
INSERT INTO erasures (id, secret, deleted, unclean)
    VALUES (1, replace(CAST(gen_random_uuid() AS TEXT) || CAST(gen_random_uuid() AS TEXT), '-', ''), 0, 0);

-- ## Challenges and matches

CREATE TABLE challenges (
    id              BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server          BIGINT NOT NULL,
    channel         BIGINT NOT NULL,
    locale          TEXT NOT NULL,
    game            TEXT NOT NULL REFERENCES games (id),
    start           TEXT NOT NULL,
    challenger      BIGINT NOT NULL,
    opponent        BIGINT CHECK (opponent <> challenger),
    challenger_side TEXT CHECK (challenger_side IN ('first', 'second')),
    rated           BIGINT NOT NULL CHECK (rated IN (0, 1)),
    rematch_of      BIGINT,
    expires_at      BIGINT NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    card            BIGINT,
    pace            TEXT NOT NULL DEFAULT 'none',
    flag            TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim')),
    weekends        BIGINT NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1)),
    made_at         BIGINT NOT NULL DEFAULT 0,
    mirror_of       BIGINT REFERENCES challenges (id),
    venue           BIGINT,
    thread          BIGINT NOT NULL DEFAULT 0 CHECK (thread IN (0, 1)),
    board           BIGINT,
    adrift          TEXT CHECK (adrift IN ('gone', 'closed')),
    private         BIGINT NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    CHECK (private = 0 OR (card IS NULL AND venue IS NULL AND thread = 0 AND board IS NULL
                           AND adrift IS NULL AND mirror_of IS NULL))
);
CREATE INDEX challenges_open_by_server ON challenges (server, challenger) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE UNIQUE INDEX challenges_rematch ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND state IN ('open', 'accepted');
CREATE INDEX challenges_accepted ON challenges (server, id) WHERE state = 'accepted';
CREATE INDEX challenges_of_player ON challenges (challenger, made_at) WHERE state <> 'accepted';
CREATE UNIQUE INDEX challenges_mirror ON challenges (mirror_of);
CREATE INDEX challenges_mirrors ON challenges (server, mirror_of) WHERE mirror_of IS NOT NULL;
CREATE INDEX challenges_by_thread ON challenges (venue, id) WHERE thread = 1;
CREATE INDEX challenges_to_player ON challenges (opponent) WHERE state <> 'accepted' AND opponent IS NOT NULL;
CREATE INDEX challenges_by_channel ON challenges (channel);

CREATE TABLE seat_calls (
    server    BIGINT PRIMARY KEY,
    match     BIGINT NOT NULL REFERENCES challenges (id),
    called_at BIGINT NOT NULL
);

CREATE TABLE seat_ranges (
    match   BIGINT PRIMARY KEY REFERENCES challenges (id),
    lowest  BIGINT NOT NULL,
    highest BIGINT NOT NULL CHECK (highest >= lowest)
);

CREATE TABLE thread_hours (
    server  BIGINT PRIMARY KEY,
    hour    BIGINT NOT NULL,
    threads BIGINT NOT NULL
);

CREATE TABLE matches (
    id            BIGINT PRIMARY KEY REFERENCES challenges (id),
    first_player  BIGINT NOT NULL,
    second_player BIGINT NOT NULL CHECK (second_player <> first_player),
    started_at    BIGINT NOT NULL,
    rules         BIGINT NOT NULL,
    position      TEXT NOT NULL,
    previous      TEXT,
    ply           BIGINT NOT NULL CHECK (ply >= 0),
    setbacks      BIGINT NOT NULL CHECK (setbacks >= 0),
    restored      BIGINT NOT NULL DEFAULT 0 CHECK (restored >= 0),
    turn          BIGINT CHECK (turn IN (first_player, second_player)),
    turn_since    BIGINT NOT NULL,
    planned       BIGINT NOT NULL DEFAULT 0,
    outcome       TEXT CHECK (outcome IN ('first', 'second', 'draw')),
    termination   TEXT
        CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout', 'silence',
            'departure', 'adjudication', 'aborted', 'unplayed', 'replaced')),
    ended_at      BIGINT,
    annulled_at   BIGINT CHECK (annulled_at IS NULL OR ended_at IS NOT NULL),
    moves         TEXT,
    times         TEXT,
    bottom        TEXT NOT NULL CHECK (bottom IN ('mover', 'first')),
    too_short     BIGINT CHECK (too_short IS NULL OR (too_short IN (0, 1) AND outcome IS NOT NULL)),
    out_of_time   BIGINT NOT NULL DEFAULT 0 CHECK (out_of_time IN (0, 1)),
    CHECK ((ended_at IS NULL) = (turn IS NOT NULL)),
    CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed', 'replaced'))),
    CHECK ((ended_at IS NULL) = (termination IS NULL)),
    CHECK ((ended_at IS NULL) = (moves IS NULL)),
    CHECK ((ended_at IS NULL) = (times IS NULL))
);
ALTER TABLE challenges ADD FOREIGN KEY (rematch_of) REFERENCES matches (id);
CREATE INDEX matches_running_first ON matches (first_player) WHERE ended_at IS NULL;
CREATE INDEX matches_running_second ON matches (second_player) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_first ON matches (first_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_finished_second ON matches (second_player, ended_at DESC, id DESC)
    WHERE ended_at IS NOT NULL;
CREATE INDEX matches_running ON matches (id) WHERE ended_at IS NULL;

CREATE TABLE plies (
    match     BIGINT NOT NULL REFERENCES matches (id),
    ply       BIGINT NOT NULL CHECK (ply > 0),
    move      TEXT NOT NULL,
    key       BIGINT NOT NULL,
    played_at BIGINT NOT NULL,
    PRIMARY KEY (match, ply)
);

CREATE TABLE taken_back (
    match     BIGINT NOT NULL REFERENCES matches (id),
    setbacks  BIGINT NOT NULL,
    ply       BIGINT NOT NULL CHECK (ply > 0),
    move      TEXT NOT NULL,
    played_at BIGINT NOT NULL,
    PRIMARY KEY (match, setbacks, ply)
);

CREATE TABLE offers (
    id       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match    BIGINT NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL CHECK (kind IN ('draw', 'takeback', 'pause')),
    by       BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    moves    TEXT NOT NULL CHECK ((moves <> '') = (kind = 'takeback')),
    pause    TEXT CHECK ((pause IS NOT NULL) = (kind = 'pause')),
    state    TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    channel  BIGINT,
    message  BIGINT CHECK ((message IS NULL) = (channel IS NULL))
);
CREATE UNIQUE INDEX offers_open ON offers (match, kind) WHERE state = 'open';
CREATE UNIQUE INDEX offers_once ON offers (match, revision, kind, by) WHERE kind <> 'pause';
CREATE INDEX offers_of_board ON offers (match, revision);

CREATE TABLE gifts (
    match    BIGINT NOT NULL REFERENCES matches (id),
    player   BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    seconds  BIGINT NOT NULL CHECK (seconds > 0),
    channel  BIGINT,
    message  BIGINT CHECK ((message IS NULL) = (channel IS NULL)),
    PRIMARY KEY (match, player)
);

CREATE TABLE plans (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match  BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    parent BIGINT REFERENCES plans (id) ON DELETE CASCADE,
    move   TEXT NOT NULL
);
CREATE UNIQUE INDEX plans_once ON plans (match, player, coalesce(parent, 0), move);
CREATE INDEX plans_by_parent ON plans (parent);

CREATE TABLE homeless (
    match    BIGINT NOT NULL REFERENCES challenges (id),
    from_at  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (match, from_at)
);

CREATE TABLE prompts (
    match    BIGINT NOT NULL REFERENCES challenges (id),
    kind     TEXT NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (match, kind)
);
CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;

CREATE TABLE opened (
    player BIGINT PRIMARY KEY,
    match  BIGINT NOT NULL,
    at     BIGINT NOT NULL
);

-- ## Clocks

CREATE TABLE clocks (
    match       BIGINT PRIMARY KEY REFERENCES matches (id),
    mover       TEXT NOT NULL CHECK (mover IN ('first', 'second')),
    since       BIGINT NOT NULL,
    first_left  BIGINT NOT NULL CHECK (first_left >= 0),
    second_left BIGINT NOT NULL CHECK (second_left >= 0),
    had         BIGINT NOT NULL CHECK (had >= 0),
    deadline    BIGINT,
    look_at     BIGINT,
    reminded    BIGINT NOT NULL DEFAULT 0,
    claimable   BIGINT NOT NULL DEFAULT 0 CHECK (claimable IN (0, 1)),
    begins      BIGINT NOT NULL DEFAULT 0 CHECK (begins IN (0, 1)),
    head_start  BIGINT NOT NULL DEFAULT 0 CHECK (head_start IN (0, 1))
);
CREATE INDEX clocks_due ON clocks (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE clock_events (
    match  BIGINT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    at     BIGINT NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('ply', 'takeback', 'gift', 'pause', 'resume', 'settle')),
    side   TEXT CHECK (side IN ('first', 'second')),
    value  BIGINT,
    outage BIGINT NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE watches (
    match   BIGINT PRIMARY KEY REFERENCES matches (id),
    stage   TEXT NOT NULL CHECK (stage IN ('calm', 'warned', 'claimable', 'departed')),
    since   BIGINT NOT NULL,
    look_at BIGINT
);
CREATE INDEX watches_due ON watches (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE reminders (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    player  BIGINT NOT NULL,
    server  BIGINT,
    channel BIGINT,
    message BIGINT
);
CREATE INDEX reminders_player ON reminders (player);

CREATE TABLE reminded (
    match    BIGINT PRIMARY KEY REFERENCES matches (id),
    reminder BIGINT NOT NULL REFERENCES reminders (id)
);
CREATE INDEX reminded_by ON reminded (reminder);

-- ## What players do beside their moves

CREATE TABLE followings (
    player  BIGINT NOT NULL,
    match   BIGINT NOT NULL REFERENCES matches (id),
    hears   TEXT NOT NULL CHECK (hears IN ('moves', 'end')),
    locale  TEXT NOT NULL,
    showing BIGINT REFERENCES challenges (id),
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
    text   TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
    PRIMARY KEY (player, match)
);

CREATE TABLE lines (
    match    BIGINT NOT NULL REFERENCES matches (id),
    player   BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    moves    TEXT NOT NULL,
    PRIMARY KEY (match, player)
);
CREATE INDEX lines_of_player ON lines (player);

-- ## Players who look for an opponent

CREATE TABLE seeks (
    id         BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    player     BIGINT NOT NULL,
    server     BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    locale     TEXT NOT NULL,
    game       TEXT REFERENCES games (id),
    side       TEXT CHECK (side IN ('first', 'second')),
    pace       TEXT NOT NULL,
    flag       TEXT NOT NULL,
    weekends   BIGINT NOT NULL CHECK (weekends IN (0, 1)),
    rated      BIGINT NOT NULL CHECK (rated IN (0, 1)),
    opponents  TEXT NOT NULL,
    scope      TEXT NOT NULL CHECK (scope IN ('here', 'everywhere')),
    made_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX seeks_of_player ON seeks (player, id);
CREATE INDEX seeks_by_expiry ON seeks (expires_at);

CREATE TABLE proposals (
    id       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    game     TEXT NOT NULL REFERENCES games (id),
    made_at  BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('open', 'begun', 'declined', 'lapsed', 'withdrawn')),
    match    BIGINT REFERENCES challenges (id) CHECK ((match IS NULL) = (state <> 'begun'))
);
CREATE INDEX proposals_open ON proposals (until_at) WHERE state = 'open';
CREATE INDEX proposals_over ON proposals (until_at) WHERE state <> 'open';

CREATE TABLE consents (
    id       BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    proposal BIGINT NOT NULL REFERENCES proposals (id),
    player   BIGINT NOT NULL,
    seek     BIGINT NOT NULL,
    agrees   BIGINT CHECK (agrees IN (0, 1)),
    UNIQUE (proposal, player)
);
CREATE INDEX consents_of_player ON consents (player, proposal);
CREATE INDEX consents_to_seek ON consents (seek);

-- ## Ratings and seasons

CREATE TABLE results (
    number  BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match   BIGINT NOT NULL UNIQUE REFERENCES matches (id),
    game    TEXT NOT NULL REFERENCES games (id),
    server  BIGINT NOT NULL,
    first   BIGINT NOT NULL,
    second  BIGINT NOT NULL CHECK (second <> first),
    first_kept  BIGINT,
    second_kept BIGINT,
    low     BIGINT NOT NULL GENERATED ALWAYS AS
                (least(coalesce(first_kept, first), coalesce(second_kept, second))) STORED,
    high    BIGINT NOT NULL GENERATED ALWAYS AS
                (greatest(coalesce(first_kept, first), coalesce(second_kept, second))) STORED,
    outcome TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw')),
    at      BIGINT NOT NULL
);
CREATE INDEX results_first_kept ON results (first_kept) WHERE first_kept IS NOT NULL;
CREATE INDEX results_second_kept ON results (second_kept) WHERE second_kept IS NOT NULL;
CREATE INDEX results_of_pair ON results (low, high, at);
CREATE INDEX results_of_server ON results (server, at);

CREATE TABLE same_absences (
    match   BIGINT PRIMARY KEY REFERENCES matches (id),
    counted BIGINT NOT NULL REFERENCES matches (id) CHECK (counted <> match)
);

CREATE TABLE ledger (
    id         BIGINT PRIMARY KEY CHECK (id = 1),
    generation BIGINT NOT NULL,
    newest     BIGINT NOT NULL,
    stale      BIGINT NOT NULL CHECK (stale IN (0, 1))
);

INSERT INTO ledger (id, generation, newest, stale) VALUES (1, 1, 1, 0);

CREATE TABLE standings (
    generation BIGINT NOT NULL,
    player     BIGINT NOT NULL,
    pool       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    last_at    BIGINT NOT NULL,
    wins       BIGINT NOT NULL,
    losses     BIGINT NOT NULL,
    draws      BIGINT NOT NULL,
    streak     BIGINT NOT NULL,
    active     BIGINT NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (generation, player, pool)
);
CREATE INDEX standings_active ON standings (generation, last_at) WHERE active = 1;

CREATE TABLE changes (
    generation BIGINT NOT NULL,
    player     BIGINT NOT NULL,
    pool       TEXT NOT NULL,
    number     BIGINT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (generation, player, pool, number)
);

CREATE TABLE seats (
    generation BIGINT NOT NULL,
    player     BIGINT NOT NULL,
    pool       TEXT NOT NULL,
    scope      BIGINT NOT NULL,
    rung       BIGINT,
    week       BIGINT NOT NULL,
    rung_then  BIGINT,
    PRIMARY KEY (generation, player, pool, scope)
);
CREATE INDEX seats_in_order ON seats (generation, scope, pool, rung, player) WHERE rung IS NOT NULL;

CREATE TABLE tallies (
    generation   BIGINT NOT NULL,
    scope        BIGINT NOT NULL,
    pool         TEXT NOT NULL,
    rung         BIGINT NOT NULL,
    players      BIGINT NOT NULL CHECK (players >= 0),
    week         BIGINT NOT NULL,
    players_then BIGINT NOT NULL CHECK (players_then >= 0),
    PRIMARY KEY (generation, scope, pool, rung)
);

CREATE TABLE honours (
    server       BIGINT PRIMARY KEY,
    news_channel BIGINT,
    news_locale  TEXT CHECK ((news_locale IS NULL) = (news_channel IS NULL)),
    best         BIGINT,
    champion     BIGINT,
    season       BIGINT NOT NULL,
    look_at      BIGINT NOT NULL
);
CREATE INDEX honours_due ON honours (look_at);

CREATE TABLE season_ends (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server BIGINT NOT NULL,
    season BIGINT NOT NULL,
    UNIQUE (server, season)
);

CREATE TABLE honour_roles (
    server   BIGINT NOT NULL,
    player   BIGINT NOT NULL,
    role     BIGINT NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('give', 'given', 'theirs', 'take')),
    attempts BIGINT NOT NULL CHECK (attempts >= 0),
    due_at   BIGINT CHECK (due_at IS NULL OR state IN ('give', 'take')),
    claims   BIGINT NOT NULL DEFAULT 0 CHECK (claims >= 0),
    PRIMARY KEY (server, player, role)
);
CREATE INDEX honour_roles_due ON honour_roles (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX honour_roles_of_player ON honour_roles (player);

-- ## The computer and puzzles

CREATE TABLE computer_matches (
    match    BIGINT PRIMARY KEY REFERENCES matches (id),
    player   BIGINT NOT NULL,
    game     TEXT NOT NULL REFERENCES games (id),
    level    BIGINT NOT NULL CHECK (level BETWEEN 1 AND 12),
    guided   BIGINT NOT NULL DEFAULT 0 CHECK (guided IN (0, 1)),
    result   TEXT CHECK (result IN ('won', 'lost', 'drawn', 'none')),
    due_at   BIGINT CHECK (due_at IS NULL OR result IS NULL),
    holder   BIGINT CHECK (holder IS NULL OR due_at IS NOT NULL),
    failures BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX computer_matches_due ON computer_matches (due_at, match) WHERE due_at IS NOT NULL;
CREATE INDEX computer_matches_running ON computer_matches (player) WHERE result IS NULL;
CREATE INDEX computer_matches_of_player ON computer_matches (player, game, level);

CREATE TABLE hints (
    match    BIGINT NOT NULL REFERENCES matches (id),
    side     TEXT NOT NULL CHECK (side IN ('first', 'second')),
    used     BIGINT NOT NULL CHECK (used > 0),
    revision BIGINT NOT NULL,
    PRIMARY KEY (match, side)
);

CREATE TABLE analyses (
    match     BIGINT PRIMARY KEY REFERENCES matches (id),
    rules     BIGINT NOT NULL,
    positions TEXT NOT NULL
);

CREATE TABLE puzzle_channels (
    server  BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    locale  TEXT NOT NULL,
    game    TEXT REFERENCES games (id),
    day     BIGINT NOT NULL
);
CREATE INDEX puzzle_channels_due ON puzzle_channels (day);

CREATE TABLE puzzle_days (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server BIGINT NOT NULL,
    day    BIGINT NOT NULL,
    game   TEXT NOT NULL REFERENCES games (id),
    puzzle BIGINT NOT NULL,
    UNIQUE (server, day)
);

CREATE TABLE puzzle_tries (
    puzzle BIGINT NOT NULL REFERENCES puzzle_days (id),
    player BIGINT NOT NULL,
    found  BIGINT NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (puzzle, player)
);
CREATE INDEX puzzle_tries_of_player ON puzzle_tries (player);

-- ## Tournaments and ladders

CREATE TABLE tournaments (
    id           BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server       BIGINT NOT NULL,
    channel      BIGINT NOT NULL,
    locale       TEXT NOT NULL,
    name         TEXT NOT NULL,
    organizer    BIGINT NOT NULL,
    managers     BIGINT,
    system       TEXT NOT NULL CHECK (system IN ('swiss', 'round-robin', 'double-round-robin', 'knockout')),
    rounds       BIGINT NOT NULL,
    at_once      BIGINT NOT NULL CHECK (at_once IN (0, 1)),
    first_begins BIGINT NOT NULL CHECK (first_begins IN (0, 1)),
    round_days   BIGINT,
    no_show_days BIGINT,
    game         TEXT NOT NULL REFERENCES games (id),
    start        TEXT NOT NULL,
    pace         TEXT NOT NULL,
    flag         TEXT NOT NULL,
    weekends     BIGINT NOT NULL CHECK (weekends IN (0, 1)),
    rated        BIGINT NOT NULL CHECK (rated IN (0, 1)),
    stage        TEXT NOT NULL CHECK (stage IN ('sign-up', 'running', 'over', 'cancelled')),
    made_at      BIGINT NOT NULL,
    ended_at     BIGINT,
    deadline     BIGINT,
    look_at      BIGINT,
    scope        TEXT NOT NULL DEFAULT 'here' CHECK (scope IN ('here', 'open', 'code')),
    code         TEXT CHECK ((code IS NOT NULL) = (scope = 'code')),
    least        BIGINT,
    most         BIGINT,
    too_few      BIGINT NOT NULL DEFAULT 0 CHECK (too_few IN (0, 1))
);
CREATE INDEX tournaments_of_server ON tournaments (server, id);
CREATE INDEX tournaments_to_look_at ON tournaments (look_at) WHERE look_at IS NOT NULL;
CREATE UNIQUE INDEX tournaments_by_code ON tournaments (code) WHERE code IS NOT NULL;
CREATE INDEX tournaments_open ON tournaments (id) WHERE scope = 'open' AND stage = 'sign-up';

CREATE TABLE tournament_servers (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    server     BIGINT NOT NULL,
    channel    BIGINT NOT NULL,
    locale     TEXT NOT NULL,
    PRIMARY KEY (tournament, server)
);
CREATE INDEX tournament_servers_by_server ON tournament_servers (server, tournament);

CREATE TABLE tournament_entrants (
    tournament  BIGINT NOT NULL REFERENCES tournaments (id),
    number      BIGINT NOT NULL,
    player      BIGINT NOT NULL,
    from_round  BIGINT NOT NULL,
    until_round BIGINT,
    rating      BIGINT,
    server      BIGINT,
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, player)
);
CREATE INDEX tournament_entrants_of_player ON tournament_entrants (player);

CREATE TABLE tournament_games (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    round      BIGINT NOT NULL,
    board      BIGINT NOT NULL,
    game       BIGINT NOT NULL,
    first      BIGINT NOT NULL,
    second     BIGINT,
    match      BIGINT REFERENCES challenges (id),
    result     TEXT
        CHECK (result IN ('first', 'second', 'draw', 'first-unplayed', 'second-unplayed', 'unplayed')),
    news       BIGINT NOT NULL DEFAULT 0 CHECK (news IN (0, 1)),
    ruled      BIGINT NOT NULL DEFAULT 0 CHECK (ruled IN (0, 1)),
    PRIMARY KEY (tournament, round, board, game)
);
CREATE UNIQUE INDEX tournament_games_of_match ON tournament_games (match) WHERE match IS NOT NULL;
CREATE INDEX tournament_games_with_news ON tournament_games (tournament) WHERE news = 1;

CREATE TABLE ladder_rungs (
    server    BIGINT NOT NULL,
    game      TEXT NOT NULL REFERENCES games (id),
    place     BIGINT NOT NULL CHECK (place >= 1),
    player    BIGINT NOT NULL,
    active_at BIGINT,
    looked_at BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (server, game, place),
    UNIQUE (server, game, player)
);
CREATE INDEX ladder_rungs_of_player ON ladder_rungs (player);
CREATE INDEX ladder_rungs_by_look ON ladder_rungs (looked_at);

CREATE TABLE ladder_games (
    match      BIGINT PRIMARY KEY REFERENCES challenges (id),
    server     BIGINT NOT NULL,
    game       TEXT NOT NULL REFERENCES games (id),
    challenger BIGINT NOT NULL,
    challenged BIGINT NOT NULL CHECK (challenged <> challenger),
    news       BIGINT NOT NULL DEFAULT 0 CHECK (news IN (0, 1)),
    refused_at BIGINT,
    lost       BIGINT NOT NULL DEFAULT 0 CHECK (lost IN (0, 1) AND (lost = 0 OR refused_at IS NOT NULL))
);
CREATE INDEX ladder_games_with_news ON ladder_games (match) WHERE news = 1;
CREATE INDEX ladder_games_of_challenger ON ladder_games (challenger, challenged);
CREATE INDEX ladder_games_of_challenged ON ladder_games (challenged);
CREATE INDEX ladder_games_refused ON ladder_games (refused_at) WHERE refused_at IS NOT NULL;

-- ## Contests between servers

CREATE TABLE contests (
    id           BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    home         BIGINT NOT NULL,
    away         BIGINT NOT NULL CHECK (away <> home),
    home_name    TEXT NOT NULL,
    away_name    TEXT NOT NULL,
    state        TEXT NOT NULL
        CHECK (state IN ('proposed', 'signing-up', 'running', 'over', 'declined', 'withdrawn', 'lapsed')),
    asked        TEXT CHECK (asked IN ('home', 'away')),
    games        TEXT NOT NULL,
    boards       BIGINT NOT NULL CHECK (boards BETWEEN 1 AND 64),
    pace         TEXT NOT NULL,
    flag         TEXT NOT NULL,
    weekends     BIGINT NOT NULL CHECK (weekends IN (0, 1)),
    rated        BIGINT NOT NULL CHECK (rated IN (0, 1)),
    days         BIGINT NOT NULL CHECK (days > 0),
    home_captain BIGINT,
    away_captain BIGINT,
    home_ready   BIGINT NOT NULL DEFAULT 0 CHECK (home_ready IN (0, 1)),
    away_ready   BIGINT NOT NULL DEFAULT 0 CHECK (away_ready IN (0, 1)),
    made_at      BIGINT NOT NULL,
    look_at      BIGINT,
    began_at     BIGINT,
    closed_at    BIGINT,
    refused_by   TEXT CHECK (refused_by IN ('home', 'away')),
    CHECK ((state = 'proposed') = (asked IS NOT NULL)),
    CHECK ((state IN ('proposed', 'signing-up', 'running')) = (closed_at IS NULL))
);
CREATE INDEX contests_of_home ON contests (home, id);
CREATE INDEX contests_of_away ON contests (away, id);
CREATE INDEX contests_of_home_captain ON contests (home_captain);
CREATE INDEX contests_of_away_captain ON contests (away_captain);
CREATE INDEX contests_running ON contests (id) WHERE state = 'running';
CREATE INDEX contests_due ON contests (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE contest_players (
    contest   BIGINT NOT NULL REFERENCES contests (id),
    player    BIGINT NOT NULL,
    team      TEXT NOT NULL CHECK (team IN ('home', 'away')),
    joined_at BIGINT NOT NULL,
    games     TEXT NOT NULL,
    seated    BIGINT NOT NULL DEFAULT 0 CHECK (seated IN (0, 1)),
    PRIMARY KEY (contest, player)
);
CREATE INDEX contest_players_of ON contest_players (player);

CREATE TABLE contest_boards (
    contest     BIGINT NOT NULL REFERENCES contests (id),
    number      BIGINT NOT NULL CHECK (number > 0),
    game        TEXT NOT NULL REFERENCES games (id),
    home_player BIGINT NOT NULL,
    away_player BIGINT NOT NULL CHECK (away_player <> home_player),
    home_rating BIGINT NOT NULL,
    away_rating BIGINT NOT NULL,
    home_side   TEXT NOT NULL CHECK (home_side IN ('first', 'second')),
    match       BIGINT NOT NULL REFERENCES challenges (id),
    result      TEXT CHECK (result IN ('home', 'away', 'draw', 'home-forfeit', 'away-forfeit', 'void')),
    rests_until BIGINT,
    PRIMARY KEY (contest, number)
);
CREATE INDEX contest_boards_of_home ON contest_boards (home_player);
CREATE INDEX contest_boards_of_away ON contest_boards (away_player);
CREATE UNIQUE INDEX contest_boards_by_match ON contest_boards (match);

CREATE TABLE contest_scores (
    contest  BIGINT NOT NULL REFERENCES contests (id),
    server   BIGINT NOT NULL,
    pool     TEXT NOT NULL,
    opponent BIGINT NOT NULL,
    season   BIGINT NOT NULL,
    points   BIGINT NOT NULL CHECK (points BETWEEN 0 AND 2),
    halves   BIGINT NOT NULL CHECK (halves >= 0),
    boards   BIGINT NOT NULL CHECK (boards >= 0),
    PRIMARY KEY (contest, server, pool)
);
CREATE INDEX contest_scores_of_season ON contest_scores (pool, season);
CREATE INDEX contest_scores_of_server ON contest_scores (server, pool);

-- ## Moderation

CREATE TABLE bans (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL,
    reason TEXT,
    PRIMARY KEY (server, player)
);

CREATE TABLE moderation (
    id         BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    server     BIGINT NOT NULL,
    moderator  BIGINT NOT NULL,
    deed       TEXT NOT NULL
        CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul', 'unstick', 'ban', 'reban', 'unban',
            'settings', 'game-first', 'game-second', 'game-draw', 'game-first-unplayed',
                'game-second-unplayed', 'game-unplayed', 'off-ladder', 'cancel-tournament', 'withdraw-entrant',
                    'call-off-contest', 'captain-left')),
    match      BIGINT REFERENCES matches (id),
    player     BIGINT,
    reason     TEXT,
    done_at    BIGINT,
    setting    TEXT CHECK (setting IS NULL OR deed = 'settings'),
    from_value TEXT,
    to_value   TEXT,
    game       TEXT REFERENCES games (id) CHECK ((game IS NOT NULL) = (deed = 'off-ladder')),
    tournament BIGINT REFERENCES tournaments (id)
        CHECK ((tournament IS NOT NULL) = (deed IN ('cancel-tournament', 'withdraw-entrant'))),
    contest    BIGINT REFERENCES contests (id)
        CHECK ((contest IS NOT NULL) = (deed IN ('call-off-contest', 'captain-left'))),
    CHECK ((setting IS NULL) = (from_value IS NULL)),
    CHECK ((setting IS NULL) = (to_value IS NULL))
);
CREATE INDEX moderation_of_server ON moderation (server, done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_of_match ON moderation (match, id) WHERE done_at IS NOT NULL;
CREATE INDEX moderation_asked ON moderation (server, moderator) WHERE done_at IS NULL;
CREATE INDEX moderation_of_tournament ON moderation (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX moderation_of_contest ON moderation (contest) WHERE contest IS NOT NULL;

-- ## What is said in Discord

CREATE TABLE bulletins (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    kind    TEXT NOT NULL,
    subject BIGINT NOT NULL,
    server  BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    locale  TEXT NOT NULL,
    version BIGINT NOT NULL DEFAULT 0,
    shown   BIGINT NOT NULL DEFAULT 0 CHECK (shown <= version),
    lost    BIGINT NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    UNIQUE (kind, subject, server)
);
CREATE INDEX bulletins_of_server ON bulletins (server);

CREATE TABLE outbox (
    id           BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    match        BIGINT REFERENCES challenges (id),
    bulletin     BIGINT REFERENCES bulletins (id) CHECK ((match IS NULL) <> (bulletin IS NULL)),
    post         TEXT NOT NULL,
    created_at   BIGINT NOT NULL,
    due_at       BIGINT NOT NULL,
    holder       BIGINT,
    cosmetic     BIGINT NOT NULL CHECK (cosmetic IN (0, 1)),
    first        BIGINT NOT NULL CHECK (first IN (0, 1)),
    attempts     BIGINT NOT NULL DEFAULT 0,
    attempted_at BIGINT,
    given_up     TEXT,
    follower     BIGINT CHECK (follower IS NULL OR cosmetic = 1),
    kind         TEXT NOT NULL
        GENERATED ALWAYS AS (coalesce(substring(post FROM '"say":"([a-z_]+)"'), '')) STORED,
    precedence   BIGINT NOT NULL
        GENERATED ALWAYS
            AS (CASE WHEN follower IS NOT NULL THEN 4 WHEN cosmetic = 1 THEN 2 ELSE 0 END + CASE WHEN attempts
                > 0 THEN 1 ELSE 0 END) STORED
);
CREATE INDEX outbox_of_match ON outbox (match, id) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE first = 1 AND given_up IS NULL;
CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
CREATE INDEX outbox_cosmetic ON outbox (match, kind) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
CREATE INDEX outbox_of_follower ON outbox (match, follower, id) WHERE follower IS NOT NULL AND given_up IS NULL;
CREATE UNIQUE INDEX outbox_of_bulletin ON outbox (bulletin) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_about_bulletin ON outbox (bulletin) WHERE bulletin IS NOT NULL;
CREATE INDEX outbox_in_order ON outbox (precedence, due_at, id) WHERE first = 1 AND given_up IS NULL;
