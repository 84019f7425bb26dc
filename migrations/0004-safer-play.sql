-- What players set for their own protection and what an operator, or the site itself, forbids them. Private: the engine sees
-- its guard alone, which is made from these tables.

CREATE TABLE safer_play (
  player_id      text   COLLATE "C" PRIMARY KEY,
  limits         text   NOT NULL DEFAULT '[]', -- JSON: [{"kind", "period", "amount" or null, "from"}]
  time_out_until bigint,
  excluded_until bigint,
  reminder       int    NOT NULL DEFAULT 60 CHECK (reminder >= 0), -- minutes between reality checks, 0 for none
  min_cycle_ms   int    NOT NULL DEFAULT 0 CHECK (min_cycle_ms >= 0)
);

-- Blocks and holds, with their reason, who said so, and until when. Rows stay when they end: they are the history.
CREATE TABLE player_restriction (
  restriction_id text   COLLATE "C" PRIMARY KEY,
  player_id      text   COLLATE "C" NOT NULL,
  kind           text   COLLATE "C" NOT NULL CHECK (kind IN ('block', 'hold')),
  scope          text   COLLATE "C" CHECK (scope IN ('leaving', 'everything')), -- of a hold
  reason         text   NOT NULL CHECK (reason <> ''),
  imposed_by     text   NOT NULL CHECK (imposed_by <> ''),
  -- Which part of the site restricted a player, or that a person of the operator's did: whatever that person is called.
  origin         text   COLLATE "C" NOT NULL CHECK (origin IN ('operator', 'recovery', 'thaw', 'freeze')),
  imposed_at     bigint NOT NULL,
  until          bigint NOT NULL,
  lifted_by      text,
  lifted_at      bigint,
  lift_reason    text,
  CHECK ((kind = 'hold') = (scope IS NOT NULL)),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
CREATE INDEX player_restriction_player ON player_restriction (player_id, imposed_at);

-- Makes a player's guard from what is set for them by now. It waits for the append in flight, and every later one sees it:
-- also where no row was. Of two at once the later one sees what both set.
CREATE FUNCTION set_guard(player text) RETURNS int LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  now_at int;
BEGIN
  PERFORM FROM log_head WHERE id = 1 FOR UPDATE;
  INSERT INTO guard AS g (player_id, version, blocked_until, rewards_blocked_until, limits, min_cycle_ms,
                          barred_until, held_until, leaving_held_until)
  SELECT player, 1, greatest(s.time_out_until, s.excluded_until), s.excluded_until, coalesce(s.limits, '[]'),
         coalesce(s.min_cycle_ms, 0), r.barred, r.held, r.leaving
    FROM (SELECT max(until) FILTER (WHERE kind = 'block') AS barred,
                 max(until) FILTER (WHERE scope = 'everything') AS held,
                 max(until) FILTER (WHERE kind = 'hold') AS leaving
            FROM player_restriction WHERE player_id = player AND lifted_at IS NULL) r
    LEFT JOIN safer_play s ON s.player_id = player
  ON CONFLICT (player_id) DO UPDATE
     SET version = g.version + 1, blocked_until = excluded.blocked_until,
         rewards_blocked_until = excluded.rewards_blocked_until, limits = excluded.limits,
         min_cycle_ms = excluded.min_cycle_ms, barred_until = excluded.barred_until,
         held_until = excluded.held_until, leaving_held_until = excluded.leaving_held_until
  RETURNING version INTO now_at;
  RETURN now_at;
END $$;

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
