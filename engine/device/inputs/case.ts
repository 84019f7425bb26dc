import { type CommandOf, turnOf } from '../play-input.ts';

/** Input of `openCase`. */
export const caseInput = (commandId: string, command: CommandOf<'OpenCase'>) => {
  const { case: slug, oddsHash, quantity } = command;
  return { ...turnOf(commandId, command), slug, oddsHash, quantity };
};

/** Input of `openFreeCase`. */
export const freeCaseInput = (commandId: string, command: CommandOf<'OpenFreeCase'>) => {
  const { case: slug, oddsHash, couponId } = command;
  return { ...turnOf(commandId, command), slug, oddsHash, couponId };
};
