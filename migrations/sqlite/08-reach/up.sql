-- What the bot cannot reach in Discord.

-- Servers that the bot is not in any more. What is to be said there rests (`first` is 0) until the
-- bot is in it again.
CREATE TABLE absences (
    server   INTEGER PRIMARY KEY,
    since    INTEGER NOT NULL,
    look_at  INTEGER NOT NULL,                   -- when to ask Discord again
    looks    INTEGER NOT NULL DEFAULT 0,         -- how often it was asked
    ended_at INTEGER                             -- the bot is back, and posts are being let go on
) STRICT;

CREATE INDEX absences_due ON absences (look_at);

-- Why no board of the match can be posted: its channel is gone, or closed to the bot.
ALTER TABLE matches ADD COLUMN adrift TEXT CHECK (adrift IN ('gone', 'closed'));

CREATE INDEX outbox_set_aside ON outbox (id) WHERE given_up IS NOT NULL;
