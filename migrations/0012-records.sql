-- Read models of the account: every movement of a balance, what was played, bought, deposited, retrieved and sent, the
-- rebates of the partner programme, coupons, and sums over the whole site. All of them are made from the log.

-- movements: the balance journey. `seq` counts the movements of one event; `after` is the balance then.
CREATE TABLE movement (
  position  bigint   NOT NULL,
  seq       smallint NOT NULL,
  player_id text     NOT NULL,
  balance   text     NOT NULL CHECK (balance IN ('coin', 'points', 'locked')),
  action    text     NOT NULL,
  order_id  text     NOT NULL,
  amount    bigint   NOT NULL, -- signed
  after     bigint   NOT NULL CHECK (after >= 0),
  at        bigint   NOT NULL,
  PRIMARY KEY (position, seq)
);
CREATE INDEX movement_player ON movement (player_id, position DESC, seq DESC);

CREATE TABLE balance_now (
  player_id text   NOT NULL,
  balance   text   NOT NULL,
  amount    bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (player_id, balance)
) WITH (fillfactor = 70);

-- records: one row a play, a bought item, a flow.
CREATE TABLE game_record (
  player_id text   NOT NULL,
  position  bigint NOT NULL,
  record_id text   NOT NULL, -- the round, battle or giveaway
  game      text   NOT NULL,
  cost      bigint NOT NULL,
  won       bigint NOT NULL,
  item_id   text,            -- the dearest of what was won
  at        bigint NOT NULL,
  PRIMARY KEY (player_id, position, record_id)
);

CREATE TABLE purchase_record (
  item_id   text    PRIMARY KEY,
  player_id text    NOT NULL,
  position  bigint  NOT NULL,
  channel   text    NOT NULL CHECK (channel IN ('case', 'free-case', 'shop')),
  case_slug text,
  quantity  integer NOT NULL, -- of the order it came with
  paid      bigint  NOT NULL, -- its share
  balance   text    NOT NULL CHECK (balance IN ('coin', 'points')),
  at        bigint  NOT NULL
);
CREATE INDEX purchase_player ON purchase_record (player_id, position DESC, item_id DESC);

CREATE TABLE flow_record (
  player_id text   NOT NULL,
  flow_id   text   NOT NULL,
  kind      text   NOT NULL CHECK (kind IN ('deposit', 'retrieval', 'transfer')),
  position  bigint NOT NULL, -- where it began
  amount    bigint NOT NULL, -- signed
  balance   text   NOT NULL,
  state     text   NOT NULL,
  at        bigint NOT NULL,
  PRIMARY KEY (player_id, flow_id)
);
CREATE INDEX flow_player ON flow_record (player_id, position DESC);

-- partnership: what the invited deposited; coupons with their use.
CREATE TABLE rebate_record (
  position   bigint PRIMARY KEY,
  player_id  text   NOT NULL, -- who invited
  from_id    text   NOT NULL,
  deposit_id text   NOT NULL,
  deposit    bigint NOT NULL,
  amount     bigint NOT NULL, -- points
  at         bigint NOT NULL
);
CREATE INDEX rebate_player ON rebate_record (player_id, position DESC);

CREATE TABLE coupon (
  coupon_id  text   PRIMARY KEY,
  player_id  text   NOT NULL,
  position   bigint NOT NULL,
  terms      text   NOT NULL, -- RFC 8785 JSON
  expires_at bigint NOT NULL,
  used_at    bigint
);
CREATE INDEX coupon_player ON coupon (player_id, position DESC);

-- statistics: sums over the whole log.
CREATE TABLE site_total (
  name   text   PRIMARY KEY,
  amount bigint NOT NULL
);

-- Rounds that cost nothing are rounds, too, and an erased player's pairs are revealed: these are folded anew.
DELETE FROM projection WHERE name IN ('plays', 'seed-pairs') OR name LIKE '%:rebuild';
TRUNCATE play, seed_pair, host_pair;
