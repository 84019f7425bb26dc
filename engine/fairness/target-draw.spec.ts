import { describe, expect, it } from 'vitest';
import { readDreamVectors, readUpgradeVectors } from '../../test/vectors.ts';
import type { DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { DEFAULT_TERMS } from '../terms/sections.ts';
import { fromHex } from './bytes.ts';
import { consolationHashOf, consolationSum } from './consolation.ts';
import { drawDream, dreamFee, dreamTableHash } from './dream-draw.ts';
import { nobleHashing } from './noble-hashing.ts';
import { draw, publicHashOf } from './seed-pair.ts';
import { drawUpgrade, upgradeTableHash, upgradeTickets } from './upgrade-draw.ts';

const { upgrade: UPGRADE, dream: DREAM } = DEFAULT_TERMS;

const { upgrades } = readUpgradeVectors();
const { consolations, dreams } = readDreamVectors();

describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('whole plays with %s', (_, hashing) => {
  const drawFrom = (serverSeed: string) => (request: DrawRequest) => draw(hashing, fromHex(serverSeed), request);

  it('give the shared vectors of upgrades', () => {
    for (const { table, tableHash, serverSeed, salt, publicHash, ...played } of upgrades) {
      expect(publicHashOf(hashing, serverSeed, salt)).toBe(publicHash);
      expect(upgradeTableHash(hashing, table)).toBe(tableHash);
      expect(upgradeTickets(BigInt(table.stake), BigInt(table.target.value), UPGRADE)).toBe(table.win);
      const { ticket, won, float } = drawUpgrade(table, tableHash, played, drawFrom(serverSeed));
      expect({ ticket, won, float }).toEqual({ ticket: played.ticket, won: played.won, float: played.float });
    }
  });

  it('give the shared vectors of dreams', () => {
    for (const { table, tableHash, serverSeed, salt, publicHash, ...played } of dreams) {
      const consoling = consolations[table.consolation];
      if (consoling === undefined) throw new Error('a dream without its table');
      expect(publicHashOf(hashing, serverSeed, salt)).toBe(publicHash);
      expect(consolationHashOf(hashing, consoling)).toBe(table.consolation);
      expect(dreamTableHash(hashing, table)).toBe(tableHash);
      const fee = dreamFee(BigInt(table.target.value), table.win, consolationSum(consoling.entries), DREAM);
      expect(fee.toString()).toBe(table.fee);
      const drawn = drawDream(table, tableHash, consoling, table.consolation, played, drawFrom(serverSeed));
      const consolation =
        drawn.consolation === null ? null : { ticket: drawn.consolation.ticket, entry: drawn.consolation.index };
      expect([drawn.ticket, drawn.won, consolation, drawn.float]).toEqual([
        played.ticket,
        played.won,
        played.consolation,
        played.float,
      ]);
    }
  });
});

describe('the vectors', () => {
  it('hold wins and losses on both sides, with and without wear, and consolations of every table', () => {
    for (const side of ['under', 'over']) {
      for (const won of [true, false]) {
        expect(upgrades.some((one) => one.table.side === side && one.won === won)).toBe(true);
      }
    }
    for (const plays of [upgrades, dreams]) {
      expect(plays.some(({ won, float }) => won && float === null)).toBe(true);
      expect(plays.some(({ won, float }) => won && float !== null)).toBe(true);
    }
    const lost = dreams.filter(({ won }) => !won);
    expect(new Set(lost.map(({ table }) => table.consolation)).size).toBe(Object.keys(consolations).length);
    expect(new Set(lost.map(({ float }) => float === null)).size).toBe(2);
  });
});
