import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day without a zone, as in `2026-11-20`. */
export type Day = string;

/** The same day some days later, or before it. */
export const shiftDay = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** From the first day to the last, both included; empty where the last comes first. */
export const daysFrom = (first: Day, last: Day): readonly Day[] => {
  const count = Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_one, at) => shiftDay(first, at));
};

const dayOf = defineQuery((given: Given<{ at: Instant; zone: string }>) =>
  db.selectNoFrom([
    fragment<Day>`to_char(to_timestamp(${given('at')}::bigint / 1000.0) AT TIME ZONE ${given('zone')}::text, 'YYYY-MM-DD')`.as(
      'day',
    ),
  ]),
);

/** The day of a moment in a time zone. */
export const dayAt = async (sql: SqlClient, at: Instant, zone: string): Promise<Day> => {
  const [found] = await dayOf(sql, { at, zone });
  if (found === undefined) throw new Error('no day came');
  return found.day;
};

const beginning = defineQuery((given: Given<{ days: readonly Day[]; zone: string }>) =>
  db
    .selectFrom(
      fragment<{ day: Day; midnight: Date }>`(SELECT day, day::date::timestamp AT TIME ZONE ${given('zone')}::text
        FROM unnest(${given('days')}::text[]) WITH ORDINALITY AS given(day, place) ORDER BY place)`.as<'d'>(
        fragment`d(day, midnight)`,
      ),
    )
    .select(
      // Of a midnight that comes twice, PostgreSQL names the second.
      fragment<number>`(extract(epoch FROM
        CASE to_char((midnight - interval '1 hour') AT TIME ZONE ${given('zone')}::text, 'YYYY-MM-DD')
          WHEN day THEN midnight - interval '1 hour' ELSE midnight END) * 1000)::bigint`.as('at'),
    ),
);

/** The first moment of each day in a time zone, in their order: midnight, or the first moment after it where a clock skips it. */
export const beginningsOf = async (sql: SqlClient, days: readonly Day[], zone: string): Promise<readonly Instant[]> =>
  (await beginning(sql, { days, zone })).map(({ at }) => at);
