import { describe, expect, it } from 'vitest';
import { reportJson, reportTables } from './report-files.ts';
import type { Report } from './report-query.ts';

const figures = {
  plays: 2,
  staked: 1000,
  won: 1250,
  income: -250,
  expected: 100,
  deviation: -0.5,
  telling: true,
  freePlays: 0,
  givenAway: 5,
};

const report: Report = {
  from: '2026-11-01',
  to: '2026-11-02',
  zone: 'Asia/Shanghai',
  position: '1234',
  complete: false,
  totals: { ...figures, deposited: 5000, deposits: 1, bonuses: 0, reversed: 0, corrected: -7 },
  days: [{ day: '2026-11-01', ...figures, deposited: 5000, bonuses: 0 }],
  games: [{ game: 'case', ...figures, deviation: null }],
  cases: [{ case: '=cmd()', ...figures }],
  money: [
    {
      action: 'DEPOSIT',
      balance: 'coin',
      source: 'deposits',
      target: 'player',
      channel: '@pay, "one"',
      count: 1,
      amount: 5000,
    },
  ],
};

describe('a report as a file of tables', () => {
  const tables = reportTables(report).split('\n');

  it('has each table below its head, and totals where a table divides them', () => {
    expect(tables.filter((line) => line.startsWith('title,'))).toEqual([
      ...['title,Glasscase report: days', 'title,Glasscase report: games'],
      ...['title,Glasscase report: cases', 'title,Glasscase report: money'],
    ]);
    expect(tables.filter((line) => line.startsWith('period,'))).toEqual(Array(4).fill('period,2026-11-01,2026-11-02'));
    expect(tables.filter((line) => line.startsWith('total,'))).toHaveLength(2);
  });

  it('writes amounts in major units, below 0 as well, and nothing for what luck has no part in', () => {
    expect(tables).toContain('2026-11-01,2,10.00,12.50,-2.50,1.00,-0.5,true,0,0.05,50.00,0.00,');
    expect(tables).toContain('case,2,10.00,12.50,-2.50,1.00,,true,0,0.05,');
  });

  it('makes no formula of a name', () => {
    expect(tables.some((line) => line.startsWith("'=cmd(),"))).toBe(true);
    expect(tables.some((line) => line.includes(`"'@pay, ""one"""`))).toBe(true);
  });
});

it('a report as JSON is the answer of the API, without the names of its types', () => {
  const answer = { ...report, __typename: 'Report' as const };
  expect(JSON.parse(reportJson(answer))).toEqual({ form: 'glasscase-report/1', ...report });
});
