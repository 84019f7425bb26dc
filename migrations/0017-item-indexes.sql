-- An item is in one index by player instead of two: what its owner has, or what they had. So an item that is won is written to one
-- less, and what is owed is summed in an index of nothing else. Queries name the state, so that its index is found.
CREATE INDEX item_had ON item (player_id, acquired_version) INCLUDE (state, value)
  WHERE state IN ('sold', 'used', 'exchanged', 'retrieved');
CREATE INDEX item_owned ON item (player_id, acquired_version) INCLUDE (state, value)
  WHERE state IN ('held', 'escrowed', 'retrieving');
DROP INDEX item_of_player, item_owed;
