-- From when until when a version of a case is in force, and when a table was published: a further one takes effect after a while.
DELETE FROM projection WHERE name = 'catalog' OR name LIKE '%:rebuild';
TRUNCATE case_version, publication, skin_current, target, game_switch;
DROP INDEX case_version_open;
ALTER TABLE case_version DROP COLUMN status, ADD COLUMN effective_at bigint NOT NULL, ADD COLUMN until bigint;
ALTER TABLE publication ADD COLUMN at bigint NOT NULL;
