-- What players say of items in their backpack: locked ones stay until they unlock them. Display state and no event; it goes with the account.
CREATE TABLE item_mark (
  player_id text COLLATE "C" NOT NULL REFERENCES account (player_id) ON DELETE CASCADE,
  item_id   text    NOT NULL,
  locked    boolean NOT NULL,
  favourite boolean NOT NULL,
  PRIMARY KEY (player_id, item_id)
);

-- The calendar of rewards looks for the few rows of weeks among many.
CREATE INDEX movement_daily_reward ON movement (player_id, at) WHERE action = 'DAILY_REWARD';
CREATE INDEX purchase_free_case ON purchase_record (player_id, at) WHERE channel = 'free-case';
