import type { PlayCommand } from './play-command.ts';

type CommandOf<Type extends PlayCommand['type']> = Extract<PlayCommand, { readonly type: Type }>;

/** The fields that the API takes of every play on a lane: its terms and its turn. */
const turnOf = (commandId: string, { terms, round, entropy: link }: PlayCommand) => {
  const { pairId, userSeed, roundNo, step } = round;
  return { commandId, terms, pairId, userSeed, roundNo: roundNo ?? 1, step: step ?? 1, link };
};

const named = (tableHash: string | undefined) => (tableHash === undefined ? {} : { tableHash });

/** Input of `openCase`. Here and below amounts are minor units. */
export const caseInput = (commandId: string, command: CommandOf<'OpenCase'>) => {
  const { case: slug, oddsHash, quantity } = command;
  return { ...turnOf(commandId, command), slug, oddsHash, quantity };
};

/** Input of `openFreeCase`. */
export const freeCaseInput = (commandId: string, command: CommandOf<'OpenFreeCase'>) => {
  const { case: slug, oddsHash, couponId } = command;
  return { ...turnOf(commandId, command), slug, oddsHash, couponId };
};

/** Input of `upgradeItems`. */
export const upgradeInput = (commandId: string, command: CommandOf<'UpgradeItems'>) => {
  const { itemIds, coin, targetSkin, targetWear, side, stake, targetValue, winTickets, tableHash } = command;
  return {
    ...turnOf(commandId, command),
    ...{ itemIds: [...itemIds], coin: Number(coin), targetSkin, targetWear: targetWear === '' ? null : targetWear },
    ...{ side: side === 'under' ? ('UNDER' as const) : ('OVER' as const), stake: Number(stake) },
    ...{ targetValue: Number(targetValue), winTickets, ...named(tableHash) },
  };
};

/** Input of `chaseDream`. */
export const dreamInput = (commandId: string, command: CommandOf<'ChaseDream'>) => {
  const { targetSkin, targetWear, winTickets, targetValue, fee, consolationHash, tableHash } = command;
  return {
    ...turnOf(commandId, command),
    ...{ targetSkin, targetWear: targetWear === '' ? null : targetWear, winTickets, consolationHash },
    ...{ targetValue: Number(targetValue), fee: Number(fee), ...named(tableHash) },
  };
};

/** Input of `playContract`. */
export const contractInput = (commandId: string, command: CommandOf<'PlayContract'>) => {
  const { itemIds, stake, tableHash } = command;
  return { ...turnOf(commandId, command), itemIds: [...itemIds], stake: Number(stake), tableHash };
};
