import type { Occupant } from '../../../../engine/games/battle/events.ts';
import { type Messages, useMessages } from '../../../i18n/index.ts';
import type { Names } from '../verify/use-names.ts';

type Words = Pick<Messages, 'battle' | 'fairness'>;

/** A nickname; what the arena calls a bot; or that the account is gone. */
export const occupantName = (occupant: Occupant, names: Names, { battle, fairness }: Words): string =>
  occupant.kind === 'bot'
    ? battle.botName(occupant.bot.slice('bot-'.length).padStart(2, '0'))
    : (names.players.get(occupant.playerId) ?? fairness.verify.nobody);

type Seated = { readonly seat: number; readonly occupant: Occupant };

/** Says who sits in a seat; a dash where nobody does. */
export const useSeatName = (seats: readonly Seated[], names: Names): ((seat: number) => string) => {
  const messages = useMessages();
  return (seat) => {
    const found = seats.find((one) => one.seat === seat);
    return found === undefined ? '–' : occupantName(found.occupant, names, messages);
  };
};
