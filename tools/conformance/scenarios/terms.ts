import { forgedTerms, termsStory } from '../../../test/forgeries/terms.ts';
import { mutantsOf, type Scenario, signed } from '../scenario.ts';

export const terms: Scenario = {
  name: 'terms',
  holds: 'Terms, odds, values and consolations that change: what was shown is honoured for less than 60 s.',
  files: (keys) => signed(termsStory, keys),
  mutants: mutantsOf('terms', forgedTerms),
};
