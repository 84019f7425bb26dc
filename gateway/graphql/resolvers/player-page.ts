import { returnBand } from '../../../engine/fairness/return-band.ts';
import { isPlayerId } from '../../../engine/kernel/ids.ts';
import { publicBattlesOf, recentWinsOf } from '../../../engine/projections/queries/player-page.ts';
import { revealedReturnsOf } from '../../../engine/projections/queries/returns.ts';
import { ofSession } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const settings = { WINS: 'winsShown', BATTLES: 'battlesShown', LUCK: 'luckShown' } as const;

export const playerPageResolvers: Resolvers = {
  Query: {
    player: async (_root, { id }, { publicProfile }) => {
      const shown = isPlayerId(id) ? await publicProfile(id) : undefined;
      return shown === undefined ? null : { id, ...shown };
    },
  },
  Mutation: {
    showOnPage: ofSession(({ account }, { part, shown }, { identity }) =>
      identity.profile.changeProfile(account, { [settings[part]]: shown }),
    ),
  },
  PlayerPage: {
    mine: ({ id }, _arguments, { isViewer }) => isViewer(id),
    wins: ({ id, winsShown }, _arguments, { ports }) => (winsShown ? recentWinsOf(ports.sql, id) : null),
    battles: ({ id, battlesShown }, _arguments, { ports }) => (battlesShown ? publicBattlesOf(ports.sql, id) : null),
    luck: async ({ id, luckShown }, _arguments, { ports }) => {
      if (!luckShown) return null;
      const sums = await revealedReturnsOf(ports.sql, id);
      const band = returnBand(sums);
      const expected = band === null ? 0 : Number(band.published.numerator) / Number(band.published.denominator);
      if (band === null || expected === 0) return { plays: sums.plays, ratio: null, sigma: 0, telling: false };
      const measured = Number(band.measured.numerator) / Number(band.measured.denominator);
      return {
        plays: sums.plays,
        ratio: measured / expected,
        sigma: band.sigma / expected,
        telling: band.telling,
      };
    },
  },
};
