-- Correspondence that nobody has to watch.

-- Matches may end in more ways, and without a result.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    DROP CONSTRAINT matches_check4,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'departure', 'adjudication', 'aborted', 'unplayed')),
    ADD CHECK (outcome IS NULL OR ended_at IS NOT NULL),
    ADD CHECK (ended_at IS NULL OR (outcome IS NULL) = (termination IN ('aborted', 'unplayed')));
