import { describe, expect, it } from 'vitest';
import { reportCsv, reportJson } from './report-files.ts';
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
  totals: { ...figures, deposited: 5000, deposits: 1, bonuses: 0, corrected: -7 },
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

const cells = (line: string): readonly string[] => line.split(',');

describe('a report as CSV', () => {
  const [head = '', ...rows] = reportCsv(report).trimEnd().split('\r\n');
  const column = (line: string, name: string) => cells(line)[cells(head).indexOf(name)];

  it('has a row for each figure, and what it depends on in each', () => {
    expect(rows.map((row) => column(row, 'section'))).toEqual(['totals', 'game', 'case', 'day', 'money']);
    for (const row of rows) expect(row).toMatch(/^1,2026-11-01,2026-11-02,Asia\/Shanghai,1234,false,/);
  });

  it('writes amounts in major units, below 0 as well, and nothing for what luck has no part in', () => {
    expect(['staked', 'income', 'corrected', 'givenAway'].map((name) => column(rows[0] ?? '', name))).toEqual([
      '10.00',
      '-2.50',
      '-0.07',
      '0.05',
    ]);
    expect(column(rows[1] ?? '', 'deviation')).toBe('');
  });

  it('makes no formula of a name', () => {
    expect(column(rows[2] ?? '', 'name')).toBe("'=cmd()");
    expect(rows[4]).toContain(`"'@pay, ""one"""`);
  });
});

it('a report as JSON is the answer of the API, without the names of its types', () => {
  const answer = { ...report, __typename: 'Report' as const };
  expect(JSON.parse(reportJson(answer))).toEqual({ form: 1, ...report });
});
