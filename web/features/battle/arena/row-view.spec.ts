import { describe, expect, it } from 'vitest';
import { TIMING } from '../room/playback.ts';
import type { BattleRow } from './arena-query.ts';
import { rowPlayback, rowStateOf, stackOf } from './row-view.ts';

const { turnMs: TURN_MS, slotMs: SLOT_MS } = TIMING.NORMAL;
const START = Date.parse('2026-03-01T12:00:00.000Z');
const names = { zhCN: '', zhTW: '', en: '' };
const box = (slug: string, round: number): BattleRow['boxes'][number] => ({
  round,
  case: { slug, version: 1, hue: '#fff', imageSmall: '', names },
});
const row = (more: Partial<BattleRow>): BattleRow => ({
  id: 'b',
  version: 1,
  mode: 'CLASSIC',
  pace: 'NORMAL',
  teams: false,
  private: false,
  official: false,
  guard: 'PLAYERS',
  status: 'WAITING',
  seatCount: 2,
  cost: 100,
  createdAt: '',
  expiresAt: '',
  finishedAt: null,
  nextRoundAt: null,
  boxes: [box('a', 1)],
  seats: [],
  rounds: [],
  result: null,
  ...more,
});

describe('a row of the arena', () => {
  it('says finished only once the last reel stands', () => {
    const finished = row({ status: 'FINISHED', rounds: [{ startedAt: new Date(START).toISOString() }] });
    expect(rowStateOf(rowPlayback(finished, START + TURN_MS - 1))).toBe('running');
    expect(rowStateOf(rowPlayback(finished, START + TURN_MS))).toBe('finished');
  });

  it('says what else a battle is', () => {
    expect(rowStateOf(rowPlayback(row({}), START))).toBe('waiting');
    expect(rowStateOf(rowPlayback(row({ status: 'DISSOLVED' }), START))).toBe('dissolved');
    expect(rowStateOf(rowPlayback(row({ status: 'RUNNING' }), START))).toBe('running');
  });

  it('counts the rounds of a running battle on by their time, and never guesses its end', () => {
    const boxes = [box('a', 1), box('b', 2), box('c', 3)];
    const running = row({ status: 'RUNNING', boxes, nextRoundAt: new Date(START).toISOString() });
    const shown = (now: number) => rowPlayback(running, START + now);
    expect(shown(-1000)).toMatchObject({ phase: { kind: 'pause', round: 1 }, settled: 0 });
    expect(shown(SLOT_MS + 100)).toMatchObject({ phase: { kind: 'turning', round: 2 }, settled: 1 });
    expect(rowStateOf(shown(60_000))).toBe('running');
    expect(shown(60_000).settled).toBe(3);
  });

  it('stacks the same case and counts it', () => {
    const boxes = [box('a', 1), box('b', 2), box('a', 3), box('a', 4)];
    expect(stackOf(boxes).map((one) => [one.case.slug, one.count])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });
});
