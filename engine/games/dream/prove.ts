import { consolationPublished } from '../../catalog/consolation/events.ts';
import type { SeesConsolation } from '../../catalog/consolation/state.ts';
import { remembered } from '../../catalog/versions.ts';
import { pays } from '../../facts/facts.ts';
import { drawDream } from '../../fairness/dream-draw.ts';
import { entryAt } from '../../fairness/odds.ts';
import { mixedPayout } from '../../fairness/payout.ts';
import { defineRound, differs, unpublished, type Ways, winTrial } from '../proving.ts';
import { type DreamChased, dreamChased } from './events.ts';
import { tableOf } from './table.ts';

/** The lower end of the range that the float was drawn from; null where there never was a table of consolations. */
const floatMinOf = (
  { consolation, consolationHash, target }: DreamChased['data'],
  sees: SeesConsolation,
): number | null => {
  if (consolation === null) return target.floatMin;
  const published = remembered(sees.consolation()).find(({ tableHash }) => tableHash === consolationHash);
  return published === undefined ? null : entryAt(published.table, consolation.ticket).entry.floatMin;
};

export const dreamWays = { DREAM_FEE: [['player', 'fees', 'coin']] } as const satisfies Ways;

export const dreamRounds = [
  defineRound(dreamChased, {
    own: ({ playerId, fee, item }) => ({
      postings: pays(playerId, 'fees', 'DREAM_FEE', fee),
      made: [item],
      ranked: true,
    }),
    prove: (data, published, { draw }) => {
      const { consolationHash, tableHash } = data;
      const consolations = published(consolationPublished, consolationHash)?.table;
      if (consolations === undefined) return unpublished('consolation table', consolationHash);
      const drawn = drawDream(tableOf(data), tableHash, consolations, consolationHash, data, draw);
      const { ticket, won, float, consolation } = drawn;
      const lost = consolation && { ticket: consolation.ticket, entry: consolation.index };
      return differs(
        { ticket, won, float, consolation: lost },
        { ticket: data.ticket, won: data.consolation === null, float: data.item.float, consolation: data.consolation },
      );
    },
    ticketOf: (data, label, sees: SeesConsolation) => {
      if (label === 'consolation') return data.consolation?.ticket ?? null;
      if (label !== 'float') return data.ticket;
      const floatMin = floatMinOf(data, sees);
      return floatMin === null ? null : (data.item.float ?? 0) - floatMin;
    },
    expect: ({ winTickets, target, consolation, consolationHash }, published, payoutOf) => {
      const entries = published(consolationPublished, consolationHash)?.table.entries;
      if (entries === undefined) return null;
      return {
        payout: mixedPayout(winTickets, target.value, payoutOf(entries)),
        trial: winTrial(winTickets, consolation === null),
        drawn: consolation && { entries, entry: consolation.entry },
      };
    },
  }),
] as const;
