import { byPlayer, bySystem, defineCommand } from '../kernel/define-command.ts';
import { playerStream } from '../kernel/ids.ts';
import { advanceRetrieval } from './advance-retrieval.ts';
import { retrieveItemsWith } from './retrieve-items.ts';

export const retrievalCommands = [
  defineCommand('RetrieveItems', {
    handlerWith: retrieveItemsWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('AdvanceRetrieval', {
    handlerWith: () => advanceRetrieval,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
