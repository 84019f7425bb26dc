import type { Database } from '../../engine/database/open-database.ts';
import { lastMoment } from '../../engine/projections/read-log.ts';
import type { Health } from '../../gateway/ports.ts';
import { DISK_FULL } from './explain.ts';
import type { Running } from './running.ts';

const ANSWERS_WITHIN_MS = 2_000;
/** So long a disk that was found full is taken for full: work that comes back then tells whether it is. */
const FULL_FOR_MS = 30_000;

export interface HealthParts {
  readonly database: Database;
  readonly parts: readonly Pick<Running, 'reasons'>[];
  readonly isTerminating: () => boolean;
  readonly now: () => number;
}

/** The clocks of two maintained machines differ by less. */
const CLOCK_TOLERANCE_MS = 5_000;

/** No entry may be earlier than the one before it, so a clock that fell behind stops time for every play. */
export const clockReason = (lastAt: number, now: number): string | null =>
  lastAt - now <= CLOCK_TOLERANCE_MS
    ? null
    : `the clock is ${Math.ceil((lastAt - now) / 1_000)} s behind the log's last entry`;

const within = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Tells whether a full disk was met a moment ago. */
const diskWatch = (faults: () => number, now: () => number): (() => string | null) => {
  let counted = 0;
  let fullUntil = Number.NEGATIVE_INFINITY;
  return () => {
    if (faults() > counted) fullUntil = now() + FULL_FOR_MS;
    counted = faults();
    return now() < fullUntil ? DISK_FULL : null;
  };
};

const DATABASE_SILENT = ['the database does not answer'];

/** Ready, or every reason why not. */
export const healthOf = ({ database, parts, isTerminating, now }: HealthParts): (() => Promise<Health>) => {
  const diskReason = diskWatch(database.diskFaults, now);
  const look = async (): Promise<readonly string[]> => {
    const late = clockReason(await lastMoment(database.pool), now());
    const all = await Promise.all(parts.map(({ reasons }) => reasons()));
    return [...(late === null ? [] : [late]), ...all.flat()];
  };
  return async () => {
    if (isTerminating()) return { ready: false, reasons: ['terminating'] };
    const found = (await within(look(), ANSWERS_WITHIN_MS)) ?? DATABASE_SILENT;
    const full = diskReason();
    const reasons = full === null ? found : [full, ...found];
    return reasons.length === 0 ? { ready: true } : { ready: false, reasons };
  };
};
