-- With this schema the outbox may hold posts about matches that are over, which earlier programs
-- cannot read. They refuse a schema that is newer than theirs.

-- For what must wait until nothing cosmetic about a match is left to do.
CREATE INDEX outbox_cosmetic ON outbox (match) WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL;
