-- What kind of post is stored, so that nothing searches the JSON for it. It follows from the post, so the two
-- can't disagree. Empty for a post that can't be read.
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
    follower     INTEGER CHECK (follower IS NULL OR cosmetic = 1),
    kind         TEXT    NOT NULL GENERATED ALWAYS AS
                     (CASE WHEN json_valid(post) THEN coalesce(json_extract(post, '$.say'), '')
                           ELSE '' END) STORED
) STRICT;

INSERT INTO new_outbox (id, match, bulletin, post, created_at, due_at, holder, cosmetic, first, attempts,
                        attempted_at, given_up, follower)
    SELECT id, match, bulletin, post, created_at, due_at, holder, cosmetic, first, attempts,
           attempted_at, given_up, follower
    FROM outbox;

-- The number of a post makes its nonce, and must never come again.
DELETE FROM sqlite_sequence WHERE name = 'new_outbox';

INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';

DROP TABLE outbox;

ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX outbox_of_match ON outbox (match, id) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE first = 1 AND given_up IS NULL;
CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
CREATE INDEX outbox_cosmetic ON outbox (match, kind) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
CREATE INDEX outbox_of_follower ON outbox (match, follower, id)
    WHERE follower IS NOT NULL AND given_up IS NULL;
CREATE UNIQUE INDEX outbox_of_bulletin ON outbox (bulletin) WHERE cosmetic = 0 AND given_up IS NULL;
CREATE INDEX outbox_about_bulletin ON outbox (bulletin) WHERE bulletin IS NOT NULL;
