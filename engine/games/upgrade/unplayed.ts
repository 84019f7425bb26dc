import { z } from 'zod';
import { mixedPayout, NOTHING } from '../../fairness/payout.ts';
import { drawUpgrade } from '../../fairness/upgrade-draw.ts';
import { positiveMoney } from '../../kernel/event-codec.ts';
import { ofTarget, unplayedTable } from '../unplayed.ts';

export const unplayedUpgrade = unplayedTable(
  z.strictObject({
    game: z.literal('upgrade'),
    ...ofTarget,
    stake: positiveMoney,
    side: z.enum(['under', 'over']),
  }),
  (table, tableHash) => ({
    staked: BigInt(table.stake),
    payout: mixedPayout(table.win, table.target.value, NOTHING),
    valueOf: (play, draw) => (drawUpgrade(table, tableHash, play, draw).won ? BigInt(table.target.value) : 0n),
  }),
);
