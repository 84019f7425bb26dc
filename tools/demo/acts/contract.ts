import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { isHexHash, isItemId, mustBe } from '../../../engine/kernel/ids.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { backpackOf, type LaneAct, lanePlayer, playOwn } from './act.ts';

const SHOWN = graphql(`
  query ShownContract($stake: Money!) {
    contract { terms minItems maxItems }
    contractTable(stake: $stake) { hash text }
  }
`);

export const playContract = async (act: LaneAct): Promise<void> => {
  const { ask, random } = act;
  const staked = random.shuffled(await backpackOf(act)).slice(0, 3 + random.below(4));
  const stake = staked.reduce((sum, { worth }) => sum + worth, 0);
  if (stake === 0) return;
  const { contract, contractTable } = await ask(SHOWN, { stake });
  if (contract == null || contractTable == null || staked.length < contract.minItems) return;
  const asked = {
    type: 'PlayContract',
    playerId: lanePlayer(act).playerId,
    terms: mustBe(isHexHash, contract.terms),
    itemIds: staked.map(({ id }) => mustBe(isItemId, id)),
    stake: String(stake),
    tableHash: mustBe(isHexHash, contractTable.hash),
  } satisfies AskedCommand;
  await playOwn(act, asked, contractTable.text);
};
