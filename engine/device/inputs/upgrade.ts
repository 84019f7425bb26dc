import { type CommandOf, tableNamed, turnOf } from '../play-input.ts';

/** Input of `upgradeItems`; amounts are minor units. */
export const upgradeInput = (commandId: string, command: CommandOf<'UpgradeItems'>) => {
  const { itemIds, coin, targetSkin, targetWear, side, stake, targetValue, winTickets } = command;
  return {
    ...turnOf(commandId, command),
    ...{ itemIds: [...itemIds], coin: Number(coin), targetSkin, targetWear: targetWear === '' ? null : targetWear },
    ...{ side: side === 'under' ? ('UNDER' as const) : ('OVER' as const), stake: Number(stake) },
    ...{ targetValue: Number(targetValue), winTickets, ...tableNamed(command) },
  };
};
