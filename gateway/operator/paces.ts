import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { pace } from '../../engine/projections/queries/ledger.ts';
import { SLOT_MS, slotOf } from '../../engine/projections/slot.ts';
import { firstPlayedAt } from './standing.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const SLOT_MINUTES = SLOT_MS / 60_000;
/** Quarters of an hour in 24 hours. */
const SHOWN = 96;
const WEEKS = [1, 2, 3, 4] as const;

/** Plays of a quarter of an hour beside the same one of the last four weeks. */
export interface Pace {
  readonly since: Instant;
  readonly plays: number;
  readonly perMinute: number;
  /** Null where the log begins after all four. */
  readonly usual: number | null;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Of each of the last 96 quarters of an hour that are over, the oldest first, and of the last one. */
export const pacesUpTo = async (
  sql: SqlClient,
  at: Instant,
): Promise<{ readonly quarters: readonly Pace[]; readonly pace: Pace }> => {
  const last = slotOf(at) - SLOT_MS;
  const shown = Array.from({ length: SHOWN }, (_one, place) => last - (SHOWN - 1 - place) * SLOT_MS);
  const before = (since: Instant): readonly Instant[] => WEEKS.map((weeks) => since - weeks * WEEK_MS);
  const { rows } = await pace(sql, { slots: shown.flatMap((since) => [since, ...before(since)]) });
  const firstAt = await firstPlayedAt(sql);
  const playsOf = new Map(rows.map(({ slot, plays }) => [slot, plays]));
  const paceAt = (since: Instant): Pace => {
    const plays = playsOf.get(since) ?? 0;
    const known = before(since).filter((slot) => firstAt !== null && slot >= firstAt);
    return {
      since,
      plays,
      perMinute: plays / SLOT_MINUTES,
      usual: known.length === 0 ? null : mean(known.map((slot) => playsOf.get(slot) ?? 0)) / SLOT_MINUTES,
    };
  };
  return { quarters: shown.map(paceAt), pace: paceAt(last) };
};
