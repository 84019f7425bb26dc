-- Personal data: ordinary tables that can be erased and exported. Nothing here is ever in the log; the only link to it
-- is account.player_id. Moments are milliseconds since 1970, as everywhere in the schema.

CREATE TABLE account (
  account_id uuid PRIMARY KEY,
  -- The player in the public log: random, and worth nothing once this row is gone.
  player_id text COLLATE "C" NOT NULL UNIQUE,
  -- E.164. Unique, so that of two sign-ups with one phone exactly one is let in.
  phone text COLLATE "C" NOT NULL UNIQUE,
  -- PHC string of argon2id.
  password_hash text NOT NULL,
  nickname text NOT NULL CHECK (char_length(nickname) BETWEEN 1 AND 40),
  avatar_seed text NOT NULL,
  -- The first user seed, kept so that a registration that was cut short can be repeated word for word.
  first_user_seed text NOT NULL,
  invite_code text,
  -- pending: the row exists, the log may not know the player yet; the next login finishes it.
  state text NOT NULL CHECK (state IN ('pending', 'registered')),
  -- When the person said that they are 18 and accepted the terms.
  agreed_at bigint NOT NULL,
  created_at bigint NOT NULL
);

CREATE TABLE session (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE sms_code (
  phone text COLLATE "C" PRIMARY KEY,
  -- HMAC-SHA256 under the account key: six digits alone would be guessed from any plain hash.
  code_hash bytea NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  tries_left smallint NOT NULL CHECK (tries_left >= 0)
);
CREATE INDEX sms_code_expiry ON sms_code (expires_at);

-- Counters of attempts within a window. Keys are keyed hashes, so that no phone or address can be read from them.
CREATE TABLE attempt (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  resets_at bigint NOT NULL
);
CREATE INDEX attempt_reset ON attempt (resets_at);
