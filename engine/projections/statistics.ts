import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { projectionOf } from './projection.ts';

export type SiteTotal = 'players' | 'opened' | 'upgrades' | 'battles' | 'giveaways';

/** The total that the event adds one to; null for none. */
const totalOf = ({ event, facts }: ReadEvent): SiteTotal | null => {
  switch (event.type) {
    case 'PlayerRegistered':
      return 'players';
    case 'BattleSettled':
      return 'battles';
    case 'GiveawayDrawn':
      return 'giveaways';
    default: {
      const game = facts.play?.game;
      return game === 'case' ? 'opened' : game === 'upgrade' ? 'upgrades' : null;
    }
  }
};

/** How much of each happened on the whole site. */
export const statistics = projectionOf({
  name: 'statistics',
  version: 1,
  tables: ['site_total'],
  types: ['PlayerRegistered', 'BattleSettled', 'GiveawayDrawn', ...FACTUAL_TYPES],
  read: async () => null,
  fold: (_before, events) => {
    const sums = new Map<SiteTotal, number>();
    for (const recorded of events) {
      const total = totalOf(recorded);
      if (total !== null) sums.set(total, (sums.get(total) ?? 0) + 1);
    }
    return sums;
  },
  write: (sql, table, sums) =>
    insertRecords(
      sql,
      table('site_total'),
      [...sums].map(([name, amount]) => ({ name, amount })),
      'ON CONFLICT (name) DO UPDATE SET amount = old.amount + excluded.amount',
    ),
});
