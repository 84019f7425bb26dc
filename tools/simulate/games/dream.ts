import { statusAsOf } from '../../../engine/catalog/versions.ts';
import type { Command } from '../../../engine/commands.ts';
import { consolationSum } from '../../../engine/fairness/consolation.ts';
import { dreamFee } from '../../../engine/fairness/dream-draw.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import { drawnBy } from '../lanes.ts';
import { catalogValue, NO_HASH, player, type Stage, termsShown } from '../picks.ts';
import { bending } from '../plant.ts';
import { TARGETS } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

const chaseDream = (stage: Stage): Command => {
  const { random, view, now } = stage;
  const { skin, wear } = random.pick(TARGETS);
  const value = catalogValue(stage, skin, wear);
  const winTickets = random.pick([100_000, 7_500_000, 1_000_000 + random.below(6_000_000), 0, 10_000_000]);
  const table = statusAsOf(view.states.consolation(), now);
  const sum = table.status === 'absent' ? 0n : consolationSum(table.table.entries);
  const fee =
    winTickets > 0 && winTickets <= 7_500_000 && value > 0n
      ? dreamFee(value, winTickets, sum, DEFAULT_TERMS.dream)
      : 1n;
  const owner = player(stage);
  return {
    type: 'ChaseDream',
    playerId: owner.playerId,
    ...drawnBy(stage, owner),
    terms: termsShown(stage, 'dream'),
    targetSkin: skin,
    targetWear: wear,
    winTickets,
    targetValue: formatMoney(value > 0n ? value : 1n),
    fee: formatMoney(random.chance(0.05) ? fee + 1n : fee),
    consolationHash: table.status === 'absent' || random.chance(0.03) ? NO_HASH : table.tableHash,
  };
};

export const dream: SimulatedGame = {
  share: 4,
  wishes: [[60, chaseDream]],
  plants: {
    'a dream costs less than its fee': {
      rules: bending('DreamChased', (event) => ({
        ...event,
        data: { ...event.data, fee: String(BigInt(event.data.fee) / 2n + 1n) },
      })),
    },
  },
};
