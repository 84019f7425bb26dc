import { contestPlaces, openContests, settledContests } from '../../../engine/projections/queries/contests.ts';
import type { ContestStatus, Resolvers } from '../generated/resolvers.ts';
import type { ContestModel, ContestPlaceModel } from '../models.ts';
import { publicProfileFields } from './public-profiles.ts';

/** Contests of each kind, and places of each, that are shown at once. */
const SHOWN = 10;

const statusOf = ({ row, at }: ContestModel): ContestStatus => {
  if (row.status === 'settled') return 'SETTLED';
  if (at < row.startsAt) return 'COMING';
  return row.status === 'announced' && at < row.endsAt ? 'RUNNING' : 'COUNTING';
};

export const contestResolvers: Resolvers = {
  Query: {
    contests: async (_root, _arguments, { ports, viewer }) => {
      const { sql } = ports;
      const [open, settled] = await Promise.all([openContests(sql, SHOWN), settledContests(sql, SHOWN)]);
      const rows = [...open, ...settled];
      const ids = rows.map(({ contestId }) => contestId);
      const player = (await viewer())?.playerId ?? null;
      const places = await contestPlaces(sql, ids, { first: SHOWN, player });
      const at = ports.now();
      return rows.map((row) => ({
        row,
        at,
        player,
        places: places
          .filter(({ contestId }) => contestId === row.contestId)
          .map((place) => ({ ...place, prize: place.paid ? (row.prizes[place.rank - 1] ?? null) : null })),
      }));
    },
  },
  Contest: {
    id: ({ row }) => row.contestId,
    names: ({ row }) => row.name,
    ranking: ({ row }) => row.ranking,
    status: statusOf,
    startsAt: ({ row }) => row.startsAt,
    endsAt: ({ row }) => row.endsAt,
    balance: ({ row }) => row.balance,
    prizes: ({ row }) => row.prizes.map(BigInt),
    places: ({ places }) => places.filter(({ rank }) => rank <= SHOWN),
    mine: ({ places, player }) => places.find(({ playerId }) => playerId === player) ?? null,
    position: ({ row }) => row.position,
    settledPosition: ({ row }) => row.settledPosition,
  },
  ContestPlace: {
    ...publicProfileFields(({ playerId }: ContestPlaceModel) => playerId),
    score: ({ score }) => BigInt(score),
    prize: ({ prize }) => (prize === null ? null : BigInt(prize)),
  },
};
