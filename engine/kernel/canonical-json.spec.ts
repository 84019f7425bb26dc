import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json, NotCanonical, parseCanonical } from './canonical-json.ts';

/**
 * Keys that sort in surprising ways: digits, empty, prefixes, beyond the basic plane. None that JSON must escape:
 * `JSON.parse` of Node 24.21 reads {"a":1,"\""…} as {"a":1,"\\"…} once it has seen the latter. The parser then refuses
 * texts with these keys and never misreads them, because they must equal their canonical form. No event has these keys.
 */
const key = fc.oneof(
  fc.constantFrom('', '1', '9', '10', '02', 'a', 'aa', 'A', 'z', 'é', '\u{1f600}', '\ufb33', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 4 }).filter((text) => JSON.stringify(text).length === text.length + 2),
);
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.maxSafeInteger().map((n) => n + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value;

const refuses = (text: string): boolean => {
  try {
    parseCanonical(text);
    return false;
  } catch (error) {
    if (error instanceof NotCanonical) return true;
    throw error;
  }
};

describe('canonical JSON', () => {
  it('sorts keys by code units and writes nothing that needn’t be', () => {
    // The example of RFC 8785, section 3.2.3.
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\u{1f600}': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const names = [...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
    expect(canonicalJson({ b: [1, null, true], a: '\u001f"\\/\u007f' })).toBe(
      '{"a":"\\u001f\\"\\\\/\u007f","b":[1,null,true]}',
    );
  });

  it('reads back every value it writes', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(parseCanonical(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts exactly the texts that it would write', () => {
    fc.assert(
      fc.property(
        json,
        fc.nat(),
        fc.constantFrom(' ', '\\u0061', '0', '"', ',', '1', 'e1', '\\ud800'),
        (value, at, more) => {
          const text = canonicalJson(value);
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + more + text.slice(place);
          let expected: boolean;
          try {
            expected = canonicalJson(JSON.parse(changed)) !== changed;
          } catch {
            expected = true;
          }
          expect(refuses(changed)).toBe(expected);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['integer-like keys in another order than their code units', '{"9":1,"10":1}'],
    ['a duplicate key', '{"a":1,"a":1}'],
    ['minus zero', '[-0]'],
    ['a fraction', '[0.5]'],
    ['an integer beyond 2^53', '[9007199254740993]'],
    ['an exponent', '[1e2]'],
    ['an escaped lone surrogate', '["\\ud800"]'],
    ['a raw lone surrogate', '["\ud800"]'],
    ['an escaped solidus', '["\\/"]'],
    ['upper-case hex', '["\\u001F"]'],
    ['white space', '[1, 2]'],
    ['nothing', ''],
    ['brackets without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['objects without end', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('refuses %s', (_, text) => {
    expect(refuses(text)).toBe(true);
  });

  it('accepts integer-like keys in the order of their code units, and text that only looks like a surrogate', () => {
    expect(refuses('{"10":1,"9":1}')).toBe(false);
    expect(refuses('["\\\\ud800"]')).toBe(false);
  });

  it.each([[0.5], [Number.NaN], [2 ** 53], [-0]])('does not write %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError);
  });

  it('does not write lone surrogates or undefined members', () => {
    expect(() => canonicalJson('\ud800')).toThrow(TypeError);
    expect(() => canonicalJson({ '\udc00': 1 })).toThrow(TypeError);
    const holed: Json = JSON.parse('{"a":1}', (name, value) => (name === 'a' ? undefined : value));
    expect(canonicalJson(holed)).toBe('{}');
  });
});
