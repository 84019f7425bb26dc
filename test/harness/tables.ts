import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { ItemState } from '../../engine/facts/facts.ts';

/** The columns of the log's and the inline tables, as specs read them. */
export interface Tables {
  log_head: { id: number; position: bigint; last_at: bigint; writers: number[] };
  event: {
    position: bigint;
    stream_id: string;
    version: number;
    type: string;
    entry: Buffer;
    leaf_hash: GeneratedAlways<Buffer>;
  };
  stream: { stream_id: string; version: number };
  receipt: { key: string; request_hash: Buffer; outcome: string; position: bigint | null; at: bigint };
  timer: { stream_id: string; kind: string; seq: number; due_at: bigint };
  server_seed: { pair_id: string; sealed: Buffer };
  snapshot: { stream_id: string; version: number; open_entries: number; state: string };
  projection: { name: string; version: number; position: Generated<bigint>; status: Generated<string> };
  wallet: { player_id: string; coin: bigint; points: bigint; locked: Generated<bigint>; version: number };
  item: {
    item_id: string;
    player_id: string;
    skin_id: string;
    wear: string;
    float: number | null;
    value: bigint;
    game: Generated<string>;
    case_slug: string | null;
    sell_only: Generated<boolean>;
    state: ItemState;
    acquired_at: bigint;
    acquired_version: number;
  };
  item_worth: { state: ItemState; worth: bigint };
  house_account: { account: string; balance: string; amount: bigint };
  guard: {
    player_id: string;
    version: number;
    blocked_until: bigint | null;
    rewards_blocked_until: bigint | null;
    barred_until: bigint | null;
    held_until: bigint | null;
    leaving_held_until: bigint | null;
    limits: Generated<string>;
    min_cycle_ms: Generated<number>;
  };
}

/** The tables behind a session, or behind the pool: there each statement takes a turn of its own. */
export const tablesOf = (sql: Queryable): Kysely<Tables> => kyselyOver<Tables>(sql);
