import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { Instant } from '../kernel/decision.ts';
import type { SeedRotated } from '../player/events.ts';
import type { LaneOpened } from '../player/lanes/events.ts';
import { DEVICE_KEY_TYPES, type DeviceKeyChange, foldDeviceKeys, writeDeviceKeys } from './device-keys.ts';
import { foldHostPairs, HOST_PAIR_TYPES, type HostPairRow, writeHostPairs } from './host-pairs.ts';
import { projectionOf } from './projection.ts';
import { type SpentLinkRow, spentLinkRow, writeSpentLinks } from './spent-links.ts';

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
  /** Where a device opened it as a lane: with which key and anchor, and the last step that was taken. */
  readonly lane: { readonly key: string; readonly anchor: string; readonly step: number } | null;
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
  /** The entropy of the player who asked for the rotation; null where no player asked for one. */
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
  lane: null,
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
    if (event.type === 'LaneOpened') named.add(event.data.pair.pairId);
    if (event.type === 'LaneClosed') named.add(event.data.revealed.pairId);
    if (event.type === 'LinkSpent') named.add(event.data.pairId);
  }
  return [...named];
};

/** @returns every pair that these events changed, whole, and the steps of lanes that rooms took. */
export const foldSeedPairs = (
  before: Pairs,
  events: readonly ReadEvent[],
): { readonly pairs: readonly SeedPairRow[]; readonly spentLinks: readonly SpentLinkRow[] } => {
  const changed = new Map<string, SeedPairRow>();
  const spentLinks: SpentLinkRow[] = [];
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
    const begun = known(current.pairId, position);
    put({ ...known(revealed.pairId, position), roundCount, reveal: { serverSeed, salt, at, position, entropy } });
    put({ ...begun, use: { userSeed, startedAt: at } });
    put(committed(next, playerId, begun.seq + 1, { position, at }));
  };

  const openLane = (
    { playerId, pair, next, userSeed, anchor, key }: LaneOpened['data'],
    { at, position }: ReadEvent,
  ): void => {
    const begun = known(pair.pairId, position);
    put({ ...begun, use: { userSeed, startedAt: at }, lane: { key, anchor, step: 0 } });
    put(committed(next, playerId, begun.seq + 1, { position, at }));
  };

  const step = (pairId: string, taken: number, position: number): SeedPairRow => {
    const row = known(pairId, position);
    return row.lane === null ? row : { ...row, lane: { ...row.lane, step: taken } };
  };

  for (const recorded of events) {
    const { position, at, event } = recorded;
    if (event.type === 'PlayerRegistered') {
      const { playerId, current, next, userSeed } = event.data;
      put({ ...committed(current, playerId, 1, recorded), use: { userSeed, startedAt: at } });
      put(committed(next, playerId, 2, recorded));
    } else if (event.type === 'SeedRotated') {
      rotate(event.data, recorded);
    } else if (event.type === 'LaneOpened') {
      openLane(event.data, recorded);
    } else if (event.type === 'LinkSpent') {
      const row = step(event.data.pairId, event.data.step, position);
      put(row);
      spentLinks.push(spentLinkRow(event.data, position, row.roundCount));
    } else if (event.type === 'LaneClosed') {
      const { pairId, serverSeed, salt, roundCount } = event.data.revealed;
      put({ ...known(pairId, position), roundCount, reveal: { serverSeed, salt, at, position, entropy: null } });
    } else if (event.type === 'PlayerErased') {
      for (const { pairId, serverSeed, salt, roundCount } of event.data.revealed) {
        // Pairs for rooms are revealed with the player, too; they have rows of their own.
        if (before.has(pairId) || changed.has(pairId)) {
          put({ ...known(pairId, position), roundCount, reveal: { serverSeed, salt, at, position, entropy: null } });
        }
      }
    } else {
      const round = roundOf(recorded);
      if (round === null) continue;
      const row = round.link === null ? known(round.pairId, position) : step(round.pairId, round.link.step, position);
      put({ ...row, roundCount: round.roundNo });
    }
  }
  return { pairs: [...changed.values()], spentLinks };
};

const stored = z.object({
  pairId: z.string(),
  playerId: z.string(),
  seq: integerColumn,
  publicHash: z.string(),
  committedPosition: integerColumn,
  committedAt: integerColumn,
  userSeed: z.string().nullable(),
  roundCount: integerColumn,
  startedAt: integerColumn.nullable(),
  laneKey: z.string().nullable(),
  laneAnchor: z.string().nullable(),
  laneStep: integerColumn.nullable(),
  serverSeed: z.string().nullable(),
  salt: z.string().nullable(),
  revealedAt: integerColumn.nullable(),
  revealedPosition: integerColumn.nullable(),
  revealedEntropy: z.string().nullable(),
});
export const seedPairColumns = stored.keyof().options;

export const seedPairRow = ({
  userSeed,
  startedAt,
  laneKey: key,
  laneAnchor: anchor,
  laneStep,
  serverSeed,
  salt,
  revealedAt: at,
  revealedPosition: position,
  revealedEntropy: entropy,
  ...row
}: Readonly<z.infer<typeof stored>>): SeedPairRow => ({
  ...row,
  lane: key === null || anchor === null || laneStep === null ? null : { key, anchor, step: laneStep },
  use: userSeed === null || startedAt === null ? null : { userSeed, startedAt },
  reveal:
    serverSeed === null || salt === null || at === null || position === null
      ? null
      : { serverSeed, salt, at, position, entropy },
});

interface Changes {
  readonly keys: readonly DeviceKeyChange[];
  readonly pairs: readonly SeedPairRow[];
  readonly spentLinks: readonly SpentLinkRow[];
  readonly hostPairs: readonly HostPairRow[];
}

export const seedPairs = projectionOf({
  name: 'seed-pairs',
  version: 6,
  tables: ['seed_pair', 'host_pair', 'device_key', 'spent_link'],
  types: [
    'PlayerRegistered',
    'SeedRotated',
    'PlayerErased',
    'LaneOpened',
    'LaneClosed',
    'LinkSpent',
    ...DEVICE_KEY_TYPES,
    ...FACTUAL_TYPES,
    ...HOST_PAIR_TYPES,
  ],

  read: async (sql, table, events): Promise<Pairs> => {
    const named = pairsNamed(events);
    if (named.length === 0) return new Map();
    const text = `SELECT ${columnsOf(stored)} FROM ${table('seed_pair')} WHERE pair_id = ANY($1::text[])`;
    const rows = recordsAs(stored, await sql.query(text, [named])).map(seedPairRow);
    return new Map(rows.map((row) => [row.pairId, row]));
  },

  fold: (before, events): Changes => ({
    keys: foldDeviceKeys(events),
    ...foldSeedPairs(before, events),
    hostPairs: foldHostPairs(events),
  }),

  write: async (sql, table, { keys, pairs, spentLinks, hostPairs }) => {
    await writeDeviceKeys(sql, table, keys);
    await writeSpentLinks(sql, table, spentLinks);
    await writeHostPairs(sql, table, hostPairs);
    await insertRecords(
      sql,
      table('seed_pair'),
      pairs.map(({ use, lane, reveal, ...row }) => ({
        ...row,
        userSeed: use?.userSeed ?? null,
        startedAt: use?.startedAt ?? null,
        laneKey: lane?.key ?? null,
        laneAnchor: lane?.anchor ?? null,
        laneStep: lane?.step ?? null,
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
        'laneKey',
        'laneAnchor',
        'laneStep',
        'serverSeed',
        'salt',
        'revealedAt',
        'revealedPosition',
        'revealedEntropy',
      ),
    );
  },
});
