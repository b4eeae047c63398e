-- What the bot cannot reach in Discord.

-- Servers that the bot is not in any more. What is to be said there rests (`first` is 0) until the
-- bot is in it again.
CREATE TABLE absences (
    server   BIGINT PRIMARY KEY,
    since    BIGINT NOT NULL,
    look_at  BIGINT NOT NULL,                   -- when to ask Discord again
    looks    BIGINT NOT NULL DEFAULT 0,         -- how often it was asked
    ended_at BIGINT                             -- the bot is back, and posts are being let go on
);

CREATE INDEX absences_due ON absences (look_at);

-- Why no board of the match can be posted: its channel is gone, or closed to the bot.
ALTER TABLE matches ADD COLUMN adrift TEXT CHECK (adrift IN ('gone', 'closed'));

CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
