import { type GraphQLArgument, getNamedType, isEnumType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryBus } from '../../engine/bus/bus.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { isRound } from '../../engine/events.ts';
import { parseMoney } from '../../engine/kernel/money.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { projections } from '../../engine/projections/registry.ts';
import { SLOT_MS } from '../../engine/projections/slot.ts';
import { REPORT_TABLES, reportCsv } from '../../schema/clients/report-csv.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { writeLog } from '../../test/harness/write-log.ts';
import { incomeOf } from './income.ts';
import { pacesUpTo } from './paces.ts';
import { operatorSchema } from './schema.ts';
import { OPERATOR_SCOPES } from './scopes.ts';
import { beginningsOf, shiftDay } from './site-days.ts';
import { retrievalsByAge } from './standing.ts';
import { operatorContext } from './testing/context.ts';
import { wholeAnswer } from './whole-answer.ts';

const log = recordGames().recorded;
const LAST = log.at(-1)?.at ?? 0;
const LAST_PLAYED = log.findLast(({ event }) => isRound(event))?.at ?? 0;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const minor = (amounts: readonly bigint[]): number => Number(amounts.reduce((sum, amount) => sum + amount, 0n));

/** Of every round that was paid for, by the events alone. */
const paidRounds = log.flatMap(({ event, facts: { play } }) =>
  isRound(event) && play !== null && !play.free ? [play] : [],
);
const draws = log.flatMap(({ event }) => (event.type === 'BattleRoundPlayed' ? event.data.draws : []));
const settled = log.flatMap(({ event }) => (event.type === 'PaymentSettled' ? [event.data] : []));

interface Asking {
  readonly zone?: string;
  readonly scopes?: readonly string[];
  readonly now?: number;
}

const api = await operatorSchema();

