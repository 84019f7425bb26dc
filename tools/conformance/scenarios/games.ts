import { recorded } from '../../../test/forgeries/games.ts';
import { OF_GAMES } from '../../../test/forgeries/index.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';
import { forgedOpenings } from './openings.ts';

export const games: Scenario = {
  name: 'games',
  holds:
    'Every game and every end of it: rounds of each kind, free cases of the day and of a coupon; battles of two to four, and of two and two, with bots, ties and deals, given up in three ways; giveaways of the house and of players. Two battles and a giveaway wait for true rounds of quicknet. Contests, orders, bonuses, rebates, rewards, points, the shop, retrievals, a statement of what is owed, and a player who is erased.',
  files: (keys) => signed(recorded, keys),
  mutants: [...Object.entries(OF_GAMES).flatMap(([folder, forged]) => mutantsOf(folder, forged)), ...forgedOpenings],
};
