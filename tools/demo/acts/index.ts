import type { GameName } from '../../../engine/kernel/game-name.ts';
import type { LaneAct } from './act.ts';
import { joinBattle } from './battle.ts';
import { openCase } from './case.ts';
import { playContract } from './contract.ts';
import { chaseDream } from './dream.ts';
import { joinGiveaway } from './giveaway.ts';
import { upgradeItems } from './upgrade.ts';

export type Wish = readonly [weight: number, act: (act: LaneAct) => Promise<void>];

/** The games that the cast plays, each with its weight. */
export const GAMES: Readonly<Record<GameName, Wish>> = {
  case: [46, openCase],
  upgrade: [14, upgradeItems],
  dream: [7, chaseDream],
  contract: [6, playContract],
  battle: [16, joinBattle],
  giveaway: [7, joinGiveaway],
};
