import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { canonicalForm } from './canonical-form.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { integersBetween } from './integer-form.ts';

const takes = (schema: z.ZodType, value: Json): boolean =>
  new RegExp(`^(?:${canonicalForm(schema)})$`).test(canonicalJson(value));

describe('the form of integers', () => {
  it('has none that lies beyond the bounds, and no second spelling', () => {
    const bound = fc.oneof(fc.nat(120), fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER));
    const text = fc.oneof(
      fc.nat(200).map(String),
      fc.maxSafeInteger().map(String),
      fc.stringMatching(/^-?[0-9]{1,18}$/),
    );
    fc.assert(
      fc.property(bound, bound, text, (a, b, written) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const form = integersBetween(least, most);
        if (form === null || !new RegExp(`^(?:${form})$`).test(written)) return;
        const value = Number(written);
        expect([String(value), value >= least, value <= most]).toEqual([written, true, true]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('has all of a few, and of many those that are surely within', () => {
    const matching = (least: number, most: number, upTo: number): number[] => {
      const form = new RegExp(`^(?:${integersBetween(least, most)})$`);
      return Array.from({ length: upTo }, (_, n) => n).filter((n) => form.test(String(n)));
    };
    expect(matching(2, 4, 50)).toEqual([2, 3, 4]);
    expect(matching(0, 999, 1_100)).toHaveLength(1_000);
    expect(matching(1, 325, 1_000)).toHaveLength(99);
    expect([integersBetween(-1, 5), integersBetween(40, 99)]).toEqual([null, null]);
  });
});

describe('the form of a schema', () => {
  it('has the members in canonical order and none besides', () => {
    const schema = z.strictObject({ b: z.boolean(), a: z.int().min(1), 'a.b': z.enum(['x', '']).nullable() });
    expect(takes(schema, { b: true, a: 12, 'a.b': null })).toBe(true);
    expect(takes(schema, { b: false, a: 12, 'a.b': '' })).toBe(true);
    expect(takes(schema, { b: true, a: 0, 'a.b': null })).toBe(false);
    expect(takes(schema, { b: true, a: 12, 'a.b': 'y' })).toBe(false);
    expect(takes(schema, { b: true, a: 12, 'a.b': null, c: 1 })).toBe(false);
    expect(new RegExp(`^${canonicalForm(schema)}$`).test('{"b":true,"a":12,"a.b":null}')).toBe(false);
  });

  it('counts what is in a list, and the characters of a text', () => {
    const schema = z.array(z.string().max(3)).min(1).max(2);
    const lists: readonly Json[] = [[], [''], ['abc', 'ü'], ['abcd'], ['a', 'b', 'c'], ['"'], ['\\'], ['\n'], ['😀a']];
    expect(lists.map((list) => takes(schema, list))).toEqual([
      ...[false, true, true, false, false],
      // Escapes are for a longer look.
      ...[false, false, false, true],
    ]);
    expect([[], [1], [1, 2]].map((list) => takes(z.array(z.int().min(0)).max(1), list))).toEqual([true, true, false]);
  });

  it('tells the options of a union apart', () => {
    const schema = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('one'), n: z.int().min(0) }),
      z.strictObject({ kind: z.literal('other') }),
    ]);
    expect(takes(schema, { kind: 'one', n: 3 })).toBe(true);
    expect(takes(schema, { kind: 'other' })).toBe(true);
    expect(takes(schema, { kind: 'other', n: 3 })).toBe(false);
  });

  it('takes patterns as they are, where nothing in them could need an escape', () => {
    const slug = z.string().regex(/^[a-z][a-z-]*(\.\d)?$/);
    expect(canonicalForm(slug)).toBeNull();
    expect(takes(z.string().regex(/^(0|-?[1-9][0-9]{0,3})$/), '-120')).toBe(true);
    expect(takes(z.string().regex(/^(0|-?[1-9][0-9]{0,3})$/), '-0')).toBe(false);
    for (const pattern of [/^.*$/, /^[^a]$/, /^a/, /a$/, /^\S$/, /^a$/i, /^(?!a)b$/, /^"$/])
      expect(canonicalForm(z.string().regex(pattern)), pattern.source).toBeNull();
  });

  it('says nothing of what it doesn’t know', () => {
    const schemas: readonly z.ZodType[] = [
      z.number(),
      z.int(),
      z.string().trim(),
      z.string().refine((text) => text !== ''),
      z.object({ a: z.int().min(0) }),
      z.looseObject({}),
      z.strictObject({ a: z.int().min(0).optional() }),
      z.strictObject({ a: z.int().min(0) }).refine(() => true),
      z.int().min(0).multipleOf(2),
      z.int().gt(3),
      z.array(z.int().min(0)).refine(() => true),
      z.unknown(),
      z.string().transform((text) => text),
    ];
    expect(schemas.map(canonicalForm)).toEqual(schemas.map(() => null));
  });
});
