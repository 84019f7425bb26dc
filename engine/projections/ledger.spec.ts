import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordStory } from '../../test/fixture-log.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { withFacts } from '../events.ts';
import { addReturns, NO_RETURNS } from '../fairness/return-band.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { foldLedger } from './ledger.ts';
import { foldReturns } from './returns.ts';
import { SLOT_MS, slotOf } from './slot.ts';

const accounts = recordStory({ seed: 'ledger', players: 6, acts: 600 }).recorded.map(withFacts);
const games = recordGames().recorded.map(withFacts);

type MoneyRow = ReturnType<typeof foldLedger>[number];
type Changes = ReturnType<typeof foldReturns>;
type PlayRow = Changes['slots'][number];

/** Batches of a log, cut at any places. */
const cutAt = (log: readonly ReadEvent[], cuts: readonly number[]): readonly (readonly ReadEvent[])[] => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % log.length), log.length])].toSorted((a, b) => a - b);
  return places.slice(1).map((end, at) => log.slice(places[at], end));
};

const moneyKey = ({ slot, action, balance, source, target, channel }: MoneyRow) =>
  [slot, action, balance, source, target, channel].join(' ');
const playKey = ({ slot, game, oddsHash, free }: PlayRow) => [slot, game, oddsHash, free].join(' ');

/** Rows as the table adds them up. */
const moneyThrough = (batches: readonly (readonly ReadEvent[])[]): ReadonlyMap<string, MoneyRow> => {
  const rows = new Map<string, MoneyRow>();
  for (const row of batches.flatMap(foldLedger)) {
    const old = rows.get(moneyKey(row)) ?? { ...row, count: 0, amount: 0n };
    rows.set(moneyKey(row), {
      ...row,
      count: old.count + row.count,
      amount: old.amount + row.amount,
      firstPosition: Math.min(old.firstPosition, row.firstPosition),
      lastPosition: Math.max(old.lastPosition, row.lastPosition),
    });
  }
  return rows;
};

const playsThrough = (batches: readonly (readonly ReadEvent[])[]): ReadonlyMap<string, PlayRow> => {
  const rows = new Map<string, PlayRow>();
  const before: ReadEvent[] = [];
  for (const batch of batches) {
    for (const row of foldReturns(before, batch).slots) {
      const old = rows.get(playKey(row)) ?? { ...row, sums: NO_RETURNS };
      rows.set(playKey(row), {
        ...row,
        sums: addReturns(old.sums, row.sums),
        firstPosition: Math.min(old.firstPosition, row.firstPosition),
        lastPosition: Math.max(old.lastPosition, row.lastPosition),
      });
    }
    before.push(...batch);
  }
  return rows;
};

describe('slots', () => {
  it('are whole in every day of every time zone', () => {
    const moments = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
      for (const at of moments)
        expect([timeZone, clock.format(at)]).toEqual([timeZone, expect.stringMatching(/:(00|15|30|45):00$/)]);
    }
  });

  it('begin with the quarter of an hour that a moment lies in', () => {
    const start = Date.UTC(2026, 2, 1, 18, 15);
    expect([start, start + SLOT_MS - 1, start + SLOT_MS].map(slotOf)).toEqual([start, start, start + SLOT_MS]);
  });
});

describe.each([
  ['accounts', accounts],
  ['games', games],
])('the ledger of a log of %s', (_, log) => {
  const money = moneyThrough([log]);
  const plays = playsThrough([log]);

  it('has the same rows however the log is cut into batches', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 8 }), (cuts) => {
        const batches = cutAt(log, cuts);
        expect(moneyThrough(batches)).toEqual(money);
        expect(playsThrough(batches)).toEqual(plays);
      }),
      { numRuns: 10 },
    );
  });

  it('counts each movement once, in the slot of its entry', () => {
    const slots = Map.groupBy(money.values(), ({ slot }) => slot);
    const entries = Map.groupBy(log, ({ at }) => slotOf(at));
    expect(slots.size).toBeGreaterThan(5);
    for (const [slot, rows] of slots) {
      const own = entries.get(slot) ?? [];
      const postings = own.flatMap(({ facts }) => facts.postings);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(postings.length);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
        postings.reduce((sum, { amount }) => sum + amount, 0n),
      );
      for (const row of rows) {
        expect(slotOf(log[row.firstPosition]?.at ?? 0)).toBe(slot);
        expect(slotOf(log[row.lastPosition]?.at ?? 0)).toBe(slot);
      }
    }
  });

  it('has slots of plays that are together the sums of all time', () => {
    const { rows } = foldReturns([], log);
    expect(rows.length).toBeGreaterThan(0);
    expect(plays.size).toBeGreaterThan(rows.length);
    for (const { game, oddsHash, slug, free, sums } of rows) {
      const own = [...plays.values()].filter(
        (row) => row.game === game && row.oddsHash === oddsHash && row.free === free,
      );
      expect(own.map((row) => row.sums).reduce(addReturns, NO_RETURNS)).toEqual(sums);
      expect(new Set(own.map((row) => row.slug))).toEqual(new Set([slug]));
    }
  });

  it('names the first and the last entry of each sum of plays', () => {
    for (const { game, slot, firstPosition, lastPosition } of plays.values()) {
      for (const position of [firstPosition, lastPosition]) {
        const { event, at = 0, facts } = log[position] ?? {};
        expect(slotOf(at)).toBe(slot);
        expect(event?.type === 'BattleRoundPlayed' ? 'battle' : facts?.play?.game).toBe(game);
      }
    }
  });
});

describe('movements of money', () => {
  it('of deposits alone have the provider of their payment', () => {
    const rows = foldLedger(accounts);
    const deposits = rows.filter(({ action }) => action === 'DEPOSIT');
    expect(deposits.length).toBeGreaterThan(0);
    const providers = accounts.flatMap(({ event }) => (event.type === 'PaymentSettled' ? [event.data.provider] : []));
    expect(new Set(deposits.map(({ channel }) => channel))).toEqual(new Set(providers));
    expect(deposits.every(({ source, target }) => source === 'deposits' && target === 'player')).toBe(true);
    expect(rows.filter(({ action, channel }) => action !== 'DEPOSIT' && channel !== '')).toEqual([]);
  });

  it('between accounts of the house name both', () => {
    const settled = foldLedger(games).filter(({ action }) => action === 'BATTLE_SETTLEMENT');
    expect(settled.length).toBeGreaterThan(0);
    expect(new Set(settled.map(({ source, target }) => `${source} ${target}`))).toEqual(new Set(['escrow house']));
  });
});
