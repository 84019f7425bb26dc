import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { RETRIEVAL_STATES } from '../retrievals.ts';
import { foldedTo } from './log.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far back deliveries are looked at. */
const DELIVERIES_OVER_MS = 30 * DAY_MS;

/** Widths that a bar may have, so that axes have round numbers. */
const WIDTHS_MS = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
/** Bars of one width; one more bar has the deliveries that took longer than all of them. */
export const DELIVERY_BARS = 12;

/** The narrowest bars that have all but one of 20 deliveries in them, as far as there are any. */
export const barWidth = (p95Ms: number): number =>
  WIDTHS_MS.find((width) => p95Ms <= width * DELIVERY_BARS) ?? 24 * 60 * MINUTE_MS;

export interface Deliveries {
  /** Entries of the log that were folded. */
  readonly position: number;
  /** Items that arrived in the last 30 days, and how long half of them and 19 of 20 took at most; null without any. */
  readonly arrived: number;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
  /** How many are on their way, and since when the oldest of them is; null without any. */
  readonly underway: number;
  readonly oldestSince: Instant | null;
  readonly barMs: number;
  /** Arrivals by how long they took; the last one took longer than all others. */
  readonly bars: readonly number[];
}

const SUCCEEDED = RETRIEVAL_STATES.indexOf('succeeded');

/** The longest time that this share of them took, milliseconds. */
const shareWithin = (share: number) =>
  fragment<number | null>`percentile_disc(${fragment.lit(share)}) WITHIN GROUP (ORDER BY changed_at - requested_at)`;

const arrived = (given: Given<{ since: Instant }>) =>
  db.selectFrom('retrieval').where('state', '=', SUCCEEDED).where('changedAt', '>=', given('since'));

const sums = defineQuery((given: Given<{ since: Instant }>) =>
  arrived(given).select(({ fn }) => [
    fn.countAll<number>().as('arrived'),
    shareWithin(0.5).as('median'),
    shareWithin(0.95).as('p95'),
  ]),
);

const waiting = defineQuery(() =>
  db
    .selectFrom('retrieval')
    .select(({ fn }) => [fn.countAll<number>().as('underway'), fn.min<number | null>('requestedAt').as('oldest')])
    .where(fragment<boolean>`state < 3`),
);

const byBar = defineQuery((given: Given<{ since: Instant; barMs: number }>) =>
  arrived(given)
    .select(({ fn }) => [
      fragment<number>`least((changed_at - requested_at) / ${given('barMs')}::bigint, ${DELIVERY_BARS}::bigint)`.as(
        'bar',
      ),
      fn.countAll<number>().as('arrived'),
    ])
    .groupBy('bar'),
);

/** How long items took to Steam, from the request to the word that they arrived. */
export const deliveriesUpTo = async (sql: SqlClient, now: Instant): Promise<Deliveries> => {
  const position = await foldedTo(sql, 'retrievals');
  const since = now - DELIVERIES_OVER_MS;
  const [sum = { arrived: 0, median: null, p95: null }] = await sums(sql, { since });
  const [open = { underway: 0, oldest: null }] = await waiting(sql, {});
  const barMs = barWidth(sum.p95 ?? 0);
  const of = new Map((await byBar(sql, { since, barMs })).map(({ bar, arrived }) => [bar, arrived]));
  return {
    position,
    arrived: sum.arrived,
    medianMs: sum.median,
    p95Ms: sum.p95,
    underway: open.underway,
    oldestSince: open.oldest,
    barMs,
    bars: Array.from({ length: DELIVERY_BARS + 1 }, (_, at) => of.get(at) ?? 0),
  };
};
