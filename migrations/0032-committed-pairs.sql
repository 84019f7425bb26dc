-- When a pair was committed: its limits are those of the terms that were in force then.
DELETE FROM projection WHERE name = 'seed-pairs' OR name LIKE '%:rebuild';
TRUNCATE seed_pair, host_pair;
ALTER TABLE seed_pair ADD COLUMN committed_at bigint NOT NULL;
