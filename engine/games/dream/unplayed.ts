import { z } from 'zod';
import { consolationPublished } from '../../catalog/consolation/events.ts';
import { drawDream } from '../../fairness/dream-draw.ts';
import { mixedPayout, payoutOf } from '../../fairness/payout.ts';
import { TICKETS } from '../../fairness/tickets.ts';
import { hexHash, positiveMoney } from '../../kernel/event-codec.ts';
import { covers, ofTarget, unplayedTable } from '../unplayed.ts';

export const unplayedDream = unplayedTable(
  z.strictObject({ game: z.literal('dream'), ...ofTarget, fee: positiveMoney, consolation: hexHash }),
  (table, tableHash, published) => {
    const { consolation: hash, fee, target, win } = table;
    const consolations = published(consolationPublished, hash)?.table;
    if (consolations === undefined || !covers(TICKETS, consolations.entries)) return null;
    return {
      staked: BigInt(fee),
      payout: mixedPayout(win, target.value, payoutOf(consolations.entries)),
      valueOf: (play, draw) => {
        const { consolation } = drawDream(table, tableHash, consolations, hash, play, draw);
        return BigInt(consolation === null ? target.value : consolation.entry.value);
      },
    };
  },
);
