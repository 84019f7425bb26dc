-- Lanes are pairs in use by one device: what is null says that the pair isn't one. No entry of before this release opened any.
ALTER TABLE seed_pair
  ADD COLUMN lane_key    text,
  ADD COLUMN lane_anchor text,
  ADD COLUMN lane_step   integer CHECK (lane_step >= 0),
  ADD CHECK (num_nulls(lane_key, lane_anchor, lane_step) IN (0, 3));

-- The keys of players' devices, as the log names them; removed ones stay.
CREATE TABLE device_key (
  player_id  text    COLLATE "C" NOT NULL,
  key        text    COLLATE "C" NOT NULL,
  position   bigint  NOT NULL,
  added_by   text    NOT NULL,
  signer     text,
  added_at   bigint  NOT NULL,
  removed_at bigint,
  PRIMARY KEY (player_id, position)
) WITH (fillfactor = 90);
