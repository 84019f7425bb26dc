-- What every commit keeps up to date besides the log, and the guards that it reads.

CREATE TABLE wallet (
  player_id text   COLLATE "C" PRIMARY KEY,
  coin      bigint NOT NULL CHECK (coin >= 0),
  points    bigint NOT NULL CHECK (points >= 0),
  locked    bigint NOT NULL DEFAULT 0 CHECK (locked >= 0), -- bonuses that aren't coin yet
  version   int    NOT NULL -- of the player's stream
) WITH (fillfactor = 70);
-- Whom the daily pass over locked bonuses looks at.
CREATE INDEX wallet_locked ON wallet (player_id) WHERE locked > 0;

-- Items of every game: they may come without a case, be staked, wait as prizes and be handed to another player.
CREATE TABLE item (
  item_id          text   COLLATE "C" PRIMARY KEY, -- the round that won it
  player_id        text   COLLATE "C" NOT NULL,
  skin_id          text   COLLATE "C" NOT NULL,
  wear             text   COLLATE "C" NOT NULL,
  float            int,                -- millionths
  value            bigint NOT NULL,    -- as committed by the odds it was drawn from
  game             text   COLLATE "C" NOT NULL DEFAULT 'case', -- where it was won
  case_slug        text COLLATE "C", -- only where it came from a case
  sell_only        boolean NOT NULL DEFAULT false, -- from a free case
  state            text   COLLATE "C" NOT NULL
    CHECK (state IN ('held', 'sold', 'used', 'escrowed', 'exchanged', 'retrieving', 'retrieved')),
  acquired_at      bigint NOT NULL,
  acquired_version int    NOT NULL     -- of the player's stream
) WITH (fillfactor = 90);
-- What is held is little of all that ever was. It is looked for by its player, and summed by its state over all of them.
CREATE INDEX item_of_player ON item (player_id, acquired_version) INCLUDE (state, value);
CREATE INDEX item_owed ON item (state, player_id, acquired_version) INCLUDE (value)
  WHERE state IN ('held', 'escrowed', 'retrieving');

-- Counter-accounts of players; per balance type they and the wallets sum to zero.
CREATE TABLE house_account (
  account text   COLLATE "C" NOT NULL,
  balance text   COLLATE "C" NOT NULL, -- coin or points
  amount  bigint NOT NULL,
  PRIMARY KEY (account, balance)
) WITH (fillfactor = 50);

-- Safer play: private, erasable, part of the read set of every play and deposit. No row means version 0, unblocked.
CREATE TABLE guard (
  player_id             text   COLLATE "C" PRIMARY KEY,
  version               int    NOT NULL,
  blocked_until         bigint,
  rewards_blocked_until bigint,
  limits                text   NOT NULL DEFAULT '[]', -- JSON: [{"kind", "period", "amount" or null, "from"}]
  min_cycle_ms          int    NOT NULL DEFAULT 0 CHECK (min_cycle_ms >= 0),
  barred_until          bigint, -- the operator's block
  held_until            bigint, -- items and coin stay where they are
  leaving_held_until    bigint  -- nothing leaves the account; never before `held_until`
);
