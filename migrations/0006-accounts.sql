-- Personal data: ordinary tables that can be erased and exported. Nothing here is ever in the log; the only link to it
-- is account.player_id. Secrets are kept hashed; moments are milliseconds since 1970, as everywhere in the schema.

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
  invite_code text COLLATE "C",
  -- Where the player came from, as the page was told.
  channel_code text COLLATE "C",
  -- Whether others are shown neither the player's name nor their picture.
  name_hidden boolean NOT NULL DEFAULT false,
  -- What players show of themselves on their public page, besides their face.
  wins_shown boolean NOT NULL DEFAULT false,
  battles_shown boolean NOT NULL DEFAULT false,
  luck_shown boolean NOT NULL DEFAULT false,
  -- Bound by the player.
  email text CHECK (char_length(email) <= 254),
  -- Since when the address is known to reach the player; null for one that nobody confirmed.
  email_confirmed_at bigint,
  -- In its one canonical form.
  trade_link text CHECK (char_length(trade_link) <= 200),
  -- SteamID64 of the linked account. Unique, so that one Steam account opens one account here.
  steam_id text COLLATE "C" UNIQUE,
  -- Of the picture the player uploaded; without one a picture is drawn from avatar_seed.
  avatar_hash text COLLATE "C",
  -- pending: the row exists, the log may not know the player yet; the next login finishes it.
  state text COLLATE "C" NOT NULL CHECK (state IN ('pending', 'registered')),
  -- Since when nothing works but looking and thawing; null for an account that works.
  frozen_at bigint,
  -- The command that erases the player in the log, from the moment it is asked for until this row is gone.
  erase_command text COLLATE "C",
  -- When the person said that they are 18 and accepted the terms.
  agreed_at bigint NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX account_erasing ON account (account_id) WHERE erase_command IS NOT NULL;
-- Players by how the name that they show begins.
CREATE INDEX account_shown_name ON account (lower(nickname) text_pattern_ops)
  WHERE state = 'registered' AND NOT name_hidden;

CREATE TABLE session (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Browser and system, as far as the header told.
  device text NOT NULL DEFAULT '' CHECK (char_length(device) <= 60),
  created_at bigint NOT NULL,
  -- Written every few minutes at most.
  last_seen_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  -- Its absolute end. Before that, expires_at moves along with its use.
  ends_at bigint NOT NULL
);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_expiry ON session (expires_at);

-- Counters of attempts within a window. Keys are keyed hashes, so that no phone or address can be read from them.
CREATE TABLE attempt (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  resets_at bigint NOT NULL
);
CREATE INDEX attempt_reset ON attempt (resets_at);

CREATE TABLE api_key (
  key_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  -- SHA-256: the key has 256 bits of its own.
  key_hash bytea NOT NULL UNIQUE,
  prefix text NOT NULL,
  scopes text[] NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint,
  expires_at bigint
);
CREATE INDEX api_key_account ON api_key (account_id);

-- Which accounts changed lately, or lost a session or a key, whoever did it: what a gateway believes of a token without asking,
-- it compares with this. `changed_in` is the transaction, so that who reads again from the oldest one that was still running
-- misses none.
CREATE TABLE account_change (
  account_id uuid PRIMARY KEY,
  changed_in xid8 NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX account_change_transaction ON account_change (changed_in);
CREATE INDEX account_change_expiry ON account_change (expires_at);

CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_change (account_id, changed_in, expires_at)
  VALUES (OLD.account_id, pg_current_xact_id(), (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 3600000)
  ON CONFLICT (account_id) DO UPDATE SET changed_in = excluded.changed_in, expires_at = excluded.expires_at;
  RETURN NULL;
END $$;

CREATE TRIGGER account_changed AFTER UPDATE OR DELETE ON account FOR EACH ROW EXECUTE FUNCTION note_account_change();
-- Nobody believes in a session or key beyond its end: those that have ended are swept by the hundred.
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW
  WHEN (OLD.expires_at > extract(epoch FROM clock_timestamp()) * 1000) EXECUTE FUNCTION note_account_change();
CREATE TRIGGER api_key_ended AFTER DELETE ON api_key FOR EACH ROW
  WHEN (OLD.expires_at IS NULL OR OLD.expires_at > extract(epoch FROM clock_timestamp()) * 1000)
  EXECUTE FUNCTION note_account_change();

-- Pictures that players uploaded, as they were drawn anew: 256 × 256, WebP, nothing else in them.
CREATE TABLE avatar (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  hash text COLLATE "C" NOT NULL,
  webp bytea NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX avatar_hash ON avatar (hash);

CREATE TABLE verification (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  state text COLLATE "C" NOT NULL CHECK (state IN ('PENDING', 'VERIFIED', 'FAILED')),
  -- SHA-256 of what the provider knows the attempt by; null once it is settled.
  reference_hash bytea UNIQUE,
  updated_at bigint NOT NULL
);

-- All that is kept of an erased account: no number can be read from the hash, but a number can be recognised by it.
CREATE TABLE erased_phone (
  -- HMAC-SHA256 under the account key.
  phone_hash bytea PRIMARY KEY,
  erased_at bigint NOT NULL,
  -- A self-exclusion outlasts the account; null for none.
  excluded_until bigint,
  -- Names of rewards that a person gets once.
  rewards text[] NOT NULL DEFAULT '{}'
);

-- A player's own promotion code, in capitals. Personal: it goes with the account.
CREATE TABLE promotion_code (
  code      text    COLLATE "C" PRIMARY KEY,
  player_id text    COLLATE "C" NOT NULL UNIQUE,
  chosen    boolean NOT NULL -- by the player, once; else it was drawn
);

-- What players say of items in their backpack: locked ones stay until they unlock them. Display state and no event; it goes with the account.
CREATE TABLE item_mark (
  player_id text COLLATE "C" NOT NULL REFERENCES account (player_id) ON DELETE CASCADE,
  item_id   text    COLLATE "C" NOT NULL,
  locked    boolean NOT NULL,
  favourite boolean NOT NULL,
  PRIMARY KEY (player_id, item_id)
);
