-- The language in which a challenge and its match are announced: the server's when it was made.
ALTER TABLE challenges ADD COLUMN locale TEXT NOT NULL DEFAULT 'en-US';
