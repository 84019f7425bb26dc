import { createHmac, createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../engine/fairness/bytes.ts';
import { drawWinners, giveawayEntropy } from '../../engine/fairness/giveaway-draw.ts';
import { draw } from '../../engine/fairness/seed-pair.ts';
import type { DrawRequest } from '../../engine/kernel/draw.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { chiSquareP } from '../chi-square.ts';
import { hashOf } from '../deciders.ts';

/** Seeds are fixed, so this is no chance of a false alarm: it says how odd the oddest of all tests may look. */
const ODDEST = 1e-4;

const serverSeed = fromHex(hashOf('giveaway statistics'));
// One key object for all draws: looking at the key again and again is most of what a draw costs.
const key = createSecretKey(serverSeed);
const hashing = {
  ...nodeHashing,
  hmacSha256: (_: Uint8Array, data: Uint8Array) => createHmac('sha256', key).update(data).digest(),
};
const drawn = (request: DrawRequest) => draw(hashing, serverSeed, request);

type Room = Parameters<typeof drawWinners>[0];
/** Draws among that many entries, which are numbered from 1. */
type Drawer = (room: Room, row: readonly number[], draw: typeof drawn) => ReturnType<typeof drawWinners<number>>;

/** Plays that many rooms of one size, each with a lock hash of its own. */
const playRooms = (
  rooms: number,
  size: { readonly entries: number; readonly prizes: number },
  winnersOf: Drawer,
  see: (winners: ReturnType<Drawer>) => void,
): void => {
  const row = Array.from({ length: size.entries }, (_, index) => index + 1);
  for (let room = 0; room < rooms; room += 1) {
    const entropy = giveawayEntropy(room.toString(16).padStart(64, '0'), null);
    see(winnersOf({ giveawayId: 'statistics------------', entropy, prizes: size.prizes }, row, drawn));
  }
};

/** For every prize, in order, the probability that its winners are spread at least so unevenly over the entries. */
const perPrize = (rooms: number, entries: number, prizes: number, winnersOf: Drawer): readonly number[] => {
  const counts = Array.from({ length: prizes }, () => Array.from({ length: entries }, () => 0));
  playRooms(rooms, { entries, prizes }, winnersOf, (winners) => {
    for (const { prize, winner } of winners) {
      const row = counts[prize];
      if (row !== undefined) row[winner - 1] = (row[winner - 1] ?? 0) + 1;
    }
  });
  const expected = Array.from({ length: entries }, () => rooms / entries);
  return counts.map((row) => chiSquareP(row, expected));
};

const six = [1, 2, 3, 4, 5, 6];
/** In which orders three of six can win. */
const orders = six.flatMap((a) =>
  six.flatMap((b) => six.filter((c) => new Set([a, b, c]).size === 3).map((c) => `${a} ${b} ${c}`)),
);

/** The same for the order of all winners; 0 where one was seen that can't be. */
const perOrder = (rooms: number, winnersOf: Drawer): number => {
  const counts = new Map(orders.map((order) => [order, 0]));
  playRooms(rooms, { entries: 6, prizes: 3 }, winnersOf, (winners) => {
    const order = winners.map(({ winner }) => winner).join(' ');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  });
  if (counts.size > orders.length) return 0;
  return chiSquareP(
    [...counts.values()],
    orders.map(() => rooms / orders.length),
  );
};

/** A broken draw: the winner's place isn't taken over, so the same entry may win twice and the last of the row win less. */
const withoutSwap: Drawer = (room, row, drawOne) =>
  Array.from({ length: room.prizes }, (_, prize) =>
    drawWinners({ ...room, prizes: 1 }, row.slice(0, row.length - prize), (request) =>
      drawOne({ ...request, index: prize }),
    ).map((one) => ({ ...one, prize })),
  ).flat();

describe('the winners of a giveaway', () => {
  it('are spread evenly over the entries for every prize, in 10⁶ draws', () => {
    const found = perPrize(50_000, 50, 20, drawWinners);
    const least = Math.min(...found);
    console.info(`giveaway: 10^6 draws, 20 prizes among 50 entries: least of 20 p-values ${least.toFixed(4)}`);
    expect(least).toBeGreaterThan(ODDEST);
    // And not evener than chance allows either.
    expect(Math.max(...found)).toBeLessThan(1 - ODDEST);
  });

  it('come in every order equally often', () => {
    const p = perOrder(60_000, drawWinners);
    console.info(`giveaway: 180,000 draws, all 120 orders of 3 among 6 codes: p = ${p.toFixed(4)}`);
    expect(p).toBeGreaterThan(ODDEST);
    expect(p).toBeLessThan(1 - ODDEST);
  });

  it('would be told from those of a draw that forgets to close the gap', () => {
    expect(Math.min(...perPrize(5_000, 50, 5, withoutSwap))).toBeLessThan(ODDEST);
    expect(perOrder(5_000, withoutSwap)).toBeLessThan(ODDEST);
  });
});
