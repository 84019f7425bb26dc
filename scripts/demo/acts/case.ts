import { casesOf, OPEN_CASE, openingOf } from '../../../test/player/case.ts';
import { roundShown } from '../../../test/player/round.ts';
import type { Act } from './act.ts';

export const openCase = async ({ ask, random, player }: Act): Promise<void> => {
  const shown = random.pick(await casesOf(ask));
  const quantity = random.chance(0.2) ? 2 + random.below(3) : 1;
  await ask(
    OPEN_CASE,
    { input: openingOf(shown, await roundShown(ask, player.token), quantity, random) },
    player.token,
  );
};
