-- Whose entropy a revealed pair was rotated with: its player tells own rotations from others.
DELETE FROM projection WHERE name = 'seed-pairs' OR name LIKE '%:rebuild';
TRUNCATE seed_pair, host_pair;
ALTER TABLE seed_pair ADD COLUMN revealed_entropy text;
