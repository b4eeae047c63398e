-- Correspondence that nobody has to watch.

-- Matches may end in more ways, and without a result.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    DROP CONSTRAINT matches_check4,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'departure', 'adjudication', 'aborted', 'unplayed')),
    ADD CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    ADD CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed')));

-- What a challenge says about time. Those from before had no clock.
ALTER TABLE challenges ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN flag TEXT NOT NULL DEFAULT 'end' CHECK (flag IN ('end', 'claim'));
ALTER TABLE challenges ADD COLUMN weekends BIGINT NOT NULL DEFAULT 0 CHECK (weekends IN (0, 1));

-- The paces that a server offers, between spaces, and the usual one. Without a row the program
-- knows what to offer.
CREATE TABLE server_paces (
    server  BIGINT PRIMARY KEY,
    offered TEXT NOT NULL,
    usual   TEXT NOT NULL
);
