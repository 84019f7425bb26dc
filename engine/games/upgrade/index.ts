import { byPlayer, firstEvent, playerCommand } from '../../kernel/definitions.ts';
import { shownIn } from '../../player/play-round.ts';
import { upgradeEvents, upgradePlayed } from './events.ts';
import { explainUpgrade } from './explain.ts';
import { upgradeRounds, upgradeWays } from './prove.ts';
import { unplayedUpgrade } from './unplayed.ts';
import { upgradeItemsWith } from './upgrade-items.ts';

const upgradeCommands = [
  playerCommand('UpgradeItems', byPlayer, upgradeItemsWith, [
    firstEvent(
      upgradePlayed,
      ({ playerId, terms, staked, coin, target, side, stake, winTickets, tableHash, entropy, ...drawn }) => ({
        type: 'UpgradeItems',
        playerId,
        round: shownIn(drawn),
        terms,
        itemIds: staked.map(({ itemId }) => itemId),
        coin,
        targetSkin: target.skin,
        targetWear: target.wear,
        side,
        stake,
        targetValue: target.value,
        winTickets,
        tableHash,
        entropy,
      }),
    ),
  ]),
] as const;

/** A player stakes items and coin on a better item. */
export const upgrade = {
  game: 'upgrade',
  /** The plays that a report counts. */
  counted: 'upgrades',
  /** The reason why a play is news to its player: an item of the two top grades, or success. */
  news: 'grade',
  events: upgradeEvents,
  commands: upgradeCommands,
  states: [],
  explain: explainUpgrade,
  rounds: upgradeRounds,
  ways: upgradeWays,
  unplayed: unplayedUpgrade,
} as const;
