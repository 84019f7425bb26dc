import { type ReturnSums, returnBand } from '../../../engine/fairness/return-band.ts';
import type { Fraction } from '../../../engine/fairness/rtp.ts';
import { caseReturns, returnsSoFar } from '../../../engine/projections/queries/returns.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const shareOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** The return of plays as the API shows it. */
const shownReturn = (sums: ReturnSums) => {
  const band = returnBand(sums);
  return {
    plays: sums.plays,
    staked: sums.staked,
    won: sums.won,
    published: band && shareOf(band.published),
    measured: band && shareOf(band.measured),
    deviation: band?.deviation ?? null,
    telling: band?.telling ?? false,
  };
};

export const returns: Resolvers = {
  Query: {
    returns: async (_root, _given, { sql }) => {
      const { position, games } = await returnsSoFar(sql);
      const cases = await caseReturns(sql);
      return {
        position,
        games: [...games].map(([game, sums]) => ({ game, ...shownReturn(sums) })),
        cases: cases.map(({ slug, sums, evidence }) => ({ case: slug, ...shownReturn(sums), evidence })),
      };
    },
  },
};
