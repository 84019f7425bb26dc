import { buildSchema, type DocumentNode, Kind, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERRORS } from '../errors.ts';
import { fieldRulesOf } from '../graphql/field-rules.ts';
import { boundedWork } from '../graphql/limits.ts';
import { readSdl } from '../graphql/schema.ts';
import { withinBudget } from '../server/budget.ts';
import { commandOf, entropyFrom } from './command-id.ts';
import * as generated from './generated/graphql.ts';
import { localeOf } from './locale.ts';
import { pageAcross } from './pages.ts';
import { preparedRequests } from './prepared.ts';
import { TEXTS } from './texts.ts';

describe('statuses', () => {
  it('are different numbers, none of them 0, and whole', () => {
    const numbers = Object.values(ERRORS).map(([status]) => status);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain(0);
    expect(numbers.every(Number.isInteger)).toBe(true);
  });

  it('have a text of their own in each language', () => {
    for (const code of Object.keys(ERRORS)) {
      for (const texts of Object.values(TEXTS)) expect(texts).toHaveProperty(code, expect.stringMatching(/\S/));
    }
    expect(Object.values(TEXTS['zh-CN']).join('')).not.toMatch(/[a-z]{8}/);
  });
});

describe('the documents', () => {
  it('fit the schema and the limits that clients have', async () => {
    const schema = buildSchema(await readSdl());
    const rules = [...specifiedRules, boundedWork(fieldRulesOf(schema).listSizes)];
    const operations = Object.entries(generated).flatMap(([name, document]): [string, DocumentNode][] =>
      document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ? [[name, document]] : [],
    );
    for (const [name, document] of operations) {
      expect([name, validate(schema, document, rules)]).toEqual([name, []]);
    }
  });
});

describe('languages', () => {
  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh_CN', 'zh-CN'],
    ['zh-Hans-HK', 'zh-TW'],
    ['zh-tw', 'zh-TW'],
    ['zh_TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['en', 'en'],
    ['en_GB', 'en'],
    ['english', 'zh-CN'],
    ['ja', 'zh-CN'],
    ['', 'zh-CN'],
    [undefined, 'zh-CN'],
  ])('%s is read as %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});

describe('command ids', () => {
  const key = '3f2b1c4d-0000-4000-8000-000000000001';

  it('are the key that was sent, in small letters, or fresh ones', () => {
    expect(commandOf(key.toUpperCase(), () => 'fresh')).toEqual({ commandId: key, named: true });
    expect(commandOf(undefined, () => 'fresh')).toEqual({ commandId: 'fresh', named: false });
    for (const wrong of ['', 'abc', ['a', 'b']]) expect(() => commandOf(wrong, () => 'fresh')).toThrow(/UUID/);
  });
});

describe('the randomness of a request', () => {
  const key = '3f2b1c4d-0000-4000-8000-000000000001';

  it('follows from the key as docs/rest.md computes it', () => {
    // printf 'glasscase/2/entropy|%s' 3f2b1c4d-0000-4000-8000-000000000001 | sha256sum | cut -c1-32
    expect(entropyFrom(key)).toBe('ebe28822247aa4ed97242eec28c55861');
  });
});

describe('what a repeated request finds', () => {
  const request = { token: 't', commandId: 'c', path: '/p', params: { a: 1, b: 2 } };

  it('is what the first one found, and only for the very same request', async () => {
    const { find } = preparedRequests();
    let looked = 0;
    const look = async () => {
      looked += 1;
      return looked;
    };
    expect(await find(request, z.number(), look)).toBe(1);
    expect(await find({ ...request, params: { b: 2, a: 1 } }, z.number(), look)).toBe(1);
    expect(await find({ ...request, token: 'other' }, z.number(), look)).toBe(2);
    expect(await find({ ...request, params: { a: 2 } }, z.number(), look)).toBe(3);
  });

  it('is looked for again where it was not found', async () => {
    const { find } = preparedRequests();
    await expect(find(request, z.number(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await find(request, z.number(), async () => 7)).toBe(7);
  });
});

describe('the budget of a request', () => {
  const never = new Promise<never>(() => {});

  it('ends in what the client can do about it', async () => {
    const changes = { commandId: 'c' };
    await expect(withinBudget(never, changes, 5)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN', details: changes });
    await expect(withinBudget(never, null, 5)).rejects.toMatchObject({ code: 'BUSY' });
    expect(await withinBudget(Promise.resolve(1), null, 5)).toBe(1);
  });
});

describe('pages', () => {
  /** A list of numbers, read by slices. */
  const over =
    (all: readonly number[]) =>
    async ({ first, after, list }: { first: number; after: string | null; list: boolean }) => {
      const from = after === null ? 0 : Number(after);
      const nodes = all.slice(from, from + first);
      const end = from + nodes.length;
      return {
        nodes: list ? nodes : [],
        hasNextPage: end < all.length,
        endCursor: String(end),
        totalCount: all.length,
      };
    };
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

  it('cut several lists as one', async () => {
    const lists = [numbers(0, 130), numbers(130, 133), [], numbers(133, 260)];
    for (const pageSize of [1, 7, 50]) {
      for (const page of [1, 2, 3, 5, 6, 19, 20]) {
        const found = await pageAcross({ page, pageSize }, lists.map(over));
        const from = (page - 1) * pageSize;
        expect(found).toEqual({ page, pageSize, total: 260, list: numbers(0, 260).slice(from, from + pageSize) });
      }
    }
  });

  it('end where they would be too far', async () => {
    await expect(pageAcross({ page: 21, pageSize: 50 }, [over([])])).rejects.toThrow(/at most 1000/);
  });
});
