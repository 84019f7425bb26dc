import { describe, expect, it } from 'vitest';
import type { BattleRow } from './arena-query.ts';
import { EMPTY_LIST, type ListChange, type ListState, reduceList } from './list-state.ts';

const battle = (id: string, version = 1, minute = 0): BattleRow => ({
  id,
  version,
  mode: 'CLASSIC',
  pace: 'NORMAL',
  teams: false,
  private: false,
  official: false,
  guard: 'PLAYERS',
  status: 'WAITING',
  seatCount: 2,
  cost: 100,
  createdAt: `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`,
  expiresAt: '',
  finishedAt: null,
  nextRoundAt: null,
  boxes: [],
  seats: [],
  rounds: [],
  result: null,
});
const rules = { filter: { scope: 'CURRENT' }, playerId: null } as const;
const first = (hasMore: boolean, ...rows: readonly BattleRow[]): ListChange => ({
  type: 'first',
  page: { rows, cursor: 'one', hasMore },
  rules,
});
const next = (...rows: readonly BattleRow[]): ListChange => ({
  type: 'next',
  page: { rows, cursor: 'two', hasMore: false },
});
const heard = (one: BattleRow): ListChange => ({ type: 'heard', battle: one, rules });
const listAfter = (...changes: readonly ListChange[]): ListState => changes.reduce(reduceList, EMPTY_LIST);
const shown = ({ rows }: ListState) => rows?.map(({ id, version }) => `${id}${version}`);

describe('the state of a battle list', () => {
  it('knows nothing before the first answer, and forgets the old list with the filter', () => {
    expect(EMPTY_LIST.rows).toBeNull();
    expect(listAfter(first(false, battle('a')), { type: 'begun' })).toEqual(EMPTY_LIST);
  });

  it('takes in what was heard while the answer was on its way', () => {
    const list = listAfter(heard(battle('a', 3, 1)), heard(battle('n', 1, 5)), first(false, battle('a', 2, 1)));
    expect(shown(list)).toEqual(['n1', 'a3']);
  });

  it('goes on behind the last page, and keeps it when the first is read anew', () => {
    const list = listAfter(first(true, battle('b', 1, 2)), { type: 'asking' }, next(battle('a', 1, 1)));
    expect(list).toMatchObject({ cursor: 'two', hasMore: false, loadingMore: false });
    expect(shown(list)).toEqual(['b1', 'a1']);
    const again = reduceList(list, first(true, battle('c', 1, 3), battle('b', 2, 2)));
    expect(shown(again)).toEqual(['c1', 'b2', 'a1']);
    expect(again).toMatchObject({ cursor: 'two', hasMore: false });
  });

  it('says that it failed until an answer comes, and keeps what it has', () => {
    const list = listAfter(first(false, battle('a')), { type: 'failed' });
    expect(list.failed).toBe(true);
    expect(shown(list)).toEqual(['a1']);
    expect(reduceList(list, first(false, battle('a'))).failed).toBe(false);
  });
});
