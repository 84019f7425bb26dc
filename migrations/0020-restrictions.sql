-- What an operator, or the site itself, forbids a player: blocks and holds, with their reason, who said so, and until
-- when. Rows stay when they end: they are the history. The engine sees its guard alone, which is made from this table
-- and from `safer_play`.

CREATE TABLE player_restriction (
  restriction_id text   PRIMARY KEY,
  player_id      text   NOT NULL,
  kind           text   NOT NULL CHECK (kind IN ('block', 'hold')),
  scope          text   CHECK (scope IN ('leaving', 'everything')), -- of a hold
  reason         text   NOT NULL CHECK (reason <> ''),
  imposed_by     text   NOT NULL CHECK (imposed_by <> ''),
  imposed_at     bigint NOT NULL,
  until          bigint NOT NULL,
  lifted_by      text,
  lifted_at      bigint,
  lift_reason    text,
  CHECK ((kind = 'hold') = (scope IS NOT NULL)),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
CREATE INDEX player_restriction_player ON player_restriction (player_id, imposed_at);

INSERT INTO player_restriction (restriction_id, player_id, kind, reason, imposed_by, imposed_at, until)
  SELECT gen_random_uuid()::text, player_id, 'block', 'from before reasons were kept', 'operator', 0, operator_until
    FROM safer_play WHERE operator_until IS NOT NULL;
ALTER TABLE safer_play DROP COLUMN operator_until;

ALTER TABLE guard
  ADD COLUMN barred_until       bigint, -- the operator's block
  ADD COLUMN held_until         bigint, -- items and coin stay where they are
  ADD COLUMN leaving_held_until bigint; -- nothing leaves the account; never before `held_until`

DROP FUNCTION set_guard(text, bigint);
DROP FUNCTION set_guard(text, bigint, bigint, text, int);

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

SELECT set_guard(player_id) FROM (SELECT DISTINCT player_id FROM player_restriction) AS restricted;
