-- The comments are in SQLite's file.
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
