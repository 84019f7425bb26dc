import { z } from 'zod';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { type Act, backpackOf, play, targetsAbout } from './act.ts';

const upgradeRules = z.object({ upgrade: z.object({ terms: z.string(), returnPercent: z.number() }) });

export const upgradeItems = async (act: Act): Promise<void> => {
  const staked = act.random.shuffled(await backpackOf(act)).slice(0, 1 + act.random.below(3));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { upgrade: terms } = await act.ask(upgradeRules, '{ upgrade { terms returnPercent } }');
  const choices = await targetsAbout(act, stake * (1.5 + act.random.below(60) / 10));
  if (choices.length === 0) return;
  const { skin, wear: targetWear, value } = act.random.pick(choices);
  await play(act, 'upgradeItems', 'UpgradeInput', {
    terms: terms.terms,
    itemIds: staked.map(({ id }) => id),
    targetSkin: skin.id,
    targetWear,
    side: act.random.chance(0.5) ? 'UNDER' : 'OVER',
    stake,
    targetValue: value,
    winTickets: upgradeTickets(BigInt(stake), BigInt(value), terms),
  });
};
