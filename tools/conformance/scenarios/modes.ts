import { recordModes } from '../../../test/games-story/modes.ts';
import { type Scenario, signed } from '../scenario.ts';

export const modes: Scenario = {
  name: 'modes',
  holds: 'A battle of each mode and pace, of two, four, two and two, and three and three players.',
  files: (keys) => signed(recordModes(), keys),
  mutants: [],
};
