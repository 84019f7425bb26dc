-- Who of the operator's people looks after a ticket.
ALTER TABLE support_ticket ADD COLUMN assigned_to text;

-- Acts of the operator by their names, so that a repeat is told and not done again. Neither their words nor whom they
-- concern are kept.
CREATE TABLE operator_act (
  command_id text   PRIMARY KEY,
  words      bytea  NOT NULL, -- HMAC-SHA256 under the account key
  first_at   bigint NOT NULL, -- when it was first asked for: whatever it does, it does as of then
  done_at    bigint           -- null: the process ended before it could say
);

-- The guard is made in the transaction that changes what it is made from: nothing binds half.
CREATE FUNCTION guard_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_guard(NEW.player_id);
  RETURN NULL;
END $$;

CREATE TRIGGER guard_follows AFTER INSERT OR UPDATE ON player_restriction
  FOR EACH ROW EXECUTE FUNCTION guard_follows();
CREATE TRIGGER guard_follows AFTER INSERT OR UPDATE OF limits, time_out_until, excluded_until, min_cycle_ms ON safer_play
  FOR EACH ROW EXECUTE FUNCTION guard_follows();

-- Rows that were written and never bound.
SELECT set_guard(player_id) FROM (SELECT player_id FROM player_restriction UNION SELECT player_id FROM safer_play) AS rows;
