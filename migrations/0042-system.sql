-- Processes of the site. Each writes its row again and again; a process that ends cleanly takes its row out. Moments are milliseconds since 1970.
CREATE TABLE process_beat (
  process_id uuid   PRIMARY KEY,
  roles      text[] COLLATE "C" NOT NULL,
  host       text   NOT NULL, -- of the machine or the container
  pid        int    NOT NULL,
  version    text   NOT NULL, -- of the program
  node       text   NOT NULL,
  writer     int, -- number of its engine in log_head.writers; null: no engine
  position   bigint NOT NULL, -- entries of the log that it sees
  reasons    text[] NOT NULL, -- sentences that keep it from being ready
  started_at bigint NOT NULL,
  beat_at    bigint NOT NULL
) WITH (fillfactor = 50);

-- Moment from which the key is in use; null where that was before this column.
ALTER TABLE site_key ADD COLUMN since bigint;

-- Tried restores. One waits or runs at a time; its lease runs out after the process that runs it.
CREATE TABLE restore_drill (
  drill_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  asked_at    bigint NOT NULL,
  asked_by    text   COLLATE "C" NOT NULL, -- id of an operator
  leased_until bigint, -- null: it waits
  started_at  bigint,
  ended_at    bigint,
  source      text   COLLATE "C" CHECK (source IN ('folder', 'server', 'published')),
  ok          boolean, -- null: it hasn't ended
  entries     bigint, -- of the restored log
  behind      bigint, -- entries that were signed and that it lacks
  last_at     bigint, -- moment of its last entry
  bytes       bigint, -- of the backup; null where they can't be told
  fault       text
);
CREATE UNIQUE INDEX restore_drill_open ON restore_drill ((true)) WHERE ended_at IS NULL;

-- Work that one of several gateways does at a time: the one that moves `next_at` on.
CREATE TABLE site_chore (
  name    text   COLLATE "C" PRIMARY KEY,
  next_at bigint NOT NULL
);

-- Alarms that last, as their receivers were told.
CREATE TABLE alarm_told (
  alarm    text   COLLATE "C" PRIMARY KEY, -- kind and subject
  kind     text   COLLATE "C" NOT NULL,
  text     text   NOT NULL,
  began_at bigint NOT NULL,
  told_at  bigint NOT NULL
);

-- Alerts by their way out, with what became of them.
CREATE TABLE alert_post (
  alert_id     uuid     PRIMARY KEY,
  channel      text     COLLATE "C" NOT NULL CHECK (channel IN ('webhook', 'mail')),
  state        text     COLLATE "C" NOT NULL CHECK (state IN ('began', 'lasts', 'ended', 'test')),
  body         text     NOT NULL, -- JSON, as the webhook gets it
  made_at      bigint   NOT NULL,
  tries        smallint NOT NULL DEFAULT 0,
  next_try_at  bigint, -- null: delivered or given up
  delivered_at bigint,
  fault        text -- of the last try
);
CREATE INDEX alert_post_due ON alert_post (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX alert_post_newest ON alert_post (made_at);

-- Reports that are sent by mail once their period is complete.
CREATE TABLE report_schedule (
  schedule_id uuid   PRIMARY KEY,
  every       text   COLLATE "C" NOT NULL CHECK (every IN ('day', 'week', 'month')),
  tables      text[] COLLATE "C" NOT NULL CHECK (cardinality(tables) >= 1),
  mail        text   NOT NULL, -- of a receiver, who is no player
  made_by     text   COLLATE "C" NOT NULL, -- id of an operator
  made_at     bigint NOT NULL,
  next_from   text   COLLATE "C" NOT NULL, -- first day of the next period: 2026-11-01
  sent_at     bigint -- null: nothing was sent yet
);
