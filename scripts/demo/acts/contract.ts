import { z } from 'zod';
import { type Act, backpackOf, play } from './act.ts';

const shown = z.object({
  contract: z.object({ terms: z.string(), minItems: z.number(), maxItems: z.number() }).nullable(),
  contractTable: z.object({ hash: z.string() }).nullable(),
});
const SHOWN = 'query($stake: Money!) { contract { terms minItems maxItems } contractTable(stake: $stake) { hash } }';

export const playContract = async (act: Act): Promise<void> => {
  const staked = act.random.shuffled(await backpackOf(act)).slice(0, 3 + act.random.below(4));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { contract, contractTable } = await act.ask(shown, SHOWN, { stake });
  if (contract === null || contractTable === null || staked.length < contract.minItems) return;
  await play(act, 'playContract', 'ContractInput', {
    terms: contract.terms,
    itemIds: staked.map(({ id }) => id),
    stake,
    tableHash: contractTable.hash,
  });
};
