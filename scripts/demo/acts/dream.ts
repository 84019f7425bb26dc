import { z } from 'zod';
import { consolationSum } from '../../../engine/fairness/consolation.ts';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { roundShown } from '../../../test/player/round.ts';
import { type Act, targetsAbout } from './act.ts';

const SHOWN = graphql(`
  query ShownDream {
    dream { terms returnPercent consolationHash consolationTable }
  }
`);

const CHASE = graphql(`
  mutation ChaseDream($input: DreamInput!) {
    chaseDream(input: $input) { position }
  }
`);

const consolation = z.object({
  entries: z.array(z.object({ first: z.number(), last: z.number(), value: z.string() })),
});

export const chaseDream = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const { dream: shown } = await ask(SHOWN, {});
  const choices = await targetsAbout(act, 2_000 + random.below(30_000));
  if (shown == null || choices.length === 0) return;
  const { skin, wear: targetWear, value } = random.pick(choices);
  const winTickets = 100_000 * (1 + random.below(40));
  const sum = consolationSum(consolation.parse(JSON.parse(shown.consolationTable)).entries);
  const input = {
    ...fresh(random),
    ...(await roundShown(ask, player.token)),
    terms: shown.terms,
    targetSkin: skin.id,
    targetWear,
    winTickets,
    targetValue: value,
    fee: Number(dreamFee(BigInt(value), winTickets, sum, shown)),
    consolationHash: shown.consolationHash,
  };
  await ask(CHASE, { input }, player.token);
};
