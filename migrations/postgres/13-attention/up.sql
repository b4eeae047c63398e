-- What players and moderators missed in correspondence.

-- A match without a clock may end because a player did nothing for long.
ALTER TABLE matches
    DROP CONSTRAINT matches_termination_check,
    ADD CHECK (termination IN ('rules', 'repetition', 'resignation', 'agreement', 'timeout',
                               'silence', 'departure', 'adjudication', 'aborted', 'unplayed'));

-- Messages with a button that does not fit for ever: the win cannot be claimed any more once the player
-- has moved after all, and a pause ends. Until when it fits, if that is known.
CREATE TABLE prompts (
    match    BIGINT NOT NULL REFERENCES matches (id),
    kind     TEXT   NOT NULL CHECK (kind IN ('claim', 'resume')),
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    until_at BIGINT,
    PRIMARY KEY (match, kind)
);

CREATE INDEX prompts_due ON prompts (until_at) WHERE until_at IS NOT NULL;
