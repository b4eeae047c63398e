-- Where the bot is.

-- When the bot was last known to be in a server, and whether somebody waits to know that it still is.
CREATE TABLE presences (
    server    INTEGER PRIMARY KEY,
    proven_at INTEGER,                           -- null: never
    look_at   INTEGER,                           -- when to ask Discord; null: nobody waits
    asks      INTEGER NOT NULL DEFAULT 0         -- how often that was done in vain
) STRICT;

CREATE INDEX presences_due ON presences (look_at) WHERE look_at IS NOT NULL;

-- When it was found that the bot was not in a server any more. Null if that was when it left.
ALTER TABLE away ADD COLUMN found_at INTEGER;

-- What is shown in a channel that is deleted.
CREATE INDEX challenges_by_channel ON challenges (channel);
