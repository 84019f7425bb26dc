import { byPlayer, defineCommand } from '../../kernel/define-command.ts';
import { playerStream } from '../../kernel/ids.ts';
import { chaseDreamWith } from './chase-dream.ts';

export const dreamCommands = [
  defineCommand('ChaseDream', {
    handlerWith: chaseDreamWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
