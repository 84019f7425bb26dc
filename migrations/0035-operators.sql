-- Operators are persons: each has roles, passkeys and sessions of their own. Moments are milliseconds since 1970. Random ids are 16 hex digits;
-- `operator:local` in their place is the terminal of the site's own user.
CREATE TABLE operator_person (
  operator_id text   COLLATE "C" PRIMARY KEY,
  name        text   NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  roles       text[] COLLATE "C" NOT NULL CHECK (cardinality(roles) >= 1),
  invited_by  text   COLLATE "C" NOT NULL,
  created_at  bigint NOT NULL,
  ended_at    bigint -- null: in force
);

-- Of an operator who has no passkey yet. Using it up deletes it.
CREATE TABLE operator_invitation (
  secret_hash bytea  PRIMARY KEY CHECK (octet_length(secret_hash) = 32), -- SHA-256 of the link's secret
  operator_id text   COLLATE "C" NOT NULL REFERENCES operator_person,
  expires_at  bigint NOT NULL
);
CREATE INDEX operator_invitation_expiry ON operator_invitation (expires_at);

CREATE TABLE operator_passkey (
  credential_id bytea   PRIMARY KEY,
  operator_id   text    COLLATE "C" NOT NULL REFERENCES operator_person,
  public_key    bytea   NOT NULL, -- COSE
  counter       bigint  NOT NULL,
  backed_up     boolean NOT NULL,
  name          text    NOT NULL,
  created_at    bigint  NOT NULL,
  last_used_at  bigint
);
CREATE INDEX operator_passkey_operator ON operator_passkey (operator_id);

CREATE TABLE operator_ceremony (
  ceremony_id uuid   PRIMARY KEY,
  operator_id text   COLLATE "C" REFERENCES operator_person, -- null: a sign-in
  challenge   text   NOT NULL,
  expires_at  bigint NOT NULL
);
CREATE INDEX operator_ceremony_expiry ON operator_ceremony (expires_at);

CREATE TABLE operator_session (
  token_hash   bytea  PRIMARY KEY CHECK (octet_length(token_hash) = 32), -- SHA-256 of the cookie's token
  operator_id  text   COLLATE "C" NOT NULL REFERENCES operator_person,
  created_at   bigint NOT NULL,
  last_used_at bigint NOT NULL, -- to the minute
  expires_at   bigint NOT NULL, -- of the idle session
  ends_at      bigint NOT NULL -- of one in use
);
CREATE INDEX operator_session_operator ON operator_session (operator_id);
CREATE INDEX operator_session_expiry ON operator_session (expires_at);

-- Rows are only ever inserted. Names of personal data and of operations stand here, and never the data.
CREATE TABLE operator_journal (
  entry_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          bigint NOT NULL,
  operator_id text   COLLATE "C" NOT NULL,
  kind        text   COLLATE "C" NOT NULL,
  subject     text   COLLATE "C", -- the operator, player or operation that it is about
  detail      text,
  reason      text   -- as the operator gave it
);
CREATE INDEX operator_journal_refused ON operator_journal (operator_id, subject, at) WHERE kind = 'refused';

CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is append-only: % refused', TG_OP USING ERRCODE = 'GC009';
END $$;
CREATE TRIGGER operator_journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
ALTER TABLE operator_journal ENABLE ALWAYS TRIGGER operator_journal_append_only;
REVOKE UPDATE, DELETE ON operator_journal FROM glasscase_app;
REVOKE DELETE ON operator_person, operator_passkey FROM glasscase_app;
