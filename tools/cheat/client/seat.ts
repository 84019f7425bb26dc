import { signUp } from '../../../test/player/account.ts';
import type { Ask } from '../../../test/player/ask.ts';
import { askAt } from '../../../test/player/http.ts';
import { payIn } from '../../../test/player/trade.ts';

/** A player who is signed in. */
export interface Seat {
  readonly url: string;
  readonly ask: Ask;
  readonly token: string;
  readonly playerId: string;
}

/** Registers like every player, and pays in enough for all plays of a trick. */
export const takeSeat = async (url: string): Promise<Seat> => {
  const ask = askAt(url);
  const { token, playerId } = await signUp(ask);
  await payIn(ask, token);
  return { url, ask, token, playerId };
};
