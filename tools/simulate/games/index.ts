import type { GameName } from '../../../engine/kernel/game-name.ts';
import { battle } from './battle.ts';
import { caseGame } from './case.ts';
import { contract } from './contract.ts';
import { dream } from './dream.ts';
import { giveaway } from './giveaway.ts';
import type { SimulatedGame } from './simulated-game.ts';
import { upgrade } from './upgrade.ts';

const games: Readonly<Record<GameName, SimulatedGame>> = { case: caseGame, upgrade, dream, contract, battle, giveaway };

export const SIMULATED_GAMES: readonly SimulatedGame[] = Object.values(games);
