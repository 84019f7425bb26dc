import { logHead } from '../../../engine/database/log-head.ts';
import { publishedSize } from '../../../engine/log/tile-store.ts';
import { SequenceDamaged } from '../../../engine/log/witness/sequence.ts';
import { type OwedByKind, owedInAll } from '../../../engine/projections/queries/liabilities.ts';
import { momentAt } from '../../../engine/projections/queries/log.ts';
import { termsNow } from '../../../engine/projections/queries/publications.ts';
import { owedNow } from '../../play/owed-now.ts';
import { alarmsOf } from '../alarms.ts';
import type { OperatorContext } from '../context.ts';
import type { DebtKind, Resolvers } from '../generated/resolvers.ts';
import { incomeOf } from '../income.ts';
import { pacesUpTo } from '../paces.ts';
import { queuesOf, readModelsOf, retrievalsByAge, retrievalsWaiting } from '../standing.ts';
import { type WitnessStanding, witnessesOf } from '../witnesses.ts';

const HOUR_MS = 60 * 60_000;

const KINDS: Readonly<Record<DebtKind, keyof OwedByKind>> = {
  COIN: 'coin',
  LOCKED: 'locked',
  POINTS: 'points',
  BATTLES: 'battles',
  ITEMS: 'items',
  PRIZES: 'prizes',
  RETRIEVALS: 'retrievals',
};
const DEBT_KINDS: readonly DebtKind[] = ['COIN', 'LOCKED', 'POINTS', 'BATTLES', 'ITEMS', 'PRIZES', 'RETRIEVALS'];

interface SeenWitnesses {
  readonly witnesses: readonly WitnessStanding[];
  readonly unread: string | null;
}

const seenWitnesses = async (tiles: OperatorContext['tiles'], sealed: number): Promise<SeenWitnesses> => {
  try {
    return { witnesses: await witnessesOf(tiles, sealed), unread: null };
  } catch (error) {
    if (error instanceof SequenceDamaged) return { witnesses: [], unread: error.message };
    throw error;
  }
};

const logOf = async (
  { sql, tiles }: Pick<OperatorContext, 'sql' | 'tiles'>,
  sealed: number,
  { witnesses }: SeenWitnesses,
) => {
  const { size, lastAt } = await logHead(sql);
  return {
    size,
    lastAt: size === 0 ? null : lastAt,
    sealed,
    sealedAt: await tiles.publishedAt(),
    cosignatures: witnesses.filter((witness) => witness.behind === 0).length,
  };
};

export const now: Resolvers = {
  Query: {
    now: async (_root, _given, { sql, tiles, now: clock, zone }) => {
      const at = clock();
      const sealed = await publishedSize(tiles);
      const { witnesses, unread } = await seenWitnesses(tiles, sealed);
      const log = await logOf({ sql, tiles }, sealed, { witnesses, unread });
      const unsealedSince = sealed < log.size ? await momentAt(sql, sealed) : null;
      const readModels = (await readModelsOf(sql)).map(({ name, position }) => ({
        name,
        position,
        behind: Math.max(log.size - position, 0),
      }));
      const retrievals = await retrievalsWaiting(sql);
      const queues = await queuesOf(sql);
      const { periods: income, days } = await incomeOf(sql, at, zone);
      const { quarters: minutes, pace } = await pacesUpTo(sql, at);
      const owed = await owedNow(sql, await termsNow(sql), at);
      return {
        ...{ at, zone, income, days, pace, minutes, log, witnesses, readModels, queues },
        alarms: alarmsOf({ now: at, ...log, unsealedSince, unread, readModels, retrievals, queues, income }),
        owed: owedInAll(owed),
        owedBy: DEBT_KINDS.map((kind) => ({ kind, amount: owed[KINDS[kind]] })),
        retrievals: retrievals.map((row) => ({ ...row, oldestHours: Math.floor((at - row.oldestSince) / HOUR_MS) })),
        retrievalsByAge: await retrievalsByAge(sql, at),
      };
    },
  },
};
