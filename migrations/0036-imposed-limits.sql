-- Limits that an operator set for a player, with the reason and the name. Rows stay: they are the history. The limits that bind are in
-- safer_play, whoever set them.
CREATE TABLE imposed_limit (
  limit_id   text   COLLATE "C" PRIMARY KEY,
  player_id  text   COLLATE "C" NOT NULL,
  kind       text   COLLATE "C" NOT NULL CHECK (kind IN ('deposit', 'loss', 'wager')),
  period     text   COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount     bigint NOT NULL CHECK (amount >= 0), -- minor units
  reason     text   NOT NULL CHECK (reason <> ''),
  imposed_by text   NOT NULL CHECK (imposed_by <> ''),
  imposed_at bigint NOT NULL
);
CREATE INDEX imposed_limit_player ON imposed_limit (player_id, imposed_at);
