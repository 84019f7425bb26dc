import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { Money } from '../../../engine/kernel/money.ts';
import type { GuardLimit, LimitKind, Period } from '../../../engine/kernel/world.ts';
import { decodeLimits, encodeLimits, limitAt, withRequest } from './own-limits.ts';

/** So late that an exclusion or block without an end never passes: the year 9999. */
export const FOREVER: Instant = Date.UTC(9999, 0, 1);

const HOUR_MS = 60 * 60 * 1000;

const columns = ['limits', 'timeOutUntil', 'excludedUntil', 'reminder', 'minCycleMs'] as const;
/**
 * A player's settings for their own protection, and the additions of the law of their place. `reminder` is minutes between two
 * reality checks; 0 for none.
 */
export interface SaferPlaySettings extends Omit<Row<'saferPlay', typeof columns>, 'limits'> {
  readonly limits: readonly GuardLimit[];
}

const NOTHING_SET: SaferPlaySettings = {
  limits: [],
  timeOutUntil: null,
  excludedUntil: null,
  reminder: 60,
  minCycleMs: 0,
};

/** Whether a limit was set, and the one that was in force before; null for none. */
export interface Tightened {
  readonly isSet: boolean;
  readonly before: Money | null;
}

/** Every change binds with the very next play: the engine's guard follows in the same transaction (`guard_follows`). */
export interface SaferPlay {
  of(player: PlayerId): Promise<SaferPlaySettings>;
  setLimit(player: PlayerId, kind: LimitKind, period: Period, amount: Money | null): Promise<void>;
  /** Sets one that is stricter than the one in force, or takes back a raise that waits; where neither, it changes nothing. */
  tighten(player: PlayerId, kind: LimitKind, period: Period, amount: Money): Promise<Tightened>;
  /** Longer than one that runs, or it changes nothing. */
  timeOut(player: PlayerId, hours: number): Promise<void>;
  /** Null for good. Longer than one that runs, or it changes nothing. */
  exclude(player: PlayerId, months: number | null): Promise<void>;
  remind(player: PlayerId, minutes: number): Promise<void>;
  /** Sets the least time between two plays that the law of the player's place asks for. */
  paceOf(player: PlayerId, minCycleMs: number): Promise<void>;
}

const monthsLater = (at: Instant, months: number): Instant => {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
};

/**
 * Two requests at once are two requests one after the other: limits are compared and swapped, moments only grow, and the
 * guard is made from the rows under the lock of the log's head.
 */
export const saferPlayIn = (sql: SqlClient, now: () => Instant): SaferPlay => {
  const read = async (player: PlayerId): Promise<SaferPlaySettings> => {
    const settings = db.selectFrom('saferPlay').select(columns).where('playerId', '=', player);
    const [found] = await runQuery(sql, settings);
    return found === undefined ? NOTHING_SET : { ...found, limits: decodeLimits(found.limits) };
  };

  /** Compare and swap on the limits' text: the only column whose next value depends on the one before. */
  const writeLimits = async (player: PlayerId, before: readonly GuardLimit[], after: readonly GuardLimit[]) => {
    const limits = encodeLimits(after);
    const writing = db
      .insertInto('saferPlay')
      .values({ playerId: player, limits })
      .onConflict((conflict) =>
        conflict.column('playerId').doUpdateSet({ limits }).where('saferPlay.limits', '=', encodeLimits(before)),
      )
      .returning('playerId');
    return (await runQuery(sql, writing)).length === 1;
  };

  const extend = async (player: PlayerId, wanted: { timeOutUntil: Instant } | { excludedUntil: Instant }) => {
    const extending = db
      .insertInto('saferPlay')
      .values({ playerId: player, ...wanted })
      .onConflict((conflict) =>
        conflict.column('playerId').doUpdateSet({
          timeOutUntil: fragment`greatest(safer_play.time_out_until, excluded.time_out_until)`,
          excludedUntil: fragment`greatest(safer_play.excluded_until, excluded.excluded_until)`,
        }),
      );
    await runQuery(sql, extending);
  };

  const set = async (player: PlayerId, change: { reminder: number } | { minCycleMs: number }): Promise<void> => {
    const setting = db.insertInto('saferPlay').values({ playerId: player, ...change });
    await runQuery(
      sql,
      setting.onConflict((conflict) => conflict.column('playerId').doUpdateSet(change)),
    );
  };

  return {
    of: read,

    setLimit: async (player, kind, period, amount) => {
      for (;;) {
        const { limits } = await read(player);
        if (await writeLimits(player, limits, withRequest(limits, { kind, period, amount }, now()))) break;
      }
    },

    tighten: async (player, kind, period, amount) => {
      for (;;) {
        const { limits } = await read(player);
        const { amount: before, pending } = limitAt(limits, kind, period, now());
        if (before !== null && (amount > before || (amount === before && pending === null)))
          return { isSet: false, before };
        if (await writeLimits(player, limits, withRequest(limits, { kind, period, amount }, now())))
          return { isSet: true, before };
      }
    },

    timeOut: async (player, hours) => {
      await extend(player, { timeOutUntil: now() + hours * HOUR_MS });
    },

    exclude: async (player, months) => {
      await extend(player, { excludedUntil: months === null ? FOREVER : monthsLater(now(), months) });
    },

    remind: async (player, minutes) => {
      await set(player, { reminder: minutes });
    },

    paceOf: async (player, minCycleMs) => {
      if ((await read(player)).minCycleMs === minCycleMs) return;
      await set(player, { minCycleMs });
    },
  };
};
