import { byPlayer, head, playerCommand } from '../../kernel/definitions.ts';
import { upgradePlayed } from './events.ts';
import { upgradeItemsWith } from './upgrade-items.ts';

export const upgradeCommands = [
  playerCommand('UpgradeItems', byPlayer, upgradeItemsWith, [
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
  ]),
] as const;
