import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { asciiArray, boolArray, byteaArray, int4Array, int8Array, uuidArray } from './binary-array.ts';
import { rowsAs } from './sql.ts';

const row = z.object({ back: z.string() });
const MAX = 2n ** 63n - 1n;

it('texts beyond ASCII, numbers beyond their type, and what is no 16 bytes, are refused', () => {
  for (const text of ['ab'.repeat(15), 'ab'.repeat(17), 'xy'.repeat(16), `${'ab'.repeat(15)}ax`]) {
    expect(() => uuidArray(['cd'.repeat(16), text])).toThrow(TypeError);
  }
  for (const text of ['é', '鍊', 'a\u{1f600}']) expect(() => asciiArray(['plain', text, 'plain'])).toThrow(TypeError);
  for (const number of [2 ** 31, -(2 ** 31) - 1]) expect(() => int4Array([number])).toThrow(RangeError);
  for (const number of [MAX + 1n, -MAX - 2n]) expect(() => int8Array([number])).toThrow(RangeError);
});

describe.each(databaseProviders)('binary arrays sent to $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
  });
  afterAll(() => store.close());

  /** The array as the database reads it, in the text that the database writes for it. */
  const read = async (type: string, array: Buffer): Promise<string | undefined> => {
    const asked = await store.database.pool.query(`SELECT $1::${type}[]::text AS back`, [array]);
    return rowsAs(row, asked)[0]?.back;
  };

  const expectRead = async <Value>(
    type: string,
    values: fc.Arbitrary<Value>,
    sent: (values: readonly Value[]) => Buffer,
    written: (value: Value & {}) => string,
  ): Promise<void> => {
    const given = fc.array(values, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(given, async (array) => {
        const back = array.map((value) => (value == null ? 'NULL' : written(value)));
        expect(await read(type, sent(array))).toBe(`{${back.join(',')}}`);
      }),
      { numRuns: 60 },
    );
  };

  it('arrive as the numbers and truth values that they hold, nulls among them', async () => {
    await expectRead('int', fc.option(fc.integer()), int4Array, String);
    const bigints = fc.oneof(fc.bigInt({ min: -MAX - 1n, max: MAX }), fc.maxSafeInteger(), fc.constantFrom(-1, 0n));
    await expectRead('bigint', fc.option(bigints), int8Array, String);
    await expectRead('boolean', fc.boolean(), boolArray, (value) => (value ? 't' : 'f'));
  });

  it('arrive as the texts and bytes that they hold', async () => {
    const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
    const texts = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).map((text) => `${text} `);
    await expectRead('text', fc.option(texts), asciiArray, quoted);
    const hex = (bytes: Uint8Array): string => `"\\\\x${Buffer.from(bytes).toString('hex')}"`;
    await expectRead('bytea', fc.uint8Array({ maxLength: 40 }), byteaArray, hex);
    const digits = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    const grouped = (text: string): string => text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    await expectRead('uuid', fc.option(digits), uuidArray, grouped);
  });

  it('are refused where a text is not in ASCII, wherever its letters stand', () => {
    const foreign = fc
      .string({ unit: fc.constantFrom('a', 'é', '龙', '🎲'), minLength: 1 })
      .filter((text) => /[^a]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.constant('id')), foreign, fc.array(fc.constant('id')), (before, text, after) => {
        expect(() => asciiArray([...before, text, ...after])).toThrow('not in ASCII');
      }),
    );
    expect(() => asciiArray(['éa'])).toThrow('not in ASCII');
  });
});
