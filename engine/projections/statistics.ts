import { projectionOf } from './projection.ts';

const TOTALS = {
  PlayerRegistered: 'players',
  CaseOpened: 'opened',
  FreeCaseOpened: 'opened',
  UpgradePlayed: 'upgrades',
  BattleSettled: 'battles',
  GiveawayDrawn: 'giveaways',
} as const;

export type SiteTotal = (typeof TOTALS)[keyof typeof TOTALS];

const TYPES = [
  'PlayerRegistered',
  'CaseOpened',
  'FreeCaseOpened',
  'UpgradePlayed',
  'BattleSettled',
  'GiveawayDrawn',
] as const;

/** How much of each happened on the whole site. */
export const statistics = projectionOf({
  name: 'statistics',
  version: 1,
  tables: ['site_total'],
  types: TYPES,
  read: async () => null,
  fold: (_before: null, events) => {
    const sums = new Map<SiteTotal, number>();
    for (const { event } of events) sums.set(TOTALS[event.type], (sums.get(TOTALS[event.type]) ?? 0) + 1);
    return sums;
  },
  write: async (sql, table, sums) => {
    await sql.query(
      `INSERT INTO ${table('site_total')} AS t (name, amount) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (name) DO UPDATE SET amount = t.amount + excluded.amount`,
      [[...sums.keys()], [...sums.values()]],
    );
  },
});
