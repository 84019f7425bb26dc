import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { Instant } from '../kernel/decision.ts';
import type { SeedRotated } from '../player/events.ts';
import { foldHostPairs, HOST_PAIR_TYPES, type HostPairRow, writeHostPairs } from './host-pairs.ts';
import { projectionOf } from './projection.ts';

/** A player's pair: committed (the one that follows), in use, or revealed. */
export interface SeedPairRow {
  readonly pairId: string;
  readonly playerId: string;
  /** A player's pairs count from 1. */
  readonly seq: number;
  readonly publicHash: string;
  /** The event that committed the pair: where it stands, and when it came. */
  readonly committedPosition: number;
  readonly committedAt: Instant;
  /** Rounds played on the pair. */
  readonly roundCount: number;
  /** Null while the pair is committed and not yet in use. */
  readonly use: { readonly userSeed: string; readonly startedAt: Instant } | null;
  /** Null until the pair is over. */
  readonly reveal: PairReveal | null;
}

export interface PairReveal {
  readonly serverSeed: string;
  readonly salt: string;
  readonly at: Instant;
  readonly position: number;
  /** Of whoever asked for the rotation; null where nobody did. */
  readonly entropy: string | null;
}

type Pairs = ReadonlyMap<string, SeedPairRow>;

const committed = (
  pair: CommittedPair,
  playerId: string,
  seq: number,
  { position, at }: Pick<ReadEvent, 'position' | 'at'>,
): SeedPairRow => ({
  ...pair,
  playerId,
  seq,
  committedPosition: position,
  committedAt: at,
  roundCount: 0,
  use: null,
  reveal: null,
});

const roundOf = ({ facts }: ReadEvent) => facts.play?.round ?? null;

/** Pairs that events tell something about, though they were made before. */
const pairsNamed = (events: readonly ReadEvent[]): readonly string[] => {
  const named = new Set<string>();
  for (const recorded of events) {
    const { event } = recorded;
    const round = roundOf(recorded);
    if (round !== null) named.add(round.pairId);
    if (event.type === 'PlayerErased') for (const { pairId } of event.data.revealed) named.add(pairId);
    if (event.type === 'SeedRotated') named.add(event.data.revealed.pairId).add(event.data.current.pairId);
  }
  return [...named];
};

/** @returns every pair that these events changed, whole. */
export const foldSeedPairs = (before: Pairs, events: readonly ReadEvent[]): readonly SeedPairRow[] => {
  const changed = new Map<string, SeedPairRow>();
  const known = (pairId: string, position: number): SeedPairRow => {
    const row = changed.get(pairId) ?? before.get(pairId);
    if (row === undefined) throw new Error(`position ${position} speaks of a seed pair that was never committed`);
    return row;
  };
  const put = (row: SeedPairRow): void => {
    changed.set(row.pairId, row);
  };

  const rotate = (
    { revealed, current, next, userSeed, playerId, entropy }: SeedRotated['data'],
    { at, position }: ReadEvent,
  ) => {
    const { serverSeed, salt, roundCount } = revealed;
    const over = known(revealed.pairId, position);
    put({ ...over, roundCount, reveal: { serverSeed, salt, at, position, entropy } });
    put({ ...known(current.pairId, position), use: { userSeed, startedAt: at } });
    put(committed(next, playerId, over.seq + 2, { position, at }));
  };

  for (const recorded of events) {
    const { position, at, event } = recorded;
    if (event.type === 'PlayerRegistered') {
      const { playerId, current, next, userSeed } = event.data;
      put({ ...committed(current, playerId, 1, recorded), use: { userSeed, startedAt: at } });
      put(committed(next, playerId, 2, recorded));
    } else if (event.type === 'SeedRotated') {
      rotate(event.data, recorded);
    } else if (event.type === 'PlayerErased') {
      for (const { pairId, serverSeed, salt, roundCount } of event.data.revealed) {
        // Pairs for rooms are revealed with the player, too; they have rows of their own.
        if (before.has(pairId) || changed.has(pairId)) {
          put({ ...known(pairId, position), roundCount, reveal: { serverSeed, salt, at, position, entropy: null } });
        }
      }
    } else {
      const round = roundOf(recorded);
      if (round !== null) put({ ...known(round.pairId, position), roundCount: round.roundNo });
    }
  }
  return [...changed.values()];
};

const columns = z.object({
  pairId: z.string(),
  playerId: z.string(),
  seq: integerColumn,
  publicHash: z.string(),
  committedPosition: integerColumn,
  committedAt: integerColumn,
  userSeed: z.string().nullable(),
  roundCount: integerColumn,
  startedAt: integerColumn.nullable(),
  serverSeed: z.string().nullable(),
  salt: z.string().nullable(),
  revealedAt: integerColumn.nullable(),
  revealedPosition: integerColumn.nullable(),
  revealedEntropy: z.string().nullable(),
});
export const seedPairColumns = columnsOf(columns);

export const seedPairRow = columns.transform(
  ({
    userSeed,
    startedAt,
    serverSeed,
    salt,
    revealedAt: at,
    revealedPosition: position,
    revealedEntropy: entropy,
    ...row
  }): SeedPairRow => ({
    ...row,
    use: userSeed === null || startedAt === null ? null : { userSeed, startedAt },
    reveal:
      serverSeed === null || salt === null || at === null || position === null
        ? null
        : { serverSeed, salt, at, position, entropy },
  }),
);

interface Changes {
  readonly pairs: readonly SeedPairRow[];
  readonly hostPairs: readonly HostPairRow[];
}

export const seedPairs = projectionOf({
  name: 'seed-pairs',
  version: 5,
  tables: ['seed_pair', 'host_pair'],
  types: ['PlayerRegistered', 'SeedRotated', 'PlayerErased', ...FACTUAL_TYPES, ...HOST_PAIR_TYPES],

  read: async (sql, table, events): Promise<Pairs> => {
    const named = pairsNamed(events);
    if (named.length === 0) return new Map();
    const text = `SELECT ${seedPairColumns} FROM ${table('seed_pair')} WHERE pair_id = ANY($1::text[])`;
    const rows = recordsAs(seedPairRow, await sql.query(text, [named]));
    return new Map(rows.map((row) => [row.pairId, row]));
  },

  fold: (before, events): Changes => ({ pairs: foldSeedPairs(before, events), hostPairs: foldHostPairs(events) }),

  write: async (sql, table, { pairs, hostPairs }) => {
    await writeHostPairs(sql, table, hostPairs);
    await insertRecords(
      sql,
      table('seed_pair'),
      pairs.map(({ use, reveal, ...row }) => ({
        ...row,
        userSeed: use?.userSeed ?? null,
        startedAt: use?.startedAt ?? null,
        serverSeed: reveal?.serverSeed ?? null,
        salt: reveal?.salt ?? null,
        revealedAt: reveal?.at ?? null,
        revealedPosition: reveal?.position ?? null,
        revealedEntropy: reveal?.entropy ?? null,
      })),
      replacing(
        'pairId',
        'roundCount',
        'userSeed',
        'startedAt',
        'serverSeed',
        'salt',
        'revealedAt',
        'revealedPosition',
        'revealedEntropy',
      ),
    );
  },
});
