-- A row: an operator switched the payment channel off, so that it takes no new order. The journal has the history.
CREATE TABLE payment_channel_off (
  channel_id text   COLLATE "C" PRIMARY KEY,
  reason     text   NOT NULL CHECK (reason <> ''),
  changed_by text   COLLATE "C" NOT NULL,
  changed_at bigint NOT NULL -- milliseconds since 1970
);

-- Counts of webhooks that the site didn't take, by hour. None of their content is kept. Moments are milliseconds since 1970.
CREATE TABLE webhook_refusal (
  provider   text   COLLATE "C" NOT NULL,
  hour       bigint NOT NULL, -- its beginning
  reason     text   COLLATE "C" NOT NULL CHECK (reason IN ('unsigned', 'unknown-order')),
  refused    bigint NOT NULL,
  last_at    bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (provider, hour, reason)
);
CREATE INDEX webhook_refusal_newest ON webhook_refusal (hour);
CREATE INDEX webhook_refusal_expiry ON webhook_refusal (expires_at);

-- The acts of operators on a retrieval.
CREATE INDEX operator_journal_retrieval ON operator_journal (subject, entry_id) WHERE kind IN ('retrieval-advanced', 'retrieval-retried');

-- The acts that the proof page shows: open ones, sealed ones by month, and broken glasses.
CREATE INDEX act_proposal_open ON act_proposal (position) WHERE player_id IS NULL;
CREATE INDEX act_proposal_sealed ON act_proposal (proposed_at) WHERE player_id IS NOT NULL;
CREATE INDEX act_proposal_glass ON act_proposal (glass_position) WHERE glass_position IS NOT NULL;
