import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Ask } from '../demo/client.ts';

const missed = z.object({ liveSince: z.array(z.object({ seq: z.int() })) });

/** The newest event of the feed; 0 before the first. */
export const newestEvent = async (ask: Ask): Promise<number> =>
  (await ask(missed, '{ liveSince(after: 0) { seq } }')).liveSince.at(-1)?.seq ?? 0;

const LOOK_MS = 500;
const MOST_LOOKS = 40;

/** The newest event once none follows: the feed runs a moment behind the last command. */
export const settledFeed = async (ask: Ask): Promise<number> => {
  let newest = await newestEvent(ask);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await pause(LOOK_MS);
    const next = await newestEvent(ask);
    if (next === newest) return newest;
    newest = next;
  }
  return newest;
};
