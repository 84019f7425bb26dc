import type { Occupant } from '../../../../engine/games/battle/events.ts';
import { type OpenedBattle, seatsByRank } from '../../../../engine/games/battle/state.ts';
import { type Messages, useMessages } from '../../../i18n/index.ts';
import type { Names } from '../verify/use-names.ts';

type Words = Pick<Messages, 'battle' | 'fairness'>;

/** A nickname; what the arena calls a bot; or that the account is gone. */
export const occupantName = (occupant: Occupant, names: Names, { battle, fairness }: Words): string =>
  occupant.kind === 'bot'
    ? battle.botName({ number: occupant.bot.slice('bot-'.length).padStart(2, '0') })
    : (names.players.get(occupant.playerId) ?? fairness.verify.nobody);

/** Says who has a rank; a dash where nobody does. */
export const useRankName = (battle: OpenedBattle, names: Names): ((rank: number) => string) => {
  const messages = useMessages();
  const seats = seatsByRank(battle);
  return (rank) => {
    const found = seats[rank - 1];
    return found === undefined ? '–' : occupantName(found.occupant, names, messages);
  };
};
