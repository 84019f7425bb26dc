import { describe, expect, it } from 'vitest';
import { TICKETS } from '../fairness/tickets.ts';
import { CATALOG_FORMAT, type CatalogDocument } from './document.ts';
import { parseCatalog } from './parse-catalog.ts';

const same = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

/** One theme, one family, two skins, one case. */
function small(): CatalogDocument {
  return {
    format: CATALOG_FORMAT,
    themes: [{ id: 'sea', names: same('Sea'), taglines: same('') }],
    families: [{ id: 'kestrel', names: same('Kestrel') }],
    skins: [
      {
        id: 'kestrel-tidal',
        family: 'kestrel',
        finish: same('Tidal'),
        grade: 3,
        art: { family: 'kestrel', pattern: 'waves', palette: 'glacier' },
        wears: [
          { wear: 'FN', floatMin: 20_000, floatMax: 70_000, value: '900' },
          { wear: 'MW', floatMin: 70_000, floatMax: 120_000, value: '500' },
        ],
      },
      {
        id: 'kestrel-plain',
        family: 'kestrel',
        finish: same(''),
        grade: 6,
        art: { family: 'kestrel', pattern: 'fade', palette: 'bone' },
        wears: [{ wear: '', floatMin: 0, floatMax: 0, value: '10' }],
      },
    ],
    cases: [
      {
        slug: 'brine',
        theme: 'sea',
        names: same('Brine'),
        taglines: same(''),
        price: '100',
        shape: 'box',
        hue: '#2ab4f0',
        hero: 'kestrel-tidal',
        fresh: false,
        entries: [
          { skin: 'kestrel-tidal', wear: 'FN', tickets: 1_000_000 },
          { skin: 'kestrel-plain', wear: '', tickets: TICKETS - 1_000_000 },
        ],
      },
    ],
  };
}

/** A deep copy in which the value at a path is another. */
function changed(path: readonly (string | number)[], value: unknown, source: unknown = small()): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(source)) {
    return source.map((item, index) => (index === key ? changed(rest, value, item) : item));
  }
  const entries = Object.entries(typeof source === 'object' && source !== null ? source : {});
  return Object.fromEntries([
    ...entries.map(([name, item]) => [name, name === key ? changed(rest, value, item) : item] as const),
    ...(entries.some(([name]) => name === key) ? [] : [[key, value] as const]),
  ]);
}

function problemsOf(json: unknown): string {
  const parsed = parseCatalog(json);
  return parsed.ok ? '' : parsed.problems.join('\n');
}

const wears = (...list: readonly (readonly [string, number, number])[]) =>
  list.map(([wear, floatMin, floatMax]) => ({ wear, floatMin, floatMax, value: '5' }));

