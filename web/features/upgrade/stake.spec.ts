import { describe, expect, it } from 'vitest';
import { freshened, itemsWorth, NO_STAKE, type StakeItem, stakeReducer } from './stake.ts';

const same = (text: string) => ({ zhCN: text, zhTW: text, en: text });
const item = (id: string, sellPrice = 100): StakeItem => ({
  id,
  wear: 'FN',
  sellPrice,
  skin: { grade: 3, imageSmall: '/a.svg', familyNames: same('Kestrel'), finishNames: same('Tidal') },
});
const toggle = (id: string, maxItems = 10) => ({ type: 'toggle', item: item(id), maxItems }) as const;
const ids = (items: readonly StakeItem[]): readonly string[] => items.map(({ id }) => id);

describe('a stake', () => {
  it('takes items in and out, in the order they were chosen', () => {
    const two = stakeReducer(stakeReducer(NO_STAKE, toggle('b')), toggle('a'));
    expect(ids(two.items)).toEqual(['b', 'a']);
    expect(ids(stakeReducer(two, toggle('b')).items)).toEqual(['a']);
  });

  it('takes no more items than are allowed', () => {
    const two = stakeReducer(stakeReducer(NO_STAKE, toggle('a', 2)), toggle('b', 2));
    expect(stakeReducer(two, toggle('c', 2))).toBe(two);
    expect(ids(stakeReducer(two, toggle('a', 2)).items)).toEqual(['b']);
  });

  it('takes whole minor units of coin and no debts', () => {
    expect(stakeReducer(NO_STAKE, { type: 'coin', coin: 60.7 }).coin).toBe(60);
    expect(stakeReducer(NO_STAKE, { type: 'coin', coin: -1 }).coin).toBe(0);
  });

  it('loses what isn’t held any more and keeps the rest', () => {
    const stake = { items: [item('a'), item('b')], coin: 60 };
    expect(stakeReducer(stake, { type: 'drop', ids: ['a', 'x'] })).toEqual({ items: [item('b')], coin: 60 });
    expect(stakeReducer(stake, { type: 'clear' })).toEqual(NO_STAKE);
  });

  it('counts its items for what they are worth by the newest list', () => {
    const chosen = [item('a', 300), item('b', 200)];
    const fresh = freshened(chosen, [item('b', 150), item('c', 900)]);
    expect(ids(fresh)).toEqual(['a', 'b']);
    expect(itemsWorth(fresh)).toBe(450);
  });
});
