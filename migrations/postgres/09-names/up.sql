-- A name for each server. The comments are in SQLite's file.
ALTER TABLE names RENAME TO old_names;

CREATE TABLE names (
    player BIGINT NOT NULL,
    server BIGINT NOT NULL,
    name   TEXT NOT NULL,
    CONSTRAINT names_of_servers PRIMARY KEY (player, server)
);

INSERT INTO names SELECT player, 0, name FROM old_names;

DROP TABLE old_names;
