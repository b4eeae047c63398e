-- Until when a board of a contest rests that could not be read.
ALTER TABLE contest_boards ADD COLUMN rests_until INTEGER;

-- The names of open servers in small letters, by which they are listed and found. This is done by the program.
ALTER TABLE open_servers ADD COLUMN folded TEXT NOT NULL DEFAULT '';

DROP INDEX open_servers_by_name;

CREATE INDEX open_servers_by_name ON open_servers (folded, server) WHERE listed = 1;
