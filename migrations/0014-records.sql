-- Read models of the account: every movement of a balance, what was played, bought, deposited, retrieved and sent, the
-- rebates of the partner programme, coupons, items, and sums over the whole site.

-- movements: the balance journey. `seq` counts the movements of one event; `after` is the balance then.
CREATE TABLE movement (
  position  bigint   NOT NULL,
  seq       smallint NOT NULL,
  player_id text     COLLATE "C" NOT NULL,
  balance   text     COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'points', 'locked')),
  action    text     COLLATE "C" NOT NULL,
  order_id  text     COLLATE "C" NOT NULL,
  amount    bigint   NOT NULL, -- signed
  after     bigint   NOT NULL CHECK (after >= 0),
  at        bigint   NOT NULL,
  -- Nobody looks for a movement, a play or a purchase without its player. What lists are filtered by stands beside the key, so that
  -- the rows of a list are counted without being read.
  PRIMARY KEY (player_id, position, seq) INCLUDE (balance, action)
);
-- The few of a kind among everything that a player did. Opened cases, and coin, are most of it.
CREATE INDEX movement_of_action ON movement (player_id, action, position, seq) WHERE action <> 'CASE_OPEN';
CREATE INDEX movement_of_balance ON movement (player_id, balance, position, seq) WHERE balance <> 'coin';
-- The calendar of rewards looks for the few rows of weeks among many.
CREATE INDEX movement_daily_reward ON movement (player_id, at) WHERE action = 'DAILY_REWARD';

CREATE TABLE balance_now (
  player_id text   COLLATE "C" NOT NULL,
  balance   text   COLLATE "C" NOT NULL,
  amount    bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (player_id, balance)
) WITH (fillfactor = 70);

-- records: one row a play, a bought item, a flow.
CREATE TABLE game_record (
  player_id text   COLLATE "C" NOT NULL,
  position  bigint NOT NULL,
  record_id text   COLLATE "C" NOT NULL, -- the round, battle or giveaway
  game      text   COLLATE "C" NOT NULL,
  cost      bigint NOT NULL,
  won       bigint NOT NULL,
  item_id   text COLLATE "C", -- the dearest of what was won
  at        bigint NOT NULL,
  PRIMARY KEY (player_id, position, record_id) INCLUDE (game)
);
CREATE INDEX game_record_of_rare_game ON game_record (player_id, game, position) WHERE game <> 'case';

CREATE TABLE purchase_record (
  item_id   text    COLLATE "C" NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  position  bigint  NOT NULL,
  channel   text    COLLATE "C" NOT NULL CHECK (channel IN ('case', 'free-case', 'shop')),
  case_slug text COLLATE "C",
  quantity  integer NOT NULL, -- of the order it came with
  paid      bigint  NOT NULL, -- its share
  balance   text    COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'points')),
  at        bigint  NOT NULL,
  PRIMARY KEY (player_id, position, item_id)
);
CREATE INDEX purchase_free_case ON purchase_record (player_id, at) WHERE channel = 'free-case';

CREATE TABLE flow_record (
  player_id text   COLLATE "C" NOT NULL,
  flow_id   text   COLLATE "C" NOT NULL,
  kind      text   COLLATE "C" NOT NULL CHECK (kind IN ('deposit', 'retrieval', 'transfer')),
  position  bigint NOT NULL, -- where it began
  amount    bigint NOT NULL, -- signed
  balance   text   COLLATE "C" NOT NULL,
  state     text   COLLATE "C" NOT NULL,
  at        bigint NOT NULL,
  PRIMARY KEY (player_id, flow_id)
);
CREATE INDEX flow_player ON flow_record (player_id, position DESC);

-- retrievals: items on their way to Steam, and those that arrived or came back.
CREATE TABLE retrieval (
  retrieval_id text     COLLATE "C" PRIMARY KEY,
  player_id    text     COLLATE "C" NOT NULL,
  item_id      text     COLLATE "C" NOT NULL,
  state        smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  position     bigint   NOT NULL, -- of the request; a command may send several items, each with its own
  requested_at bigint   NOT NULL,
  changed_at   bigint   NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX retrieval_of_player ON retrieval (player_id, position);
-- How long retrievals took lately, and which one waits longest.
CREATE INDEX retrieval_ended ON retrieval (changed_at) WHERE state = 3;
CREATE INDEX retrieval_waiting ON retrieval (requested_at) WHERE state < 3;

-- rewards: what the invited deposited; coupons with their use.
CREATE TABLE rebate_record (
  position   bigint PRIMARY KEY,
  player_id  text   COLLATE "C" NOT NULL, -- who invited
  from_id    text   COLLATE "C" NOT NULL,
  deposit_id text   COLLATE "C" NOT NULL,
  deposit    bigint NOT NULL,
  amount     bigint NOT NULL, -- points
  at         bigint NOT NULL
);
CREATE INDEX rebate_player ON rebate_record (player_id, position DESC);

CREATE TABLE coupon (
  coupon_id  text   COLLATE "C" PRIMARY KEY,
  player_id  text   COLLATE "C" NOT NULL,
  position   bigint NOT NULL,
  terms      text   NOT NULL, -- RFC 8785 JSON
  expires_at bigint NOT NULL,
  used_at    bigint,
  revoked_at bigint -- taken back by the operator
);
CREATE INDEX coupon_player ON coupon (player_id, position DESC);

-- Which of its skin each item is, of all that were made on the site, in the order of the log.
CREATE TABLE item_serial (
  item_id text   COLLATE "C" PRIMARY KEY,
  skin_id text    COLLATE "C" NOT NULL,
  number  integer NOT NULL CHECK (number > 0),
  at      bigint  NOT NULL,
  UNIQUE (skin_id, number)
);

-- statistics: sums over the whole log.
CREATE TABLE site_total (
  name   text   COLLATE "C" PRIMARY KEY,
  amount bigint NOT NULL
);
