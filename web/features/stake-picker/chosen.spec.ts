import { describe, expect, it } from 'vitest';
import { chosenReducer, freshened, itemsWorth, NONE_CHOSEN, type StakeItem } from './chosen.ts';

const same = (text: string) => ({ zhCN: text, zhTW: text, en: text });
const item = (id: string, worth = 100): StakeItem => ({
  id,
  wear: 'FN',
  worth,
  skin: { grade: 3, imageSmall: '/a.svg', familyNames: same('Kestrel'), finishNames: same('Tidal') },
});
const toggle = (id: string, maxItems = 10) => ({ type: 'toggle', item: item(id), maxItems }) as const;
const ids = (items: readonly StakeItem[]): readonly string[] => items.map(({ id }) => id);

describe('chosen items', () => {
  it('go in and out, in the order they were chosen', () => {
    const two = chosenReducer(chosenReducer(NONE_CHOSEN, toggle('b')), toggle('a'));
    expect(ids(two)).toEqual(['b', 'a']);
    expect(ids(chosenReducer(two, toggle('b')))).toEqual(['a']);
  });

  it('are no more than are allowed', () => {
    const two = chosenReducer(chosenReducer(NONE_CHOSEN, toggle('a', 2)), toggle('b', 2));
    expect(chosenReducer(two, toggle('c', 2))).toBe(two);
    expect(ids(chosenReducer(two, toggle('a', 2)))).toEqual(['b']);
  });

  it('have what an address brings along once, however often it is laid in', () => {
    const lay = { type: 'lay', item: item('a') } as const;
    const one = chosenReducer(NONE_CHOSEN, lay);
    expect(ids(one)).toEqual(['a']);
    expect(chosenReducer(one, lay)).toBe(one);
  });

  it('lose what isn’t held any more and keep the rest', () => {
    const two = [item('a'), item('b')];
    expect(chosenReducer(two, { type: 'drop', ids: ['a', 'x'] })).toEqual([item('b')]);
    expect(chosenReducer(two, { type: 'clear' })).toEqual([]);
  });

  it('count for what they are worth by the newest list', () => {
    const chosen = [item('a', 300), item('b', 200)];
    const fresh = freshened(chosen, [item('b', 150), item('c', 900)]);
    expect(ids(fresh)).toEqual(['a', 'b']);
    expect(itemsWorth(fresh)).toBe(450);
  });
});
