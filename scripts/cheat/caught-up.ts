import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../../engine/database/open-database.ts';
import { integerColumn, rowsAs } from '../../engine/database/sql.ts';
import { logSize } from '../../engine/projections/read-log.ts';

const reached = z.object({ position: integerColumn });
const LOOK_MS = 50;
const LOOKS = 400;

/** Until a read model shows the log as it is now. @throws Error where it doesn't in 20 seconds */
export const untilCaughtUp = async ({ pool }: Pick<Database, 'pool'>, projection: string): Promise<void> => {
  const size = await logSize(pool);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const [row] = rowsAs(reached, await pool.query('SELECT position FROM projection WHERE name = $1', [projection]));
    if (row !== undefined && row.position >= size) return;
    await sleep(LOOK_MS);
  }
  throw new Error(`the read model ${projection} doesn't follow`);
};
