import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { isRoundId } from '../kernel/ids.ts';
import { oldestKept, periodStart } from './period.ts';
import { eventsOf } from './projection.ts';
import { BEST_WINS, foldRankings, periodsOf, type ScoresOfDay, thresholdsOf } from './ranking-fold.ts';
import { itemsWon } from './won-items.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);

describe('periods', () => {
  it('begin at midnight UTC, weeks on Monday', () => {
    const at = utc('2026-11-22T23:59:59.999');
    expect(periodStart('day', at)).toBe(utc('2026-11-22T00:00'));
    expect(periodStart('week', at)).toBe(utc('2026-11-16T00:00'));
    expect(periodStart('month', at)).toBe(utc('2026-11-01T00:00'));
    expect(periodStart('week', at + 1)).toBe(utc('2026-11-23T00:00'));
    expect(periodStart('week', utc('2027-01-01T12:00'))).toBe(utc('2026-12-28T00:00'));
  });

  it('are kept for 60 days, 12 weeks and 12 months, the one under way included', () => {
    const at = utc('2026-03-01T10:00');
    expect(oldestKept('day', at)).toBe(utc('2026-01-01T00:00'));
    expect(oldestKept('week', at)).toBe(utc('2025-12-08T00:00'));
    expect(oldestKept('month', at)).toBe(utc('2025-04-01T00:00'));
  });
});

const { log, step } = scriptedSite('the rankings', 6);
for (let n = 0; n < 700; n += 1) step();
const { events } = log;
const nothing = thresholdsOf([]);

const isOfDay =
  (day: number) =>
  ({ periods }: Pick<ScoresOfDay<unknown>, 'periods'>): boolean =>
    periods.some(({ period, start }) => period === 'day' && start === day);

describe('rankings', () => {
  it('sum battles and openings of each player, day by day', () => {
    const { battles, openings } = foldRankings(nothing, events);
    for (const { period, start } of periodsOf(events)) {
      if (period !== 'day') continue;
      const within = events.filter(({ at }) => periodStart(period, at) === start);
      const concluded = eventsOf(['BattleConcluded'], within);
      const rows = [...(battles.find(isOfDay(start))?.added.values() ?? [])];
      expect(rows.reduce((sum, row) => sum + row.battles, 0)).toBe(concluded.length);
      expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe(concluded.filter(({ event }) => event.data.won).length);
      expect(rows.reduce((sum, row) => sum + row.won, 0n)).toBe(
        concluded.reduce(
          (sum, { event }) =>
            event.data.items.reduce((items, { value }) => items + BigInt(value), sum + BigInt(event.data.coin)),
          0n,
        ),
      );
      const opened = eventsOf(['CaseOpened'], within);
      const sums = openings.find(isOfDay(start))?.added ?? new Map();
      expect([...sums.values()].reduce((sum, { count }) => sum + count, 0)).toBe(opened.length);
      for (const [playerId, { value, count }] of sums) {
        const own = opened.filter(({ event }) => event.data.playerId === playerId);
        expect(count).toBe(own.length);
        expect(value).toBe(own.reduce((sum, { event }) => sum + BigInt(event.data.value), 0n));
      }
    }
  });

  it('keep the most valuable items of any game, and of equal ones the first', () => {
    const { wins } = foldRankings(nothing, events);
    const month = wins.filter(({ period }) => period === 'month');
    expect(month.length).toBe(BEST_WINS);
    const expected = events
      .flatMap(itemsWon)
      .toSorted((a, b) => Number(BigInt(b.value) - BigInt(a.value)) || a.position - b.position)
      .slice(0, BEST_WINS);
    expect(month.map(({ itemId }) => itemId)).toEqual(expected.map(({ itemId }) => itemId));
    expect(new Set(month.map(({ game }) => game)).size).toBeGreaterThan(1);
  });

  it('pass over what is worth no more than the last of a full list', () => {
    const [{ start } = { start: 0 }] = periodsOf(events).filter(({ period }) => period === 'month');
    const { wins } = foldRankings(thresholdsOf([{ period: 'month', start, least: 45_000n }]), events);
    const month = wins.filter(({ period }) => period === 'month');
    expect(month.length).toBeGreaterThan(0);
    expect(month.every(({ value }) => BigInt(value) > 45_000n)).toBe(true);
  });

  it('leave out periods that are too old by the newest event', () => {
    const late = eventsOf(['CaseOpened'], events).at(-1);
    if (late === undefined) throw new Error('no events');
    const { wins } = foldRankings(nothing, [...events, { ...late, at: late.at + 70 * 86_400_000 }]);
    const days = wins.filter(({ period }) => period === 'day');
    expect(new Set(days.map(({ start }) => start))).toEqual(new Set([periodStart('day', late.at + 70 * 86_400_000)]));
  });
});

describe('items won', () => {
  it('say where their proof is, and are those of their player', () => {
    for (const recorded of events) {
      for (const { itemId, proofId, game, playerId } of itemsWon(recorded)) {
        expect(recorded.event.data).toMatchObject({ playerId });
        expect(itemId.startsWith(`${playerId}.${recorded.version}.`)).toBe(true);
        expect(isRoundId(proofId)).toBe(game !== 'battle' && game !== 'giveaway');
      }
    }
  });

  it('are no prizes that another player gave', () => {
    const prizes = eventsOf(['PrizeWon'], log.events);
    const given = prizes.filter(({ event }) => event.data.from !== null);
    expect(given.length).toBeGreaterThan(0);
    expect(given.flatMap(itemsWon)).toEqual([]);
    expect(prizes.flatMap(itemsWon).length).toBe(prizes.length - given.length);
  });
});
