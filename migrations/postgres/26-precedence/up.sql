-- The comments are in SQLite's file.
ALTER TABLE outbox ADD COLUMN precedence BIGINT NOT NULL GENERATED ALWAYS AS
    (CASE WHEN follower IS NOT NULL THEN 4 WHEN cosmetic = 1 THEN 2 ELSE 0 END
     + CASE WHEN attempts > 0 THEN 1 ELSE 0 END) STORED;

CREATE INDEX outbox_in_order ON outbox (precedence, due_at, id) WHERE first = 1 AND given_up IS NULL;
