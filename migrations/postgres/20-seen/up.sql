-- When names were seen was not kept before schema 18, and unknown counted as long ago: the names of members
-- who only look on were removed soon after the upgrade. From now on the time since then counts.
UPDATE names SET seen_at = CAST(extract(epoch FROM now()) * 1000 AS BIGINT) WHERE seen_at IS NULL;
