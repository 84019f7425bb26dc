import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Rules } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { Session } from '../database/session.ts';
import { jsonIn } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import { money } from '../kernel/event-codec.ts';
import type { PairId, PlayerId, StreamId } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';
import { type Guard, type GuardLimit, LIMIT_KINDS, PERIODS, PERMISSIVE } from '../kernel/world.ts';
import { bytesOf, knownStates } from '../stream-state.ts';
import type { HeldStream } from './held-stream.ts';
import { loadStreams } from './load-streams.ts';
import type { Pending } from './submission.ts';
import type { Loaded, Overlay } from './world.ts';

const limits = z.array(
  z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(PERIODS),
    amount: money.nullable(),
    from: z.int(),
  }),
);

/** The text of `guard.limits`: JSON, amounts in minor units as decimal strings. Null for any other text. */
const decodeLimits = (text: string): readonly GuardLimit[] | null => {
  const parsed = limits.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  return parsed.data.map(({ amount, ...rest }) => ({ ...rest, amount: amount === null ? null : parseMoney(amount) }));
};

/** The committer's cache between batches. All of it can be read again. The cache holds seeds as ciphertext only. */
export interface Memory {
  readonly streams: LRUCache<StreamId, HeldStream>;
  readonly guards: LRUCache<PlayerId, Guard>;
  readonly seeds: LRUCache<PairId, Uint8Array>;
  /** Takes over the changes of a batch as soon as it is sent: the next batch is decided on top of them meanwhile. */
  remember(overlay: Overlay): void;
  /** Forgets the changes of a batch that didn't commit. */
  withdraw(overlay: Overlay): void;
  /** How often a batch was withdrawn. A decision made at a lower count may rest on changes that never committed. */
  readonly withdrawals: number;
}

/** @param maxBytes in all; nine tenths for states. */
export const createMemory = (maxBytes: number): Memory => {
  const keeping = <Key extends string, Value extends object>(share: number, weigh: (value: Value) => number) =>
    new LRUCache<Key, Value>({ maxSize: Math.ceil(share * maxBytes), sizeCalculation: weigh });
  const streams = keeping<StreamId, HeldStream>(0.9, ({ current }) => bytesOf(current));
  const guards = keeping<PlayerId, Guard>(0.03, () => 250);
  const seeds = keeping<PairId, Uint8Array>(0.07, (sealed) => 450 + sealed.length);
  let withdrawals = 0;
  return {
    streams,
    guards,
    seeds,
    remember: ({ changedStreams, freshSeeds }) => {
      for (const [id, held] of changedStreams) streams.set(id, held);
      for (const [pair, sealed] of freshSeeds) seeds.set(pair, sealed);
    },
    withdraw: ({ changedStreams, freshSeeds }) => {
      withdrawals += 1;
      for (const id of changedStreams.keys()) streams.delete(id);
      for (const pair of freshSeeds.keys()) seeds.delete(pair);
    },
    get withdrawals() {
      return withdrawals;
    },
  };
};

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

/** Limits that can't be read must not pass for no limits: they block their player, and no other player. */
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

/** Looks up values of one kind: in this batch's own copy first, then in the memory. The others go to `missing`. */
const readThrough = <Key, Value>(cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): void }) => {
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
  const streams = readThrough<StreamId, HeldStream>(memory.streams);
  const guards = readThrough<PlayerId, Guard>(memory.guards);
  const seeds = readThrough<PairId, Uint8Array>(memory.seeds);
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
