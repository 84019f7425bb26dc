-- Passwords of giveaway rooms: secrets, and so never in the log.
CREATE TABLE giveaway_password (
  giveaway_id   text COLLATE "C" PRIMARY KEY,
  -- PHC string of argon2id.
  password_hash text NOT NULL,
  created_at    bigint NOT NULL
);

-- wagering: coin that players staked in plays that were settled, over all time.
CREATE TABLE wagered (
  player_id text   PRIMARY KEY,
  amount    bigint NOT NULL CHECK (amount >= 0)
) WITH (fillfactor = 70);
