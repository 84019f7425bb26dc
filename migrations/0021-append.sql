-- Made by `npm run codegen` from engine/committer/append-columns.ts and append.sql.

UPDATE log_head SET writers = '{}';
DROP FUNCTION append;
-- Commits one batch of decisions, all of it or nothing. Returns the position of its first event.
--
-- It is VOLATILE and runs under READ COMMITTED, so that each statement sees what was committed before it began. The
-- first one takes the head's row lock; from there on no other append runs, and every comparison below is exact. The
-- order of the refusals matters too: a batch that is sent again because its answer was lost must hear "taken", and
-- not that it made its own reads stale.
--
-- GC001 fenced · GC002 earlier than the log (detail: its last instant) · unique_violation of receipt_pkey: receipts taken
-- GC004 stale streams (detail: their ids, one a line) · GC005 stale guards (detail: players, one a line)
--
-- Receipts, events and items are read from their arrays by index, which costs less than taking the arrays apart with unnest.
--
-- Nested loops over primary keys are the only sensible plans here, at any size of the tables and without statistics,
-- which the embedded database never gathers by itself: so the planner isn't asked, and plans are made once.
CREATE FUNCTION append(
  writer int,
  batch_at bigint,
  read_streams text[],
  read_versions int[],
  guard_players text[],
  guard_versions int[],
  receipt_keys uuid[],
  receipt_hashes bytea,
  receipt_outcomes text[],
  receipt_offsets int[],
  event_streams text[],
  event_versions int[],
  event_types text[],
  entries bytea,
  entry_ends int[],
  opened_offsets int[],
  opening_salts bytea,
  opened_entries bytea,
  opened_ends int[],
  stream_ids text[],
  stream_bases int[],
  stream_versions int[],
  wallet_players text[],
  wallet_coin bigint[],
  wallet_points bigint[],
  wallet_locked bigint[],
  wallet_versions int[],
  item_ids text[],
  item_players text[],
  item_skins text[],
  item_wears text[],
  item_floats int[],
  item_values bigint[],
  item_games text[],
  item_cases text[],
  item_free boolean[],
  item_states text[],
  item_instants bigint[],
  item_versions int[],
  moved_items text[],
  moved_owners text[],
  moved_from text[],
  moved_to text[],
  moved_heirs text[],
  moved_versions int[],
  house_accounts text[],
  house_balances text[],
  house_deltas bigint[],
  seed_pairs text[],
  sealed_seeds bytea[],
  set_streams text[],
  set_kinds text[],
  set_seqs int[],
  set_dues bigint[],
  cleared_streams text[],
  cleared_kinds text[],
  cleared_seqs int[]
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
  begun_streams  bigint;
  stale          text;
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
  SELECT receipt_keys[i], substring(receipt_hashes, 32 * i - 31, 32), receipt_outcomes[i],
         first_position + receipt_offsets[i], batch_at
    FROM generate_series(1, cardinality(receipt_outcomes)) AS i;

  -- (b) Every stream that a decision read is still what it was; absent counts as 0. One that changes is looked up once, to
  -- be compared and changed: what it had is its base.
  UPDATE stream SET version = changed.version
    FROM unnest(stream_ids, stream_bases, stream_versions) AS changed (stream_id, base, version)
   WHERE stream.stream_id = changed.stream_id AND stream.version = changed.base;
  GET DIAGNOSTICS stored = ROW_COUNT;
  IF stored < cardinality(stream_ids) THEN
    INSERT INTO stream (stream_id, version)
    SELECT begun.stream_id, begun.version
      FROM unnest(stream_ids, stream_bases, stream_versions) AS begun (stream_id, base, version) WHERE begun.base = 0
    ON CONFLICT (stream_id) DO NOTHING;
    GET DIAGNOSTICS begun_streams = ROW_COUNT;
    IF stored + begun_streams < cardinality(stream_ids) THEN
      -- Those whose row isn't of this transaction; all of them where that can't be told.
      SELECT coalesce(string_agg(changed.stream_id, E'\n'), array_to_string(stream_ids, E'\n')) INTO stale
        FROM unnest(stream_ids) AS changed (stream_id)
       WHERE NOT EXISTS (SELECT FROM stream
                          WHERE stream.stream_id = changed.stream_id AND stream.xmin = pg_current_xact_id()::xid);
    END IF;
  END IF;
  SELECT concat_ws(E'\n', stale, string_agg(read.stream_id, E'\n')) INTO stale
    FROM unnest(read_streams, read_versions) AS read (stream_id, version)
    LEFT JOIN stream ON stream.stream_id = read.stream_id
   WHERE coalesce(stream.version, 0) <> read.version;
  IF stale <> '' THEN
    RAISE EXCEPTION 'stale streams' USING ERRCODE = 'GC004', DETAIL = stale;
  END IF;

  IF cardinality(guard_players) > 0 THEN
    PERFORM FROM guard WHERE player_id = ANY (guard_players) FOR SHARE;
    -- Few players have a guard. Where none of these has, versions are all 0, or stale.
    IF FOUND OR 0 <> ANY (guard_versions) THEN
      SELECT string_agg(read.player_id, E'\n') INTO stale
        FROM unnest(guard_players, guard_versions) AS read (player_id, version)
        LEFT JOIN guard ON guard.player_id = read.player_id
       WHERE coalesce(guard.version, 0) <> read.version;
      IF stale IS NOT NULL THEN
        RAISE EXCEPTION 'stale guards' USING ERRCODE = 'GC005', DETAIL = stale;
      END IF;
    END IF;
  END IF;

  -- (c) The events. `entries` holds their bytes one after the other; `entry_ends` says where each one ends.
  INSERT INTO event (position, stream_id, version, type, entry)
  SELECT first_position + i - 1, event_streams[i], event_versions[i], event_types[i],
         substring(entries, coalesce(entry_ends[i - 1], 0) + 1, entry_ends[i] - coalesce(entry_ends[i - 1], 0))
    FROM generate_series(1, cardinality(event_streams)) AS i;

  -- What is sealed of them, in the same form; each offset says which event of the batch it opens.
  IF cardinality(opened_offsets) > 0 THEN
    INSERT INTO opening (position, salt, entry)
    SELECT first_position + event_offset, substring(opening_salts, (32 * i - 31)::int, 32),
           substring(opened_entries, coalesce(opened_ends[i - 1], 0) + 1, opened_end - coalesce(opened_ends[i - 1], 0))
      FROM unnest(opened_offsets, opened_ends) WITH ORDINALITY AS one (event_offset, opened_end, i);
  END IF;

  -- (d) Money and backpacks: one final row each. House accounts and the worth of all items take sums; accounts may go below zero.
  INSERT INTO wallet (player_id, coin, points, locked, version)
  SELECT * FROM unnest(wallet_players, wallet_coin, wallet_points, wallet_locked, wallet_versions)
  ON CONFLICT (player_id) DO UPDATE
     SET coin = excluded.coin, points = excluded.points, locked = excluded.locked, version = excluded.version;

  IF cardinality(item_ids) > 0 THEN
    INSERT INTO item (item_id, player_id, skin_id, wear, float, value, game, case_slug, sell_only, state, acquired_at,
                      acquired_version)
    SELECT item_ids[i], item_players[i], item_skins[i], item_wears[i], item_floats[i], item_values[i], item_games[i],
           item_cases[i], item_free[i], item_states[i], item_instants[i], item_versions[i]
      FROM generate_series(1, cardinality(item_ids)) AS i;
    INSERT INTO item_worth (state, worth)
    SELECT won.state, sum(won.value) FROM unnest(item_states, item_values) AS won (state, value) GROUP BY won.state
    ON CONFLICT (state) DO UPDATE SET worth = item_worth.worth + excluded.worth;
  END IF;

  -- An item moves only from where its event found it: in its owner's row, in the state it was in. Who inherits it gets
  -- the very same row.
  IF cardinality(moved_items) > 0 THEN
    WITH moved AS (
      UPDATE item
         SET state = move.to_state,
             player_id = coalesce(move.heir, item.player_id),
             acquired_version = coalesce(move.version, item.acquired_version)
        FROM unnest(moved_items, moved_owners, moved_from, moved_to, moved_heirs, moved_versions)
             AS move (item_id, owner, from_state, to_state, heir, version)
       WHERE item.item_id = move.item_id AND item.player_id = move.owner AND item.state = move.from_state
      RETURNING move.from_state, move.to_state, item.value
    ), shifted AS (
      INSERT INTO item_worth (state, worth)
      SELECT side.state, sum(side.value)
        FROM (SELECT to_state, value FROM moved UNION ALL SELECT from_state, -value FROM moved) AS side (state, value)
       GROUP BY side.state
      ON CONFLICT (state) DO UPDATE SET worth = item_worth.worth + excluded.worth
    ) SELECT count(*) INTO stored FROM moved;
    IF stored < cardinality(moved_items) THEN
      RAISE EXCEPTION 'an item is not where it should move from' USING ERRCODE = 'check_violation';
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
