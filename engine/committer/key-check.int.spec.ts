import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { checkKey, KeyMismatch } from './key-check.ts';

describe.each(databaseProviders)('the key check on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());
  beforeEach(() => test.database.asOwner((session) => session.query('TRUNCATE site_key')));
  const [one, two, three] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const check = (...keys: Uint8Array[]): Promise<void> => checkKey(test.database.pool, 'seal', keys);

  it('takes the first key, and then no other', async () => {
    await check(one);
    await check(one);
    await expect(check(two)).rejects.toThrow(KeyMismatch);
    await expect(check(two)).rejects.toThrow(/^GLASSCASE_SEAL_KEY[^\n]+$/);
    await check(one);
  });

  it('keeps the names apart, also for one key', async () => {
    await check(one);
    await checkKey(test.database.pool, 'account', [two]);
    await expect(checkKey(test.database.pool, 'account', [one])).rejects.toThrow('GLASSCASE_ACCOUNT_KEY');
    await checkKey(test.database.pool, 'log', [one]);
    const { rows } = await test.database.pool.query('SELECT DISTINCT proof FROM site_key');
    expect(rows).toHaveLength(3);
  });

  it('follows from a previous key to the current one, and refuses whoever knows only the old', async () => {
    await check(one);
    await check(two, three, one);
    await check(two);
    await expect(check(one)).rejects.toThrow(KeyMismatch);
    await expect(check(three, one)).rejects.toThrow(KeyMismatch);
  });

  it('lets processes restart in turns that know both keys, in either order', async () => {
    await check(one);
    await check(one, two);
    await check(two, one);
    await check(one, two);
    await check(two, one);
  });

  it('lets one of two win that start together for the first time', async () => {
    const [left, right] = [await test.another(), await test.another()];
    const answers = await Promise.allSettled([checkKey(left.pool, 'log', [one]), checkKey(right.pool, 'log', [two])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stores nothing that the key could be taken from', async () => {
    await check(one);
    const { rows } = await test.database.pool.query<{ proof: Buffer }>('SELECT proof FROM site_key');
    expect(rows[0]?.proof.equals(one)).toBe(false);
  });
});
