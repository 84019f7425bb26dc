import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { sentValues } from './connections.ts';
import { rowsAs } from './sql.ts';

const row = z.object({ back: z.string() });
const MAX = 2n ** 63n - 1n;

it('sent values are as they were, but for arrays of text, numbers, truth values and nulls', () => {
  const bytes = [new Uint8Array([1])];
  const times = [new Date(0)];
  expect(sentValues([1, 'a', null, [1, null], [], bytes, times])).toEqual([
    1,
    'a',
    null,
    '{1,NULL}',
    '{}',
    bytes,
    times,
  ]);
});

describe.each(databaseProviders)('arrays sent to $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
  });
  afterAll(() => store.close());

  const read = async (type: string, array: readonly unknown[]): Promise<string | undefined> => {
    const asked = await store.database.pool.query(`SELECT to_json($1::${type}[])::text AS back`, [array]);
    return rowsAs(row, asked)[0]?.back;
  };

  it('arrive with any text, quotes, backslashes and what looks like NULL among it', async () => {
    const text = fc.oneof(
      fc.constantFrom('', 'NULL', 'null', '"', '\\', '\\"', '{}', ',', ' ', '鍊'),
      fc.string({ unit: 'binary' }).filter((any) => !any.includes('\0')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (values) => {
        expect(JSON.parse((await read('text', values)) ?? '')).toEqual(values);
      }),
    );
  });

  it('arrive with every whole number to the last digit, truth values and nulls', async () => {
    expect(await read('bigint', [1, -MAX, null, MAX])).toBe(`[1,${-MAX},null,${MAX}]`);
    expect(await read('boolean', [true, null, false])).toBe('[true,null,false]');
    expect(await read('int', [])).toBe('[]');
  });
});
