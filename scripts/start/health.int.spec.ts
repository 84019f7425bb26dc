import { expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { healthOf } from './health.ts';

it.each(databaseProviders)('a site whose clock is behind its log is not ready, on $name', async ({ create }) => {
  const { database, close } = await create();
  try {
    await database.asOwner((session) => session.query('UPDATE log_head SET last_at = 60000'));
    let now = 60_000;
    const health = healthOf({ database, parts: [], isTerminating: () => false, now: () => now });
    expect(await health()).toEqual({ ready: true });
    now = 0;
    expect(await health()).toEqual({ ready: false, reasons: ["the clock is 60 s behind the log's last entry"] });
  } finally {
    await close();
  }
});
