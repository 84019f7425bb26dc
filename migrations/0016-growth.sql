-- Indexes for logs that have grown: every list of a player reads what it answers, and nothing else reads more for it. A rebuild gives
-- indexes of read models other names, so those are found by their tables.

DO $$
DECLARE
  old record;
BEGIN
  FOR old IN
    SELECT i.indrelid::regclass AS of, i.indexrelid::regclass AS name, c.conname AS key
      FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.conrelid = i.indrelid
     WHERE i.indrelid IN ('movement'::regclass, 'game_record'::regclass, 'purchase_record'::regclass)
        OR i.indrelid = 'battle'::regclass AND NOT i.indisunique
  LOOP
    IF old.key IS NULL THEN
      EXECUTE format('DROP INDEX %s', old.name);
    ELSE
      EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', old.of, old.key);
    END IF;
  END LOOP;
END $$;

-- One key for what were two: nobody looks for a movement, a play or a purchase without its player. What lists are filtered by stands
-- beside it, so that the rows of a list are counted without being read.
ALTER TABLE movement ADD PRIMARY KEY (player_id, position, seq) INCLUDE (balance, action);
ALTER TABLE game_record ADD PRIMARY KEY (player_id, position, record_id) INCLUDE (game);
ALTER TABLE purchase_record ADD PRIMARY KEY (player_id, position, item_id);
CREATE INDEX purchase_free_case ON purchase_record (player_id, at) WHERE channel = 'free-case';
CREATE INDEX movement_daily_reward ON movement (player_id, at) WHERE action = 'DAILY_REWARD';

-- The few of a kind among everything that a player did. Opened cases, and coin, are most of it.
CREATE INDEX movement_of_action ON movement (player_id, action, position, seq) WHERE action <> 'CASE_OPEN';
CREATE INDEX movement_of_balance ON movement (player_id, balance, position, seq) WHERE balance <> 'coin';
CREATE INDEX game_record_of_rare_game ON game_record (player_id, game, position) WHERE game <> 'case';

-- Battles of the same: what filters and counts look at stands in the index.
CREATE INDEX battle_current ON battle (position) WHERE status IN ('waiting', 'locked') AND NOT private;
CREATE INDEX battle_history ON battle (last_position) INCLUDE (mode, cost, status) WHERE status = 'finished' AND NOT private;
CREATE INDEX battle_changed ON battle (last_position);

-- What is held is little of all that ever was. It is looked for by its player, and summed by its state over all of them.
DROP INDEX item_player, item_owed;
CREATE INDEX item_of_player ON item (player_id, acquired_version) INCLUDE (state, value);
CREATE INDEX item_owed ON item (state, player_id, acquired_version) INCLUDE (value)
  WHERE state IN ('held', 'escrowed', 'retrieving');

-- A player's sealed entries, among hundreds of opened cases each.
CREATE INDEX event_sealed ON event (stream_id, position) WHERE type IN (
  'BalanceAdjusted', 'BalancesErased', 'DepositRequested', 'DepositCancelled', 'PaymentSettled', 'RebateEarned',
  'FreeSaleCredited', 'PointsTransferred', 'PointsSent', 'PointsReceived', 'InviterBound', 'InviteeJoined', 'RebateClaimed',
  'VipRewardClaimed', 'DailyRewardClaimed', 'BonusReleased', 'CouponGranted', 'CouponRevoked', 'CodeRewarded',
  'GoldenCodeRedeemed'
);
