-- A serial needs no index by skin: how many of a skin there are stands in a row of that skin, and when the one before was made in the row of
-- the item. When an item itself was made stands in `item`.
CREATE TABLE skin_made (
  skin_id text    COLLATE "C" PRIMARY KEY,
  made    integer NOT NULL CHECK (made > 0),
  last_at bigint  NOT NULL
) WITH (fillfactor = 70);
INSERT INTO skin_made SELECT DISTINCT ON (skin_id) skin_id, number, at FROM item_serial ORDER BY skin_id, number DESC;

ALTER TABLE item_serial RENAME TO item_serial_before;
-- A rebuild may have given it another name.
ALTER INDEX IF EXISTS item_serial_pkey RENAME TO item_serial_before_pkey;
CREATE TABLE item_serial (
  item_id     text    COLLATE "C" PRIMARY KEY,
  number      integer NOT NULL CHECK (number > 0),
  previous_at bigint -- null for the first of its skin
);
INSERT INTO item_serial SELECT item_id, number, lag(at) OVER (PARTITION BY skin_id ORDER BY number) FROM item_serial_before;
DROP TABLE item_serial_before;
UPDATE projection SET version = 2 WHERE name = 'serials' AND version = 1;
