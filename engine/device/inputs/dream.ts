import { type CommandOf, tableNamed, turnOf } from '../play-input.ts';

/** Input of `chaseDream`; amounts are minor units. */
export const dreamInput = (commandId: string, command: CommandOf<'ChaseDream'>) => {
  const { targetSkin, targetWear, winTickets, targetValue, fee, consolationHash } = command;
  return {
    ...turnOf(commandId, command),
    ...{ targetSkin, targetWear: targetWear === '' ? null : targetWear, winTickets, consolationHash },
    ...{ targetValue: Number(targetValue), fee: Number(fee), ...tableNamed(command) },
  };
};
