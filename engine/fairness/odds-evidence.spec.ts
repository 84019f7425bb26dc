import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../catalog/shipped/index.ts';
import type { OddsTable } from './odds.ts';
import { type Drawn, evidenceAgainst } from './odds-evidence.ts';
import { payoutOf } from './payout.ts';
import { TICKETS } from './tickets.ts';

/** The threshold at which `docs/monitoring/alerts.yml` pages. */
const ALARM = 6;
/** The same, were an operator to take one false alarm in twenty. */
const LAX = 20;

type Table = Drawn['table'];
type Entry = OddsTable['entries'][number];

const entry = (first: number, last: number, value: string): Entry => ({
  skin: 's',
  wear: '',
  first,
  last,
  floatMin: 0,
  floatMax: 0,
  value,
});

const catalog = shippedCatalog();
const worth = new Map(catalog.skins.flatMap(({ id, wears }) => wears.map((one) => [`${id} ${one.wear}`, one.value])));

const shipped: readonly Table[] = catalog.cases.map(({ entries }) => {
  let next = 0;
  return {
    tickets: TICKETS,
    entries: entries.map(({ skin, wear, tickets }) => {
      next += tickets;
      return entry(next - tickets, next - 1, worth.get(`${skin} ${wear}`) ?? '0');
    }),
  };
});

const draw = ({ entries, tickets }: Table, random: () => number): number => {
  const ticket = Math.floor(random() * tickets);
  return Number(entries.find(({ last }) => ticket <= last)?.value ?? 0);
};

/** Opens every table so often, looking after every few draws; the strongest word there ever was against any. */
const strongest = (
  tables: readonly Table[],
  draws: number,
  random: () => number,
  say: (drawn: Drawn) => number,
): number =>
  Math.max(
    ...tables.map((table) => {
      let won = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let count = 1; count <= draws; count += 1) {
        won += draw(table, random);
        if (count % 25 === 0) most = Math.max(most, say({ table, draws: count, won }));
      }
      return most;
    }),
  );

const evidence = (drawn: Drawn): number => evidenceAgainst([drawn]);

/** The distance that a fixed threshold would look at, again and again. */
const standardDeviations = ({ table, draws, won }: Drawn): number => {
  const { mean, variance } = payoutOf(table.entries);
  return Math.abs(won - draws * mean) / Math.sqrt(variance * draws);
};

describe('evidence against odds', () => {
  it('is nothing before the first draw', () => {
    expect(evidenceAgainst([])).toBeCloseTo(0, 12);
    expect(shipped.map((table) => evidence({ table, draws: 0, won: 0 }))).toEqual(shipped.map(() => expect.closeTo(0)));
  });

  it('is a fair bet: its value after one draw is 1 on average', () => {
    for (const table of shipped) {
      const average = table.entries.reduce((sum, { first, last, value }) => {
        const grown = 10 ** evidence({ table, draws: 1, won: Number(value) });
        return sum + ((last - first + 1) / table.tickets) * grown;
      }, 0);
      expect(average).toBeCloseTo(1, 9);
    }
  });

  it('goes on through the versions of a case', () => {
    const table: Table = { tickets: 10, entries: [entry(0, 4, '0'), entry(5, 9, '200')] };
    const whole = evidenceAgainst([{ table, draws: 1_000, won: 80_000 }]);
    const parts = evidenceAgainst([
      { table, draws: 400, won: 30_000 },
      { table, draws: 600, won: 50_000 },
    ]);
    expect(whole).toBeGreaterThan(ALARM);
    expect(parts).toBeCloseTo(whole, 9);
  });

  it('says nothing about a table that has one outcome', () => {
    expect(evidence({ table: { tickets: 10, entries: [entry(0, 9, '90')] }, draws: 10, won: 900 })).toBeCloseTo(0, 12);
  });

  it('stays below the alarm in 400 lives of an honest house, where five standard deviations page in most', () => {
    const random = seedrandom('an honest house');
    let alarms = 0;
    let lax = 0;
    let deviations = 0;
    for (let life = 0; life < 400; life += 1) {
      const seed = random();
      const most = strongest(shipped, 500, seedrandom(`${seed}`), evidence);
      if (most > ALARM) alarms += 1;
      if (10 ** most > LAX * shipped.length) lax += 1;
      if (strongest(shipped, 500, seedrandom(`${seed}`), standardDeviations) > 5) deviations += 1;
    }
    process.stdout.write(`400 honest lives: ${alarms} alarms, ${lax} at 1 in 20, ${deviations} at five deviations\n`);
    expect(alarms).toBe(0);
    expect(lax).toBeLessThanOrEqual(20);
    expect(deviations).toBeGreaterThan(40);
  });

  it('finds a house that gives the cheapest item instead of what was drawn, one time in five', () => {
    const random = seedrandom('a house that pays less');
    const opens = shipped.map((table) => {
      const cheapest = Math.min(...table.entries.map(({ value }) => Number(value)));
      let won = 0;
      for (let draws = 1; draws <= 200_000; draws += 1) {
        won += random() < 0.2 ? cheapest : draw(table, random);
        if (draws % 100 === 0 && evidence({ table, draws, won }) > ALARM) return draws;
      }
      return Number.POSITIVE_INFINITY;
    });
    const sorted = opens.toSorted((a, b) => a - b);
    process.stdout.write(`found after ${sorted[0]} to ${sorted.at(-1)} opens, median ${sorted[shipped.length >> 1]}\n`);
    expect(sorted.at(-1)).toBeLessThan(200_000);
  });
});
