import type { Forgeries } from '../forger.ts';
import { forgedActs } from './acts.ts';
import { forgedBattles } from './battles.ts';
import { forgedContests } from './contests.ts';
import { forgedContracts } from './contracts.ts';
import { forgedDraws } from './draws.ts';
import { forgedDreams } from './dreams.ts';
import { forgedGiveaways } from './giveaways.ts';
import { forgedItems } from './items.ts';
import { forgedMoney } from './money.ts';
import { forgedSettlements } from './settlements.ts';
import { forgedUpgrades } from './upgrades.ts';

/** The forgeries of the log that `games.ts` has: of every game and of all around them. */
export const OF_GAMES: Readonly<Record<string, Forgeries>> = {
  battles: forgedBattles,
  settlements: forgedSettlements,
  giveaways: forgedGiveaways,
  draws: forgedDraws,
  upgrades: forgedUpgrades,
  dreams: forgedDreams,
  contracts: forgedContracts,
  items: forgedItems,
  money: forgedMoney,
  contests: forgedContests,
  acts: forgedActs,
};
