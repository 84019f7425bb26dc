import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { EVENTS } from '../../events.ts';

const sealed = EVENTS.flatMap(({ type, visibility }) => (visibility === 'sealed' ? [type] : [])).toSorted();

describe.each(databaseProviders)('the index of sealed entries on $name', ({ create }) => {
  let store: TestDatabase;

  beforeAll(async () => {
    store = await create();
  });

  afterAll(async () => {
    await store.close();
  });

  /**
   * The database would look for a type that the index left out in a player's whole stream. A further migration makes
   * the index again.
   */
  it('has every type of event that is sealed, and no other', async () => {
    const { rows } = await store.database.pool.query<{ definition: string }>(
      `SELECT pg_get_indexdef('event_sealed'::regclass) AS definition`,
    );
    const types = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, type]) => type);
    expect(types.toSorted()).toEqual(sealed);
  });
});
