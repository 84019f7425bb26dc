import { byPlayer, defineCommand, head } from '../../kernel/definitions.ts';
import { playerStream } from '../../kernel/ids.ts';
import { upgradePlayed } from './events.ts';
import { upgradeItemsWith } from './upgrade-items.ts';

export const upgradeCommands = [
  defineCommand('UpgradeItems', {
    handlerWith: upgradeItemsWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(upgradePlayed, ({ playerId, terms, staked, coin, target, side, stake, winTickets, entropy }) => ({
        type: 'UpgradeItems',
        playerId,
        terms,
        itemIds: staked.map(({ itemId }) => itemId),
        coin,
        targetSkin: target.skin,
        targetWear: target.wear,
        side,
        stake,
        targetValue: target.value,
        winTickets,
        entropy,
      })),
    ],
  }),
] as const;
