-- Since when a link is there: a recovery that is stopped takes back what was added after it began.
DELETE FROM security_link;
ALTER TABLE security_link ADD COLUMN made_at bigint NOT NULL;
