import type { Command } from '../../../engine/commands.ts';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { worthOf } from '../../../engine/player/state.ts';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import { drawnBy } from '../lanes.ts';
import { catalogValue, items, player, type Stage, termsShown } from '../picks.ts';
import { bending } from '../plant.ts';
import { TARGETS } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

const upgradeItems = (stage: Stage): Command => {
  const { random, view, now } = stage;
  const owner = player(stage);
  const itemIds = items(stage, owner, random.chance(0.03) ? 12 : 4);
  const coin = random.chance(0.3) ? BigInt(random.below(400)) : 0n;
  const stake = itemIds.reduce((sum, id) => {
    const item = owner.items.get(id);
    return item === undefined ? sum : sum + worthOf(item, { ...view.states, at: now }).worth;
  }, coin);
  const { skin, wear } = random.pick(TARGETS);
  const target = catalogValue(stage, skin, wear);
  const winTickets = target > 0n ? upgradeTickets(stake, target, DEFAULT_TERMS.upgrade) : 0;
  return {
    type: 'UpgradeItems',
    playerId: owner.playerId,
    ...drawnBy(stage, owner),
    terms: termsShown(stage, 'upgrade'),
    itemIds,
    coin: formatMoney(coin),
    targetSkin: skin,
    targetWear: wear,
    side: random.chance(0.5) ? 'under' : 'over',
    stake: formatMoney(random.chance(0.05) ? stake + 1n : stake),
    targetValue: formatMoney(target),
    winTickets: random.chance(0.03) ? winTickets + 1 : winTickets,
  };
};

export const upgrade: SimulatedGame = {
  share: 4,
  wishes: [[90, upgradeItems]],
  plants: {
    'a lost upgrade burns nothing': {
      rules: bending('UpgradePlayed', (event) =>
        event.data.item === null ? { ...event, data: { ...event.data, staked: event.data.staked.slice(0, 1) } } : event,
      ),
    },
  },
};
