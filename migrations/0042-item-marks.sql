-- What players say of items in their backpack: locked ones stay until they unlock them. Display state and no event; it goes with the account.
CREATE TABLE item_mark (
  player_id text COLLATE "C" NOT NULL REFERENCES account (player_id) ON DELETE CASCADE,
  item_id   text    NOT NULL,
  locked    boolean NOT NULL,
  favourite boolean NOT NULL,
  PRIMARY KEY (player_id, item_id)
);
