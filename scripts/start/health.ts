import type { Committer } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Sealer } from '../../engine/log/sealer.ts';
import type { Followers } from '../../engine/projections/followers.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import type { Health } from '../../gateway/ports.ts';

/** Events that a read model may be behind before pages would show too old things. */
const MAX_LAG = 5_000;
/** So long entries may wait to be sealed. */
const MAX_UNSEALED_MS = 60_000;
const DATABASE_ANSWERS_WITHIN_MS = 2_000;

export interface HealthParts {
  readonly database: Database;
  readonly committer: Committer;
  readonly followers: Followers;
  readonly sealer: Sealer;
  readonly now: () => number;
  readonly isTerminating: () => boolean;
}

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

/** Ready, or every reason why not. */
export const healthOf = (parts: HealthParts) => {
  const { database, committer, followers, sealer, now, isTerminating } = parts;
  let waitingSince: number | null = null;

  const sealing = (size: number): string[] => {
    const sealed = sealer.status().checkpoint?.size ?? 0;
    if (sealed >= size) waitingSince = null;
    else waitingSince ??= now();
    return waitingSince !== null && now() - waitingSince > MAX_UNSEALED_MS ? ['the sealer has stopped'] : [];
  };

  const lagging = (size: number): string[] =>
    followers.status().flatMap(({ name, state, position }) => {
      if (state === 'outdated') return [`the read model ${name} must be rebuilt`];
      if (state === 'failing' || state === 'stopped') return [`the read model ${name} is ${state}`];
      return size - position > MAX_LAG ? [`the read model ${name} is ${size - position} events behind`] : [];
    });

  return async (): Promise<Health> => {
    if (isTerminating()) return { ready: false, reasons: ['terminating'] };
    const size = await within(logSize(database.pool), DATABASE_ANSWERS_WITHIN_MS);
    if (size === null) return { ready: false, reasons: ['the database does not answer'] };
    const { state } = committer.stats();
    const reasons = [...(state === 'running' ? [] : [`the engine is ${state}`]), ...lagging(size), ...sealing(size)];
    return reasons.length === 0 ? { ready: true } : { ready: false, reasons };
  };
};
