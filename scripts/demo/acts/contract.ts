import { fresh } from '../../../test/player/chance.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { roundShown } from '../../../test/player/round.ts';
import { type Act, backpackOf } from './act.ts';

const SHOWN = graphql(`
  query ShownContract($stake: Money!) {
    contract { terms minItems maxItems }
    contractTable(stake: $stake) { hash }
  }
`);

const PLAY = graphql(`
  mutation PlayContract($input: ContractInput!) {
    playContract(input: $input) { position }
  }
`);

export const playContract = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const staked = random.shuffled(await backpackOf(act)).slice(0, 3 + random.below(4));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { contract, contractTable } = await ask(SHOWN, { stake });
  if (contract == null || contractTable == null || staked.length < contract.minItems) return;
  const itemIds = staked.map(({ id }) => id);
  const input = {
    ...fresh(random),
    ...(await roundShown(ask, player.token)),
    terms: contract.terms,
    itemIds,
    stake,
    tableHash: contractTable.hash,
  };
  await ask(PLAY, { input }, player.token);
};
