-- Which board a user has just opened on the live page: Discord doesn't tell the page, which another process
-- may serve.
CREATE TABLE opened (
    player INTEGER PRIMARY KEY,
    match  INTEGER NOT NULL,
    at     INTEGER NOT NULL
) STRICT;
