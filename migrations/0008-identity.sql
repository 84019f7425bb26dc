-- Identity: what a player may set of their account, how they sign in, and what is left of them afterwards. Personal data
-- lives here alone, never in the log. Secrets are kept hashed; moments are milliseconds since 1970.

ALTER TABLE account
  -- Bound by the player; nobody has checked that it reaches them.
  ADD COLUMN email text CHECK (char_length(email) <= 254),
  -- In its one canonical form.
  ADD COLUMN trade_link text CHECK (char_length(trade_link) <= 200),
  -- SteamID64 of the linked account. Unique, so that one Steam account opens one account here.
  ADD COLUMN steam_id text COLLATE "C" UNIQUE,
  -- Of the picture the player uploaded; without one a picture is drawn from avatar_seed.
  ADD COLUMN avatar_hash text COLLATE "C",
  -- Where the player came from, as the page was told.
  ADD COLUMN channel_code text,
  -- The command that erases the player in the log, from the moment it is asked for until this row is gone.
  ADD COLUMN erase_command text;
CREATE INDEX account_erasing ON account (account_id) WHERE erase_command IS NOT NULL;

ALTER TABLE session
  ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Browser and system, as far as the header told.
  ADD COLUMN device text NOT NULL DEFAULT '' CHECK (char_length(device) <= 60),
  -- Written every few minutes at most.
  ADD COLUMN last_seen_at bigint;
UPDATE session SET last_seen_at = created_at;
ALTER TABLE session ALTER COLUMN last_seen_at SET NOT NULL;

-- Codes that are out when this runs are for no purpose any more; they lived five minutes.
DELETE FROM sms_code;
ALTER TABLE sms_code ADD COLUMN purpose text NOT NULL;

-- Codes on their way to the provider. The row goes when the provider has taken it, or when the code is dead.
CREATE TABLE sms_outbox (
  message_id uuid PRIMARY KEY,
  -- AES-256-GCM of phone and code under a key that follows from the account key.
  sealed bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at bigint NOT NULL,
  -- Nobody wants the code after this.
  expires_at bigint NOT NULL
);
CREATE INDEX sms_outbox_due ON sms_outbox (next_try_at);

CREATE TABLE slider (
  slider_id uuid PRIMARY KEY,
  -- HMAC-SHA256 under the account key of id, phone, address and the place of the gap: none can be read from it.
  answer_hash bytea NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX slider_expiry ON slider (expires_at);

-- Proof of an SMS code just entered.
CREATE TABLE action_ticket (
  ticket_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at bigint NOT NULL
);
CREATE INDEX action_ticket_account ON action_ticket (account_id);
CREATE INDEX action_ticket_expiry ON action_ticket (expires_at);

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

-- Sign-ins with Steam that were begun and haven't come back.
CREATE TABLE steam_attempt (
  state_hash bytea PRIMARY KEY,
  -- Who links a Steam account; null for a sign-in.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  -- What the callback's address carries as JSON.
  params text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX steam_attempt_expiry ON steam_attempt (expires_at);
CREATE INDEX steam_attempt_account ON steam_attempt (account_id);

-- Answers of Steam that were used: none counts twice.
CREATE TABLE steam_nonce (
  nonce_hash bytea PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX steam_nonce_expiry ON steam_nonce (expires_at);

-- A Steam account that was proved and has no account here yet.
CREATE TABLE steam_ticket (
  ticket_hash bytea PRIMARY KEY,
  steam_id text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX steam_ticket_expiry ON steam_ticket (expires_at);

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
  state text NOT NULL CHECK (state IN ('PENDING', 'VERIFIED', 'FAILED')),
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
