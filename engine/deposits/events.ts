import { z } from 'zod';
import { type DataOf, type EventOf, FIRST, pastVersion } from '../facts/define-event.ts';
import { gets } from '../facts/facts.ts';
import { commandId, hexHash, orderId, playerId, positiveMoney, token128 } from '../kernel/event-codec.ts';
import { parseMoney } from '../kernel/money.ts';
import { defineChangedPlayerEvent, definePlayerEvent, withPromotion, withRewards } from '../player/state.ts';
import { withOrder, withOrderCancelled, withOrderSettled } from './orders.ts';

/** An order was opened: from here on it counts against the player's deposit limits. */
export const depositRequested = definePlayerEvent(
  'DepositRequested',
  {
    commandId,
    playerId,
    depositId: orderId,
    terms: hexHash.nullable().describe('the rewards that its payment keeps; null before there were any'),
    amount: positiveMoney.describe('coin to buy'),
    couponId: token128.nullable(),
    oneTimeRewards: z.boolean().describe('false where the person had them before, under an account that is erased'),
  },
  {
    visibility: 'sealed',
    fold: (player, { depositId, terms, amount, couponId, oneTimeRewards }, { at }) =>
      withOrder(player, depositId, { terms, amount: parseMoney(amount), couponId, oneTimeRewards }, at),
  },
);

/** An order was given up, refused or forgotten. Should its payment come after all, it is still credited. */
export const depositCancelled = definePlayerEvent(
  'DepositCancelled',
  {
    commandId,
    playerId,
    depositId: orderId,
    reason: z.enum(['player', 'provider', 'expired']),
  },
  {
    visibility: 'sealed',
    fold: (player, { depositId }, { at }) => withOrderCancelled(player, depositId, at),
  },
);

const bonuses = z
  .array(
    z.discriminatedUnion('reason', [
      z.strictObject({ reason: z.literal('first-deposit'), amount: positiveMoney }),
      z.strictObject({ reason: z.literal('coupon'), couponId: token128, amount: positiveMoney }),
    ]),
  )
  .max(2);
type Settled = Pick<DataOf<typeof settled>, 'playerId' | 'depositId' | 'amount' | 'bonuses'>;
const settled = {
  commandId,
  playerId,
  depositId: orderId,
  provider: z.string().max(32),
  amount: positiveMoney,
  bonuses,
};

const settledFacts = ({ playerId, depositId, amount, bonuses }: Settled) => ({
  postings: [
    ...gets(playerId, 'deposits', 'DEPOSIT', amount),
    ...bonuses.flatMap((bonus) =>
      gets(
        playerId,
        'rewards',
        bonus.reason === 'coupon' ? 'COUPON_BONUS' : 'FIRST_DEPOSIT_BONUS',
        bonus.amount,
        'locked',
      ),
    ),
  ],
  reference: depositId,
});

/** The payment of an order arrived: coin, and the locked bonuses that came with it. Counter-accounts `deposits`, `rewards`. */
export const paymentSettled = defineChangedPlayerEvent(
  'PaymentSettled',
  pastVersion(FIRST, settled, {
    becomes: 2,
    facts: settledFacts,
    upcast: (data) => ({ ...data, toldLater: false }),
  }),
  {
    ...settled,
    toldLater: z
      .boolean()
      .describe('true: `InviterTold` brings who invited their rebate; false: `RebateEarned` beside it, or none is due'),
  },
  {
    visibility: 'sealed',
    facts: settledFacts,
    fold: (player, { depositId, amount, bonuses, toldLater }, { at }) => {
      const used = bonuses.flatMap((bonus) => (bonus.reason === 'coupon' ? [bonus.couponId] : []));
      const paid = withOrderSettled(player, depositId, parseMoney(amount), at);
      const after = used.length === 0 ? paid : withRewards(paid, { coupons: paid.rewards.coupons.deleteAll(used) });
      const terms = player.deposits.get(depositId)?.terms ?? null;
      if (!toldLater || terms === null) return after;
      const { untold } = after.rewards.promotion;
      const payment = { depositId, amount: parseMoney(amount), terms, paidAt: at };
      return withPromotion(after, { untold: { ...untold, payments: [...untold.payments, payment] } });
    },
  },
);

/** In the stream of who invited the player: their share of that payment, in points, to be claimed. */
export const rebateEarned = definePlayerEvent(
  'RebateEarned',
  {
    commandId,
    playerId: playerId.describe('who invited'),
    from: playerId,
    depositId: orderId,
    terms: hexHash.describe('those of the order'),
    deposit: positiveMoney,
    ratio: z.int().min(0).max(10_000).describe('hundredths of a percent'),
    amount: z.string().describe('points, minor units, decimal'),
  },
  {
    visibility: 'sealed',
    fold: (player, data) => {
      const { deposits, rewards, claimable } = player.rewards.promotion;
      const amount = parseMoney(data.amount);
      return withPromotion(player, {
        deposits: deposits + parseMoney(data.deposit),
        rewards: rewards + amount,
        claimable: claimable + amount,
      });
    },
  },
);

export type PaymentSettled = EventOf<typeof paymentSettled>;

export const depositEvents = [depositRequested, depositCancelled, paymentSettled, rebateEarned] as const;
export type DepositRequested = EventOf<typeof depositRequested>;
export type DepositCancelled = EventOf<typeof depositCancelled>;
export type RebateEarned = EventOf<typeof rebateEarned>;
