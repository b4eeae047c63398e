-- Managers call tournaments and contests off and take players out of tournaments, which the log tells.
ALTER TABLE moderation
    DROP CONSTRAINT moderation_deed_check,
    ADD CHECK (deed IN ('first', 'second', 'draw', 'abort', 'annul', 'unstick', 'ban', 'reban',
                        'unban', 'settings', 'game-first', 'game-second', 'game-draw',
                        'game-first-unplayed', 'game-second-unplayed', 'game-unplayed', 'off-ladder',
                        'cancel-tournament', 'withdraw-entrant', 'call-off-contest')),
    ADD COLUMN tournament BIGINT REFERENCES tournaments (id),
    ADD COLUMN contest BIGINT REFERENCES contests (id),
    ADD CHECK ((tournament IS NOT NULL) = (deed IN ('cancel-tournament', 'withdraw-entrant'))),
    ADD CHECK ((contest IS NOT NULL) = (deed = 'call-off-contest'));

-- What the log names is not removed.
CREATE INDEX moderation_of_tournament ON moderation (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX moderation_of_contest    ON moderation (contest) WHERE contest IS NOT NULL;

-- When somebody was last seen under a name; null if that was before this was kept.
ALTER TABLE names ADD COLUMN seen_at BIGINT;
