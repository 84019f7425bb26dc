import type { Command } from '../../../engine/commands.ts';
import { seatedBy } from '../lanes.ts';
import { entropy, items, NO_HASH, player, type Stage, termsShown } from '../picks.ts';
import { TARGETS } from '../world.ts';
import type { SimulatedGame } from './simulated-game.ts';

const createGiveaway = (stage: Stage): Command => {
  const { random, now } = stage;
  const host = player(stage);
  const conditions = { depositDays: random.chance(0.2) ? 7 : null, vipGrade: random.chance(0.1) ? 2 : 0 };
  const drawAt = now + (random.chance(0.05) ? 1_000 : 300_000 + random.below(3_600_000));
  const rest = {
    terms: termsShown(stage, 'giveaway'),
    startsAt: null,
    drawAt,
    locked: false,
    conditions,
    beacon: { kind: 'none' },
  } as const;
  if (random.chance(0.2)) {
    const title = { 'zh-CN': '房', 'zh-TW': '房', en: 'Room' };
    const prizes = Array.from({ length: 1 + random.below(5) }, () => random.pick(TARGETS));
    return { type: 'CreateGiveaway', host: { kind: 'house', title, prizes }, entropy: entropy(stage), ...rest };
  }
  return {
    type: 'CreateGiveaway',
    host: {
      kind: 'player',
      playerId: host.playerId,
      seedHash: host.hostSeeds?.giveaway.publicHash ?? NO_HASH,
      itemIds: items(stage, host, 3),
    },
    ...seatedBy(stage, host),
    ...rest,
  };
};

const enter = (stage: Stage): Command | null => {
  const open = stage.view.openGiveaways();
  if (open.length === 0) return null;
  const { giveawayId } = stage.random.pick(open);
  const owner = player(stage);
  return { type: 'EnterGiveaway', playerId: owner.playerId, giveawayId, ...seatedBy(stage, owner) };
};

export const giveaway: SimulatedGame = {
  share: 2,
  wishes: [
    [20, createGiveaway],
    [45, enter],
  ],
  plants: {},
};
