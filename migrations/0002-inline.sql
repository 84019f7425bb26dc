-- What every commit keeps up to date besides the log, and `append`, the only way into both.

CREATE TABLE wallet (
  player_id text   PRIMARY KEY,
  coin      bigint NOT NULL CHECK (coin >= 0),
  points    bigint NOT NULL CHECK (points >= 0),
  version   int    NOT NULL -- of the player's stream
) WITH (fillfactor = 70);

CREATE TABLE item (
  item_id          text   PRIMARY KEY, -- the round that won it
  player_id        text   NOT NULL,
  skin_id          text   NOT NULL,
  wear             text   NOT NULL,
  float            int,                -- millionths
  value            bigint NOT NULL,    -- as committed by the odds it was drawn from
  case_slug        text   NOT NULL,
  state            text   NOT NULL CHECK (state IN ('held', 'sold')),
  acquired_at      bigint NOT NULL,
  acquired_version int    NOT NULL     -- of the player's stream
) WITH (fillfactor = 90);
CREATE INDEX item_player ON item (player_id, acquired_version);

-- Counter-accounts of players; per balance type they and the wallets sum to zero.
CREATE TABLE house_account (
  account text   NOT NULL,
  balance text   NOT NULL, -- coin or points
  amount  bigint NOT NULL,
  PRIMARY KEY (account, balance)
) WITH (fillfactor = 50);

-- Safer play: private, erasable, part of the read set of every play and deposit. No row means version 0, unblocked.
CREATE TABLE guard (
  player_id     text   PRIMARY KEY,
  version       int    NOT NULL,
  blocked_until bigint
);

-- Changes a player's guard. It waits for the append in flight, and every later one sees it: also where no row was.
CREATE FUNCTION set_guard(player text, until bigint) RETURNS int LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  now_at int;
BEGIN
  PERFORM FROM log_head WHERE id = 1 FOR UPDATE;
  INSERT INTO guard (player_id, version, blocked_until) VALUES (player, 1, until)
  ON CONFLICT (player_id) DO UPDATE SET version = guard.version + 1, blocked_until = excluded.blocked_until
  RETURNING version INTO now_at;
  RETURN now_at;
END $$;

-- Commits one batch of decisions, all of it or nothing. Returns the position of its first event.
--
-- It is VOLATILE and runs under READ COMMITTED, so that each statement sees what was committed before it began. The
-- first one takes the head's row lock; from there on no other append runs, and every comparison below is exact. The
-- order of the refusals matters too: a batch that is sent again because its answer was lost must hear "taken", and
-- not that it made its own reads stale.
--
-- GC001 fenced · GC002 earlier than the log (detail: its last instant) · GC003 receipts taken
-- GC004 stale streams (detail: their ids, one a line) · GC005 stale guards (detail: players, one a line)
--
-- Nested loops over primary keys are the only sensible plans here, at any size of the tables and without statistics,
-- which the embedded database never gathers by itself: so the planner isn't asked, and plans are made once.
CREATE FUNCTION append(
  writer           int,
  batch_at         bigint,
  read_streams     text[], read_versions     int[],
  guard_players    text[], guard_versions    int[],
  receipt_keys     bytea,  receipt_hashes    bytea, receipt_outcomes text[], receipt_offsets int[],
  event_streams    text[], event_versions    int[], event_types text[], entries bytea, entry_ends int[],
  stream_ids       text[], stream_versions   int[],
  wallet_players   text[], wallet_coin       bigint[], wallet_points bigint[], wallet_versions int[],
  item_ids         text[], item_players      text[], item_skins text[], item_wears text[], item_floats int[],
  item_values      bigint[], item_cases      text[], item_states text[], item_versions int[],
  sold_items       text[],
  house_accounts   text[], house_balances    text[], house_deltas bigint[],
  seed_pairs       text[], sealed_seeds      bytea[],
  set_streams      text[], set_kinds         text[], set_seqs int[], set_dues bigint[],
  cleared_streams  text[], cleared_kinds     text[], cleared_seqs int[]
) RETURNS bigint
LANGUAGE plpgsql VOLATILE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
AS $$
DECLARE
  first_position bigint;
  latest         bigint;
  stored         bigint;
  moved          text;
