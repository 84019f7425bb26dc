import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { attemptsIn } from './attempts.ts';

const LARGEST_FACTOR = 1_000_000;
const allowance = { name: 'test', max: 10_000, windowMs: 60_000 };

describe.each(databaseProviders)('attempts on $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());

  it('are counted under the largest factor, too', async () => {
    const attempts = attemptsIn(test.database.pool, new Uint8Array(32), () => 1_000, LARGEST_FACTOR);
    expect(await attempts.take(allowance, 'site')).toBeNull();
    expect(await attempts.take(allowance, 'site')).toBeNull();
    expect(await attempts.used(allowance, 'site')).toBe(2 / (allowance.max * LARGEST_FACTOR));
  });
});
