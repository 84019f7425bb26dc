-- act-proposals: acts of operators, by the entries of their streams.
CREATE TABLE act_proposal (
  act_id            text   COLLATE "C" PRIMARY KEY,
  kind              text   COLLATE "C" NOT NULL, -- the type of the command that it carries out
  player_id         text   COLLATE "C", -- of an act on one player
  proposer          text   COLLATE "C" NOT NULL,
  ticket            text   COLLATE "C",
  expires_at        bigint NOT NULL,
  position          bigint NOT NULL UNIQUE, -- of the proposal
  proposed_at       bigint NOT NULL,
  closed            text   COLLATE "C" CHECK (closed IN ('approved', 'refused')), -- null: neither
  closed_by         text   COLLATE "C",
  closed_position   bigint,
  closed_at         bigint,
  break_glass       boolean NOT NULL,
  glass_position    bigint, -- null: the glass is whole
  glass_reason      text,
  reviewed_by       text   COLLATE "C",
  review_note       text,
  reviewed_position bigint
);
CREATE INDEX act_proposal_waiting ON act_proposal (expires_at, position) WHERE closed IS NULL;
CREATE INDEX act_proposal_closed ON act_proposal (closed, position) WHERE closed IS NOT NULL;
CREATE INDEX act_proposal_unreviewed ON act_proposal (position) WHERE glass_position IS NOT NULL AND reviewed_position IS NULL;

-- What the log has by hashes alone: the command that an act is to carry out, and words. Moments are milliseconds since 1970.
CREATE TABLE operator_proposal (
  act_id     text   COLLATE "C" PRIMARY KEY,
  player_id  text   COLLATE "C", -- of an act on one player: the row goes with the account
  effect     text   NOT NULL CHECK (octet_length(effect) <= 1000000), -- RFC 8785 JSON, of which the log has the SHA-256
  changes    text   NOT NULL, -- what changes, as the proposer saw it: JSON, [{"what", "before", "after"}]
  reason     text   NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  refusal    text   CHECK (char_length(refusal) BETWEEN 1 AND 500), -- why the act was refused
  created_at bigint NOT NULL
);
CREATE INDEX operator_proposal_player ON operator_proposal (player_id) WHERE player_id IS NOT NULL;

-- The sealed entries of a stream, with three types more.
DROP INDEX event_sealed;
CREATE INDEX event_sealed ON event (stream_id, position) WHERE type IN (
  'BalanceAdjusted', 'BalancesErased', 'DepositRequested', 'DepositCancelled', 'PaymentSettled', 'RebateEarned',
  'FreeSaleCredited', 'PointsTransferred', 'PointsSent', 'PointsReceived', 'InviterBound', 'InviterTold', 'InviteeJoined',
  'RebateClaimed', 'VipRewardClaimed', 'DailyRewardClaimed', 'BonusReleased', 'CouponGranted', 'CouponRevoked', 'CodeRewarded',
  'GoldenCodeRedeemed', 'PlayerActApproved', 'PlayerActProposed', 'PlayerActRefused'
);
