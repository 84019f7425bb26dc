-- When a text message went to a number last: nobody sends it two at once, wherever they ask from.
CREATE TABLE sms_lock (
  phone text COLLATE "C" PRIMARY KEY,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sms_lock_expiry ON sms_lock (expires_at);

-- A code belongs to who asked for it, so that nobody's is replaced or used up from elsewhere.
DROP TABLE sms_code;
CREATE TABLE sms_code (
  phone text COLLATE "C" NOT NULL,
  -- HMAC-SHA256 of number and address key under the account key.
  requester bytea NOT NULL,
  purpose text NOT NULL,
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

-- Addresses from which a number's owner proved to be it: HMAC-SHA256 of both under the account key.
CREATE TABLE proved_address (
  key bytea PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX proved_address_expiry ON proved_address (expires_at);
