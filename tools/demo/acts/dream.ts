import { z } from 'zod';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { consolationSum } from '../../../engine/fairness/consolation.ts';
import { dreamFee, dreamTableText } from '../../../engine/fairness/dream-draw.ts';
import { TICKETS } from '../../../engine/fairness/tickets.ts';
import { isHexHash, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { type LaneAct, lanePlayer, playOwn, tableTarget, targetsAbout } from './act.ts';

const SHOWN = graphql(`
  query ShownDream {
    dream { terms returnPercent consolationHash consolationTable }
  }
`);

const consolation = z.object({
  entries: z.array(z.object({ first: z.number(), last: z.number(), value: z.string() })),
});

export const chaseDream = async (act: LaneAct): Promise<void> => {
  const { ask, random } = act;
  const { dream: shown } = await ask(SHOWN, {});
  const choices = await targetsAbout(act, 2_000 + random.below(30_000));
  if (shown == null || choices.length === 0) return;
  const target = random.pick(choices);
  const { skin, wear: targetWear, value } = target;
  const winTickets = 100_000 * (1 + random.below(40));
  const sum = consolationSum(consolation.parse(JSON.parse(shown.consolationTable)).entries);
  const asked = {
    type: 'ChaseDream',
    playerId: lanePlayer(act).playerId,
    terms: mustBe(isHexHash, shown.terms),
    targetSkin: mustBe(isSkinId, skin.id),
    targetWear: targetWear ?? '',
    winTickets,
    targetValue: String(value),
    fee: String(dreamFee(BigInt(value), winTickets, sum, shown)),
    consolationHash: mustBe(isHexHash, shown.consolationHash),
  } satisfies AskedCommand;
  const { fee, consolationHash } = asked;
  const table = { game: 'dream', version: 1, tickets: TICKETS, win: winTickets, target: tableTarget(target) } as const;
  await playOwn(act, asked, dreamTableText({ ...table, fee, consolation: consolationHash }));
};
