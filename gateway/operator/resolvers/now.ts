import { type OwedByKind, owedInAll } from '../../../engine/projections/queries/liabilities.ts';
import { termsNow } from '../../../engine/projections/queries/publications.ts';
import { owedNow } from '../../play/owed-now.ts';
import type { DebtKind, Resolvers } from '../generated/resolvers.ts';
import { pacesUpTo } from '../paces.ts';
import { retrievalsByAge } from '../standing.ts';
import { watchedNow } from '../watched.ts';

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

export const now: Resolvers = {
  Query: {
    now: async (_root, _given, context) => {
      const { sql, zone } = context;
      const { at, retrievals, ...watched } = await watchedNow(context);
      const { quarters: minutes, pace } = await pacesUpTo(sql, at);
      const owed = await owedNow(sql, await termsNow(sql), at);
      return {
        ...{ ...watched, at, zone, pace, minutes },
        owed: owedInAll(owed),
        owedBy: DEBT_KINDS.map((kind) => ({ kind, amount: owed[KINDS[kind]] })),
        retrievals: retrievals.map((row) => ({ ...row, oldestHours: Math.floor((at - row.oldestSince) / HOUR_MS) })),
        retrievalsByAge: await retrievalsByAge(sql, at),
      };
    },
  },
};
