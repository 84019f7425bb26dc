import { db, defineQuery, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { parseMoney, sumOf } from '../../../engine/kernel/money.ts';
import { decodeGiveaway } from '../../../engine/projections/giveaway-codec.ts';
import { openContests, settledContests } from '../../../engine/projections/queries/contests.ts';
import { noticesIn } from '../../site/messages/notices.ts';

const SHOWN = 100;

interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

const giveaways = defineQuery((given: Given<Period>) =>
  db
    .selectFrom('giveaway')
    .select(['giveawayId', 'startsAt', 'drawAt', 'entrants', 'state'])
    .where('host', 'is', null)
    .where('endedPosition', 'is', null)
    .where('drawAt', '>=', given('from'))
    .where('startsAt', '<', given('to'))
    .orderBy('drawAt')
    .limit(SHOWN),
);

const codes = defineQuery((given: Given<Period>) =>
  db
    .selectFrom('goldenCode')
    .select(['batch', 'expiresAt', ({ fn }) => fn.min('createdAt').as('from')])
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('expiresAt', '>=', given('from'))
    .where('expiresAt', '<', given('to'))
    .groupBy(['batch', 'expiresAt'])
    .orderBy('expiresAt')
    .limit(SHOWN),
);

const coupons = defineQuery((given: Given<Period>) =>
  db
    .selectFrom('coupon')
    .select('expiresAt')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>=', given('from'))
    .where('expiresAt', '<', given('to'))
    .groupBy('expiresAt')
    .orderBy('expiresAt')
    .limit(SHOWN),
);

interface Names {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly en: string;
}
const named = (names: Names | null) => ({
  ...{ zhCN: names?.['zh-CN'] ?? null, zhTW: names?.['zh-TW'] ?? null, en: names?.en ?? null },
});
const NONE = { ...named(null), count: null, prizes: null };

/** The campaigns that run or end in a period, each kind in the order of its ends. */
export const campaignsIn = async (sql: SqlClient, period: Period, now: () => Instant) => {
  const { from: start, to: end } = period;
  const isWithin = (from: Instant, to: Instant | null): boolean => from < end && (to === null || to >= start);
  const contests = [...(await openContests(sql, SHOWN)), ...(await settledContests(sql, SHOWN))]
    .filter(({ startsAt, endsAt }) => isWithin(startsAt, endsAt))
    .map(({ contestId: id, name, startsAt: from, endsAt: to, prizes }) => ({
      ...{ ...NONE, ...named(name), kind: 'CONTEST' as const, id, from, to, prizes: sumOf(prizes.map(parseMoney)) },
    }));
  const drawn = (await giveaways(sql, period)).map(
    ({ giveawayId: id, startsAt: from, drawAt: to, entrants, state }) => {
      const { title } = decodeGiveaway(state);
      return { ...NONE, ...named(title), kind: 'GIVEAWAY' as const, id, from, to, count: entrants };
    },
  );
  const notices = (await noticesIn(sql, now).planned(SHOWN))
    .filter(({ publishedAt, shownUntil }) => isWithin(publishedAt, shownUntil))
    .map(({ id, texts, publishedAt: from, shownUntil: to }) => {
      const titles = { 'zh-CN': texts['zh-CN'].title, 'zh-TW': texts['zh-TW'].title, en: texts.en.title };
      return { ...NONE, ...named(titles), kind: 'NOTICE' as const, id, from, to };
    });
  const issued = (await codes(sql, period)).map(({ batch, expiresAt: to, from, count }) => ({
    ...{ ...NONE, kind: 'CODES' as const, id: batch ?? 'codes', from, to, count },
  }));
  const granted = (await coupons(sql, period)).map(({ expiresAt: to, count }) => ({
    ...{ ...NONE, kind: 'COUPONS' as const, id: String(to), from: null, to, count },
  }));
  return [...contests, ...drawn, ...notices, ...issued, ...granted];
};
