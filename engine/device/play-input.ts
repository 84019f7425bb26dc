import type { PlayCommand } from './play-command.ts';

export type CommandOf<Type extends PlayCommand['type']> = Extract<PlayCommand, { readonly type: Type }>;

/** The fields that the API takes of every play on a lane: its terms and its turn. */
export const turnOf = (commandId: string, { terms, round, entropy: link }: PlayCommand) => {
  const { pairId, userSeed, roundNo, step } = round;
  return { commandId, terms, pairId, userSeed, roundNo: roundNo ?? 1, step: step ?? 1, link };
};

/** The table of a play for a target, where its command names one. */
export const tableNamed = ({ tableHash }: { readonly tableHash?: string }) =>
  tableHash === undefined ? {} : { tableHash };
