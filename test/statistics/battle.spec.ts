import { beforeAll, describe, expect, it } from 'vitest';
import { catalogChanges } from '../../engine/catalog/catalog-changes.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { OddsTable } from '../../engine/fairness/odds.ts';
import { TICKETS } from '../../engine/fairness/tickets.ts';
import { dawnOdds, dawnTable } from '../cast.ts';
import { chiSquareP } from '../chi-square.ts';
import { createHouse, hashOf } from '../deciders.ts';
import { type Bend, type Box, type Fight, fightOf, type Occupant } from './battle-simulation.ts';

const SEAT_DRAWS = 1_000_000;
/** Battles in which ties are common. */
const TIED_BATTLES = 60_000;
/** Seeds are fixed, so this is no chance of a false alarm: it says how odd the oddest of all tests may look. */
const ODDEST = 1e-5;
/** Half-width of a 99 % confidence interval in standard errors. */
const Z_99 = 2.5758;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const increment = (counts: number[], index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1;
};
const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
const smallest = (values: readonly number[]): string => Math.min(...values).toFixed(5);

/** How probable so large a deviation is, in standard errors either way: the square of one is chi-square. */
const twoSided = (z: number): number => chiSquareP([50 + 5 * z, 50 - 5 * z], [50, 50]);

const shippedBoxes = (): readonly Box[] => {
  const house = createHouse();
  for (const change of catalogChanges(shippedCatalog())) house.submit(change);
  return house.recorded.flatMap(({ event }) => (event.type === 'CasePublished' ? [event.data] : []));
};

/** Mean and variance of the value of one draw, in minor units. */
const momentsOf = ({ entries }: OddsTable): { readonly mean: number; readonly variance: number } => {
  const chances = entries.map(({ first, last, value }) => ({ p: (last - first + 1) / TICKETS, value: Number(value) }));
  const mean = chances.reduce((sum, { p, value }) => sum + p * value, 0);
  return { mean, variance: chances.reduce((sum, { p, value }) => sum + p * (value - mean) ** 2, 0) };
};

/** Sizes, modes and seatings of all kinds in turn; the seating is drawn from the battle's number. */
const fightNumber = (n: number, boxes: readonly Box[]): Fight => {
  const bits = Number.parseInt(hashOf(`seats ${n}`).slice(0, 8), 16);
  const seatCount = 2 + (n % 3);
  const player = (bits >>> 8) % seatCount;
  const occupants = Array.from(
    { length: seatCount },
    (_, seat): Occupant => (seat === player || ((bits >>> seat) & 1) === 1 ? 'player' : 'bot'),
  );
  const mode = (bits >>> 4) % 2 === 0 ? 'classic' : 'underdog';
  return { boxes, mode, size: seatCount === 4 && (bits >>> 5) % 2 === 0 ? 2 : 1, occupants };
};

/** Counts of what was drawn, and of who won, over battles of that many boxes until that many seats were drawn. */
const tallyOf = (name: string, offered: readonly Box[], rounds: number, seatDraws: number, bend?: Bend) => {
  const drawn = offered.map(({ table }) => ({
    player: zeros(table.entries.length),
    bot: zeros(table.entries.length),
  }));
  let [count, staked, won, playerWins, playersDue, spread] = [0, 0, 0, 0, 0, 0];
  for (let n = 0; count < seatDraws; n += 1) {
    const places = Array.from({ length: rounds }, (_, round) => (n * rounds + round) % offered.length);
    const fight = fightNumber(
      n,
      places.flatMap((place) => offered[place] ?? []),
    );
    const { draws, settlement, ranks } = fightOf(name, n, fight, bend);
    for (const { occupant, box, entry } of draws) {
      const counts = drawn[places[box] ?? -1];
      if (counts !== undefined) increment(counts[occupant], entry);
    }
    count += draws.length;
    staked += fight.occupants.length * total(fight.boxes.map(({ table }) => Number(table.price)));
    won += total(settlement.awards.map(({ value }) => Number(value)));
    if (fight.size > 1) continue;
    const share = fight.occupants.filter((one) => one === 'player').length / fight.occupants.length;
    if (ranks[(settlement.winners[0] ?? 0) - 1] === 'player') playerWins += 1;
    playersDue += share;
    spread += share * (1 - share);
  }
  return { drawn, count, staked, won, winsP: twoSided((playerWins - playersDue) / Math.sqrt(spread)) };
};

const oddsFit = (table: OddsTable, counts: readonly number[]): number => {
  const due = table.entries.map(({ first, last }) => ((last - first + 1) / TICKETS) * total(counts));
  return chiSquareP(counts, due);
};

/**
 * Two samples of one distribution: given both counts of an entry, the first's share is binomial. Deviations are scaled
 * by what the second sample leaves of their variance, which makes the statistic chi-square.
 */
