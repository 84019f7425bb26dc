-- acts: the entries of the log that only an operator's command makes. `text` and `reason` are for an operator's eyes.
CREATE TABLE house_act (
  position  bigint PRIMARY KEY,
  at        bigint NOT NULL,
  kind      text   COLLATE "C" NOT NULL, -- the event's type
  player_id text   COLLATE "C", -- null where it is about no player
  balance   text   COLLATE "C" CHECK (balance IN ('coin', 'points', 'locked')),
  amount    bigint, -- signed; null where no balance changes
  text      text   NOT NULL,
  reason    text
);
CREATE INDEX house_act_of_kind ON house_act (kind, position);

-- An operator reads the orders of all players, those with a problem apart, and looks for one by the provider's own id.
CREATE INDEX deposit_order_newest ON deposit_order (created_at, order_id);
CREATE INDEX deposit_order_of_state ON deposit_order (state, created_at, order_id);
CREATE INDEX deposit_order_by_provider ON deposit_order (provider, created_at, order_id);
CREATE INDEX deposit_order_with_problem ON deposit_order (created_at, order_id) WHERE problem IS NOT NULL;
CREATE INDEX deposit_order_of_provider ON deposit_order (provider_ref) WHERE provider_ref IS NOT NULL;
-- The ended retrievals of all players by state; the few that wait have an index of their own.
CREATE INDEX retrieval_over ON retrieval (state, requested_at, position) WHERE state >= 3;
