-- What was played, and what was bought, are one fact: a row a play instead of three, without what its ids say already. Opened cases are
-- listed as purchases from here, lots of the shop from theirs.

-- The rows go on as far as both models were; what followed is folded again. Of another version than these they have to be rebuilt.
UPDATE projection AS plays SET version = 4, position = least(plays.position, records.position)
FROM projection AS records WHERE plays.name = 'plays' AND plays.version = 3 AND records.name = 'records' AND records.version = 1;

DROP TABLE play;
-- plays: where a settled play of any game stands in the log, and what lists show of it. An event settles at most one.
CREATE TABLE play (
  player_id text    COLLATE "C" NOT NULL,
  position  bigint  NOT NULL,
  play_id   text    COLLATE "C" NOT NULL, -- of the round, battle or giveaway
  game      text    COLLATE "C" NOT NULL,
  cost      bigint  NOT NULL,
  won       bigint  NOT NULL,
  item_id   text    COLLATE "C", -- the dearest of what was won
  case_slug text    COLLATE "C",
  quantity  integer NOT NULL, -- rounds of one command
  free      boolean NOT NULL,
  at        bigint  NOT NULL,
  -- What lists are filtered by stands beside the key, so that the rows of a list are counted without being read.
  PRIMARY KEY (player_id, position) INCLUDE (game)
);
INSERT INTO play
SELECT player_id, position, record_id, game, cost, won, game_record.item_id, case_slug, coalesce(quantity, 1),
  game = 'giveaway' OR channel IS NOT DISTINCT FROM 'free-case', game_record.at
FROM game_record LEFT JOIN purchase_record USING (player_id, position)
WHERE position < (SELECT position FROM projection WHERE name = 'plays');
-- A round is looked for by its id; a room is one of many.
CREATE UNIQUE INDEX play_of_round ON play (play_id) WHERE game NOT IN ('battle', 'giveaway');
CREATE INDEX play_of_rare_game ON play (player_id, game, position) WHERE game <> 'case';
CREATE INDEX play_free_case ON play (player_id, at) WHERE free AND game = 'case';

DROP TABLE game_record, purchase_record;
DROP TABLE IF EXISTS game_record_rebuild, purchase_record_rebuild;
DELETE FROM projection WHERE name = 'records:rebuild';
-- Deposits, retrievals and transfers are what is left of the model.
UPDATE projection SET name = 'flows' WHERE name = 'records';
