import {
  addReturns,
  NO_RETURNS,
  type ReturnBand,
  type ReturnSums,
  returnBand,
} from '../../../engine/fairness/return-band.ts';
import type { Resolvers, ReturnBand as ShownBand } from '../generated/resolvers.ts';
import { caseNamesIn } from './catalog.ts';

const MAX_CASES = 200;

const shareOf = ({ numerator, denominator }: ReturnBand['published']): number =>
  Number(numerator) / Number(denominator);

const shownBand = ({ published, measured, sigma, deviation, telling }: ReturnBand): ShownBand => ({
  published: shareOf(published),
  measured: shareOf(measured),
  sigma,
  deviation,
  telling,
});

/** The sums by key, each with its band; a key without a band is left out. */
const bandsOf = <Key>(sums: Iterable<readonly [Key, ReturnSums]>) =>
  [...sums].flatMap(([key, { plays, staked, won, ...rest }]) => {
    const band = returnBand({ plays, staked, won, ...rest });
    return band === null ? [] : [{ key, plays, staked, won, band: shownBand(band) }];
  });

export const figureResolvers: Resolvers = {
  Query: {
    draws: (_root, _arguments, { figures }) => figures.draws(),
    returns: async (_root, _arguments, { figures, catalog }) => {
      const { position, games, cases } = await figures.returns();
      const total = returnBand([...games.values()].reduce(addReturns, NO_RETURNS));
      return {
        position,
        games: bandsOf(games).map(({ key, ...row }) => ({ ...row, game: key })),
        total: total && shownBand(total),
        cases: bandsOf(cases)
          .toSorted((a, b) => b.plays - a.plays)
          .slice(0, MAX_CASES)
          .map(({ key, ...row }) => ({ ...row, id: key, names: caseNamesIn(catalog, key) })),
      };
    },
    gameStops: async (_root, _arguments, { figures }) =>
      (await figures.stops()).map(({ entry, ...stop }) => ({ ...stop, position: entry })),
    deliveries: async (_root, _arguments, { figures }) => {
      const { medianMs, p95Ms, barMs, ...rest } = await figures.deliveries();
      return { ...rest, median: medianMs, p95: p95Ms, barWidth: barMs };
    },
    liabilities: async (_root, _arguments, { figures }) => {
      const [total, [newest]] = await Promise.all([figures.owed(), figures.statements()]);
      return { position: newest?.stated.position ?? 0, total, amounts: [] };
    },
  },
};
