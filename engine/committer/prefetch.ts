import type { Rules } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { Session } from '../database/session.ts';
import type { Instant } from '../kernel/decision.ts';
import type { PairId, PlayerId, StreamId } from '../kernel/ids.ts';
import { type Guard, PERMISSIVE } from '../kernel/world.ts';
import { knownStates } from '../stream-state.ts';
import { decodeLimits } from './guard-limits.ts';
import type { HeldStream } from './held-stream.ts';
import { loadStreams } from './load-streams.ts';
import type { Memory } from './memory.ts';
import type { Loaded } from './overlay.ts';
import type { Pending } from './submission.ts';

/** Needs name more needs at most so often; more rounds would be a handler that never comes to an end. */
const MAX_ROUNDS = 8;

interface GuardRow {
  readonly player_id: PlayerId;
  readonly version: number;
  readonly blocked_until: bigint | null;
  readonly rewards_blocked_until: bigint | null;
  readonly barred_until: bigint | null;
  readonly held_until: bigint | null;
  readonly leaving_held_until: bigint | null;
  readonly limits: string;
  readonly min_cycle_ms: number;
}

const instantOf = (column: bigint | null): Instant | null => (column === null ? null : Number(column));

const FOR_EVER: Instant = Number.MAX_SAFE_INTEGER;

/** Limits that can't be read must not be taken for none: their player is blocked, and nobody else. */
const guardOf = (row: GuardRow): Guard => {
  const limits = decodeLimits(row.limits);
  return {
    version: row.version,
    blockedUntil: limits === null ? FOR_EVER : instantOf(row.blocked_until),
    rewardsBlockedUntil: instantOf(row.rewards_blocked_until),
    barredUntil: instantOf(row.barred_until),
    heldUntil: instantOf(row.held_until),
    leavingHeldUntil: instantOf(row.leaving_held_until),
    limits: limits ?? [],
    minCycleMs: row.min_cycle_ms,
  };
};

const loadGuards = async (session: Session, players: readonly PlayerId[]): Promise<Map<PlayerId, Guard>> => {
  const { rows } = await session.query<GuardRow>(
    `SELECT player_id, version, blocked_until, rewards_blocked_until, barred_until, held_until, leaving_held_until,
            limits, min_cycle_ms
       FROM guard WHERE player_id = ANY ($1)`,
    [players],
  );
  const guards = new Map<PlayerId, Guard>(players.map((player) => [player, PERMISSIVE]));
  for (const row of rows) guards.set(row.player_id, guardOf(row));
  return guards;
};

const loadSeeds = async (session: Session, pairs: readonly PairId[]): Promise<Map<PairId, Uint8Array>> => {
  const { rows } = await session.query<{ pair_id: PairId; sealed: Buffer }>(
    'SELECT pair_id, sealed FROM server_seed WHERE pair_id = ANY ($1)',
    [pairs],
  );
  return new Map(rows.map(({ pair_id, sealed }) => [pair_id, sealed]));
};

/** What is at hand of one kind: this batch's own copy first, then the memory; the rest is written down as missing. */
const shelf = <Key, Value>(cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): void }) => {
  const taken = new Map<Key, Value>();
  const missing = new Set<Key>();
  return {
    taken,
    missing,
    take: (key: Key): Value | undefined => {
      const known = taken.get(key) ?? cache.get(key);
      if (known !== undefined) taken.set(key, known);
      return known;
    },
    fill: (values: ReadonlyMap<Key, Value>): void => {
      for (const [key, value] of values) {
        taken.set(key, value);
        cache.set(key, value);
      }
      missing.clear();
    },
  };
};

/**
 * Collects everything that a batch's commands may read, and reads what this engine doesn't remember: one query for
 * each kind of thing, once or twice a batch for players it hasn't seen, not at all for the others.
 */
export const prefetch = async (
  database: Database,
  rules: Rules,
  memory: Memory,
  commands: readonly Pending[],
): Promise<Loaded> => {
  const streams = shelf<StreamId, HeldStream>(memory.streams);
  const guards = shelf<PlayerId, Guard>(memory.guards);
  const seeds = shelf<PairId, Uint8Array>(memory.seeds);
  const known = knownStates((stream) => streams.take(stream)?.current);
  const absentPairs = new Set<PairId>();

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const { submission } of commands) {
      const needs = rules.needs(submission.command, known);
      for (const id of needs.streams) if (streams.take(id) === undefined) streams.missing.add(id);
      for (const player of needs.guards) if (guards.take(player) === undefined) guards.missing.add(player);
      for (const pair of needs.pairs) {
        if (!absentPairs.has(pair) && seeds.take(pair) === undefined) seeds.missing.add(pair);
      }
    }
    if (streams.missing.size + guards.missing.size + seeds.missing.size === 0) break;
    await database.run('commit', async (session) => {
      if (streams.missing.size > 0) streams.fill(await loadStreams(session, [...streams.missing]));
      if (guards.missing.size > 0) guards.fill(await loadGuards(session, [...guards.missing]));
      if (seeds.missing.size > 0) {
        const asked = [...seeds.missing];
        seeds.fill(await loadSeeds(session, asked));
        for (const pair of asked) if (!seeds.taken.has(pair)) absentPairs.add(pair);
      }
    });
  }
  return { streams: streams.taken, guards: guards.taken, seeds: seeds.taken };
};
