import { describe, expect, it } from 'vitest';
import { compared, comparedText, numbersIn, type Written } from './comparison.ts';

const run = (perSecond: number, micros: number | null): Written => ({
  date: '2026-11-26',
  load: [1, 2],
  rows: [
    { name: 'raw', inFlight: 1, perSecond: 50, spent: { Node: 9 } },
    {
      name: 'glasscase',
      inFlight: 64,
      perSecond,
      spent: { Node: 120, PostgreSQL: micros ?? { unreadable: 'no /proc' } },
    },
  ],
});

describe('figures of a run', () => {
  it('are its numbers, by what their rows are called and not by where they stand', () => {
    expect([...numbersIn(run(8_000, null))]).toEqual([
      ['rows: raw, 1 in flight: perSecond', 50],
      ['rows: raw, 1 in flight: spent: Node', 9],
      ['rows: glasscase, 64 in flight: perSecond', 8_000],
      ['rows: glasscase, 64 in flight: spent: Node', 120],
    ]);
  });

  it('are numbered where rows have no name', () => {
    expect([...numbersIn([{ seconds: 3 }, { seconds: 4 }])]).toEqual([
      ['1: seconds', 3],
      ['2: seconds', 4],
    ]);
  });
});

describe('two checkouts by turns', () => {
  const turns = [
    { before: run(1_000, 80), now: run(1_500, 40) },
    { before: run(2_000, 60), now: run(2_000, 60) },
    { before: run(500, 100), now: run(1_500, 75) },
  ];

  it('are compared turn by turn, so that a slow minute meets both', () => {
    expect(compared(turns)).toEqual([
      {
        figure: 'rows: glasscase, 64 in flight: perSecond',
        before: 1_000,
        now: 1_500,
        ratio: 1.5,
        least: 1,
        most: 3,
      },
      {
        figure: 'rows: glasscase, 64 in flight: spent: PostgreSQL',
        before: 80,
        now: 60,
        ratio: 0.75,
        least: 0.5,
        most: 1,
      },
    ]);
  });

  it('are compared in what every run of both has', () => {
    const first = { ...turns[0], before: run(1_000, null), now: run(1_500, 40) };
    expect(compared([first, ...turns.slice(1)]).map(({ figure }) => figure)).toEqual([
      'rows: glasscase, 64 in flight: perSecond',
    ]);
  });

  it('stand in one table', () => {
    expect(comparedText('abc1234', compared(turns)).split('\n')).toEqual([
      'medians of the turns                              abc1234    now  now ÷ before  least  most',
      'rows: glasscase, 64 in flight: perSecond            1,000  1,500          1.50   1.00  3.00',
      'rows: glasscase, 64 in flight: spent: PostgreSQL       80     60          0.75   0.50  1.00',
    ]);
  });
});
