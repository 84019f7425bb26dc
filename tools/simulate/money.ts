import { currentValue } from '../../engine/catalog/skin/state.ts';
import type { Command } from '../../engine/commands.ts';
import { type ItemId, isOrderId, isToken128, mustBe } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import { shopPrice } from '../../engine/market/shop/shop-price.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { drawnBy } from './lanes.ts';
import { items, oddsOf, player, type Stage, termsShown, type Wishes } from './picks.ts';
import { CASES, CODES, issueCode, LISTINGS, stockListing } from './world.ts';

const DAY = 86_400_000;

/** Among a few people one for whom it makes sense, where there is one. */
const somebody = (stage: Stage, fits: (one: RegisteredPlayer) => boolean): RegisteredPlayer => {
  const players = stage.view.players();
  const few = Array.from({ length: 12 }, () => stage.random.pick(players));
  return few.find(fits) ?? stage.random.pick(players);
};

const request = (stage: Stage): Command => {
  const { random } = stage;
  const owner = player(stage);
  const coupons = [...owner.rewards.coupons.keys()];
  const outside = random.pick(['0', '99', '100000001', '-5']);
  return {
    type: 'RequestDeposit',
    playerId: owner.playerId,
    depositId: mustBe(isOrderId, random.uuid()),
    amount: random.chance(0.03) ? outside : String(100 + random.below(20_000)),
    couponId: coupons.length > 0 && random.chance(0.7) ? random.pick(coupons) : null,
    oneTimeRewards: random.chance(0.9),
  };
};

/** A provider's repeated notice of a payment that was settled before; null where no player paid lately. */
const replayed = ({ view, random }: Stage): Command | null => {
  const paid = view.log.slice(-400).flatMap(({ event }) => (event.type === 'PaymentSettled' ? [event.data] : []));
  if (paid.length === 0) return null;
  const { playerId, depositId, provider, amount } = random.pick(paid);
  return { type: 'SettlePayment', playerId, depositId, provider, amount };
};

/** Payments come in any order, to cancelled orders too, now and then of a wrong amount, to the wrong player, or again. */
const settle = (stage: Stage): Command | null => {
  const { random } = stage;
  if (random.chance(0.15)) return replayed(stage);
  const owner = somebody(stage, ({ deposits }) => deposits.size > 0);
  const orders = [...owner.deposits];
  if (orders.length === 0) return null;
  const [depositId, { amount }] = random.pick(orders);
  const { playerId } = random.chance(0.02) ? player(stage) : owner;
  const paid = random.chance(0.05) ? amount + 1n : amount;
  return { type: 'SettlePayment', playerId, depositId, provider: 'sandbox', amount: formatMoney(paid) };
};

/** The house asks a player for their debt, whether it is there or not. */
const collect = (stage: Stage): Command => ({
  type: 'PayReceivable',
  playerId: somebody(stage, (one) => one.receivable > 0n).playerId,
});

/** A part of a payment, or all of it, now and then more than is left. */
const reverse = (stage: Stage): Command | null => {
  const { random } = stage;
  const { playerId, paid } = somebody(stage, (one) => one.paid.size > 0);
  const payments = [...paid];
  if (payments.length === 0) return null;
  const [depositId, { amount, reversed }] = random.pick(payments);
  const left = amount - reversed;
  const most = random.chance(0.05) ? left + 1n : random.chance(0.5) ? left : left / 2n;
  const kind = random.pick(['refund', 'chargeback'] as const);
  return { type: 'ReverseDeposit', playerId, depositId, kind, amount: formatMoney(most) };
};

const cancel = (stage: Stage): Command | null => {
  const { playerId, deposits } = somebody(stage, (one) => one.deposits.size > 0);
  const orders = [...deposits.keys()];
  if (orders.length === 0) return null;
  const reason = stage.random.pick(['player', 'provider', 'expired'] as const);
  return { type: 'CancelDeposit', playerId, depositId: stage.random.pick(orders), reason };
};

const exchange = (stage: Stage): Command => {
  const owner = player(stage);
  const expectedTotal = stage.random.chance(0.05) ? '99999999' : null;
  const terms = termsShown(stage, 'items');
  return { type: 'ExchangeItems', playerId: owner.playerId, terms, itemIds: items(stage, owner, 4), expectedTotal };
};

const transfer = (stage: Stage): Command => {
  const { random } = stage;
  const { playerId, points } = somebody(stage, (one) => one.points > 1n);
  const share = (points * BigInt(1 + random.below(random.chance(0.05) ? 300 : 100))) / 100n;
  const to = random.chance(0.4) ? player(stage).playerId : null;
  return { type: 'TransferPoints', playerId, terms: termsShown(stage, 'transfer'), points: formatMoney(share), to };
};

