import { setTimeout as pause } from 'node:timers/promises';
import type { Dialect } from './dialect.ts';
import { type Listener, listen } from './listener.ts';
import type { ClientGroup, Counts, SentReport } from './messages.ts';
import { note, type Tally } from './tally.ts';
import type { Work } from './work.ts';

/** Connections that are opened at once: a thousand at the same moment would only fill the site's backlog. */
const AT_ONCE = 50;
const READY_WITHIN_MS = 30_000;
const LOOK_MS = 50;

/** Listeners of one dialect in this process. */
export const listening = async ({ urls, count, base }: ClientGroup, dialect: Dialect): Promise<Work> => {
  const tally: Tally = new Map();
  const failures: Counts = {};
  const listeners: Listener[] = [];
  let messages = 0;
  let repeated = 0;
  let measuring = false;

  for (let number = 0; number < count; number += 1) {
    listeners.push(
      listen({
        url: urls[number % urls.length] ?? '',
        dialect,
        base,
        onEvent: (late) => {
          if (!measuring) return;
          messages += 1;
          if (late !== null) note(tally, late);
        },
        onRepeated: () => {
          repeated += 1;
        },
        onFailure: (code) => {
          failures[code] = (failures[code] ?? 0) + 1;
        },
      }),
    );
    if (listeners.length % AT_ONCE > 0 && listeners.length < count) continue;
    const ready = Promise.all(listeners.slice(-AT_ONCE).map((listener) => listener.ready)).then(() => true);
    if (!(await Promise.race([ready, pause(READY_WITHIN_MS, false, { ref: false })]))) {
      throw new Error(`listeners can't connect: ${JSON.stringify(failures)}`);
    }
  }

  return {
    begin: async () => {
      measuring = true;
      return null;
    },
    end: async ({ after, last, patience }): Promise<SentReport> => {
      const missing = (): readonly number[] => listeners.map((listener) => listener.missing(after, last));
      const until = performance.now() + patience;
      while (performance.now() < until && missing().some((lost) => lost > 0)) await pause(LOOK_MS);
      const left = missing();
      for (const listener of listeners) listener.leave();
      return {
        tally: [...tally],
        done: messages,
        failures,
        lost: left.reduce((sum, lost) => sum + lost, 0),
        whole: left.filter((lost) => lost === 0).length,
        repeated,
      };
    },
    stop: () => undefined,
  };
};
