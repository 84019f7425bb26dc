import type { Command } from '../commands.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';

type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** Input of `openLane`. */
export const openLaneInput = (commandId: string, command: CommandOf<'OpenLane'>) => {
  const { type: _, playerId: _player, pair, ...rest } = command;
  return { ...rest, ...pair, commandId };
};

/** Input of `closeLane`. */
export const closeLaneInput = (commandId: string, command: CommandOf<'CloseLane'>) => {
  const { type: _, playerId: _player, unplayed, ...rest } = command;
  return { ...rest, unplayed: unplayed === null ? null : canonicalJson(unplayed), commandId };
};

/** Input of `addDeviceKey`. */
export const deviceKeyInput = (commandId: string, { key, proof, signed }: CommandOf<'AddDeviceKey'>) => ({
  ...{ key, proof, commandId },
  ...signed,
});
