import type { Ask } from '../demo/client.ts';
import { payIn, type SignedUp, signUp as signUpAt } from '../demo/sign-up.ts';
import type { Random } from '../simulate/random.ts';
import { untilAnswered } from './again.ts';

export type Player = SignedUp;

const PATIENCE_MS = 60_000;

/** Signs up and buys coin, however often it has to ask. */
export const signUp = async (ask: Ask, random: Random): Promise<Player> => {
  const askUntilAnswered: Ask = (...asked) => untilAnswered(() => ask(...asked), performance.now() + PATIENCE_MS);
  const phone = `+86139${String(random.below(100_000_000)).padStart(8, '0')}`;
  const player = await signUpAt(askUntilAnswered, phone, random.hex(12));
  await payIn(askUntilAnswered, player.token, random.uuid());
  return player;
};
