import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { drawUpgrade, upgradeTableHash, upgradeTickets } from '../../fairness/upgrade-draw.ts';
import { isAmount } from '../../kernel/amount.ts';
import { type HexHash, type ItemId, isHexHash, mustBe, type SkinId, skinStream } from '../../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { isEntropy, type PlayCommand, type PlayHandler, playHandler, shownTerms } from '../../player/play-round.ts';
import { refuseLimits } from '../../player/safer-play.ts';
import { nextItem, type RegisteredPlayer } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { findTarget, type TargetFacts } from '../find-target.ts';
import { shownBet } from '../shown-bet.ts';
import { MAX_STAKED } from '../target-terms.ts';
import { refuseStake, stakedSkins, stakeStreams, weighStake } from '../weigh-stake.ts';
import { type UpgradePlayed, upgradePlayed } from './events.ts';
import { tableOf } from './table.ts';

/** Stakes items, and coin if one likes, for one target. */
export type UpgradeItems = PlayCommand & {
  readonly type: 'UpgradeItems';
  /** 1 to 10 different held items. */
  readonly itemIds: readonly ItemId[];
  /** Minor units, decimal; '0' for none. */
  readonly coin: string;
  readonly targetSkin: SkinId;
  readonly targetWear: Wear | '';
  readonly side: 'under' | 'over';
  /** Stake, value and chance as the player was shown them; the engine refuses the command where one differs now. */
  readonly stake: string;
  readonly targetValue: string;
  readonly winTickets: number;
  /** Of the whole table that the player was shown, where the client names it; another table now is refused. */
  readonly tableHash?: HexHash;
};

/** The stake and the target at the present state. */
interface Bet {
  readonly staked: UpgradePlayed['data']['staked'];
  readonly stake: Money;
  readonly target: TargetFacts;
  readonly winTickets: number;
}

/** The first field that no honest client sends; null where all are well-formed. */
const malformed = (command: UpgradeItems): string | null => {
  const { itemIds, coin, stake, targetValue, winTickets } = command;
  if (itemIds.length < 1 || itemIds.length > MAX_STAKED) return 'itemIds';
  if (!isAmount(coin)) return 'coin';
  if (!isAmount(stake)) return 'stake';
  if (!isAmount(targetValue)) return 'targetValue';
  if (!Number.isSafeInteger(winTickets)) return 'winTickets';
  return isEntropy(command) ? null : 'entropy';
};

/** The bet, or the reason why it is refused. */
const admit = (
  player: RegisteredPlayer,
  command: UpgradeItems,
  world: World & SeesStops & SeesSkins & SeesTerms,
  hashing: Hashing,
): Bet | Rejection => {
  const period = shownTerms(player, 'upgrade', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  if (command.itemIds.length > terms.maxItems) return reject('INPUT_INVALID', { field: 'itemIds' });
  const unstakeable = refuseStake(player, command.itemIds);
  if (unstakeable !== null) return unstakeable;
  const { staked, counted } = weighStake(player, command.itemIds, world);
  const target = findTarget(command.targetSkin, command.targetWear, world);
  if (target === null) return reject('TARGET_NOT_FOUND');
  const coin = parseMoney(command.coin);
  const stake = counted + coin;
  const winTickets = upgradeTickets(stake, parseMoney(target.value), terms);
  if (winTickets < terms.minTickets || winTickets > terms.maxTickets) {
    const range = { winTickets, min: terms.minTickets, max: terms.maxTickets };
    return reject('CHANCE_OUT_OF_RANGE', range);
  }
  const now = { stake: formatMoney(stake), targetValue: target.value, winTickets };
  const table = tableOf({ stake: now.stake, target, side: command.side, winTickets });
  const isShown =
    command.stake === now.stake &&
    command.targetValue === now.targetValue &&
    command.winTickets === winTickets &&
    (command.tableHash === undefined || command.tableHash === upgradeTableHash(hashing, table));
  if (!isShown) {
    return reject('PRICE_CHANGED', now);
  }
  if (player.coin < coin) return reject('INSUFFICIENT_FUNDS', { cost: command.coin });
  return refuseLimits(player, stake, world) ?? { staked, stake, target, winTickets };
};

export const upgradeItemsWith = (hashing: Hashing): PlayHandler<UpgradeItems, UpgradePlayed, SeesSkins & SeesTerms> =>
  playHandler(hashing, {
    game: 'upgrade',
    streams: ({ itemIds, targetSkin }, player) => [skinStream(targetSkin), ...stakeStreams(player, itemIds)],
    admit: (player, command, world) => {
      const skins = [command.targetSkin, ...stakedSkins(player, command.itemIds)].map(world.skin);
      return shownBet(skins, world.at, (then) => admit(player, command, withSkinsOf(world, then), hashing));
    },
    event: upgradePlayed,
    playOnce: ({ staked, stake, target, winTickets }, { coin, side }, { player, fields, draw }) => {
      const table = tableOf({ stake: formatMoney(stake), target, side, winTickets });
      const tableHash = mustBe(isHexHash, upgradeTableHash(hashing, table));
      const { ticket, won, float } = drawUpgrade(table, tableHash, fields, draw);
      const { skin, wear, value } = target;
      return {
        ...fields,
        staked,
        coin,
        stake: table.stake,
        target,
        side,
        winTickets,
        tableHash,
        ticket,
        item: won ? { itemId: nextItem(player), skin, wear, float, value } : null,
      };
    },
  });
