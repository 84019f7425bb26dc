-- How players prove who they are, and from where they did before. Personal data, gone with the account. Secrets are hashed or
-- sealed; moments are milliseconds since 1970.

CREATE TABLE sms_code (
  phone text COLLATE "C" NOT NULL,
  -- HMAC-SHA256 of number and address key under the account key.
  requester bytea NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  -- HMAC-SHA256 under the account key: six digits alone would be guessed from any plain hash.
  code_hash bytea NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  -- Tries from all other addresses together: a phone changes networks while its owner types.
  others_left smallint NOT NULL CHECK (others_left >= 0),
  PRIMARY KEY (phone, requester)
);
CREATE INDEX sms_code_expiry ON sms_code (expires_at);

-- When a text message went to a number last: nobody sends it two at once, wherever they ask from.
CREATE TABLE sms_lock (
  phone text COLLATE "C" PRIMARY KEY,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sms_lock_expiry ON sms_lock (expires_at);

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

-- Addresses from which a number's owner proved to be it: HMAC-SHA256 of both under the account key.
CREATE TABLE proved_address (
  key bytea PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX proved_address_expiry ON proved_address (expires_at);

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
  steam_id text COLLATE "C" NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX steam_ticket_expiry ON steam_ticket (expires_at);

-- A client keeps 256 random bits of its own; who brings them again comes from the same device.
CREATE TABLE known_device (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- SHA-256 of the client's bits.
  token_hash bytea NOT NULL,
  -- Browser and system, as far as the header told.
  device text NOT NULL CHECK (char_length(device) <= 60),
  first_seen_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  -- A device that nobody signed in from for long is a new one again.
  expires_at bigint NOT NULL,
  PRIMARY KEY (account_id, token_hash)
);
CREATE INDEX known_device_expiry ON known_device (expires_at);

CREATE TABLE passkey (
  passkey_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- As the authenticator chose it. Unique, so that one credential opens one account.
  credential_id bytea NOT NULL UNIQUE,
  -- COSE key.
  public_key bytea NOT NULL,
  -- What the authenticator counted last; 0 for ever in one that doesn't count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  backed_up boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  created_at bigint NOT NULL,
  last_used_at bigint
);
CREATE INDEX passkey_account ON passkey (account_id);

-- WebAuthn ceremonies that were begun and haven't come back. A row is good for one answer.
CREATE TABLE passkey_ceremony (
  ceremony_id uuid PRIMARY KEY,
  purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('register', 'login', 'step-up')),
  -- Whose it is; null for a sign-in, where nobody is known yet.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  -- base64url, as browsers give it back. Public, and good for nothing by itself.
  challenge text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX passkey_ceremony_account ON passkey_ceremony (account_id);
CREATE INDEX passkey_ceremony_expiry ON passkey_ceremony (expires_at);

CREATE TABLE totp (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- AES-256-GCM of the secret under a key that follows from the account key.
  sealed bytea NOT NULL,
  -- The newest step that a code was taken of: none counts twice.
  last_step bigint NOT NULL,
  since bigint NOT NULL
);

-- An authenticator that was shown its secret and hasn't confirmed it.
CREATE TABLE totp_setup (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed bytea NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX totp_setup_expiry ON totp_setup (expires_at);

-- A row goes when its code is used.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- HMAC-SHA256 under the account key.
  code_hash bytea NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);
