import { statusAsOf } from '../../../engine/catalog/versions.ts';
import type { Command } from '../../../engine/commands.ts';
import { contractTable, contractTableHash } from '../../../engine/games/contract/table.ts';
import { isHexHash, mustBe } from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { worthOf } from '../../../engine/player/state.ts';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import { drawnBy } from '../lanes.ts';
import { items, NO_HASH, player, type Stage, termsShown } from '../picks.ts';
import { bending } from '../plant.ts';
import type { Random } from '../random.ts';
import { OFFERS } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

/** Publishes the pool of contracts: each offer with a probability of nine in ten, or all where no offer is left. */
const publishPool = (random: Random): Command => {
  const left = OFFERS.filter(() => random.chance(0.9));
  return {
    type: 'PublishContractPool',
    entries: (left.length > 0 ? left : OFFERS).map(({ skin, wear }) => ({ skin, wear })),
  };
};

const playContract = (stage: Stage): Command => {
  const { random, view, now } = stage;
  const owner = player(stage);
  const itemIds = items(stage, owner, random.chance(0.03) ? 12 : 8);
  const stake = itemIds.reduce((sum, id) => {
    const item = owner.items.get(id);
    return item === undefined ? sum : sum + worthOf(item, { ...view.states, at: now }).worth;
  }, 0n);
  const published = statusAsOf(view.states.contractPool(), now);
  const table =
    published.status === 'absent' || stake === 0n
      ? null
      : contractTable({ ...published, stake, terms: DEFAULT_TERMS.contract });
  return {
    type: 'PlayContract',
    playerId: owner.playerId,
    ...drawnBy(stage, owner),
    terms: termsShown(stage, 'contract'),
    itemIds,
    stake: formatMoney(random.chance(0.05) ? stake + 1n : stake),
    tableHash:
      table === null || random.chance(0.03) ? NO_HASH : mustBe(isHexHash, contractTableHash(nodeHashing, table)),
  };
};

export const contract: SimulatedGame = {
  opening: (random) => [publishPool(random)],
  share: 2,
  wishes: [
    [60, playContract],
    [4, ({ random }) => publishPool(random)],
  ],
  plants: {
    'a contract keeps one of its items': {
      rules: bending('ContractPlayed', (event) => ({
        ...event,
        data: { ...event.data, staked: event.data.staked.slice(1) },
      })),
    },
  },
};
