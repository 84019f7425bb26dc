import { type Act, anything, casesOf, fresh } from './act.ts';

export const openCase = async (act: Act): Promise<void> => {
  const { slug, oddsHash, terms } = act.random.pick(await casesOf(act));
  const quantity = act.random.chance(0.2) ? 2 + act.random.below(3) : 1;
  await act.ask(
    anything,
    'mutation($input: OpenCaseInput!) { openCase(input: $input) { position } }',
    { input: { ...fresh(act), terms, slug, quantity, oddsHash } },
    act.player.token,
  );
};
