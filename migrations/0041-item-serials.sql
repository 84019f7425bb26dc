-- Which of its skin each item is, of all that were made on the site, in the order of the log.
CREATE TABLE item_serial (
  item_id text    COLLATE "C" PRIMARY KEY,
  skin_id text    NOT NULL,
  number  integer NOT NULL CHECK (number > 0),
  at      bigint  NOT NULL,
  UNIQUE (skin_id, number)
);
