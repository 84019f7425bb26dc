-- Read models of rounds, the pairs that they draw from, and what they gave back.

-- plays: where a round stands in the log.
CREATE TABLE play (
  round_id  text   COLLATE "C" PRIMARY KEY,
  position  bigint NOT NULL,
  player_id text   COLLATE "C" NOT NULL,
  pair_id   text   COLLATE "C" NOT NULL,
  game      text   COLLATE "C" NOT NULL
);
CREATE INDEX play_of_player ON play (player_id, position);
CREATE INDEX play_of_rare_game ON play (player_id, game, position) WHERE game <> 'case';

-- seed-pairs: a player's pairs, committed (no user seed yet), in use, or revealed (the last four columns).
CREATE TABLE seed_pair (
  pair_id            text     COLLATE "C" PRIMARY KEY,
  player_id          text     COLLATE "C" NOT NULL,
  seq                integer  NOT NULL CHECK (seq >= 1),
  public_hash        text     COLLATE "C" NOT NULL,
  committed_position bigint   NOT NULL,
  committed_at       bigint   NOT NULL, -- its limits are those of the terms that were in force then
  user_seed          text,
  round_count        integer  NOT NULL CHECK (round_count >= 0),
  started_at         bigint,
  server_seed        text,
  salt               text,
  revealed_at        bigint,
  revealed_position  bigint,
  revealed_entropy   text, -- of its rotation: its player tells own rotations from others
  UNIQUE (player_id, seq),
  CHECK (num_nulls(user_seed, started_at) IN (0, 2)),
  CHECK (num_nulls(server_seed, salt, revealed_at, revealed_position) IN (0, 4))
) WITH (fillfactor = 70);

-- Pairs committed for the rooms that players open; the newest of a kind is the one that the next room takes.
CREATE TABLE host_pair (
  pair_id     text   COLLATE "C" PRIMARY KEY,
  player_id   text   COLLATE "C" NOT NULL,
  room        text   COLLATE "C" NOT NULL CHECK (room IN ('battle', 'giveaway')),
  public_hash text   COLLATE "C" NOT NULL,
  position    bigint NOT NULL -- of the commitment
);
CREATE INDEX host_pair_newest ON host_pair (player_id, room, position);

-- wagering: coin that players staked in plays that were settled, over all time.
CREATE TABLE wagered (
  player_id text   COLLATE "C" PRIMARY KEY,
  amount    bigint NOT NULL CHECK (amount >= 0)
) WITH (fillfactor = 70);

-- returns: what plays cost and paid, beside what the published tables promise of them.
CREATE TABLE return_sum (
  game      text    COLLATE "C" NOT NULL,
  odds_hash text    COLLATE "C" NOT NULL, -- of the case's table; '' where every play has a table of its own
  slug      text    COLLATE "C" NOT NULL,
  free      boolean NOT NULL, -- nothing was paid: staked is what it would have cost
  plays     bigint  NOT NULL,
  staked    bigint  NOT NULL, -- minor units, as won and most are
  won       bigint  NOT NULL,
  expected  numeric NOT NULL, -- 10^-14 minor units
  variance  numeric NOT NULL, -- 10^-14 minor units squared
  most      bigint  NOT NULL,
  PRIMARY KEY (game, odds_hash, free)
) WITH (fillfactor = 70);

-- Where the log published what plays name by its hash.
CREATE TABLE return_document (
  hash     text   COLLATE "C" PRIMARY KEY,
  position bigint NOT NULL
);

-- The same sums for the rounds of each seed pair.
CREATE TABLE pair_return (
  pair_id   text    COLLATE "C" PRIMARY KEY,
  player_id text    COLLATE "C" NOT NULL,
  plays     bigint  NOT NULL,
  staked    bigint  NOT NULL, -- minor units, as won and most are; of free rounds what they would have cost
  won       bigint  NOT NULL,
  expected  numeric NOT NULL, -- 10^-14 minor units
  variance  numeric NOT NULL, -- 10^-14 minor units squared
  most      bigint  NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX pair_return_player ON pair_return (player_id);
