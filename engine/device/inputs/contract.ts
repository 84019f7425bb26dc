import { type CommandOf, turnOf } from '../play-input.ts';

/** Input of `playContract`; amounts are minor units. */
export const contractInput = (commandId: string, command: CommandOf<'PlayContract'>) => {
  const { itemIds, stake, tableHash } = command;
  return { ...turnOf(commandId, command), itemIds: [...itemIds], stake: Number(stake), tableHash };
};
