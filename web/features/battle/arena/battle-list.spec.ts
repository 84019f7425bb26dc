import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, type Listed, type ListRules, LONGEST, withFirstPage, withNews, withPage } from './battle-list.ts';

const battle = (id: string, more: Partial<Listed> = {}): Listed => ({
  id,
  version: 1,
  status: 'WAITING',
  mode: 'CLASSIC',
  official: false,
  private: false,
  cost: 1000,
  createdAt: '2026-03-01T12:00:00.000Z',
  seats: [{ playerId: 'host' }],
  ...more,
});
const at = (minute: number): string => `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
const rules: ListRules = { filter: { scope: 'CURRENT' }, playerId: null, hasMore: false };
const current = (one: Listed): boolean => fits(one, rules.filter, null);
const ids = (list: readonly Listed[]): readonly string[] => list.map(({ id }) => id);

describe('a list of battles', () => {
  it('holds those of its scope, mode, state and cost', () => {
    expect(current(battle('a'))).toBe(true);
    expect(current(battle('a', { status: 'FINISHED' }))).toBe(false);
    expect(current(battle('a', { private: true }))).toBe(false);
    expect(fits(battle('a'), { scope: 'CURRENT', mode: 'UNDERDOG' }, null)).toBe(false);
    expect(fits(battle('a'), { scope: 'CURRENT', status: 'RUNNING' }, null)).toBe(false);
    expect(fits(battle('a'), { scope: 'CURRENT', maxCost: 999 }, null)).toBe(false);
    expect(fits(battle('a'), { scope: 'CURRENT', maxCost: 1000 }, null)).toBe(true);
    expect(fits(battle('a', { status: 'FINISHED' }), { scope: 'HISTORY' }, null)).toBe(true);
    expect(fits(battle('a'), { scope: 'OFFICIAL' }, null)).toBe(false);
    expect(fits(battle('a', { private: true }), { scope: 'MINE' }, 'host')).toBe(true);
    expect(fits(battle('a'), { scope: 'MINE' }, 'guest')).toBe(false);
    expect(fits(battle('a', { seats: [{ playerId: null }] }), { scope: 'MINE' }, null)).toBe(false);
  });

  it('puts a new battle first, and an older one by its age', () => {
    const list = [battle('b', { createdAt: at(4) }), battle('a', { createdAt: at(2) })];
    const heard = (minute: number, more: Partial<Listed> = {}) => battle('c', { createdAt: at(minute), ...more });
    expect(ids(withNews(list, heard(5), rules))).toEqual(['c', 'b', 'a']);
    expect(ids(withNews(list, heard(3), rules))).toEqual(['b', 'c', 'a']);
    expect(ids(withNews(list, heard(1), rules))).toEqual(['b', 'a', 'c']);
    expect(ids(withNews(list, heard(5, { status: 'FINISHED' }), rules))).toEqual(['b', 'a']);
  });

  it('leaves a battle that is older than the whole list to the pages that follow', () => {
    const list = [battle('b', { createdAt: at(4) })];
    const old = battle('c', { createdAt: at(1) });
    expect(withNews(list, old, { ...rules, hasMore: true })).toBe(list);
  });

  it('goes by the end of battles in the history', () => {
    const history: ListRules = { ...rules, filter: { scope: 'HISTORY' } };
    const ended = (id: string, created: number, finished: number) =>
      battle(id, { status: 'FINISHED', createdAt: at(created), finishedAt: at(finished) });
    const list = [ended('b', 5, 20), ended('a', 6, 10)];
    expect(ids(withNews(list, ended('c', 1, 30), history))).toEqual(['c', 'b', 'a']);
    expect(ids(withNews(list, ended('c', 9, 15), history))).toEqual(['b', 'c', 'a']);
  });

  it('keeps a battle in its place when it fills, runs and ends, and lets a dissolved one go', () => {
    const list = [battle('a'), battle('b'), battle('c')];
    const ended = withNews(list, battle('b', { version: 9, status: 'FINISHED' }), rules);
    expect(ids(ended)).toEqual(['a', 'b', 'c']);
    expect(ended[1]?.status).toBe('FINISHED');
    expect(ids(withNews(list, battle('b', { version: 2, status: 'DISSOLVED' }), rules))).toEqual(['a', 'c']);
  });

  it('never goes back to an older version', () => {
    const list = [battle('a', { version: 5, status: 'RUNNING' })];
    expect(withNews(list, battle('a', { version: 4 }), rules)).toBe(list);
    expect(withPage(list, [battle('a', { version: 4 })])[0]?.version).toBe(5);
    expect(withFirstPage(list, [battle('a', { version: 4 })], false, rules)[0]?.version).toBe(5);
  });

  it('shows the same whatever order the news of a battle arrive in', () => {
    const news = [1, 2, 3, 4, 5].map((version) =>
      battle('a', { version, status: version > 2 ? 'RUNNING' : 'WAITING' }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(news, { minLength: 5, maxLength: 5 }), (heard) => {
        const list = heard.reduce<readonly Listed[]>((known, one) => withNews(known, one, rules), [battle('b')]);
        expect(list.find(({ id }) => id === 'a')?.version).toBe(5);
        expect(list).toHaveLength(2);
      }),
    );
  });

  it('repeats nothing when a page overlaps with what is there', () => {
    expect(ids(withPage([battle('a'), battle('b')], [battle('b'), battle('c')]))).toEqual(['a', 'b', 'c']);
  });

  it('reads its first page anew and keeps further pages behind it', () => {
    const list = [battle('a'), battle('b'), battle('c'), battle('d', { status: 'FINISHED' })];
    const page = [battle('n'), battle('a')];
    expect(ids(withFirstPage(list, page, false, rules))).toEqual(['n', 'a']);
    expect(ids(withFirstPage(list, page, true, rules))).toEqual(['n', 'a', 'b', 'c']);
  });

  it('stays bounded however much happens', () => {
    let list: readonly Listed[] = [];
    for (let index = 0; index < LONGEST + 20; index += 1)
      list = withNews(list, battle(`b${index}`, { createdAt: new Date(index * 1000).toISOString() }), rules);
    expect(list).toHaveLength(LONGEST);
    expect(list[0]?.id).toBe(`b${LONGEST + 19}`);
  });
});
