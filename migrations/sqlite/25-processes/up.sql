-- The processes that share the database, and the shards that each of them serves. A process that has
-- ended or died is in neither.
CREATE TABLE processes (
    holder  INTEGER PRIMARY KEY,
    seen_at INTEGER NOT NULL, -- changes with each beat
    role    TEXT NOT NULL,
    shards  INTEGER NOT NULL, -- how many the bot has
    urgent  INTEGER NOT NULL, -- the requests that it wants to make
    rest    INTEGER NOT NULL,
    refused INTEGER NOT NULL
) STRICT;
CREATE TABLE leases (
    shard         INTEGER NOT NULL,
    holder        INTEGER NOT NULL,
    identified_at INTEGER, -- NULL until it logs in to the gateway
    from_at       INTEGER, -- answers players from then on; NULL while another one does
    until_at      INTEGER, -- another one answers from then on
    PRIMARY KEY (shard, holder)
) STRICT;
