import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { plainArray, textArray } from './array-text.ts';
import { rowsAs } from './sql.ts';

const row = z.object({ back: z.string() });
const MAX = 2n ** 63n - 1n;

describe.each(databaseProviders)('arrays as text on $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
  });
  afterAll(() => store.close());

  const read = async (type: string, array: string): Promise<string | undefined> => {
    const asked = await store.database.pool.query(`SELECT to_json($1::${type}[])::text AS back`, [array]);
    return rowsAs(row, asked)[0]?.back;
  };

  it('give the database any text, quotes, backslashes and what looks like NULL among it', async () => {
    const text = fc.oneof(
      fc.constantFrom('', 'NULL', 'null', '"', '\\', '\\"', '{}', ',', ' ', '鍊'),
      fc.string({ unit: 'binary' }).filter((any) => !any.includes('\0')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (values) => {
        expect(JSON.parse((await read('text', textArray(values))) ?? '')).toEqual(values);
      }),
    );
  });

  it('give it every whole number to the last digit, truth values and nulls', async () => {
    expect(await read('bigint', plainArray([1, -MAX, null, MAX]))).toBe(`[1,${-MAX},null,${MAX}]`);
    expect(await read('boolean', plainArray([true, null, false]))).toBe('[true,null,false]');
    expect(await read('int', plainArray([]))).toBe('[]');
  });
});
