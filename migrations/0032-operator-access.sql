-- Keys with which programs and people of the operator read the site over HTTP. Moments are milliseconds since 1970. An ended key stays in
-- the list of the operator.
CREATE TABLE operator_access (
  access_id    text   COLLATE "C" PRIMARY KEY,
  label        text   NOT NULL CHECK (char_length(label) BETWEEN 1 AND 60),
  secret_hash  bytea  NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32), -- SHA-256 of the key
  scopes       text[] COLLATE "C" NOT NULL CHECK (cardinality(scopes) >= 1),
  created_at   bigint NOT NULL,
  expires_at   bigint NOT NULL CHECK (expires_at > created_at),
  revoked_at   bigint, -- null: not revoked
  last_used_at bigint  -- to the hour; the only column that a gateway writes
);
