import { describe, expect, it } from 'vitest';
import {
  medianSpent,
  outOfSight,
  type ProcessTimes,
  readStat,
  spentOn,
  ticksOfTree,
  unreadableText,
} from './processor-time.ts';

const stat = (name: string): string =>
  `4242 (${name}) S 17 4242 4242 0 -1 4194560 1523 9000 0 2 31 12 400 55 20 0 1 0 8731 223432704 3120 18446744073709551615`;

const server: readonly ProcessTimes[] = [
  { pid: 10, parent: 1, own: 3, ended: 100 },
  { pid: 12, parent: 11, own: 5, ended: 0 },
  { pid: 11, parent: 10, own: 20, ended: 7 },
  { pid: 30, parent: 1, own: 999, ended: 999 },
];

describe('what Linux tells of a process', () => {
  it.each(['postgres', 'a (b) c', ') S 1 1 ('])('is read whatever its program is called: %s', (name) => {
    expect(readStat(stat(name))).toEqual({ pid: 4242, parent: 17, own: 43, ended: 455 });
  });

  it('is not made up where the line is something else', () => {
    expect([readStat(''), readStat('4242 (postgres) S 17'), readStat('No such process')]).toEqual([null, null, null]);
  });
});

describe('the ticks of a process and what it started', () => {
  it('are those of its descendants in whatever order they stand, with the ones that have ended', () => {
    expect(ticksOfTree(server, 10)).toBe(3 + 100 + 5 + 20 + 7);
  });

  it('are not known once it is gone', () => {
    expect(ticksOfTree(server, 9)).toBeNull();
  });
});

describe('processor time of an operation', () => {
  it('is what each clock went forward, divided by the operations; a reason stays a reason', async () => {
    const readings = [1_000, 1_600];
    const { result, spent } = await spentOn(
      { Node: async () => readings.shift() ?? Number.NaN, PostgreSQL: outOfSight('it is elsewhere') },
      async () => 3,
      (operations) => operations,
    );
    expect(result).toBe(3);
    expect(spent).toEqual({ Node: 200, PostgreSQL: { unreadable: 'it is elsewhere' } });
  });

  it('has a median over rounds only where each of them could be read', () => {
    const unreadable = { unreadable: 'it ended' };
    const rounds = [
      { Node: 3, PostgreSQL: 1 },
      { Node: 9, PostgreSQL: unreadable },
      { Node: 5, PostgreSQL: 2 },
    ];
    expect(medianSpent(rounds)).toEqual({ Node: 5, PostgreSQL: unreadable });
    expect(unreadableText(rounds)).toEqual(['n/a for PostgreSQL: it ended']);
  });
});
