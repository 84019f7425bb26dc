import { forgedLanes, lanesStory } from '../../../test/forgeries/lanes.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';

export const lanes: Scenario = {
  name: 'lanes',
  holds:
    'One player on three devices: keys, lanes, plays that bring the links of their chains, loose ones, and a statement of a play that was refused.',
  files: (keys) => signed(lanesStory, keys),
  mutants: mutantsOf('lanes', forgedLanes),
};
