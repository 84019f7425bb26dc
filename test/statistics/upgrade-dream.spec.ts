import { beforeAll, describe, expect, it } from 'vitest';
import { catalogChanges } from '../../engine/catalog/catalog-changes.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { fromHex } from '../../engine/fairness/bytes.ts';
import { consolationSum } from '../../engine/fairness/consolation.ts';
import { type DreamTable, drawDream, dreamFee, dreamTableHash } from '../../engine/fairness/dream-draw.ts';
import { draw } from '../../engine/fairness/seed-pair.ts';
import { TICKETS } from '../../engine/fairness/tickets.ts';
import {
  drawUpgrade,
  type UpgradeTable,
  upgradeTableHash,
  upgradeTickets,
} from '../../engine/fairness/upgrade-draw.ts';
import type { DrawRequest } from '../../engine/kernel/draw.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { chiSquareP } from '../chi-square.ts';
import { createHouse, hashOf } from '../deciders.ts';
import { returnsOf, returnText } from './returns.ts';

const { upgrade: UPGRADE, dream: DREAM } = DEFAULT_TERMS;

const ROUNDS = 1_000_000;
/** Seeds are fixed, so this is no chance of a false alarm: it says how odd the worst of all tests may look. */
const ODDEST = 1e-5;
/** In standard errors: about one chance in a hundred thousand. */
const FARTHEST = 4.4;

/** Rounds of one pair: the seed follows from the name, entropy from the round. */
const pairOf = (name: string) => {
  const serverSeed = fromHex(hashOf(`statistics ${name}`));
  return {
    play: (roundNo: number) => ({
      pairId: 'statistics-pair-000000',
      roundNo,
      userSeed: 'lucky',
      entropy: roundNo.toString(16).padStart(32, '0'),
    }),
    draw: (request: DrawRequest) => draw(nodeHashing, serverSeed, request),
  };
};

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const increment = (counts: number[], index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1;
};
const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);
const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;

const winsFit = (wins: number, rounds: number, win: number): number => {
  const due = (rounds * win) / TICKETS;
  return chiSquareP([wins, rounds - wins], [due, rounds - due]);
};
const evenly = (counts: readonly number[]): number =>
  chiSquareP(
    counts,
    counts.map(() => meanOf(counts)),
  );

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const smallest = (values: readonly number[]): string => Math.min(...values).toFixed(4);

const target = { skin: 'kestrel-tidal', wear: 'FN', floatMin: 0, floatMax: 70_000 } as const;

describe(`${ROUNDS.toLocaleString('en')} upgrades`, () => {
  const upgradeOf = (stake: bigint, side: UpgradeTable['side']): UpgradeTable => ({
    game: 'upgrade',
    version: 1,
    tickets: 10_000_000,
    stake: stake.toString(),
    target: { ...target, value: '92000' },
    side,
    win: upgradeTickets(stake, 92_000n, UPGRADE),
  });
  // 1 %, 7.777 %, 18.4 %, 50 % and 80 %, on both sides.
  const stakes = [1_000n, 7_777n, 18_400n, 50_000n, 80_000n];
  const tables = stakes.flatMap((stake) => [upgradeOf(stake, 'under'), upgradeOf(stake, 'over')]);
  const each = ROUNDS / tables.length;

  const simulate = () => {
    const tickets = zeros(100);
    const floats = zeros(70);
    const returns = returnsOf();
    const wins = tables.map((table) => {
      const hash = upgradeTableHash(nodeHashing, table);
      const pair = pairOf(`upgrade ${hash}`);
      const prize = Number(table.target.value) / Number(table.stake);
      let won = 0;
      for (let round = 1; round <= each; round += 1) {
        const outcome = drawUpgrade(table, hash, pair.play(round), pair.draw);
        increment(tickets, Math.floor(outcome.ticket / 100_000));
        if (outcome.float !== null) increment(floats, Math.floor(outcome.float / 1_000));
        if (outcome.won) won += 1;
        returns.add(outcome.won ? prize : 0);
      }
      return won;
    });
    return { wins, tickets, floats, returned: returns.result() };
  };
  let played: ReturnType<typeof simulate>;
  beforeAll(() => {
    played = simulate();
  });

  it('are won as often as their tables say, with tickets and floats spread evenly', () => {
    const { wins, tickets, floats } = played;
    expect([total(tickets), total(floats)]).toEqual([ROUNDS, total(wins)]);
    const fits = tables.map(({ win }, index) => winsFit(wins[index] ?? 0, each, win));
    print(`upgrades: chi-square of ${fits.length} chances: smallest p = ${smallest(fits)}`);
    print(
      `upgrades: chi-square of tickets, p = ${smallest([evenly(tickets)])}, floats, p = ${smallest([evenly(floats)])}`,
    );
    for (const p of [...fits, evenly(tickets), evenly(floats)]) expect(p).toBeGreaterThan(ODDEST);
    // Nor may they fit too well, as tickets dealt in turn would.
    expect(Math.min(...fits)).toBeLessThan(0.5);
  });

  it('return what the tables say, which is never more than 92 %', () => {
    for (const { win, stake, target } of tables) {
      expect(BigInt(win) * BigInt(target.value) * 100n).toBeLessThanOrEqual(92n * BigInt(stake) * BigInt(TICKETS));
    }
    const published = meanOf(
      tables.map(({ win, stake, target }) => (win * Number(target.value)) / (TICKETS * Number(stake))),
    );
    const { mean, error } = played.returned;
    print(`upgrades: RTP ${returnText(played.returned, published)}`);
    expect(Math.abs(mean - published)).toBeLessThan(FARTHEST * error);
    expect(error).toBeLessThan(0.01);
  });

  it('would be found out if one more in a hundred were lost than published', () => {
    const even = tables.findIndex(({ win }) => win === TICKETS / 2);
    const fewer = (played.wins[even] ?? 0) - each / 100;
    expect(winsFit(fewer, each, TICKETS / 2)).toBeLessThan(ODDEST);
  });
});

