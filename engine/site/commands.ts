import { byOperator, defineCommand } from '../kernel/define-command.ts';
import { gameStream } from '../kernel/ids.ts';
import { stopGame } from './stop-game.ts';

export const siteCommands = [
  defineCommand('StopGame', { handlerWith: () => stopGame, actor: byOperator, stream: ({ game }) => gameStream(game) }),
] as const;
