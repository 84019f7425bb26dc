import { describe, expect, it } from 'vitest';
import { sortEntries, ticketsOf } from './sort-entries.ts';

const entries = [
  { name: 'common', value: 300, firstTicket: 0, lastTicket: 899, skin: { grade: 6 } },
  { name: 'rare', value: 900, firstTicket: 900, lastTicket: 989, skin: { grade: 1 } },
  { name: 'dear', value: 1200, firstTicket: 990, lastTicket: 999, skin: { grade: 1 } },
];
const names = (sort: Parameters<typeof sortEntries>[1]): readonly string[] =>
  sortEntries(entries, sort).map(({ name }) => name);

describe('the contents of a case', () => {
  it('stand by rarity, the dearer first among equals', () => {
    expect(names('rarity')).toEqual(['dear', 'rare', 'common']);
  });

  it('stand by value or by chance', () => {
    expect(names('value')).toEqual(['dear', 'rare', 'common']);
    expect(names('chance')).toEqual(['common', 'rare', 'dear']);
  });

  it('count both ends of a ticket range', () => {
    expect(entries.map(ticketsOf)).toEqual([900, 90, 10]);
  });
});
