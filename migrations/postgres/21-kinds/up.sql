-- The comments are in SQLite's file. A post that can't be read may not be JSON, so this reads the text.
ALTER TABLE outbox ADD COLUMN kind TEXT NOT NULL
    GENERATED ALWAYS AS (coalesce(substring(post FROM '"say":"([a-z_]+)"'), '')) STORED;

DROP INDEX outbox_cosmetic;

CREATE INDEX outbox_cosmetic ON outbox (match, kind) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
