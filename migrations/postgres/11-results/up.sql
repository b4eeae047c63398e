-- The comments are in SQLite's file.
CREATE INDEX outbox_cosmetic ON outbox (match) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
