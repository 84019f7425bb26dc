-- reversals: payments that were given back, as the log has them.
CREATE TABLE deposit_reversal (
  position   bigint PRIMARY KEY,
  player_id  text   COLLATE "C" NOT NULL,
  deposit_id text   COLLATE "C" NOT NULL,
  kind       text   COLLATE "C" NOT NULL, -- refund, chargeback
  amount     bigint NOT NULL, -- of the payment; minor units of coin, like all that follow
  bonus      bigint NOT NULL,
  locked     bigint NOT NULL,
  coin       bigint NOT NULL,
  receivable bigint NOT NULL,
  at         bigint NOT NULL
);
CREATE INDEX deposit_reversal_of_order ON deposit_reversal (deposit_id);

-- What players owe for them; 0 once it is paid.
CREATE TABLE receivable (
  player_id text   COLLATE "C" PRIMARY KEY,
  amount    bigint NOT NULL
);
CREATE INDEX receivable_open ON receivable (player_id) WHERE amount > 0;

-- What of a deposit was given back.
ALTER TABLE flow_record ADD COLUMN reversed bigint NOT NULL DEFAULT 0;

-- News of a reversal, beside that of its payment.
ALTER TABLE untold_news ADD COLUMN reversed boolean NOT NULL DEFAULT false;
ALTER TABLE untold_news DROP CONSTRAINT untold_news_pkey;
ALTER TABLE untold_news ADD PRIMARY KEY (player_id, deposit_id, reversed);

-- The provider's id of the payment, by which it tells of a refund or a dispute; null where it has none. And what it said that was given
-- back in all, in minor units of the currency.
ALTER TABLE deposit_order ADD COLUMN payment_ref text COLLATE "C";
ALTER TABLE deposit_order ADD COLUMN given_back bigint NOT NULL DEFAULT 0;
CREATE INDEX deposit_order_payment ON deposit_order (provider, payment_ref) WHERE payment_ref IS NOT NULL;

-- The sealed entries of a stream, with three types more.
DROP INDEX event_sealed;
CREATE INDEX event_sealed ON event (stream_id, position) WHERE type IN (
  'BalanceAdjusted', 'BalancesErased', 'DepositRequested', 'DepositCancelled', 'PaymentSettled', 'RebateEarned',
  'FreeSaleCredited', 'PointsTransferred', 'PointsSent', 'PointsReceived', 'InviterBound', 'InviterTold', 'InviteeJoined',
  'RebateClaimed', 'VipRewardClaimed', 'DailyRewardClaimed', 'BonusReleased', 'CouponGranted', 'CouponRevoked', 'CodeRewarded',
  'GoldenCodeRedeemed', 'PlayerActApproved', 'PlayerActProposed', 'PlayerActRefused', 'DepositReversed', 'ReceivablePaid',
  'RebateReversed'
);
