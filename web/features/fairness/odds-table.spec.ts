import { describe, expect, it } from 'vitest';
import { coversEveryTicket, oddsTableText } from '../../../engine/fairness/odds.ts';
import { dawnTable } from '../../../test/cast.ts';
import { readOddsTable } from './odds-table.ts';

const text = oddsTableText(dawnTable);

describe('readOddsTable', () => {
  it('reads the text whose hash is the odds hash', () => {
    expect(readOddsTable(text)).toEqual(dawnTable);
  });

  it.each([
    ['no JSON', 'odds'],
    ['no table', '{}'],
    ['spaces between members', text.replace(':', ': ')],
    ['ranges that overlap', text.replace('"last":49999', '"last":50000')],
    ['another number of tickets', text.replace('"tickets":10000000', '"tickets":1000')],
    ['a value that is no amount', text.replace('"value":"5000"', '"value":"-1"')],
    ['an unknown wear', text.replace('"wear":"FN"', '"wear":"XX"')],
  ])('reads nothing from %s', (_, forged) => {
    expect(forged).not.toBe(text);
    expect(readOddsTable(forged)).toBeNull();
  });
});

describe('coversEveryTicket', () => {
  it('needs ranges from the first ticket to the last, without gap or overlap', () => {
    const [first, ...rest] = dawnTable.entries;
    expect(coversEveryTicket(dawnTable.entries)).toBe(true);
    expect(coversEveryTicket(rest)).toBe(false);
    expect(coversEveryTicket(dawnTable.entries.slice(0, -1))).toBe(false);
    expect(first && coversEveryTicket([{ ...first, last: first.last + 1 }, ...rest])).toBe(false);
  });
});
