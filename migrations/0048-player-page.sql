-- What players show of themselves on their public page, besides their face. Personal data: it goes with the account.
ALTER TABLE account
  ADD COLUMN wins_shown    boolean NOT NULL DEFAULT false,
  ADD COLUMN battles_shown boolean NOT NULL DEFAULT false,
  ADD COLUMN luck_shown    boolean NOT NULL DEFAULT false;

-- A player's battles among everything they played.
CREATE INDEX game_record_battle ON game_record (player_id, position) WHERE game = 'battle';

-- returns: the same sums for the rounds of each seed pair. They are folded anew.
DELETE FROM projection WHERE name IN ('returns', 'returns:rebuild');
TRUNCATE return_sum, return_document;

CREATE TABLE pair_return (
  pair_id   text    PRIMARY KEY,
  player_id text    NOT NULL,
  plays     bigint  NOT NULL,
  staked    bigint  NOT NULL, -- minor units, as won and most are; of free rounds what they would have cost
  won       bigint  NOT NULL,
  expected  numeric NOT NULL, -- 10^-14 minor units
  variance  numeric NOT NULL, -- 10^-14 minor units squared
  most      bigint  NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX pair_return_player ON pair_return (player_id);
