import type { GameName } from '../../../engine/kernel/game-name.ts';
import type { Wish } from '../../demo/acts/act.ts';
import { joinBattle } from '../../demo/acts/battle.ts';
import { openCase } from '../../demo/acts/case.ts';
import { playContract } from '../../demo/acts/contract.ts';
import { chaseDream } from '../../demo/acts/dream.ts';
import { joinGiveaway } from '../../demo/acts/giveaway.ts';
import { upgradeItems } from '../../demo/acts/upgrade.ts';
import { battle } from './battle.ts';
import { caseGame } from './case.ts';
import { contract } from './contract.ts';
import { dream } from './dream.ts';
import { giveaway } from './giveaway.ts';
import type { SimulatedGame } from './simulated-game.ts';
import { upgrade } from './upgrade.ts';

/** A game as people play it. */
interface PlayedGame {
  /** The act of a demo player, with its weight. */
  readonly demo: Wish;
  readonly simulated: SimulatedGame;
}

export const PLAYED_GAMES: Readonly<Record<GameName, PlayedGame>> = {
  case: { demo: [46, openCase], simulated: caseGame },
  upgrade: { demo: [14, upgradeItems], simulated: upgrade },
  dream: { demo: [7, chaseDream], simulated: dream },
  contract: { demo: [6, playContract], simulated: contract },
  battle: { demo: [16, joinBattle], simulated: battle },
  giveaway: { demo: [7, joinGiveaway], simulated: giveaway },
};

export const SIMULATED_GAMES: readonly SimulatedGame[] = Object.values(PLAYED_GAMES).map(({ simulated }) => simulated);
