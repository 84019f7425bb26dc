import type { Occupant } from '../../../../engine/games/battle/events.ts';
import { type OpenedBattle, seatsByRank } from '../../../../engine/games/battle/state.ts';
import { type Messages, useMessages } from '../../../i18n/index.ts';
import type { Names } from '../verify/use-names.ts';

type Words = Pick<Messages, 'battle' | 'shell'>;

/** A nickname; what the arena calls a bot; or the words in the place of one that isn't shown. */
export const occupantName = (occupant: Occupant, names: Names, { battle, shell }: Words): string =>
  occupant.kind === 'bot'
    ? battle.botName({ number: occupant.bot.slice('bot-'.length).padStart(2, '0') })
    : (names.players.get(occupant.playerId) ?? shell.hiddenPlayer);

/** Says who has a rank; a dash where nobody does. */
export const useRankName = (battle: OpenedBattle, names: Names): ((rank: number) => string) => {
  const messages = useMessages();
  const seats = seatsByRank(battle);
  return (rank) => {
    const found = seats[rank - 1];
    return found === undefined ? '–' : occupantName(found.occupant, names, messages);
  };
};
