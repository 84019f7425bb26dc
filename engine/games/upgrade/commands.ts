import { byPlayer, defineCommand } from '../../kernel/define-command.ts';
import { playerStream } from '../../kernel/ids.ts';
import { upgradeItemsWith } from './upgrade-items.ts';

export const upgradeCommands = [
  defineCommand('UpgradeItems', {
    handlerWith: upgradeItemsWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
