import { describe, expect, it } from 'vitest';
import { progressBar } from './progress.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  const clock = { ms: 0 };
  const bar = progressBar({ isTTY, write: (text) => written.push(text) }, 'entries', () => clock.ms);
  return { written, clock, bar };
};

describe('progress', () => {
  it('is a bar with rate and time left on a terminal, redrawn in place', () => {
    const { written, clock, bar } = screen(true);
    clock.ms = 1_000;
    bar.show(250, 1_000);
    expect(written).toEqual(['\r[███████·····················] 25 %  250/1000 entries  250/s, 0:03 left\u001b[K']);
    bar.finish();
    expect(written.at(-1)).toBe('\n');
  });

  it('is a plain line now and then elsewhere', () => {
    const { written, clock, bar } = screen(false);
    for (const ms of [1_000, 2_000, 5_999, 6_000, 7_000]) {
      clock.ms = ms;
      bar.show(100, 1_000);
    }
    bar.finish();
    expect(written).toHaveLength(2);
    expect(written[0]).toBe('10 %  100/1000 entries  100/s, 0:09 left\n');
  });

  it('smooths its rate: it neither jumps with every pause nor sticks to a pace of long ago', () => {
    const { written, clock, bar } = screen(false);
    const rates = (): number[] => written.map((line) => Number(/ (\d+)\/s/.exec(line)?.[1]));
    for (let second = 5; second <= 100; second += 5) {
      clock.ms = second * 1_000;
      bar.show(second <= 50 ? second * 100 : 5_000, 10_000);
    }
    expect(rates().slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(rates()[10]).toBe(61);
    expect(rates().at(-1)).toBeLessThan(2);
  });

  it('counts for its rate what was done since it began', () => {
    const written: string[] = [];
    const clock = { ms: 0 };
    const bar = progressBar({ isTTY: false, write: (text) => written.push(text) }, 'entries', () => clock.ms, 900);
    clock.ms = 5_000;
    bar.show(950, 1_000);
    clock.ms = 10_000;
    bar.show(1_000, 1_000);
    expect(written).toEqual(['95 %  950/1000 entries  10/s, 0:05 left\n', '100 %  1000/1000 entries  10/s\n']);
  });

  it('always shows the end', () => {
    const { written, clock, bar } = screen(true);
    clock.ms = 10;
    bar.show(1, 2);
    bar.show(2, 2);
    expect(written.at(-1)).toContain('100 %');
    const empty = screen(false);
    empty.bar.show(0, 0);
    expect(empty.written).toEqual(['100 %  0/0 entries  0/s\n']);
  });
});
