import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../engine/database/open-database.ts';
import { foldedTo } from '../../engine/projections/queries/log.ts';
import { logSize } from '../../engine/projections/read-log.ts';

const LOOK_MS = 50;
const LOOKS = 400;

/** Until a read model shows the log as it is now. @throws Error where it doesn't in 20 seconds */
export const untilCaughtUp = async ({ pool }: Pick<Database, 'pool'>, projection: string): Promise<void> => {
  const size = await logSize(pool);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if ((await foldedTo(pool, projection)) >= size) return;
    await sleep(LOOK_MS);
  }
  throw new Error(`the read model ${projection} doesn't follow`);
};
