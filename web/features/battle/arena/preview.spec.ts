import { describe, expect, it } from 'vitest';
import type { BattleStatus } from '../../../generated/graphql.ts';
import { previewOf } from './preview.ts';

const battle = (id: string, status: BattleStatus, minute: number, version = 1) => ({
  id,
  version,
  status,
  mode: 'CLASSIC' as const,
  official: false,
  private: false,
  cost: 100,
  createdAt: `2026-11-22T12:${minute}:00Z`,
  seats: [],
});

const idsOf = (...lists: Parameters<typeof previewOf>): string[] => previewOf(...lists).map(({ id }) => id);

describe('the preview of the arena', () => {
  it('shows the newest that wait, then the newest that run, four in all', () => {
    const waiting = [battle('w1', 'WAITING', 40), battle('w2', 'WAITING', 20)];
    const running = [battle('r1', 'RUNNING', 50), battle('r2', 'RUNNING', 45), battle('r3', 'RUNNING', 30)];
    expect(idsOf(waiting, running)).toEqual(['w1', 'w2', 'r1', 'r2']);
  });

  it('has a battle once, as it is now, that both lists heard of', () => {
    const waiting = [battle('a', 'RUNNING', 20, 2), battle('b', 'WAITING', 10)];
    const running = [battle('a', 'RUNNING', 20, 3)];
    const shown = previewOf(waiting, running);
    expect(shown.map(({ id, version }) => [id, version])).toEqual([
      ['b', 1],
      ['a', 3],
    ]);
  });

  it('leaves one that ended in its list, behind all others, so that no row vanishes under a finger', () => {
    expect(idsOf([battle('w', 'WAITING', 10)], [battle('f', 'FINISHED', 50), battle('r', 'RUNNING', 20)])).toEqual([
      'w',
      'r',
      'f',
    ]);
  });

  it('has no dissolved one', () => {
    expect(idsOf([battle('w', 'WAITING', 10), battle('d', 'DISSOLVED', 20)], [])).toEqual(['w']);
  });
});
