import { createHmac, createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chiSquareP } from '../../test/chi-square.ts';
import { createHouse, hashOf } from '../../test/deciders.ts';
import type { CaseTable } from '../catalog/case/state.ts';
import { catalogChanges } from '../catalog/catalog-changes.ts';
import { shippedCatalog } from '../catalog/shipped/index.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex } from './bytes.ts';
import { entryAt, entryRequest, floatRequest, TICKETS } from './odds.ts';
import { draw } from './seed-pair.ts';

/** Enough that even the rarest shipped entry, 2 in 10,000, is expected five times. */
const DRAWS = 25_000;
/** Seeds are fixed, so this is no chance of a false alarm: it says how odd the worst case may look. */
const ODDEST = 1e-5;

const house = createHouse();
for (const change of catalogChanges(shippedCatalog())) {
  const decision = house.submit(change);
  if (decision.kind !== 'accepted') throw new Error(`the shipped catalog is refused: ${JSON.stringify(decision)}`);
}
const published = house.recorded.flatMap(({ event }) => (event.type === 'CasePublished' ? [event.data] : []));

const playsOf = (oddsHash: string) => {
  const serverSeed = fromHex(hashOf(`chi-square ${oddsHash}`));
  const play = (roundNo: number) => ({
    pairId: 'chi-square-pair-000000',
    roundNo,
    userSeed: 'lucky',
    entropy: roundNo.toString(16).padStart(32, '0'),
    oddsHash,
  });
  // One key object for all draws: looking at the key again and again is most of what a draw costs.
  const key = createSecretKey(serverSeed);
  const hashing = {
    ...nodeHashing,
    hmacSha256: (_: Uint8Array, data: Uint8Array) => createHmac('sha256', key).update(data).digest(),
  };
  return { serverSeed, hashing, play };
};

const countEntries = (
  table: CaseTable,
  oddsHash: string,
  bend = (ticket: number, _round: number) => ticket,
): number[] => {
  const { serverSeed, hashing, play } = playsOf(oddsHash);
  const counts = table.entries.map(() => 0);
  for (let round = 1; round <= DRAWS; round += 1) {
    const ticket = Number(draw(hashing, serverSeed, entryRequest(play(round))).ticket);
    const { index } = entryAt(table, bend(ticket, round));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};
const expectedOf = (table: CaseTable): number[] =>
  table.entries.map(({ first, last }) => ((last - first + 1) / TICKETS) * DRAWS);

describe('mapped tickets', () => {
  it(`fall into the entries of every shipped case as its odds say (${DRAWS} draws each)`, () => {
    expect(published.length).toBeGreaterThanOrEqual(24);
    const values = published.map(({ table, oddsHash }) => chiSquareP(countEntries(table, oddsHash), expectedOf(table)));
    process.stdout.write(`chi-square of ${published.length} cases: smallest p = ${Math.min(...values).toFixed(5)}\n`);
    for (const [index, p] of values.entries()) expect(p, published[index]?.table.case).toBeGreaterThan(ODDEST);
    // Nor may they fit too well, as tickets dealt in turn would.
    expect(Math.min(...values)).toBeLessThan(0.5);
  });

  it('would be found out if one in twenty of the better half were drawn again', () => {
    const [first] = published;
    if (first === undefined) throw new Error('nothing is shipped');
    const half = TICKETS / 2;
    const again = (ticket: number, round: number) => (round % 20 === 0 && ticket < half ? ticket + half : ticket);
    const bent = countEntries(first.table, first.oddsHash, again);
    expect(chiSquareP(bent, expectedOf(first.table))).toBeLessThan(ODDEST);
  });
});

describe('floats', () => {
  it('spread evenly over the wear’s range', () => {
    const worn = published.find(({ table }) => table.entries.some(({ floatMax }) => floatMax > 0));
    const entry = worn?.table.entries.find(({ floatMax }) => floatMax > 0);
    if (worn === undefined || entry === undefined) throw new Error('no shipped skin has wear');
    const { serverSeed, hashing, play } = playsOf(worn.oddsHash);
    const buckets = Array.from({ length: 50 }, () => 0);
    const width = entry.floatMax - entry.floatMin;
    for (let round = 1; round <= DRAWS; round += 1) {
      const ticket = Number(draw(hashing, serverSeed, floatRequest(play(round), entry)).ticket);
      const bucket = Math.floor((ticket * buckets.length) / width);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(
      chiSquareP(
        buckets,
        buckets.map(() => DRAWS / buckets.length),
      ),
    ).toBeGreaterThan(ODDEST);
  });
});

describe('the chi-square test itself', () => {
  it('gives the tabulated probabilities', () => {
    // Critical values at 5 % for 1, 4 and 10 degrees of freedom.
    for (const [degrees, critical] of [
      [1, 3.841],
      [4, 9.488],
      [10, 18.307],
    ] as const) {
      const expected = Array.from({ length: degrees + 1 }, () => 1_000);
      const off = Math.sqrt((critical * 1_000) / 2);
      const counts = expected.map((one, index) => one + (index === 0 ? off : index === 1 ? -off : 0));
      expect(chiSquareP(counts, expected)).toBeCloseTo(0.05, 4);
    }
    expect(chiSquareP([10, 10], [10, 10])).toBe(1);
  });
});
