import type { Occupant } from '../../../../engine/games/battle/events.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Names } from '../verify/use-names.ts';

type Words = Pick<Messages['fairness']['verify'], 'bot' | 'nobody'>;

/** A nickname; what a bot is called; or that the account is gone. */
export const occupantName = (occupant: Occupant, names: Names, words: Words): string =>
  occupant.kind === 'bot'
    ? words.bot(occupant.bot.replace('bot-', ''))
    : (names.players.get(occupant.playerId) ?? words.nobody);

/** Who sits there; a dash where nobody does. */
export const seatName = (
  seats: readonly { readonly seat: number; readonly occupant: Occupant }[],
  seat: number,
  names: Names,
  words: Words,
): string => {
  const found = seats.find((one) => one.seat === seat);
  return found === undefined ? '–' : occupantName(found.occupant, names, words);
};
