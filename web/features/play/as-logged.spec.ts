import { describe, expect, it } from 'vitest';
import { areAsLogged, type ShownRound } from './as-logged.ts';

const skin = { id: 'kestrel', wear: 'FN', value: 500 };
const round: ShownRound = { id: 'pair.4', ticket: 12, entry: 2, skin, item: 'pair.4', float: 7 };
const item = { itemId: 'pair.4', skin: 'kestrel', wear: 'FN', float: 7, value: '500' };
const drawn = { pairId: 'pair', roundNo: 4, ticket: 12 };
const opened = { ...drawn, entry: 2, ...item };
const promiseOf = (...entries: readonly object[]) => ({
  note: '',
  entries: entries.map((said, index) => ({ entry: JSON.stringify({ data: said }), leafHash: '', index, path: [] })),
});

describe('an answer beside its entries', () => {
  it('shows what they say, whatever else the command brought', () => {
    expect(areAsLogged([round], promiseOf(opened))).toBe(true);
    expect(areAsLogged([round], promiseOf(opened, { revealed: {} }))).toBe(true);
  });

  it('shows of an upgrade the target, won or missed', () => {
    const target = { skin: 'kestrel', wear: 'FN', value: '500', floatMin: 0, floatMax: 70_000 };
    const { float: _, ...unworn } = round;
    const upgrade = { ...unworn, entry: null };
    expect(areAsLogged([upgrade], promiseOf({ ...drawn, target, item }))).toBe(true);
    expect(areAsLogged([{ ...upgrade, item: null }], promiseOf({ ...drawn, target, item: null }))).toBe(true);
    expect(areAsLogged([upgrade], promiseOf({ ...drawn, target, item: null })), 'a win that is none').toBe(false);
    expect(areAsLogged([{ ...upgrade, item: null }], promiseOf({ ...drawn, target, item }))).toBe(false);
  });

  it('shows a skin without wear as one', () => {
    const plain = { ...round, skin: { ...skin, wear: null } };
    expect(areAsLogged([plain], promiseOf({ ...opened, wear: '' }))).toBe(true);
  });

  it.each([
    { ticket: 13 },
    { entry: 3 },
    { itemId: 'pair.5' },
    { roundNo: 5 },
    { skin: 'charm' },
    { wear: 'MW' },
    { float: 8 },
    { float: null },
    { value: '501' },
  ])('is another where they say %o', (other) => {
    expect(areAsLogged([round], promiseOf({ ...opened, ...other }))).toBe(false);
  });

  it('is another where a round more or less was played, or nothing is shown', () => {
    expect(areAsLogged([round], promiseOf(opened, opened))).toBe(false);
    expect(areAsLogged([round, round], promiseOf(opened))).toBe(false);
    expect(areAsLogged([round], null)).toBe(false);
  });
});
