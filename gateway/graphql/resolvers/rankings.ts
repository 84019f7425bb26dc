import { battleRanks, biggestWins, MAX_RANKS, openingRanks } from '../../../engine/projections/queries/rankings.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { BattleRankRowModel, RankingRowModel } from '../models.ts';
import { pageArguments } from '../pages.ts';
import { publicProfileFields } from './public-profiles.ts';

const firstOf = (first: number | null | undefined): number => pageArguments(first ?? 20, null, MAX_RANKS).first;

export const rankingResolvers: Resolvers = {
  Query: {
    battleRank: (_root, { period, first }, { ports }) =>
      battleRanks(ports.sql, { period: period ?? 'day', at: ports.now(), first: firstOf(first) }),
    ranking: async (_root, { kind, period, first }, { ports }) => {
      const asked = { period: period ?? 'day', at: ports.now(), first: firstOf(first) };
      if (kind === 'WINS') return (await biggestWins(ports.sql, asked)).map((row) => ({ kind: 'wins', row }) as const);
      return (await openingRanks(ports.sql, asked)).map((row) => ({ kind: 'openings', row }) as const);
    },
  },
  BattleRankRow: {
    ...publicProfileFields(({ playerId }: BattleRankRowModel) => playerId),
    won: ({ won }) => BigInt(won),
  },
  RankingRow: {
    ...publicProfileFields(({ row }: RankingRowModel) => row.playerId),
    rank: ({ row }) => row.rank,
    value: ({ row }) => BigInt(row.value),
    count: (ranking) => (ranking.kind === 'openings' ? ranking.row.count : null),
    drop: (ranking) => (ranking.kind === 'wins' ? { ...ranking.row, id: ranking.row.proofId } : null),
  },
};