describe('an operator’s catalog', () => {
  it('is read when everything fits', () => {
    expect(parseCatalog(small())).toEqual({ ok: true, catalog: small() });
  });

  it.each<[string, (string | number)[], unknown, string]>([
    ['another format', ['format'], 'other/2', 'format'],
    ['a key nobody knows', ['extra'], 1, 'extra'],
    ['a missing language', ['themes', 0, 'names'], { en: 'Sea' }, 'themes.0.names.zh-CN'],
    ['an id that is no slug', ['families', 0, 'id'], 'Big Bird', 'families.0.id'],
    ['a name with a separator', ['families', 0, 'names', 'en'], 'A | B', 'must not contain'],
    ['a grade outside 0 to 6', ['skins', 0, 'grade'], 7, 'skins.0.grade'],
    ['a value with decimals', ['skins', 0, 'wears', 0, 'value'], '9.5', 'minor units'],
    ['a value of nothing', ['skins', 0, 'wears', 0, 'value'], '0', 'minor units'],
    ['a value JavaScript cannot hold', ['skins', 0, 'wears', 0, 'value'], '9007199254740992', 'must not exceed'],
    ['a price as a number', ['cases', 0, 'price'], 100, 'cases.0.price'],
    ['a hue that is no colour', ['cases', 0, 'hue'], 'blue', 'must be a colour'],
    ['an entry without a ticket', ['cases', 0, 'entries', 0, 'tickets'], 0, 'cases.0.entries.0.tickets'],
    ['an unknown family', ['skins', 0, 'family'], 'emu', 'unknown family emu'],
    ['an unknown theme', ['cases', 0, 'theme'], 'sky', 'unknown theme sky'],
    ['an unknown skin', ['cases', 0, 'entries', 1, 'skin'], 'emu-plain', 'unknown skin emu-plain'],
    ['a wear the skin has not', ['cases', 0, 'entries', 0, 'wear'], 'BS', 'has no wear "BS"'],
    ['a hero from elsewhere', ['cases', 0, 'hero'], 'kestrel-none', 'is not among its entries'],
    ['tickets that do not add up', ['cases', 0, 'entries', 0, 'tickets'], 999_999, 'tickets sum to 9999999'],
    ['a doubled id', ['skins', 1, 'id'], 'kestrel-tidal', 'skin kestrel-tidal: appears more than once'],
    ['a finish in one language only', ['skins', 0, 'finish', 'en'], '', 'in all three languages or in none'],
    ['two skins of one name', ['skins', 1, 'finish'], same('Tidal'), 'kestrel | Tidal: appears more than once'],
    ['a wear outside its band', ['skins', 0, 'wears'], wears(['FN', 70_000, 90_000]), 'lies outside its band'],
    [
      'overlapping wears',
      ['skins', 0, 'wears'],
      wears(['FN', 0, 80_000], ['MW', 70_000, 150_000]),
      'must be [0, 70000)',
    ],
    ['a gap between wears', ['skins', 0, 'wears'], wears(['FN', 0, 70_000], ['FT', 150_000, 200_000]), 'MW: missing'],
    ['an inverted range', ['skins', 0, 'wears'], wears(['FN', 60_000, 60_000]), 'floatMin must be below floatMax'],
    ['a doubled wear', ['skins', 0, 'wears'], wears(['FN', 0, 9], ['FN', 0, 9]), 'wear FN: appears more than once'],
    ['a bare skin with wears', ['skins', 1, 'wears'], wears(['FN', 0, 70_000]), 'has no wear either'],
    ['bare and worn at once', ['skins', 1, 'wears'], wears(['', 0, 0], ['FN', 0, 70_000]), 'must be the only one'],
    ['a bare skin with a float', ['skins', 1, 'wears'], wears(['', 0, 1_000_000]), 'must be 0'],
    ['a bare skin with an empty range elsewhere', ['skins', 1, 'wears'], wears(['', 9, 9]), 'must be 0'],
  ])('is refused for %s', (_, path, value, problem) => {
    expect(problemsOf(changed(path, value))).toContain(problem);
  });

  it('may bring a consolation table, of items that it has itself', () => {
    const consolation = [
      { skin: 'kestrel-tidal', wear: 'MW', tickets: 1 },
      { skin: 'kestrel-plain', wear: '', tickets: TICKETS - 1 },
    ];
    const taken = changed(['consolation'], consolation);
    expect(parseCatalog(taken)).toEqual({ ok: true, catalog: taken });
    const consoled = (...entries: readonly unknown[]) => problemsOf(changed(['consolation'], entries));
    const plain = { skin: 'kestrel-plain', wear: '', tickets: TICKETS };
    expect(consoled()).toContain('consolation: ');
    expect(consoled(...Array(101).fill({ ...plain, tickets: 1 }))).toContain('consolation: ');
    expect(consoled({ ...plain, tickets: 0.5 })).toContain('consolation.0.tickets: ');
    expect(consoled({ ...plain, skin: 'emu-plain' })).toBe('consolation: unknown skin emu-plain');
    expect(consoled({ ...plain, wear: 'FN' })).toBe('consolation: skin kestrel-plain has no wear "FN"');
    expect(consoled({ ...plain, tickets: 9 })).toBe(`consolation: tickets sum to 9, not ${TICKETS}`);
    expect(consoled(...[1, TICKETS - 1].map((tickets) => ({ ...plain, tickets })))).toBe(
      'consolation: entry kestrel-plain: appears more than once',
    );
  });

  it('is refused when it is no document at all', () => {
    for (const nothing of [null, [], 'text', 3]) expect(parseCatalog(nothing).ok).toBe(false);
  });

  it('names every problem, not just the first', () => {
    const twice = changed(['cases', 0, 'theme'], 'sky', changed(['cases', 0, 'hero'], 'kestrel-none'));
    expect(problemsOf(twice).split('\n')).toHaveLength(2);
  });
});
