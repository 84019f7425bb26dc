import { z } from 'zod';
import type { EventOf } from '../facts/define-event.ts';
import { gets, pays } from '../facts/facts.ts';
import { commandId, count, hexHash, money, pairId, playerId, positiveMoney } from '../kernel/event-codec.ts';
import { definePlayerEvent } from './state.ts';

/** The operator corrected a balance. The words of the reason stay outside the log. */
export const balanceAdjusted = definePlayerEvent(
  'BalanceAdjusted',
  {
    commandId,
    playerId,
    balance: z.enum(['coin', 'points', 'locked']),
    direction: z.enum(['credit', 'debit']),
    amount: positiveMoney,
    reason: z.enum(['correction', 'compensation', 'refund', 'chargeback']),
  },
  {
    visibility: 'sealed',
    facts: ({ playerId, balance, direction, amount }) => ({
      postings:
        direction === 'credit'
          ? gets(playerId, 'adjustments', 'ADJUSTMENT', amount, balance)
          : pays(playerId, 'adjustments', 'ADJUSTMENT', amount, balance),
    }),
  },
);

/**
 * The person behind the player asked to be forgotten. All seeds are revealed, and nothing follows in this stream but what
 * becomes of the balances.
 */
export const playerErased = definePlayerEvent(
  'PlayerErased',
  {
    commandId,
    playerId,
    revealed: z
      .array(z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash, roundCount: count }))
      .min(2)
      .max(4)
      .describe('the pair in use, the next one, and those for rooms where there are any'),
  },
  { visibility: 'open', pairs: ({ revealed }) => ({ revealed }) },
);

/** The balances that an erased player had left go to `erased`. The event stands right behind the erasure. */
export const balancesErased = definePlayerEvent(
  'BalancesErased',
  { commandId, playerId, coin: money, points: money, locked: money },
  {
    visibility: 'sealed',
    facts: ({ playerId, coin, points, locked }) => ({
      postings: [
        ...pays(playerId, 'erased', 'ERASURE', coin),
        ...pays(playerId, 'erased', 'ERASURE', points, 'points'),
        ...pays(playerId, 'erased', 'ERASURE', locked, 'locked'),
      ],
    }),
  },
);

export const accountEvents = [balanceAdjusted, playerErased, balancesErased] as const;
export type BalanceAdjusted = EventOf<typeof balanceAdjusted>;
export type PlayerErased = EventOf<typeof playerErased>;
export type BalancesErased = EventOf<typeof balancesErased>;
