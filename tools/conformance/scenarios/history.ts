import { honest } from '../../../test/forger.ts';
import { forgedHistory } from '../../../test/forgeries/history.ts';
import { forgedPayouts } from '../../../test/forgeries/payouts.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';

export const history: Scenario = {
  name: 'history',
  holds:
    'Some weeks of eight players: everything that they can ask for, in any order, with prices that change, games that are stopped, and pairs that come of age.',
  files: (keys) => signed(honest, keys),
  mutants: [...mutantsOf('history', forgedHistory), ...mutantsOf('payouts', forgedPayouts)],
};
