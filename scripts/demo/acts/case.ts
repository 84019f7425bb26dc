import { type Act, casesOf, play } from './act.ts';

export const openCase = async (act: Act): Promise<void> => {
  const { slug, oddsHash, terms } = act.random.pick(await casesOf(act));
  const quantity = act.random.chance(0.2) ? 2 + act.random.below(3) : 1;
  await play(act, 'openCase', 'OpenCaseInput', { terms, slug, quantity, oddsHash });
};
