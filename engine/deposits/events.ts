import { z } from 'zod';
import { type DataOf, type EventOf, FIRST, pastVersion } from '../facts/define-event.ts';
import { between, gets, type Posting, pays } from '../facts/facts.ts';
import { commandId, hexHash, money, orderId, playerId, positiveMoney, token128 } from '../kernel/event-codec.ts';
import { lesserOf, parseMoney, sumOf } from '../kernel/money.ts';
import { allButNewest } from '../kernel/newest.ts';
import { defineChangedPlayerEvent, definePlayerEvent, withPromotion, withRewards } from '../player/state.ts';
import { MAX_EARNED_REBATES, withReversal } from '../rewards/state.ts';
import { withOrder, withOrderCancelled, withOrderReversed, withOrderSettled } from './orders.ts';

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
      const terms = player.deposits.get(depositId)?.terms ?? null;
      const rebated = terms !== null && player.rewards.promotion.inviterId !== null;
      const bonus = sumOf(bonuses.map((one) => parseMoney(one.amount)));
      const paid = withOrderSettled(player, depositId, { amount: parseMoney(amount), bonus, rebated }, at);
      const after = used.length === 0 ? paid : withRewards(paid, { coupons: paid.rewards.coupons.deleteAll(used) });
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
    fold: (player, { depositId, deposit: paid, ratio, amount: points }, { at: earnedAt }) => {
      const { deposits, rewards, claimable, owed, rebated } = player.rewards.promotion;
      const [deposit, amount] = [parseMoney(paid), parseMoney(points)];
      const kept = lesserOf(owed, amount);
      const earned = rebated.set(depositId, { deposit, ratio, earnedAt });
      return withPromotion(player, {
        deposits: deposits + deposit,
        rewards: rewards + amount,
        claimable: claimable + amount - kept,
        owed: owed - kept,
        rebated: earned.deleteAll(allButNewest(earned, MAX_EARNED_REBATES, (one) => one.earnedAt)),
      });
    },
  },
);

/**
 * A payment was given back, in whole or in part: the bonus that came with it is taken from what is locked, the rest from coin,
 * and what the player doesn't have is owed. Counter-accounts `deposits`, `rewards` and, as far as it is owed, `receivables`.
 */
export const depositReversed = definePlayerEvent(
  'DepositReversed',
  {
    commandId,
    playerId,
    depositId: orderId,
    kind: z.enum(['refund', 'chargeback']),
    amount: positiveMoney.describe('what of the payment is reversed'),
    bonus: money.describe('the share of the bonuses that came with it'),
    locked: money.describe('taken from the locked bonus'),
    coin: money.describe('taken from coin'),
    receivable: money.describe('owed from now on: locked + coin + receivable = amount + bonus'),
    toldLater: z.boolean().describe('`InviterTold` takes the rebate back from who invited; false where none is due'),
  },
  {
    visibility: 'sealed',
    facts: (data) => {
      const { playerId } = data;
      const [amount, coin, owed] = [parseMoney(data.amount), parseMoney(data.coin), parseMoney(data.receivable)];
      const paid = lesserOf(coin, amount);
      const unpaid = amount - paid;
      const owes = (to: 'deposits' | 'rewards', sum: bigint): readonly Posting[] =>
        sum === 0n ? [] : [between('receivables', to, to === 'deposits' ? 'DEPOSIT_REVERSED' : 'BONUS_REVERSED', sum)];
      return {
        postings: [
          ...pays(playerId, 'rewards', 'BONUS_REVERSED', data.locked, 'locked'),
          ...pays(playerId, 'deposits', 'DEPOSIT_REVERSED', paid),
          ...pays(playerId, 'rewards', 'BONUS_REVERSED', coin - paid),
          ...owes('deposits', unpaid),
          ...owes('rewards', owed - unpaid),
        ],
        reference: data.depositId,
      };
    },
    fold: (player, { depositId, amount, receivable, toldLater }, { at }) => {
      const reversal = { amount: parseMoney(amount), receivable: parseMoney(receivable) };
      const after = withOrderReversed(player, depositId, reversal, at);
      if (!toldLater) return after;
      const untold = withReversal(after.rewards.promotion.untold, {
        depositId,
        amount: reversal.amount,
        reversedAt: at,
      });
      return withPromotion(after, { untold });
    },
  },
);

/** Something of what the player owes was paid: by the payment before it, or from coin by the house's daily pass. */
export const receivablePaid = definePlayerEvent(
  'ReceivablePaid',
  { commandId, playerId, amount: positiveMoney },
  {
    visibility: 'sealed',
    facts: ({ playerId, amount }) => ({ postings: pays(playerId, 'receivables', 'RECEIVABLE_PAID', amount) }),
    fold: (player, { amount }) => ({ ...player, receivable: player.receivable - parseMoney(amount) }),
  },
);

/** In the stream of who invited the player: the rebate of a payment that was reversed is taken back. */
export const rebateReversed = definePlayerEvent(
  'RebateReversed',
  {
    commandId,
    playerId: playerId.describe('who invited'),
    from: playerId,
    depositId: orderId,
    deposit: positiveMoney.describe('what of the payment was reversed'),
    amount: money.describe('points that it had brought: claimable + points + owed'),
    claimable: money.describe('taken from rebates that are not claimed'),
    points: money.describe('taken from the balance of points'),
    owed: money.describe('kept back from later rebates'),
  },
  {
    visibility: 'sealed',
    facts: ({ playerId, points }) => ({ postings: pays(playerId, 'rewards', 'REBATE_REVERSED', points, 'points') }),
    fold: (player, data) => {
      const { deposits, rewards, claimable, owed, rebated } = player.rewards.promotion;
      const earned = rebated.get(data.depositId);
      if (earned === undefined) throw new Error('RebateReversed of a rebate that is not remembered');
      const deposit = parseMoney(data.deposit);
      return withPromotion(player, {
        deposits: deposits - deposit,
        rewards: rewards - parseMoney(data.amount),
        claimable: claimable - parseMoney(data.claimable),
        owed: owed + parseMoney(data.owed),
        rebated: rebated.set(data.depositId, { ...earned, deposit: earned.deposit - deposit }),
      });
    },
  },
);

export type PaymentSettled = EventOf<typeof paymentSettled>;

export const depositEvents = [
  ...([depositRequested, depositCancelled, paymentSettled, rebateEarned] as const),
  ...([depositReversed, receivablePaid, rebateReversed] as const),
] as const;
export type DepositRequested = EventOf<typeof depositRequested>;
export type DepositCancelled = EventOf<typeof depositCancelled>;
export type RebateEarned = EventOf<typeof rebateEarned>;
export type DepositReversed = EventOf<typeof depositReversed>;
export type ReceivablePaid = EventOf<typeof receivablePaid>;
export type RebateReversed = EventOf<typeof rebateReversed>;