BEGIN
  -- (a) The head: order, fencing, and time that never runs backwards.
  UPDATE log_head SET position = position + cardinality(event_streams), last_at = batch_at
   WHERE id = 1 AND writer = ANY (writers) AND last_at <= batch_at
  RETURNING position - cardinality(event_streams) INTO first_position;
  IF first_position IS NULL THEN
    SELECT last_at INTO latest FROM log_head WHERE id = 1 AND writer = ANY (writers);
    IF latest IS NULL THEN
      RAISE EXCEPTION 'writer % is fenced', writer USING ERRCODE = 'GC001';
    END IF;
    RAISE EXCEPTION 'the log is later than the batch' USING ERRCODE = 'GC002', DETAIL = latest::text;
  END IF;

  INSERT INTO receipt (key, request_hash, outcome, position, at)
  SELECT substring(receipt_keys, (32 * i - 31)::int, 32), substring(receipt_hashes, (32 * i - 31)::int, 32),
         outcome, first_position + start, batch_at
    FROM unnest(receipt_outcomes, receipt_offsets) WITH ORDINALITY AS one (outcome, start, i)
  ON CONFLICT (key) DO NOTHING;
  GET DIAGNOSTICS stored = ROW_COUNT;
  IF stored < cardinality(receipt_outcomes) THEN
    RAISE EXCEPTION 'receipts taken' USING ERRCODE = 'GC003';
  END IF;

  -- (b) Every stream that a decision read is still what it was; absent counts as 0.
  SELECT string_agg(read.stream_id, E'\n') INTO moved
    FROM unnest(read_streams, read_versions) AS read (stream_id, version)
    LEFT JOIN stream ON stream.stream_id = read.stream_id
   WHERE coalesce(stream.version, 0) <> read.version;
  IF moved IS NOT NULL THEN
    RAISE EXCEPTION 'stale streams' USING ERRCODE = 'GC004', DETAIL = moved;
  END IF;

  IF cardinality(guard_players) > 0 THEN
    PERFORM FROM guard WHERE player_id = ANY (guard_players) FOR SHARE;
    SELECT string_agg(read.player_id, E'\n') INTO moved
      FROM unnest(guard_players, guard_versions) AS read (player_id, version)
      LEFT JOIN guard ON guard.player_id = read.player_id
     WHERE coalesce(guard.version, 0) <> read.version;
    IF moved IS NOT NULL THEN
      RAISE EXCEPTION 'stale guards' USING ERRCODE = 'GC005', DETAIL = moved;
    END IF;
  END IF;

  -- (c) The events. `entries` holds their bytes one after the other; `entry_ends` says where each one ends.
  INSERT INTO event (position, stream_id, version, type, entry)
  SELECT first_position + i - 1, stream_id, version, type,
         substring(entries, coalesce(entry_ends[i - 1], 0) + 1, entry_end - coalesce(entry_ends[i - 1], 0))
    FROM unnest(event_streams, event_versions, event_types, entry_ends)
         WITH ORDINALITY AS one (stream_id, version, type, entry_end, i);

  INSERT INTO stream (stream_id, version) SELECT * FROM unnest(stream_ids, stream_versions)
  ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version;

  -- (d) Money and backpacks: one final row each. House accounts take sums, and may go below zero.
  INSERT INTO wallet (player_id, coin, points, version)
  SELECT * FROM unnest(wallet_players, wallet_coin, wallet_points, wallet_versions)
  ON CONFLICT (player_id) DO UPDATE
     SET coin = excluded.coin, points = excluded.points, version = excluded.version;

  IF cardinality(item_ids) > 0 THEN
    INSERT INTO item (item_id, player_id, skin_id, wear, float, value, case_slug, state, acquired_version, acquired_at)
    SELECT *, batch_at
      FROM unnest(item_ids, item_players, item_skins, item_wears, item_floats, item_values, item_cases, item_states,
                  item_versions);
  END IF;

  IF cardinality(sold_items) > 0 THEN
    UPDATE item SET state = 'sold' WHERE item_id = ANY (sold_items) AND state = 'held';
    GET DIAGNOSTICS stored = ROW_COUNT;
    IF stored < cardinality(sold_items) THEN
      RAISE EXCEPTION 'an item to sell is not held' USING ERRCODE = 'check_violation';
    END IF;
  END IF;

  IF cardinality(house_accounts) > 0 THEN
    INSERT INTO house_account (account, balance, amount)
    SELECT * FROM unnest(house_accounts, house_balances, house_deltas)
    ON CONFLICT (account, balance) DO UPDATE SET amount = house_account.amount + excluded.amount;
  END IF;

  -- (e) The seeds that these events commit to, and the deadlines that they set and meet.
  IF cardinality(seed_pairs) > 0 THEN
    INSERT INTO server_seed (pair_id, sealed) SELECT * FROM unnest(seed_pairs, sealed_seeds);
  END IF;

  IF cardinality(cleared_streams) > 0 THEN
    DELETE FROM timer USING unnest(cleared_streams, cleared_kinds, cleared_seqs) AS done (stream_id, kind, seq)
     WHERE timer.stream_id = done.stream_id AND timer.kind = done.kind AND timer.seq = done.seq;
  END IF;

  IF cardinality(set_streams) > 0 THEN
    INSERT INTO timer (stream_id, kind, seq, due_at) SELECT * FROM unnest(set_streams, set_kinds, set_seqs, set_dues)
    ON CONFLICT (stream_id, kind, seq) DO UPDATE SET due_at = excluded.due_at;
  END IF;

  RETURN first_position;
END $$;
