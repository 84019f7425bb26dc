import { forgedBattles } from '../../../test/forgeries/battles.ts';
import { forgedContests } from '../../../test/forgeries/contests.ts';
import { forgedContracts } from '../../../test/forgeries/contracts.ts';
import { forgedDraws } from '../../../test/forgeries/draws.ts';
import { forgedDreams } from '../../../test/forgeries/dreams.ts';
import { recorded } from '../../../test/forgeries/games.ts';
import { forgedGiveaways } from '../../../test/forgeries/giveaways.ts';
import { forgedItems } from '../../../test/forgeries/items.ts';
import { forgedMoney } from '../../../test/forgeries/money.ts';
import { forgedSettlements } from '../../../test/forgeries/settlements.ts';
import { forgedUpgrades } from '../../../test/forgeries/upgrades.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';
import { forgedOpenings } from './openings.ts';

export const games: Scenario = {
  name: 'games',
  holds:
    'Every game and every end of it: cases, free cases of the day and of a coupon, upgrades, dreams, contracts; battles of two to four, and of two and two, with bots, ties and deals, given up in three ways; giveaways of the house and of players. Two battles and a giveaway wait for true rounds of quicknet. Contests, orders, bonuses, rebates, rewards, points, the shop, retrievals, a statement of what is owed, and a player who is erased.',
  files: (keys) => signed(recorded, keys),
  mutants: [
    ...mutantsOf('battles', forgedBattles),
    ...mutantsOf('settlements', forgedSettlements),
    ...mutantsOf('giveaways', forgedGiveaways),
    ...mutantsOf('draws', forgedDraws),
    ...mutantsOf('upgrades', forgedUpgrades),
    ...mutantsOf('dreams', forgedDreams),
    ...mutantsOf('contracts', forgedContracts),
    ...mutantsOf('items', forgedItems),
    ...mutantsOf('money', forgedMoney),
    ...mutantsOf('contests', forgedContests),
    ...forgedOpenings,
  ],
};