const claim = (stage: Stage): Command => {
  const { random } = stage;
  const { playerId } = player(stage);
  switch (random.below(3)) {
    case 0:
      return {
        type: 'ClaimRebate',
        playerId: somebody(stage, (one) => one.rewards.promotion.claimable > 0n).playerId,
      };
    case 1:
      return { type: 'ClaimVipReward', playerId, grade: 1 + random.below(3) };
    default:
      return { type: 'ClaimDailyReward', playerId, tier: 1 + random.below(3) };
  }
};

const redeem = (stage: Stage): Command => ({
  type: 'RedeemGoldenCode',
  playerId: player(stage).playerId,
  codeId: stage.random.pick(CODES),
});

const bind = (stage: Stage): Command => ({
  type: 'BindInviter',
  playerId: player(stage).playerId,
  inviterId: player(stage).playerId,
});

const buy = (stage: Stage): Command => {
  const { random, view } = stage;
  const { listing, skin, wear, balance } = random.pick(LISTINGS);
  const quantity = random.chance(0.03) ? 11 : 1 + random.below(3);
  const value = currentValue(view.states.skin(skin), wear) ?? 1n;
  const total = shopPrice(DEFAULT_TERMS.shop, balance, value, quantity);
  const { playerId } = somebody(stage, (one) => one[balance] >= total);
  const expectedTotal = formatMoney(random.chance(0.05) ? total - 1n : total);
  return { type: 'BuyFromShop', playerId, terms: termsShown(stage, 'shop'), listing, quantity, expectedTotal };
};

const retrieve = (stage: Stage): Command => {
  const owner = player(stage);
  return { type: 'RetrieveItems', playerId: owner.playerId, itemIds: items(stage, owner, 3) };
};

const advance = (stage: Stage): Command | null => {
  const { random } = stage;
  const { playerId, retrievals } = somebody(stage, (one) => one.retrievals.size > 0);
  const open = [...retrievals.keys()];
  if (open.length === 0) return null;
  const state = random.pick(['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed'] as const);
  return { type: 'AdvanceRetrieval', playerId, retrievalId: random.pick(open), state };
};

const freeCase = (stage: Stage): Command => {
  const { random } = stage;
  const owner = player(stage);
  const coupons = [...owner.rewards.coupons.keys()];
  const slug = random.pick(CASES);
  return {
    type: 'OpenFreeCase',
    playerId: owner.playerId,
    ...drawnBy(stage, owner),
    terms: termsShown(stage, 'case'),
    case: slug,
    oddsHash: oddsOf(stage, slug),
    couponId: coupons.length > 0 && random.chance(0.5) ? random.pick(coupons) : null,
  };
};

/** A player who leaves sells their items first, up to 100 in one command. */
const leave = (stage: Stage): Command => {
  const owner = somebody(stage, (one) => one.items.size < 20 && one.battles.size === 0 && one.giveaways.size === 0);
  const itemIds: readonly ItemId[] = [...owner.items.keys()].slice(0, 100);
  const { playerId } = owner;
  if (itemIds.length === 0) return { type: 'ErasePlayer', playerId };
  return { type: 'SellItems', playerId, terms: termsShown(stage, 'items'), itemIds, expectedTotal: null };
};

/** The operator's part: stock, codes, coupons, corrections. */
export const operateMoney = (stage: Stage): Command => {
  const { random, now } = stage;
  const { playerId, rewards } = player(stage);
  switch (random.below(6)) {
    case 5:
      return reverse(stage) ?? collect(stage);
    case 0:
      return stockListing(random.pick(LISTINGS), 1 + random.below(40));
    case 1:
      return issueCode(random.pick(CODES), random, now + DAY);
    case 2: {
      const bonus = { kind: 'deposit-bonus', percent: 10, max: '500', minDeposit: '1000' } as const;
      const free = { kind: 'free-case', case: random.pick(CASES) } as const;
      const couponId = mustBe(isToken128, Buffer.from(random.bytes(16)).toString('base64url'));
      const expiresAt = now + random.below(2 * DAY);
      return { type: 'GrantCoupon', playerId, couponId, terms: random.chance(0.6) ? bonus : free, expiresAt };
    }
    case 3: {
      const coupons = [...rewards.coupons.keys()];
      if (coupons.length > 0) return { type: 'RevokeCoupon', playerId, couponId: random.pick(coupons) };
      return stockListing(random.pick(LISTINGS), 1 + random.below(40));
    }
    default: {
      const balance = random.pick(['coin', 'points', 'locked'] as const);
      const direction = random.chance(0.7) ? 'credit' : 'debit';
      const amount = String(1 + random.below(300));
      return { type: 'AdjustBalance', playerId, balance, direction, amount, reason: 'correction' };
    }
  }
};

/** The acts of players and the operator about money. */
export const MONEY_WISHES: Wishes = [
  [35, request],
  [40, settle],
  [8, cancel],
  [3, collect],
  [15, exchange],
  [15, transfer],
  [15, claim],
  [8, redeem],
  [6, bind],
  [16, buy],
  [8, retrieve],
  [8, advance],
  [8, freeCase],
  [3, leave],
];
