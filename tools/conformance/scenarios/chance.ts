import { recordStory, revealEverything } from '../../../test/fixture-log.ts';
import { type Scenario, signed } from '../scenario.ts';

export const chance: Scenario = {
  name: 'chance',
  holds: 'A site’s life that the seed of the pack threw, another for each; some draws still await their reveal.',
  files: (keys, seed) => {
    const house = revealEverything(recordStory({ seed, players: 6, acts: 150 }));
    return signed(house.recorded.slice(0, -6), keys);
  },
  mutants: [],
};