describe.each(databaseProviders)('reads of the operator on $name', ({ create }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await create();
    const { database } = opened;
    await writeLog(database, log);
    const followers = startFollowers({ database: readModelDatabase(database), projections, bus: memoryBus() });
    for (const { name } of projections) await followers.catchUp(name, log.length - 1);
    await followers.stop();
  }, 120_000);
  afterAll(async () => {
    await opened.close();
  });

  const ask = async (
    name: string,
    given: Readonly<Record<string, string>> = {},
    { zone = 'UTC', scopes = ['operator:figures'], now = LAST }: Asking = {},
  ) => {
    const operation = api.operations.find(({ field }) => field.name === name);
    if (operation === undefined) throw new Error(`no operation ${name}`);
    const context = operatorContext({
      ...{ sql: opened.database.pool, zone, now: () => now },
      mayUse: (scope) => scopes.includes(scope),
    });
    return wholeAnswer(api, operation, given, context);
  };
  /** The answer as a client reads it. */
  const told = async (...asked: Parameters<typeof ask>) => {
    const { data, errors } = await ask(...asked);
    expect(errors).toBeUndefined();
    return JSON.parse(JSON.stringify(data));
  };
  const whole = { from: dayOf(log[0]?.at ?? 0), to: dayOf(LAST) };

  it('reports the sums that a query over the log finds', async () => {
    const { data, errors } = await ask('report', whole);
    expect(errors).toBeUndefined();
    const totals = {
      plays: paidRounds.length + draws.length,
      won: minor([...paidRounds.map(({ won }) => won), ...draws.map(({ value }) => parseMoney(value))]),
      deposited: minor(settled.map(({ amount }) => parseMoney(amount))),
      deposits: settled.length,
    };
    expect(data).toMatchObject({ report: { ...whole, zone: 'UTC', position: String(log.length), totals } });
    expect(totals.plays).toBeGreaterThan(20);
    expect(totals.deposits).toBeGreaterThan(0);
  });

  it('calls a period complete once it is over and all of its entries are counted', async () => {
    const complete = async (now: number): Promise<unknown> =>
      JSON.parse(JSON.stringify((await ask('report', whole, { now })).data)).report.complete;
    expect([await complete(LAST), await complete(LAST + 2 * DAY_MS)]).toEqual([false, true]);
  });

  it('divides a period into days and games without a rest', async () => {
    const { data } = await ask('report', whole);
    const { report } = JSON.parse(JSON.stringify(data));
    for (const part of ['days', 'games'])
      for (const figure of ['plays', 'staked', 'won', 'income', 'freePlays', 'givenAway'])
        expect(
          report[part].reduce((sum: number, row: Readonly<Record<string, number>>) => sum + (row[figure] ?? 0), 0),
          `${figure} of ${part}`,
        ).toBe(report.totals[figure]);
  });

  it('has a day begin at the midnight of the zone of the site', async () => {
    const inUtc = await ask('report', { from: whole.from, to: whole.from });
    const inKathmandu = await ask('report', { from: whole.from, to: whole.to }, { zone: 'Asia/Kathmandu' });
    expect(inKathmandu.errors).toBeUndefined();
    expect(inKathmandu.data).toMatchObject({ report: { zone: 'Asia/Kathmandu' } });
    expect(inUtc.data).not.toEqual(inKathmandu.data);
  });

  it.each([
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00Z'],
  ])('has a day of %s begin at its first moment, whether midnight comes twice or not at all', async (zone, day, at) => {
    expect(await beginningsOf(opened.database.pool, [day, '2026-06-01'], zone)).toEqual([
      Date.parse(at),
      expect.any(Number),
    ]);
  });

  it('knows every time zone that a site may be set to', async () => {
    const missing: string[] = [];
    for (const zone of Intl.supportedValuesOf('timeZone'))
      await beginningsOf(opened.database.pool, ['2026-06-01'], zone).catch(() => missing.push(zone));
    expect(missing).toEqual([]);
  });

  it('reports the same figures as CSV, with amounts of two decimals and all totals', async () => {
    const { report } = await told('report', whole);
    for (const table of REPORT_TABLES) {
      const lines = reportCsv(report, table);
      const blank = lines.indexOf('');
      expect(lines.slice(0, blank)).toEqual([
        `title,Glasscase report: ${table}`,
        'form,glasscase-report/1',
        `period,${whole.from},${whole.to}`,
        'zone,UTC',
        `position,${log.length}`,
        'complete,no',
        'filters,none',
      ]);
      const [head = '', ...rows] = lines.slice(blank + 1);
      const names = head.split(',').slice(0, -1);
      const amounts = rows.flatMap((row) => row.split(',')).filter((cell) => cell.includes('.'));
      const isDivided = table === 'days' || table === 'games';
      const wanted: readonly Readonly<Record<string, unknown>>[] = [
        ...report[table],
        ...(isDivided ? [{ ...report.totals, [names[0] ?? '']: 'total' }] : []),
      ];
      expect(rows.length).toBe(wanted.length);
      expect(amounts.length).toBeGreaterThan(0);
      for (const [place, row] of rows.entries()) {
        const cells = row.split(',');
        for (const [at, name] of names.entries()) {
          const value = wanted[place]?.[name] ?? '';
          const cell = cells[at] ?? '';
          const isMoney = name !== 'deviation' && cell.includes('.');
          if (isMoney) expect(cell).toMatch(/^-?\d+\.\d\d$/);
          expect([table, name, isMoney ? Number(cell.replace('.', '')) : cell]).toEqual([
            table,
            name,
            isMoney ? value : String(value),
          ]);
        }
      }
    }
  });

  it('says of a day, and of a whole table, that there was no activity', async () => {
    const { report } = await told('report', { from: '2020-02-28', to: '2020-02-28' });
    expect(reportCsv(report, 'days').slice(-2)).toEqual([
      '2020-02-28,0,0.00,0.00,0.00,0.00,,false,0,0.00,0.00,0.00,no activity',
      'total,0,0.00,0.00,0.00,0.00,,false,0,0.00,0.00,0.00,',
    ]);
    expect(reportCsv(report, 'cases').slice(-1)).toEqual(['no activity']);
  });

  it('reports a period without a play as zeros, day by day', async () => {
    const { data } = await ask('report', { from: '2020-02-28', to: '2020-03-01' });
    expect(data).toMatchObject({
      report: {
        complete: true,
        totals: { plays: 0, staked: 0, income: 0, deviation: null },
        days: [{ day: '2020-02-28' }, { day: '2020-02-29' }, { day: '2020-03-01' }],
        games: [],
        money: [],
      },
    });
  });

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2024-01-01', to: '2026-03-01' }, 'to'],
  ])('refuses the period %o', async (given, field) => {
    const { errors } = await ask('report', given);
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
  });

  it.each(['2026-02-30', '9999-12-31', '0000-01-01', 'yesterday', '2026-2-1', "2026-02-01'; --"])(
    'refuses %s as a day',
    async (from) => {
      const { errors, data } = await ask('report', { from });
      expect(errors).toHaveLength(1);
      expect(data?.report).toBeUndefined();
    },
  );

  it('tells the income of today beside that of the days before', async () => {
    const { data } = await ask('now');
    const { now } = JSON.parse(JSON.stringify(data));
    expect(now.income.map(({ days }: { readonly days: number }) => days)).toEqual([1, 7, 30]);
    const later = await ask('now', {}, { now: LAST + 40 * DAY_MS });
    expect(later.data).toMatchObject({ now: { income: [{ plays: 0 }, { plays: 0 }, { plays: 0 }] } });
    for (const { low, expected, high } of now.income) {
      expect(low).toBeLessThanOrEqual(expected);
      expect(high).toBeGreaterThanOrEqual(expected);
    }
  });

  it('tells the income of 30 days, day by day and up to each of them', async () => {
    const { now, report } = {
      now: await told('now'),
      report: await told('report', { from: shiftDay(dayOf(LAST), -29), to: dayOf(LAST) }),
    };
    const { days, income } = now.now;
    expect(days).toHaveLength(30);
    const soFar = { income: 0, expected: 0 };
    for (const [place, day] of days.entries()) {
      const { plays, income: own, expected } = report.report.days[place];
      expect(day).toMatchObject({ day: report.report.days[place].day, plays, income: own, expected });
      soFar.income += own;
      soFar.expected += expected;
      expect(day.cumulativeIncome).toBe(soFar.income);
      // Each day is rounded to a minor unit by itself.
      expect(Math.abs(day.cumulativeExpected - soFar.expected)).toBeLessThanOrEqual(15);
    }
    const last = days.at(-1);
    expect(last.cumulativeIncome).toBe(income[2].income);
    expect(last.cumulativeExpected).toBe(income[2].expected);
    expect(Math.abs(2 * last.cumulativeSigma - (income[2].high - income[2].expected))).toBeLessThanOrEqual(1);
    expect(last.cumulativeSigma).toBeGreaterThan(0);
  });

  it('tells the plays of each quarter of an hour beside those of the last four weeks', async () => {
    const { now } = await told('now', {}, { now: LAST_PLAYED + SLOT_MS });
    const playedIn = (since: number): number =>
      log
        .flatMap(({ event, at, facts: { play } }) => {
          if (at < since || at >= since + SLOT_MS) return [];
          if (event.type === 'BattleRoundPlayed') return [event.data.draws.length];
          return isRound(event) && play !== null ? [1] : [];
        })
        .reduce((sum, one) => sum + one, 0);
    expect(now.minutes).toHaveLength(96);
    for (const quarter of now.minutes) {
      const since = Date.parse(quarter.since);
      expect([quarter.since, quarter.plays]).toEqual([quarter.since, playedIn(since)]);
      expect(quarter.perMinute).toBeCloseTo(quarter.plays / 15);
    }
    expect(now.minutes.at(-1)).toEqual(now.pace);
    expect(now.pace.plays).toBeGreaterThan(0);

    const week = await told('now', {}, { now: LAST_PLAYED + SLOT_MS + 7 * DAY_MS });
    expect(week.now.pace).toMatchObject({ plays: 0, usual: now.pace.perMinute });
    expect((await told('now', {}, { now: (log[0]?.at ?? 0) + DAY_MS })).now.minutes[0].usual).toBeNull();
  });

  it('asks plays and retrievals by an index alone', async () => {
    const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
    const sql: SqlClient = {
      query: (text, values = []) => {
        statements.push({ text, values });
        return opened.database.pool.query(text, values);
      },
    };
    await incomeOf(sql, LAST, 'UTC');
    await pacesUpTo(sql, LAST);
    await retrievalsByAge(sql, LAST);
    const plans = await opened.database.transaction('request', async (session) => {
      await session.query('SET LOCAL enable_seqscan = off');
      const found: string[] = [];
      for (const { text, values } of statements) {
        const { rows } = await session.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
        found.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return found;
    });
    const ofTables = plans.filter((plan) => /ledger_play|retrieval/.test(plan));
    expect(ofTables).toHaveLength(4);
    for (const plan of ofTables) expect(plan).not.toContain('Seq Scan');
    expect(ofTables[1]).toMatch(/Index Cond: \(slot = ANY/);
    expect(ofTables[3]).toContain('retrieval_waiting');
  });

  it('raises an alarm where no checkpoint covers the log', async () => {
    const { data } = await ask('now', {}, { now: LAST + 10 * 60_000 });
    expect(data).toMatchObject({
      now: {
        alarms: [
          {
            kind: 'UNSEALED',
            text: `the newest checkpoint lacks the last ${log.length} entries of the log, for more than 5 minutes`,
            subject: null,
            value: log.length,
          },
        ],
      },
    });
  });

  it('tells how far every read model is', async () => {
    const { data } = await ask('now');
    const { now } = JSON.parse(JSON.stringify(data));
    expect(now.readModels).toHaveLength(projections.length);
    for (const { behind } of now.readModels) expect(behind).toBe(0);
  });

  it('tells the return of each game and case', async () => {
    const { data } = await ask('returns');
    const { returns } = JSON.parse(JSON.stringify(data));
    expect(returns.games.map(({ game }: { readonly game: string }) => game)).toContain('case');
    expect(returns.cases.length).toBeGreaterThan(0);
  });

  /** Any value of an argument, as it is typed. */
  const anyOf = ({ type }: GraphQLArgument): string => {
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
    return { DateTime: '2027-01-31T12:00Z', Int: '1', Money: '1' }[named.name] ?? 'x';
  };
  const scoped = api.operations.flatMap(({ field: { name, args }, scope }) =>
    scope === null ? [] : [[name, scope, args.filter(isRequiredArgument)] as const],
  );
  it.each(scoped)('refuses %s without the scope %s', async (name, scope, args) => {
    const others = OPERATOR_SCOPES.filter((one) => one !== scope);
    const given = Object.fromEntries(args.map((one) => [one.name, anyOf(one)]));
    const { errors } = await ask(name, given, { scopes: others });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'SCOPE_MISSING', details: { scope } });
  });
});