describe(`${ROUNDS.toLocaleString('en')} dreams on the shipped consolation table`, () => {
  const house = createHouse();
  for (const change of catalogChanges(shippedCatalog())) house.submit(change);
  const published = house.world().consolation();
  if (published.status === 'absent') throw new Error('the shipped consolation table is refused');
  const { table: consolations, tableHash: consolationHash } = published;
  const sum = consolationSum(consolations.entries);

  const dreamOf = (value: bigint, win: number): DreamTable => ({
    game: 'dream',
    version: 1,
    tickets: 10_000_000,
    target: { ...target, value: value.toString() },
    win,
    fee: dreamFee(value, win, sum, DREAM).toString(),
    consolation: consolationHash,
  });
  const tables = [
    dreamOf(250_000n, 100_000),
    dreamOf(4_999n, 777_777),
    dreamOf(98_000n, 2_500_000),
    dreamOf(1_234n, 5_000_000),
    dreamOf(30_000n, 7_500_000),
  ];
  const each = ROUNDS / tables.length;

  const simulate = () => {
    const consoled = consolations.entries.map(() => 0);
    const returns = returnsOf();
    const wins = tables.map((table) => {
      const hash = dreamTableHash(nodeHashing, table);
      const pair = pairOf(`dream ${hash}`);
      let won = 0;
      for (let round = 1; round <= each; round += 1) {
        const outcome = drawDream(table, hash, consolations, consolationHash, pair.play(round), pair.draw);
        if (outcome.consolation === null) won += 1;
        else increment(consoled, outcome.consolation.index);
        returns.add(Number((outcome.consolation?.entry ?? table.target).value) / Number(table.fee));
      }
      return won;
    });
    return { wins, consoled, returned: returns.result() };
  };
  let played: ReturnType<typeof simulate>;
  beforeAll(() => {
    played = simulate();
  });
  const entriesFit = (counts: readonly number[]): number =>
    chiSquareP(
      counts,
      consolations.entries.map(({ first, last }) => ((last - first + 1) / TICKETS) * total(counts)),
    );

  it('come true as often as their tables say, and the others get what the consolation table says', () => {
    const { wins, consoled } = played;
    expect(total(wins) + total(consoled)).toBe(ROUNDS);
    const fits = tables.map(({ win }, index) => winsFit(wins[index] ?? 0, each, win));
    const p = entriesFit(consoled);
    print(`dreams: chi-square of ${fits.length} chances: smallest p = ${smallest(fits)}`);
    print(`dreams: chi-square of ${total(consoled)} consolations, ${consoled.length} entries: p = ${smallest([p])}`);
    for (const one of [...fits, p]) expect(one).toBeGreaterThan(ODDEST);
  });

  it('return what the tables say, which is never more than 92 %, consolations included', () => {
    const square = BigInt(TICKETS) ** 2n;
    const paid = ({ target: { value }, win }: DreamTable): bigint =>
      BigInt(value) * BigInt(win) * BigInt(TICKETS) + sum * BigInt(TICKETS - win);
    for (const table of tables) {
      expect(paid(table) * 100n).toBeLessThanOrEqual(92n * BigInt(table.fee) * square);
    }
    const published = meanOf(tables.map((table) => Number(paid(table)) / Number(BigInt(table.fee) * square)));
    const { mean, error } = played.returned;
    print(`dreams: RTP ${returnText(played.returned, published)}`);
    expect(Math.abs(mean - published)).toBeLessThan(FARTHEST * error);
    expect(error).toBeLessThan(0.01);
  });

  it('would be found out if one consolation in a hundred were the cheapest instead', () => {
    const taken = played.consoled.map((count) => Math.round(count / 100));
    const cheapest = taken.length - 1;
    const bent = played.consoled.map((count, index) => count - (taken[index] ?? 0));
    bent[cheapest] = (bent[cheapest] ?? 0) + total(taken);
    expect(total(bent)).toBe(total(played.consoled));
    expect(entriesFit(bent)).toBeLessThan(ODDEST);
  });
});
