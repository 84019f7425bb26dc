import { pickName, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import type { GiveawayCardData, Prize } from './giveaway-query.ts';

type Named = Pick<GiveawayCardData, 'title' | 'official' | 'hostNickname' | 'prizes'>;

export interface GiveawayWords {
  /** The name of a room: the house's title, or the name of its first prize. */
  readonly titleOf: (giveaway: Named) => string;
  /** The name of its host. */
  readonly hostOf: (giveaway: Named) => string;
  readonly prizeNames: (prize: Prize) => ReturnType<typeof skinNames>;
}

export const useGiveawayWords = (): GiveawayWords => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { giveaway, shell } = messages;
  const prizeNames: GiveawayWords['prizeNames'] = ({ skin, wear }) => skinNames(skin, wear, messages, locale);
  return {
    prizeNames,
    titleOf: ({ title, prizes }) => {
      if (title !== null && title !== undefined) return pickName(title, locale);
      const [best] = prizes;
      if (best === undefined) return giveaway.title;
      const { name } = prizeNames(best);
      return prizes.length === 1 ? name : giveaway.titleOfMany({ name, count: prizes.length });
    },
    hostOf: ({ official, hostNickname }) => (official ? giveaway.official : (hostNickname ?? shell.hiddenPlayer)),
  };
};
