import { z } from 'zod';
import { payoutOf } from '../../fairness/payout.ts';
import { hexHash, positiveMoney, tableEntries } from '../../kernel/event-codec.ts';
import { covers, unplayedTable } from '../unplayed.ts';
import { drawContract } from './draw.ts';

export const unplayedContract = unplayedTable(
  z.strictObject({
    game: z.literal('contract'),
    version: z.literal(1),
    pool: hexHash,
    stake: positiveMoney,
    tickets: z.int().min(1),
    entries: tableEntries,
  }),
  (table, tableHash) =>
    covers(table.tickets, table.entries)
      ? {
          staked: BigInt(table.stake),
          payout: payoutOf(table.entries),
          valueOf: (play, draw) => BigInt(drawContract(table, tableHash, play, draw).entry.value),
        }
      : null,
);
