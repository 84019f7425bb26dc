import { z } from 'zod';
import { consolationSum } from '../../../engine/fairness/consolation.ts';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { type Act, play, targetsAbout } from './act.ts';

const rules = z.object({
  dream: z
    .object({
      terms: z.string(),
      returnPercent: z.number(),
      consolationHash: z.string(),
      consolationTable: z.string(),
    })
    .nullable(),
});
const consolation = z.object({
  entries: z.array(z.object({ first: z.number(), last: z.number(), value: z.string() })),
});

export const chaseDream = async (act: Act): Promise<void> => {
  const { dream: shown } = await act.ask(rules, '{ dream { terms returnPercent consolationHash consolationTable } }');
  const choices = await targetsAbout(act, 2_000 + act.random.below(30_000));
  if (shown === null || choices.length === 0) return;
  const { skin, wear: targetWear, value } = act.random.pick(choices);
  const winTickets = 100_000 * (1 + act.random.below(40));
  const sum = consolationSum(consolation.parse(JSON.parse(shown.consolationTable)).entries);
  const fee = Number(dreamFee(BigInt(value), winTickets, sum, shown));
  await play(act, 'chaseDream', 'DreamInput', {
    terms: shown.terms,
    targetSkin: skin.id,
    targetWear,
    winTickets,
    targetValue: value,
    fee,
    consolationHash: shown.consolationHash,
  });
};
