-- The comments are in SQLite's file.
CREATE TABLE opened (
    player BIGINT PRIMARY KEY,
    match  BIGINT NOT NULL,
    at     BIGINT NOT NULL
);
