import { parseMoney } from '../../../engine/kernel/money.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { type LiabilityStatement, ownLeafOf } from '../../../engine/projections/queries/liability-statements.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers, LiabilityStatement as ShownStatement } from '../generated/resolvers.ts';

const shown = ({ entry, at, json, stated }: LiabilityStatement): ShownStatement => ({
  position: entry,
  entry: json,
  at,
  statedPosition: stated.position,
  root: stated.root,
  leaves: stated.leaves,
  coin: parseMoney(stated.totals.coin),
  points: parseMoney(stated.totals.points),
  locked: parseMoney(stated.totals.locked),
});

export const liabilityResolvers: Resolvers = {
  Query: {
    liabilityStatements: async (_root, _arguments, { figures }) => (await figures.statements()).map(shown),
    ownLiability: ofViewer(async ({ playerId }, _arguments, { figures, ports }) => {
      const [newest] = await figures.statements();
      const leaf = newest === undefined ? null : await ownLeafOf(ports.sql, nodeHashing, playerId, newest);
      if (newest === undefined || leaf === null) return null;
      const { salt, index, path, coin, points, locked } = leaf;
      return {
        ...{ statement: shown(newest), playerId, salt, index, path: [...path] },
        coin: parseMoney(coin),
        points: parseMoney(points),
        locked: parseMoney(locked),
      };
    }),
  },
};
