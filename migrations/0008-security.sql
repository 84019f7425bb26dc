-- What keeps accounts safe besides factors: the journal of what happened to them, changes that wait for their owner to
-- stop them, links of notices, and holds. Personal data, gone with the account; moments are milliseconds since 1970.

CREATE TABLE security_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  -- Browser and system; empty where unknown.
  device text NOT NULL CHECK (char_length(device) <= 60),
  -- HMAC-SHA256 under the account key: tells addresses apart, and none can be read from it. Null where nobody asked.
  address_hash bytea,
  -- What it was about, as far as it may be shown: a key's name, a masked number.
  detail text CHECK (char_length(detail) <= 120),
  -- Of failures alone: of one kind, from one address, one a minute is kept.
  minute bigint,
  expires_at bigint NOT NULL,
  UNIQUE (account_id, kind, address_hash, minute)
);
CREATE INDEX security_event_account ON security_event (account_id, event_id DESC);
CREATE INDEX security_event_expiry ON security_event (expires_at);

-- A sensitive change on its way. Whoever deletes the row ends it: its owner by stopping it, or a process that makes it.
CREATE TABLE pending_change (
  change_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('TRADE_LINK', 'STEAM_LINK', 'PHONE', 'REMOVE_PASSKEY', 'REMOVE_TOTP')),
  -- What it will be then: a link, a number, a passkey's id; empty for what takes something away.
  value text NOT NULL CHECK (char_length(value) <= 200),
  -- As it may be shown.
  detail text CHECK (char_length(detail) <= 120),
  requested_at bigint NOT NULL,
  applies_at bigint NOT NULL
);
CREATE INDEX pending_change_account ON pending_change (account_id);
CREATE INDEX pending_change_due ON pending_change (applies_at);

-- What the links of notices do. The token follows from the row's id under the account key, so that the inbox can show it
-- and no copy of this table can use it.
CREATE TABLE security_link (
  link_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  action text COLLATE "C" NOT NULL CHECK (action IN ('STOP_CHANGE', 'STOP_RECOVERY', 'FREEZE', 'CONFIRM_EMAIL')),
  change_id uuid REFERENCES pending_change ON DELETE CASCADE,
  -- Since when it is there: a recovery that is stopped takes back what was added after it began.
  made_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX security_link_account ON security_link (account_id);
CREATE INDEX security_link_expiry ON security_link (expires_at);

-- Mail on its way to the provider.
CREATE TABLE mail_outbox (
  message_id uuid PRIMARY KEY,
  -- AES-256-GCM of address and text under a key that follows from the account key.
  sealed bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  next_try_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at);

-- What counts for the sum of a day, above which players have to be verified.
CREATE TABLE verified_sum (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('retrieval', 'deposit')),
  command_id text COLLATE "C" NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  at bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (account_id, kind, command_id)
);
CREATE INDEX verified_sum_expiry ON verified_sum (expires_at);

-- Acts of the operator by their names, so that a repeat is told and not done again. Neither their words nor whom they
-- concern are kept.
CREATE TABLE operator_act (
  command_id text   COLLATE "C" PRIMARY KEY,
  words      bytea  NOT NULL, -- HMAC-SHA256 under the account key
  first_at   bigint NOT NULL, -- when it was first asked for: whatever it does, it does as of then
  done_at    bigint           -- null: the process ended before it could say
);
