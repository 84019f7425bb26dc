import { byPlayer, defineCommand } from '../../kernel/define-command.ts';
import { playerStream } from '../../kernel/ids.ts';
import { openCase } from './open-case.ts';
import { openFreeCase } from './open-free-case.ts';

export const caseCommands = [
  defineCommand('OpenCase', {
    handlerWith: () => openCase,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('OpenFreeCase', {
    handlerWith: () => openFreeCase,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
