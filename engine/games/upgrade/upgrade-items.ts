import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Wear } from '../../fairness/odds.ts';
import { entropyPattern } from '../../fairness/seed-pair.ts';
import { drawUpgrade, upgradeTableHash, upgradeTickets } from '../../fairness/upgrade-draw.ts';
import { isAmount } from '../../kernel/amount.ts';
import {
  type CommandId,
  gameStream,
  type HexHash,
  type ItemId,
  isHexHash,
  mustBe,
  type PlayerId,
  playerStream,
  type SkinId,
  skinStream,
  termsStream,
} from '../../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import {
  forShownRound,
  named,
  nextPlay,
  nextRound,
  overLimit,
  type PlayHandler,
  playRounds,
  type ShownRound,
  shownTerms,
} from '../../player/play-round.ts';
import { nextItem, pairsOf, type RegisteredPlayer } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { findTarget, type TargetFacts } from '../find-target.ts';
import { shownBet } from '../shown-bet.ts';
import { MAX_STAKED } from '../target-terms.ts';
import { refuseStake, stakedSkins, stakeStreams, weighStake } from '../weigh-stake.ts';
import { type UpgradePlayed, upgradePlayed } from './events.ts';
import { tableOf } from './table.ts';

/** Stakes items, and coin if one likes, for one target. */
export type UpgradeItems = {
  readonly type: 'UpgradeItems';
  readonly playerId: PlayerId;
  readonly round: ShownRound;
  /** Hash of the section that the player was shown. */
  readonly terms: HexHash;
  /** 1 to 10 different held items. */
  readonly itemIds: readonly ItemId[];
  /** Minor units, decimal; '0' for none. */
  readonly coin: string;
  readonly targetSkin: SkinId;
  readonly targetWear: Wear | '';
  readonly side: 'under' | 'over';
  /** What the player was shown; anything else now is refused. */
  readonly stake: string;
  readonly targetValue: string;
  readonly winTickets: number;
  /** 128 fresh bits from the player's side, 32 hex digits. */
  readonly entropy: string;
};

/** What is staked and for what, as it is now. */
interface Bet {
  readonly terms: HexHash;
  readonly staked: UpgradePlayed['data']['staked'];
  readonly stake: Money;
  readonly target: TargetFacts;
  readonly winTickets: number;
}

/** The first field that no honest client sends; null where all are well-formed. */
const malformed = ({ itemIds, coin, stake, targetValue, winTickets, entropy }: UpgradeItems): string | null => {
  if (itemIds.length < 1 || itemIds.length > MAX_STAKED) return 'itemIds';
  if (!isAmount(coin)) return 'coin';
  if (!isAmount(stake)) return 'stake';
  if (!isAmount(targetValue)) return 'targetValue';
  if (!Number.isSafeInteger(winTickets)) return 'winTickets';
  return entropyPattern.test(entropy) ? null : 'entropy';
};

/** What is played for what, or why not. */
const admit = (
  player: RegisteredPlayer,
  command: UpgradeItems,
  world: World & SeesStops & SeesSkins & SeesTerms,
): Bet | Rejection => {
  const round = nextRound(player);
  const period = shownTerms(player, 'upgrade', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  if (command.itemIds.length > terms.maxItems) return reject('INPUT_INVALID', { ...round, field: 'itemIds' });
  const unstakeable = named(player, refuseStake(player, command.itemIds));
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
  if (command.stake !== now.stake || command.targetValue !== now.targetValue || command.winTickets !== winTickets) {
    return reject('PRICE_CHANGED', { ...round, ...now });
  }
  if (player.coin < coin) return reject('INSUFFICIENT_FUNDS', { ...round, cost: command.coin });
  return overLimit(player, stake, world) ?? { terms: period.hash, staked, stake, target, winTickets };
};

const playOnce = (
  player: RegisteredPlayer,
  { terms, staked, stake, target, winTickets }: Bet,
  { coin, side, entropy }: UpgradeItems,
  world: World,
  commandId: CommandId,
  hashing: Hashing,
): UpgradePlayed['data'] => {
  const inputs = nextPlay(player, entropy);
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
  needs: ({ playerId, itemIds, targetSkin }, known) => {
    const player = known.player(playerId);
    const items = stakeStreams(player, itemIds);
    return {
      streams: [playerStream(playerId), gameStream('upgrade'), termsStream, skinStream(targetSkin), ...items],
      guards: [playerId],
      pairs: pairsOf(player),
    };
  },

  decide: forShownRound((start, command, world, commandId) => {
    const skins = [command.targetSkin, ...stakedSkins(start, command.itemIds)].map(world.skin);
    const bet = shownBet(skins, world.at, (then) => admit(start, command, withSkinsOf(world, then)));
    if ('kind' in bet) return bet;
    return playRounds(start, 1, world, commandId, upgradePlayed, (player) =>
      playOnce(player, bet, command, world, commandId, hashing),
    );
  }),
});
