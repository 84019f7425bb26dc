-- The log and what is kept beside it. Instants are bigint milliseconds since 1970 UTC; money is bigint minor units. Ids, and names
-- of the program's own, are compared byte for byte (COLLATE "C") in every table: pages of lists follow their order, and a server's
-- language orders them neither the same everywhere nor as fast.
--
-- Roles: whoever connects owns and migrates; every engine connection then does SET ROLE glasscase_app. Tables of the
-- log grant that role only what it needs. Tables made after this file grant it SELECT, INSERT, UPDATE and DELETE
-- through the default privileges at the end; a later table that must be stricter says so with a REVOKE of its own.

DO $$
BEGIN
  -- Roles belong to the whole server: another database may be making this one at the same moment.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'glasscase_app') THEN
    CREATE ROLE glasscase_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

DO $$
BEGIN
  -- Who isn't a superuser must be a member to SET ROLE: since PostgreSQL 16 not even a role's maker is one.
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT glasscase_app TO %I', current_user);
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  -- An administrator made the role and must have granted it; the first SET ROLE will tell.
  NULL;
END $$;

GRANT USAGE ON SCHEMA public TO glasscase_app;

-- One row. Its lock orders all appends, so positions have no gaps and become visible in order, whoever writes.
CREATE TABLE log_head (
  id       smallint PRIMARY KEY CHECK (id = 1),
  position bigint   NOT NULL CHECK (position >= 0), -- the next event's
  last_at  bigint   NOT NULL,                       -- no later append is earlier than this
  writers  int[]    NOT NULL                        -- engines that may append
) WITH (fillfactor = 10);
INSERT INTO log_head VALUES (1, 0, 0, '{}');

-- Numbers of engines, never given twice: one that was fenced stays fenced.
CREATE SEQUENCE writer_number AS int;

CREATE TABLE event (
  position  bigint PRIMARY KEY,
  stream_id text   COLLATE "C" NOT NULL,
  version   int    NOT NULL,
  type      text   COLLATE "C" NOT NULL,
  entry     bytea  NOT NULL CHECK (octet_length(entry) <= 65535), -- RFC 8785 JSON; the bytes are the truth
  leaf_hash bytea  NOT NULL GENERATED ALWAYS AS (sha256('\x00'::bytea || entry)) STORED,
  UNIQUE (stream_id, version)
);
-- A player's sealed entries, among hundreds of opened cases each.
CREATE INDEX event_sealed ON event (stream_id, position) WHERE type IN (
  'BalanceAdjusted', 'BalancesErased', 'DepositRequested', 'DepositCancelled', 'PaymentSettled', 'RebateEarned',
  'FreeSaleCredited', 'PointsTransferred', 'PointsSent', 'PointsReceived', 'InviterBound', 'InviteeJoined', 'RebateClaimed',
  'VipRewardClaimed', 'DailyRewardClaimed', 'BonusReleased', 'CouponGranted', 'CouponRevoked', 'CodeRewarded',
  'GoldenCodeRedeemed'
);

-- Sealed entries are published as commitments; what opens them lies here, apart from what everybody reads.
CREATE TABLE opening (
  position bigint PRIMARY KEY,
  salt     bytea  NOT NULL CHECK (octet_length(salt) = 32),
  entry    bytea  NOT NULL CHECK (octet_length(entry) <= 65535) -- RFC 8785 JSON of the whole entry
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only: % refused', TG_OP USING ERRCODE = 'GC009';
END $$;

CREATE TRIGGER event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE event ENABLE ALWAYS TRIGGER event_append_only;
CREATE TRIGGER opening_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON opening
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE opening ENABLE ALWAYS TRIGGER opening_append_only;

-- The log as the site itself reads it: every entry whole. A look into the primary key for each row is the plan at any size.
CREATE VIEW whole_event AS
  SELECT position, stream_id, version, type,
         coalesce((SELECT opening.entry FROM opening WHERE opening.position = event.position), event.entry) AS entry
    FROM event;

-- Versions of events that programs which ran here may have written: an older program is refused where the log has one.
CREATE TABLE event_version (
  type           text COLLATE "C" NOT NULL,
  schema_version int  NOT NULL CHECK (schema_version >= 1),
  PRIMARY KEY (type, schema_version)
);

CREATE TABLE stream (
  stream_id text COLLATE "C" PRIMARY KEY,
  version   int  NOT NULL
) WITH (fillfactor = 70);

-- Answers already given: key = the first 16 bytes of SHA-256(actor | command id). The request's hash is whole: a client chooses
-- both requests of a collision.
CREATE TABLE receipt (
  key          uuid   PRIMARY KEY,
  request_hash bytea  NOT NULL,
  outcome      text   NOT NULL, -- {"accepted":number of events} or {"rejected":{"code":…,"details":…}}
  position     bigint,          -- of the first event; null when rejected
  at           bigint NOT NULL
);
-- Receipts come in order of time, so a block range index prunes them at almost no cost to the commit.
CREATE INDEX receipt_at ON receipt USING brin (at);

CREATE TABLE timer (
  stream_id text   COLLATE "C" NOT NULL,
  kind      text   COLLATE "C" NOT NULL,
  seq       int    NOT NULL,
  due_at    bigint NOT NULL,
  PRIMARY KEY (stream_id, kind, seq)
);
CREATE INDEX timer_due ON timer (due_at);

-- A pair's server seed and salt, sealed with AES-256-GCM. Only ciphertext is ever here.
CREATE TABLE server_seed (
  pair_id text  COLLATE "C" PRIMARY KEY,
  sealed  bytea NOT NULL
);

-- Shortens the loading of long streams; may be deleted at any time. Entries are numbered among the open and among the sealed
-- ones of their stream: of a stream that begins with its snapshot, both follow from its version and from how many were open.
CREATE TABLE snapshot (
  stream_id    text COLLATE "C" PRIMARY KEY,
  version      int  NOT NULL,
  state        text NOT NULL,
  open_entries int  NOT NULL
);

-- How far each follower has read.
CREATE TABLE projection (
  name     text   COLLATE "C" PRIMARY KEY,
  version  int    NOT NULL,
  position bigint NOT NULL DEFAULT 0, -- the next to fold
  status   text   COLLATE "C" NOT NULL DEFAULT 'live'
);

-- A new engine becomes a writer. The oldest of more than 64 numbers goes: engines that died never said goodbye.
CREATE FUNCTION register_writer() RETURNS int LANGUAGE sql VOLATILE AS $$
  UPDATE log_head SET writers = (writers || nextval('writer_number')::int)[greatest(1, cardinality(writers) - 62):]
   WHERE id = 1 RETURNING writers[cardinality(writers)];
$$;

-- Fences a writer: whatever it still tries to append is refused.
CREATE FUNCTION remove_writer(writer int) RETURNS void LANGUAGE sql VOLATILE AS $$
  UPDATE log_head SET writers = array_remove(writers, writer) WHERE id = 1;
$$;

GRANT SELECT, UPDATE ON log_head TO glasscase_app;
GRANT USAGE ON SEQUENCE writer_number TO glasscase_app;
GRANT SELECT, INSERT ON event, opening, event_version, server_seed TO glasscase_app;
GRANT SELECT ON whole_event TO glasscase_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON stream, receipt, timer, snapshot, projection TO glasscase_app;
-- A login that can't apply migrations sees which were applied: it waits for them at its start, or says what is missing.
-- Kysely makes this table before any migration.
GRANT SELECT ON kysely_migration TO glasscase_app;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO glasscase_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO glasscase_app;
