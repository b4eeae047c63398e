-- The name a player was last seen under in each server. Server 0 stands for the player's account:
-- its name is shown where the player has not been seen yet.
CREATE TABLE new_names (
    player INTEGER NOT NULL,
    server INTEGER NOT NULL,
    name   TEXT    NOT NULL,
    PRIMARY KEY (player, server)
) STRICT, WITHOUT ROWID;

INSERT INTO new_names SELECT player, 0, name FROM names;

DROP TABLE names;

ALTER TABLE new_names RENAME TO names;
