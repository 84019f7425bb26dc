import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** So much of all cores must be idle for a moment to count as quiet. */
const IDLE_SHARE = 0.75;
const LOOK_MS = 250;

const spent = (): { readonly idle: number; readonly all: number } => {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, all };
};

export interface QuietMachine {
  /** Waits for a quiet moment, but no longer than the patience lasts. */
  readonly quiet: () => Promise<void>;
  /** How many rounds began in a quiet moment, of all. */
  readonly counts: () => { readonly quiet: number; readonly rounds: number };
}

/** Keeps rounds apart from whatever else a shared machine does. Every contender gets the same patience. */
export const quietMachine = (seconds: number): QuietMachine => {
  let quiet = 0;
  let rounds = 0;
  return {
    quiet: async () => {
      rounds += 1;
      const until = performance.now() + seconds * 1_000;
      do {
        const before = spent();
        await pause(LOOK_MS);
        const after = spent();
        if ((after.idle - before.idle) / (after.all - before.all) >= IDLE_SHARE) {
          quiet += 1;
          return;
        }
      } while (performance.now() < until);
    },
    counts: () => ({ quiet, rounds }),
  };
};