const sameFit = (one: readonly number[], other: readonly number[]): number => {
  const share = total(one) / (total(one) + total(other));
  const due = one.map((count, index) => (count + (other[index] ?? 0)) * share);
  const scaled = one.map((count, index) => (due[index] ?? 0) + (count - (due[index] ?? 0)) / Math.sqrt(1 - share));
  return chiSquareP(scaled, due);
};
const together = ({ player, bot }: { readonly player: readonly number[]; readonly bot: readonly number[] }): number[] =>
  player.map((count, index) => count + (bot[index] ?? 0));

describe(`${SEAT_DRAWS.toLocaleString('en')} seats drawn in battles`, () => {
  const offered = shippedBoxes();
  let tally: ReturnType<typeof tallyOf>;
  beforeAll(() => {
    tally = tallyOf('honest', offered, 5, SEAT_DRAWS);
  });

  it('fall into the entries of every shipped case as its published odds say', () => {
    expect(offered.length).toBeGreaterThanOrEqual(24);
    expect(tally.count).toBeGreaterThanOrEqual(SEAT_DRAWS);
    const values = offered.map(({ table }, index) =>
      oddsFit(table, together(tally.drawn[index] ?? { player: [], bot: [] })),
    );
    print(
      `battles: chi-square of ${values.length} cases in ${tally.count} seat draws: smallest p = ${smallest(values)}`,
    );
    expect(Math.min(...values)).toBeGreaterThan(ODDEST);
    expect(Math.min(...values)).toBeLessThan(0.5);
  });

  it('return what the cases’ published RTP says, and all of it to winners', () => {
    const drawn = offered.map(({ table }, index) => ({
      ...momentsOf(table),
      n: total(together(tally.drawn[index] ?? { player: [], bot: [] })),
    }));
    const due = drawn.reduce((sum, { mean, n }) => sum + mean * n, 0);
    const error = Math.sqrt(drawn.reduce((sum, { variance, n }) => sum + variance * n, 0));
    const percent = (amount: number): string => `${((100 * amount) / tally.staked).toFixed(2)} %`;
    print(
      `battles: RTP ${percent(tally.won)} ± ${percent(Z_99 * error)} at 99 % confidence, published ${percent(due)}, ` +
        `p = ${twoSided((tally.won - due) / error).toFixed(4)}`,
    );
    expect(twoSided((tally.won - due) / error)).toBeGreaterThan(ODDEST);
    expect(due / tally.staked).toBeCloseTo(0.9, 2);
  });

  it('give bots what they give players', () => {
    const values = tally.drawn.map(({ player, bot }) => sameFit(player, bot));
    print(
      `battles: bots against players: smallest p of ${values.length} cases = ${smallest(values)}, of wins = ${tally.winsP.toFixed(4)}`,
    );
    expect(Math.min(...values)).toBeGreaterThan(ODDEST);
    expect(Math.min(...values)).toBeLessThan(0.5);
    expect(tally.winsP).toBeGreaterThan(ODDEST);
  });
});

describe('a house that helps its bots', () => {
  it('would be found out if they drew one in ten of their worse tickets again', () => {
    const half = BigInt(TICKETS / 2);
    // Shipped tables begin with what is worth most.
    const again: Bend = (drawn, { label }, occupant) =>
      occupant === 'bot' && label === 'battle' && drawn.ticket >= half && drawn.ticket % 10n === 0n
        ? { ...drawn, ticket: drawn.ticket - half }
        : drawn;
    const box = { table: dawnTable, oddsHash: dawnOdds };
    const bent = tallyOf('bent', [box], 5, 60_000, again);
    const [counts] = bent.drawn;
    if (counts === undefined) throw new Error('nothing was drawn');
    expect(sameFit(counts.player, counts.bot)).toBeLessThan(ODDEST);
    expect(oddsFit(dawnTable, counts.bot)).toBeLessThan(ODDEST);
    expect(oddsFit(dawnTable, counts.player)).toBeGreaterThan(ODDEST);
  });
});

describe(`ties in ${TIED_BATTLES.toLocaleString('en')} battles for one box`, () => {
  it('are drawn evenly among those tied, and who of two is dealt first as well', () => {
    const ties = new Map([2, 3, 4].map((n) => [n, zeros(n)]));
    const deals = zeros(2);
    const box = { table: dawnTable, oddsHash: dawnOdds };
    for (let n = 0; n < TIED_BATTLES; n += 1) {
      const { tie, order } = fightOf('tied', n, fightNumber(n, [box])).settlement;
      const counts = ties.get(tie?.between.length ?? 0);
      if (counts !== undefined) increment(counts, tie?.ticket ?? 0);
      for (const { ticket } of order) increment(deals, ticket);
    }
    const all = [...ties.values(), deals];
    const values = all.map((counts) =>
      chiSquareP(
        counts,
        counts.map(() => total(counts) / counts.length),
      ),
    );
    print(
      `battles: ${total(all.flat())} ties of 2, 3, 4 and of deals: p = ${values.map((p) => p.toFixed(4)).join(', ')}`,
    );
    for (const counts of all) expect(total(counts)).toBeGreaterThan(1_000);
    for (const p of values) expect(p).toBeGreaterThan(ODDEST);
  });
});
