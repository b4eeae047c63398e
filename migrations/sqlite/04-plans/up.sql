-- What players have laid out in advance: "if they play X, I answer Y", and so on. A tree for each
-- player and match, a row a ply. The plies without a parent follow the match as it stands.
CREATE TABLE plans (
    id     INTEGER PRIMARY KEY,
    match  INTEGER NOT NULL REFERENCES matches (id),
    player INTEGER NOT NULL,
    parent INTEGER REFERENCES plans (id) ON DELETE CASCADE,
    move   TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX plans_once ON plans (match, player, coalesce(parent, 0), move);
CREATE INDEX plans_by_parent   ON plans (parent);
