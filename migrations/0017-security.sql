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
