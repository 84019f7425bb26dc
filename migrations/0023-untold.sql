--- untold: news of players that whoever invited them isn't told of yet. The house tells them once a day.
CREATE TABLE untold_news (
  player_id  text COLLATE "C" NOT NULL,
  deposit_id text COLLATE "C" NOT NULL, -- empty for the invitation itself
  PRIMARY KEY (player_id, deposit_id)
);

-- A player's sealed entries, with a type more.
DROP INDEX event_sealed;
CREATE INDEX event_sealed ON event (stream_id, position) WHERE type IN (
  'BalanceAdjusted', 'BalancesErased', 'DepositRequested', 'DepositCancelled', 'PaymentSettled', 'RebateEarned',
  'FreeSaleCredited', 'PointsTransferred', 'PointsSent', 'PointsReceived', 'InviterBound', 'InviterTold', 'InviteeJoined',
  'RebateClaimed', 'VipRewardClaimed', 'DailyRewardClaimed', 'BonusReleased', 'CouponGranted', 'CouponRevoked', 'CodeRewarded',
  'GoldenCodeRedeemed'
);
