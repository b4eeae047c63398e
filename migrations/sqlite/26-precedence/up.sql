-- In which order posts that are due are delivered: those in the order of a match, cosmetic ones, messages to
-- followers; of each kind those that were not tried yet come before the others. An index finds the next ones
-- however many are due.
ALTER TABLE outbox ADD COLUMN precedence INTEGER NOT NULL GENERATED ALWAYS AS
    (CASE WHEN follower IS NOT NULL THEN 4 WHEN cosmetic = 1 THEN 2 ELSE 0 END
     + CASE WHEN attempts > 0 THEN 1 ELSE 0 END) VIRTUAL;

CREATE INDEX outbox_in_order ON outbox (precedence, due_at, id) WHERE first = 1 AND given_up IS NULL;
