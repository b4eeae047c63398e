-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed'));
