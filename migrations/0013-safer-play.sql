-- What players set for their own protection, the operator's blocks, and promotion codes. Private: the engine sees its
-- guard alone, which is made from this table.

CREATE TABLE safer_play (
  player_id      text   PRIMARY KEY,
  limits         text   NOT NULL DEFAULT '[]', -- JSON: [{"kind", "period", "amount" or null, "from"}]
  time_out_until bigint,
  excluded_until bigint,
  operator_until bigint,                       -- the operator's block
  reminder       int    NOT NULL DEFAULT 60 CHECK (reminder >= 0), -- minutes between reality checks, 0 for none
  min_cycle_ms   int    NOT NULL DEFAULT 0 CHECK (min_cycle_ms >= 0)
);

-- Blocks that were there before came from the operator.
INSERT INTO safer_play (player_id, operator_until) SELECT player_id, blocked_until FROM guard WHERE blocked_until IS NOT NULL;

-- A player's own promotion code, in capitals. Personal: it goes with the account.
CREATE TABLE promotion_code (
  code      text    PRIMARY KEY,
  player_id text    NOT NULL UNIQUE,
  chosen    boolean NOT NULL -- by the player, once; else it was drawn
);

-- Golden Codes are secrets: the log knows them by random ids.
CREATE TABLE golden_code (
  code_hash  bytea  PRIMARY KEY, -- HMAC-SHA256 under the account key
  code_id    text   NOT NULL UNIQUE,
  created_at bigint NOT NULL
);
