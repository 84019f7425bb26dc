import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { drawUpgrade, upgradeTableHash, upgradeTickets } from '../../fairness/upgrade-draw.ts';
import { isAmount } from '../../kernel/amount.ts';
import {
  type CommandId,
  type HexHash,
  type ItemId,
  isHexHash,
  mustBe,
  type SkinId,
  skinStream,
} from '../../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import {
  forShownRound,
  isEntropy,
  named,
  nextPlay,
  nextRound,
  overLimit,
  type PlayCommand,
  type PlayHandler,
  playNeeds,
  playRounds,
  shownTerms,
  type Turn,
} from '../../player/play-round.ts';
import { nextItem } from '../../player/state.ts';
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
  readonly terms: HexHash;
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
  turn: Turn,
  command: UpgradeItems,
  world: World & SeesStops & SeesSkins & SeesTerms,
  hashing: Hashing,
): Bet | Rejection => {
  const { player } = turn;
  const round = nextRound(turn);
  const period = shownTerms(turn, 'upgrade', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  if (command.itemIds.length > terms.maxItems) return reject('INPUT_INVALID', { ...round, field: 'itemIds' });
  const unstakeable = named(turn, refuseStake(player, command.itemIds));
  if (unstakeable !== null) return unstakeable;
  const { staked, counted } = weighStake(player, command.itemIds, world);
  const target = findTarget(command.targetSkin, command.targetWear, world);
  if (target === null) return reject('TARGET_NOT_FOUND', round);
  const coin = parseMoney(command.coin);
  const stake = counted + coin;
  const winTickets = upgradeTickets(stake, parseMoney(target.value), terms);
  if (winTickets < terms.minTickets || winTickets > terms.maxTickets) {
    const range = { winTickets, min: terms.minTickets, max: terms.maxTickets };
    return reject('CHANCE_OUT_OF_RANGE', { ...round, ...range });
  }
  const now = { stake: formatMoney(stake), targetValue: target.value, winTickets };
  const table = tableOf({ stake: now.stake, target, side: command.side, winTickets });
  const isShown =
    command.stake === now.stake &&
    command.targetValue === now.targetValue &&
    command.winTickets === winTickets &&
    (command.tableHash === undefined || command.tableHash === upgradeTableHash(hashing, table));
  if (!isShown) {
    return reject('PRICE_CHANGED', { ...round, ...now });
  }
  if (player.coin < coin) return reject('INSUFFICIENT_FUNDS', { ...round, cost: command.coin });
  return overLimit(turn, stake, world) ?? { terms: period.hash, staked, stake, target, winTickets };
};

const playOnce = (
  turn: Turn,
  { terms, staked, stake, target, winTickets }: Bet,
  command: UpgradeItems,
  world: World,
  commandId: CommandId,
  hashing: Hashing,
): UpgradePlayed['data'] => {
  const { player } = turn;
  const { coin, side } = command;
  const inputs = nextPlay(turn, command);
  const table = tableOf({ stake: formatMoney(stake), target, side, winTickets });
  const tableHash = mustBe(isHexHash, upgradeTableHash(hashing, table));
  const { ticket, won, float } = drawUpgrade(table, tableHash, inputs, (request) => world.draw(inputs.pairId, request));
  const itemId = nextItem(player);
  return {
    commandId,
    playerId: player.playerId,
    terms,
    staked,
    coin,
    stake: table.stake,
    target,
    side,
    winTickets,
    tableHash,
    ...inputs,
    ticket,
    item: won ? { itemId, skin: target.skin, wear: target.wear, float, value: target.value } : null,
  };
};

export const upgradeItemsWith = (
  hashing: Hashing,
): PlayHandler<UpgradeItems, UpgradePlayed, SeesSkins & SeesTerms> => ({
  needs: playNeeds('upgrade', ({ itemIds, targetSkin }, player) => [
    skinStream(targetSkin),
    ...stakeStreams(player, itemIds),
  ]),
  decide: forShownRound(hashing, (start, command, world, commandId) => {
    const skins = [command.targetSkin, ...stakedSkins(start.player, command.itemIds)].map(world.skin);
    const bet = shownBet(skins, world.at, (then) => admit(start, command, withSkinsOf(world, then), hashing));
    if ('kind' in bet) return bet;
    return playRounds(start, 1, world, commandId, upgradePlayed, (turn) =>
      playOnce(turn, bet, command, world, commandId, hashing),
    );
  }),
});
