-- What all items in a state are worth together, kept by `append` as house accounts are: what is owed is read from a few rows, however
-- many items there are. Nothing is appended while they are summed: the migration before this one fenced whoever did.
CREATE TABLE item_worth (
  state text   COLLATE "C" PRIMARY KEY,
  worth bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO item_worth SELECT state, sum(value) FROM item GROUP BY state;
