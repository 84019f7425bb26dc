-- What the gateway does with the world outside: orders at payment providers, items at the warehouse, and how far reactors
-- have come. Ordinary tables: none of this is in the log or made by it, and a rebuild never touches it.

CREATE TABLE reactor (
  name         text COLLATE "C" PRIMARY KEY,
  -- The next position to react to.
  position     bigint NOT NULL,
  -- The process that reacts, until then.
  holder       uuid,
  leased_until bigint NOT NULL DEFAULT 0
);

-- Events whose reaction failed too often to wait for: tried again later, while the others go on.
CREATE TABLE reactor_failure (
  name        text COLLATE "C" NOT NULL,
  position    bigint NOT NULL,
  tries       integer NOT NULL,
  next_try_at bigint NOT NULL,
  reason      text NOT NULL CHECK (char_length(reason) <= 300),
  PRIMARY KEY (name, position)
);

CREATE TABLE deposit_order (
  -- Follows from the player and the command, so that a repeated command finds its order. Stands in the log, too.
  order_id   text COLLATE "C" PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  player_id  text COLLATE "C" NOT NULL,
  command_id uuid NOT NULL,
  channel    text COLLATE "C" NOT NULL,
  -- ISO 4217, and what is paid of it in minor units.
  currency   text COLLATE "C" NOT NULL,
  pay_amount bigint NOT NULL CHECK (pay_amount > 0),
  -- Coin: ordered, and the locked bonus that came with it once it is paid.
  amount     bigint NOT NULL CHECK (amount > 0),
  bonus      bigint NOT NULL DEFAULT 0,
  coupon_id  text COLLATE "C",
  one_time_rewards boolean NOT NULL,
  provider   text COLLATE "C" NOT NULL,
  -- The provider's own id and its page; null until its session is known to be there.
  provider_ref text COLLATE "C",
  pay_url    text,
  -- Whether a session was asked for: from then on the provider is asked what it knows, and never told twice.
  session_begun boolean NOT NULL DEFAULT false,
  -- Whether the log has the order; false between the row and the answer of the engine.
  requested  boolean NOT NULL DEFAULT false,
  -- 0 processing, 1 completed, 2 cancelled, as the API counts.
  state      smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),
  -- Whether it may still be paid, as far as the provider said.
  payable    boolean NOT NULL DEFAULT true,
  -- What an operator must look at; null for nothing.
  problem    text COLLATE "C" CHECK (problem IN ('amount', 'currency', 'refused')),
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  -- When the provider is asked again what became of it.
  ask_at     bigint NOT NULL,
  asked      integer NOT NULL DEFAULT 0,
  UNIQUE (account_id, command_id)
);
CREATE INDEX deposit_order_of_account ON deposit_order (account_id, created_at DESC, order_id DESC);
CREATE INDEX deposit_order_unsettled ON deposit_order (ask_at) WHERE payable OR NOT requested;

-- Every verified word of a provider: none counts twice, and what didn't fit its order is here to be looked at.
CREATE TABLE payment_event (
  provider    text COLLATE "C" NOT NULL,
  event_id    text COLLATE "C" NOT NULL CHECK (char_length(event_id) <= 255),
  order_id    text COLLATE "C" NOT NULL,
  kind        text COLLATE "C" NOT NULL,
  currency    text COLLATE "C",
  amount      bigint,
  outcome     text COLLATE "C" NOT NULL,
  received_at bigint NOT NULL,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_of_order ON payment_event (order_id);

-- What the sandbox provider would keep on its own side.
CREATE TABLE sandbox_payment (
  order_id text COLLATE "C" PRIMARY KEY,
  currency text COLLATE "C" NOT NULL,
  amount   bigint NOT NULL,
  state    text COLLATE "C" NOT NULL CHECK (state IN ('open', 'paid', 'closed'))
);

-- What the sandbox warehouse would keep on its own side.
CREATE TABLE sandbox_shipment (
  key     text COLLATE "C" PRIMARY KEY,
  fails   boolean NOT NULL,
  sent_at bigint NOT NULL
);

-- Items on their way: what the warehouse must know, and what it said. Gone with the account.
CREATE TABLE retrieval_private (
  retrieval_id text COLLATE "C" PRIMARY KEY,
  player_id    text COLLATE "C" NOT NULL,
  item_id      text COLLATE "C" NOT NULL,
  -- Of the request in the log: the key by which the warehouse knows a repetition.
  position     bigint NOT NULL UNIQUE,
  -- As it was when the item was sent on its way; null once nobody needs it.
  trade_link   text CHECK (char_length(trade_link) <= 200),
  skin_id      text COLLATE "C" NOT NULL,
  wear         text COLLATE "C" NOT NULL,
  float        integer,
  -- new: to be sent · sending: whether it arrived is unknown · sent: the warehouse has it · done
  step         text COLLATE "C" NOT NULL CHECK (step IN ('new', 'sending', 'sent', 'done')),
  provider     text COLLATE "C",
  provider_ref text COLLATE "C",
  message      text CHECK (char_length(message) <= 300),
  tries        integer NOT NULL DEFAULT 0,
  next_try_at  bigint NOT NULL
);
CREATE INDEX retrieval_private_of_player ON retrieval_private (player_id);
CREATE INDEX retrieval_private_due ON retrieval_private (next_try_at) WHERE step <> 'done';

-- Golden Codes are secrets: the log knows them by random ids.
CREATE TABLE golden_code (
  code_hash  bytea  PRIMARY KEY, -- HMAC-SHA256 under the account key
  code_id    text   COLLATE "C" NOT NULL UNIQUE,
  created_at bigint NOT NULL
);
