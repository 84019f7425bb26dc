-- returns: what plays cost and paid, beside what the published tables promise of them. It says what case-returns said, and more.
DELETE FROM projection WHERE name IN ('case-returns', 'case-returns:rebuild');
DROP TABLE case_return;

CREATE TABLE return_sum (
  game      text    NOT NULL,
  odds_hash text    NOT NULL, -- of the case's table; '' where every play has a table of its own
  slug      text    NOT NULL,
  free      boolean NOT NULL, -- nothing was paid: staked is what it would have cost
  plays     bigint  NOT NULL,
  staked    bigint  NOT NULL, -- minor units, as won and most are
  won       bigint  NOT NULL,
  expected  numeric NOT NULL, -- 10^-14 minor units
  variance  numeric NOT NULL, -- 10^-14 minor units squared
  most      bigint  NOT NULL,
  PRIMARY KEY (game, odds_hash, free)
) WITH (fillfactor = 70);

-- Where the log published what plays name by its hash.
CREATE TABLE return_document (
  hash     text   PRIMARY KEY,
  position bigint NOT NULL
);

-- How long retrievals took lately, and which one waits longest.
CREATE INDEX retrieval_ended ON retrieval (changed_at) WHERE state = 3;
CREATE INDEX retrieval_waiting ON retrieval (requested_at) WHERE state < 3;
-- What players' items are worth together, of those that the house still owes.
CREATE INDEX item_owed ON item (state, value) WHERE state IN ('held', 'escrowed', 'retrieving');
