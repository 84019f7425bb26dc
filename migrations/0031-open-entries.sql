-- Entries are numbered among the open and among the sealed ones of their stream. Of a stream that begins with its snapshot, both
-- follow from its version and from how many were open.
DELETE FROM snapshot;
ALTER TABLE snapshot ADD COLUMN open_entries int NOT NULL;
