-- Sums of a period in no index by their size: it had to be written with every play. The best 50 of each period are marked instead, and
-- marks change as seldom as they do.
ALTER TABLE battle_score RENAME TO battle_score_before;
ALTER TABLE opening_score RENAME TO opening_score_before;
-- A rebuild may have given them other names.
ALTER INDEX IF EXISTS battle_score_pkey RENAME TO battle_score_before_pkey;
ALTER INDEX IF EXISTS battle_score_best RENAME TO battle_score_before_best;
ALTER INDEX IF EXISTS opening_score_pkey RENAME TO opening_score_before_pkey;
ALTER INDEX IF EXISTS opening_score_best RENAME TO opening_score_before_best;

CREATE TABLE battle_score (
  period    text    COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  won       bigint  NOT NULL, -- value of the items won
  wins      integer NOT NULL,
  battles   integer NOT NULL,
  best      boolean NOT NULL DEFAULT false, -- among the first 50 by what they won
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
INSERT INTO battle_score SELECT period, start, player_id, won, wins, battles,
  row_number() OVER (PARTITION BY period, start ORDER BY won DESC, player_id) <= 50 FROM battle_score_before;
CREATE INDEX battle_score_best ON battle_score (period, start) WHERE best;

CREATE TABLE opening_score (
  period    text    COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  value     bigint  NOT NULL,
  count     integer NOT NULL,
  best      boolean NOT NULL DEFAULT false, -- among the first 50 by value
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
INSERT INTO opening_score SELECT period, start, player_id, value, count,
  row_number() OVER (PARTITION BY period, start ORDER BY value DESC, player_id) <= 50 FROM opening_score_before;
CREATE INDEX opening_score_best ON opening_score (period, start) WHERE best;

DROP TABLE battle_score_before, opening_score_before;
UPDATE projection SET version = 2 WHERE name = 'rankings' AND version = 1;
