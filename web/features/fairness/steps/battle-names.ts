import type { Occupant } from '../../../../engine/games/battle/events.ts';
import { type OpenedBattle, seatsByRank } from '../../../../engine/games/battle/state.ts';
import { type Messages, useMessages } from '../../../i18n/index.ts';
import type { Names } from '../verify/use-names.ts';

type Words = Pick<Messages, 'battle' | 'shell'>;

/** A player's nickname, the arena's name of a bot, or the words in place of a hidden nickname. */
export const occupantName = (occupant: Occupant, names: Names, { battle, shell }: Words): string =>
  occupant.kind === 'bot'
    ? battle.botName({ number: occupant.bot.slice('bot-'.length).padStart(2, '0') })
    : (names.players.get(occupant.playerId) ?? shell.hiddenPlayer);

/** Names the occupant of a rank; a dash without one. */
export const useRankName = (battle: OpenedBattle, names: Names): ((rank: number) => string) => {
  const messages = useMessages();
  const seats = seatsByRank(battle);
  return (rank) => {
    const found = seats[rank - 1];
    return found === undefined ? '–' : occupantName(found.occupant, names, messages);
  };
};
