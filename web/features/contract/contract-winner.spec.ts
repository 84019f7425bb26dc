import { describe, expect, it } from 'vitest';
import type { ContractPlayed, ContractTable } from './contract-query.ts';
import { drawnOf } from './contract-winner.ts';

const same = (text: string) => ({ zhCN: text, zhTW: text, en: text });
const skin = (id: string) => ({
  id,
  image: '/a.svg',
  imageSmall: '/b.svg',
  grade: 3,
  familyNames: same('Kestrel'),
  finishNames: same('Tidal'),
});
const entry = (index: number, value: number) => ({
  index,
  wear: 'FT' as const,
  firstTicket: index * 10,
  lastTicket: index * 10 + 9,
  value,
  skin: skin(`skin-${index}`),
});
const table: ContractTable = { hash: 'e', text: '{}', stake: 100, tickets: 20, entries: [entry(0, 50), entry(1, 200)] };
const played: ContractPlayed = {
  id: 'pair.7',
  position: '12',
  roundNo: 7,
  stake: 100,
  ticket: 13,
  entry: 1,
  item: { id: 'pair.7', state: 'HELD', wear: 'FT', value: 200, sellPrice: 180, skin: skin('skin-1') },
};

describe('what a contract drew', () => {
  it('is the entry of the signed table, worth what it sells for', () => {
    const { entries, winner } = drawnOf(played, table);
    expect(entries).toBe(table.entries);
    expect(winner.entry).toBe(table.entries[1]);
    expect(winner.worth).toBe(180);
    expect(winner.round).toEqual({ id: 'pair.7', roundNo: 7, logged: null, itemId: 'pair.7', held: true });
  });

  it('stands alone where the signed table isn’t known any more', () => {
    const { entries, winner } = drawnOf(played, null);
    expect(entries).toEqual([winner.entry]);
    expect(winner.entry.skin.id).toBe('skin-1');
    expect(winner.entry.firstTicket).toBe(13);
  });

  it('stands alone beside a table that has no such entry', () => {
    expect(drawnOf({ ...played, entry: 5 }, table).entries).toHaveLength(1);
  });

  it('can’t be sold once it is gone', () => {
    expect(drawnOf({ ...played, item: { ...played.item, state: 'SOLD' } }, table).winner.round?.held).toBe(false);
  });
});
