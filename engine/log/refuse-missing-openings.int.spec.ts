import { describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { joinWith } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { playerStream } from '../kernel/ids.ts';
import { OpeningsMissing, refuseMissingOpenings } from './refuse-missing-openings.ts';

describe.each(databaseProviders)('a start on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);

  it('takes a database that has what opens its sealed entries', async () => {
    await joinWith(await start(), '1000');
    await refuseMissingOpenings(store.database.pool);
  });

  it('is refused where it was restored without some of that, or any', async () => {
    const player = await joinWith(await start(), '1000');
    const { rows } = await store.database.pool.query<{ position: bigint }>(
      `SELECT position FROM event WHERE stream_id = $1 AND type = 'BalanceAdjusted'`,
      [playerStream(player)],
    );
    const position = rows[0]?.position ?? -1n;
    const kept = await store.database.asOwner(async (session) => {
      await session.query('ALTER TABLE opening DISABLE TRIGGER opening_append_only');
      const lost = 'DELETE FROM opening WHERE position = $1 RETURNING salt, entry';
      return (await session.query<{ salt: Buffer; entry: Buffer }>(lost, [position])).rows[0];
    });
    try {
      const refusal = await refuseMissingOpenings(store.database.pool).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(OpeningsMissing);
      expect(refusal).toMatchObject({ message: expect.stringMatching(new RegExp(`^entry ${position} is sealed`)) });
    } finally {
      await store.database.asOwner(async (session) => {
        const back = 'INSERT INTO opening (position, salt, entry) VALUES ($1, $2, $3)';
        await session.query(back, [position, kept?.salt, kept?.entry]);
        await session.query('ALTER TABLE opening ENABLE ALWAYS TRIGGER opening_append_only');
      });
    }
    await refuseMissingOpenings(store.database.pool);
  });
});
