import { describe, expect, it } from 'vitest';
import type { CatalogDocument } from '../../../../engine/catalog/document.ts';
import { parseCatalog } from '../../../../engine/catalog/parse-catalog.ts';
import { shippedCatalog } from '../../../../engine/catalog/shipped/index.ts';
import { isUnchanged, type ShownTable, tableDiff } from './draft-diff.ts';
import {
  rowKey,
  rowsOf,
  skinName,
  withoutRow,
  withRow,
  withRowTickets,
  withTickets,
  withValue,
} from './draft-table.ts';
import { chanceOfAtLeast, figuresOf } from './figures.ts';
import { solvedTable, wishedReturn } from './solve.ts';
import { trialOf } from './trial.ts';

const half = [
  { value: 300n, tickets: 1_000_000 },
  { value: 100n, tickets: 4_000_000 },
  { value: 0n, tickets: 5_000_000 },
];

describe('the figures of a table', () => {
  it('are exact: return, deviation and chances', () => {
    const { tickets, mean, returns, volatility } = figuresOf(half, 100n);
    expect([tickets, mean]).toEqual([10_000_000, 70]);
    expect(returns).toEqual({ numerator: 7n, denominator: 10n });
    // E[x²] = 9,000 + 4,000; less 70² is 8,100, whose root is 90: nine tenths of the price.
    expect(volatility).toBeCloseTo(0.9, 12);
    expect([300n, 301n, 100n, 0n].map((least) => chanceOfAtLeast(half, least))).toEqual([0.1, 0, 0.5, 1]);
  });

  it('count missing tickets as paying nothing, and have no return without a price', () => {
    expect(figuresOf(half.slice(0, 1), 100n).returns).toEqual({ numerator: 3n, denominator: 10n });
    expect(figuresOf(half, null)).toMatchObject({ returns: null, volatility: expect.closeTo(90, 9) });
  });
});

const shipped = shippedCatalog();
const [box] = shipped.cases;
if (box === undefined) throw new Error('no cases');
const document: CatalogDocument = { ...shipped, cases: [box] };
const rows = rowsOf(document, 0);
const keyAt = (at: number): string => {
  const row = rows[at];
  if (row === undefined) throw new Error('no row');
  return rowKey(row);
};
const shown = (some: typeof rows, price = BigInt(box.price)): ShownTable => ({
  ...{ price, rows: some },
  words: Object.values(box.names),
});

describe('a draft against the published table', () => {
  it('shows its changes in full, and counts the rest', () => {
    const changed = withoutRow(withRowTickets(document, 0, keyAt(0), 7), 0, keyAt(1));
    const diff = tableDiff(shown(rows), shown(rowsOf(changed, 0), 12_345n));
    expect(diff).toMatchObject({
      price: [BigInt(box.price), 12_345n],
      words: [],
      rows: [
        { key: keyAt(0), before: { tickets: rows[0]?.tickets }, after: { tickets: 7 } },
        { key: keyAt(1), after: null },
      ],
      kept: rows.length - 2,
    });
    expect(isUnchanged(diff)).toBe(false);
    expect(isUnchanged(tableDiff(shown(rows), shown(rows)))).toBe(true);
  });

  it('shows another value of a skin, another name, and every row of a new case', () => {
    const [first] = rows;
    if (first === undefined) throw new Error('no row');
    const dearer = rowsOf(withValue(document, first, first.value + 1n), 0);
    expect(tableDiff(shown(rows), shown(dearer)).rows).toMatchObject([{ after: { value: first.value + 1n } }]);
    expect(tableDiff(shown(rows), { ...shown(rows), words: ['a', 'b', 'c'] }).words).toHaveLength(3);
    expect(tableDiff(null, shown(rows)).rows).toHaveLength(rows.length);
  });

  it('takes further skins with their families, each row once', () => {
    const skin = shipped.skins.find(({ id }) => rows.every((row) => row.skin !== id));
    const family = shipped.families.find(({ id }) => id === skin?.family);
    const wear = skin?.wears[0]?.wear;
    if (skin === undefined || family === undefined || wear === undefined) throw new Error('no other skin');
    const bare = { ...document, skins: document.skins.filter(({ id }) => id !== skin.id), families: [] };
    const more = withRow(bare, 0, { skin, family, wear });
    expect(rowsOf(more, 0)).toHaveLength(rows.length + 1);
    expect(withRow(more, 0, { skin, family, wear })).toBe(more);
    expect(skinName(more, skin.id, 'en')).toBe(`${family.names.en} ${skin.finish.en}`.trim());
  });
});

describe('the solver of the page', () => {
  it('keeps locked rows and returns exactly what is wished', () => {
    const wished = wishedReturn('88.5');
    if (wished === null) throw new Error('no wish');
    const solved = solvedTable(rows, new Set([keyAt(0)]), BigInt(box.price), wished);
    if (solved.kind !== 'solved') throw new Error(solved.kind);
    const after = withTickets(document, 0, solved.tickets);
    expect(rowsOf(after, 0)[0]?.tickets).toBe(rows[0]?.tickets);
    expect(figuresOf(rowsOf(after, 0), BigInt(box.price)).returns).toEqual({ numerator: 177n, denominator: 200n });
    expect(parseCatalog(after)).toMatchObject({ ok: true });
  });

  it('names the locks that forbid a solution', () => {
    const wished = wishedReturn('90');
    const [first, ...rest] = rows;
    if (wished === null || first === undefined) throw new Error('no wish');
    const heavy = [{ ...first, tickets: 9_000_000 }, ...rest];
    const solved = solvedTable(heavy, new Set([keyAt(0)]), BigInt(box.price), wished);
    expect(solved).toMatchObject({ kind: 'none', forbidding: [{ skin: first.skin }] });
  });

  it.each(['', '90,5', '-1', '1e2', '90.12345'])('takes no %j for a percentage', (typed) => {
    expect(wishedReturn(typed)).toBeNull();
  });
});

describe('a trial', () => {
  it('draws every ticket alike, and redraws numbers that would favour low tickets', () => {
    const numbers = [2 ** 32 - 1, 0, 999_999, 1_000_000, 4_999_999, 5_000_000, 9_999_999];
    let at = 0;
    const answer = trialOf(
      { draws: 6, rows: half.map(({ tickets, value }) => ({ tickets, value: Number(value) })) },
      (into) => {
        for (const place of into.keys()) {
          into[place] = numbers[at % numbers.length] ?? 0;
          at += 1;
        }
      },
    );
    expect(answer).toEqual({ draws: 6, counts: [2, 2, 2], paid: 800 });
  });

  it('refuses a table whose tickets don’t add up', () => {
    expect(() => trialOf({ draws: 1, rows: [{ tickets: 1, value: 1 }] }, () => undefined)).toThrow('10,000,000');
  });
});
