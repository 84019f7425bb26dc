import { isCaseSlug, isHexHash, mustBe } from '../../../engine/kernel/ids.ts';
import { casesOf, OPEN_CASE, openingOf } from '../../../test/player/case.ts';
import { roundShown } from '../../../test/player/round.ts';
import { type Act, type LaneAct, lanePlayer, playOwn } from './act.ts';

const choose = async ({ ask, random }: Act) => {
  const shown = random.pick(await casesOf(ask));
  return { shown, quantity: random.chance(0.2) ? 2 + random.below(3) : 1 };
};

export const openCase = async (act: LaneAct): Promise<void> => {
  const { shown, quantity } = await choose(act);
  const asked = {
    ...{ type: 'OpenCase' as const, playerId: lanePlayer(act).playerId, quantity },
    case: mustBe(isCaseSlug, shown.slug),
    terms: mustBe(isHexHash, shown.terms),
    oddsHash: mustBe(isHexHash, shown.oddsHash),
  };
  await playOwn(act, asked, null);
};

/** A loose play, as every client of 0.2.0 made it. */
export const openLoose = async (act: Act): Promise<void> => {
  const { ask, random } = act;
  const { token } = act.player;
  const { shown, quantity } = await choose(act);
  await ask(OPEN_CASE, { input: openingOf(shown, await roundShown(ask, token), quantity, random) }, token);
};
