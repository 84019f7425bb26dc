-- Trees of what players are owed. Salts and balances are what opens each leaf: they are shown to its player alone.
CREATE TABLE liability_tree (
  tree_id  text   PRIMARY KEY,
  position bigint NOT NULL, -- entries of the log that the balances follow from
  begun_at bigint NOT NULL,
  root     bytea  CHECK (octet_length(root) = 32) -- null until the tree is whole
);
CREATE TABLE liability_leaf (
  tree_id   text   NOT NULL REFERENCES liability_tree ON DELETE CASCADE,
  player_id text   NOT NULL,
  salt      bytea  NOT NULL CHECK (octet_length(salt) = 32),
  coin      bigint NOT NULL, -- minor units, as points and locked are
  points    bigint NOT NULL,
  locked    bigint NOT NULL,
  leaf_hash bytea  NOT NULL CHECK (octet_length(leaf_hash) = 32),
  PRIMARY KEY (tree_id, player_id)
);
-- Leaves stand in the order of their hashes.
CREATE UNIQUE INDEX liability_leaf_order ON liability_leaf (tree_id, leaf_hash);
CREATE INDEX liability_leaf_player ON liability_leaf (player_id);

CREATE TABLE liability_tile (
  tree_id text     NOT NULL REFERENCES liability_tree ON DELETE CASCADE,
  level   smallint NOT NULL,
  index   int      NOT NULL,
  first   bytea    NOT NULL, -- its first hash, by which the tile of a leaf is found
  hashes  bytea    NOT NULL,
  PRIMARY KEY (tree_id, level, index)
);
CREATE INDEX liability_tile_first ON liability_tile (tree_id, level, first);
-- Hashes don't compress.
ALTER TABLE liability_tile ALTER COLUMN hashes SET STORAGE EXTERNAL;
