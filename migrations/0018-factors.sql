-- How players prove who they are besides password and SMS, and from where they did before. Personal data, gone with the
-- account. Secrets are hashed or sealed; moments are milliseconds since 1970.

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

ALTER TABLE session
  -- Its absolute end. Before that, expires_at moves along with its use.
  ADD COLUMN ends_at bigint;
UPDATE session SET ends_at = expires_at;
ALTER TABLE session ALTER COLUMN ends_at SET NOT NULL;

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
  purpose text NOT NULL CHECK (purpose IN ('register', 'login', 'step-up')),
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
