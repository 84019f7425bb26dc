import { byOperator, defineCommand, head } from '../kernel/definitions.ts';
import { gameStream } from '../kernel/ids.ts';
import { gameResumed, gameStopped } from './events.ts';
import { stopGame } from './stop-game.ts';

export const siteCommands = [
  defineCommand('StopGame', {
    handlerWith: () => stopGame,
    actor: byOperator,
    stream: ({ game }) => gameStream(game),
    heads: [
      head(gameStopped, ({ game, reason }) => ({ type: 'StopGame', game, stop: true, reason })),
      head(gameResumed, ({ game }) => ({ type: 'StopGame', game, stop: false, reason: '' })),
    ],
  }),
] as const;
