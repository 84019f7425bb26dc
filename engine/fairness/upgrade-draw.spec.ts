import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { DEFAULT_TERMS } from '../terms/sections.ts';
import { TICKETS } from './tickets.ts';
import {
  drawUpgrade,
  type UpgradeTable,
  upgradeTableHash,
  upgradeTableText,
  upgradeTickets,
  upgradeWins,
} from './upgrade-draw.ts';

const { upgrade: UPGRADE } = DEFAULT_TERMS;

const amount = fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n });
const small = fc.bigInt({ min: 1n, max: 100_000n });
const stakes = fc.oneof(amount, small);

const table: UpgradeTable = {
  game: 'upgrade',
  version: 1,
  tickets: 10_000_000,
  stake: '1000',
  target: { skin: 'kestrel-tidal', wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
  side: 'under',
  win: 1_840_000,
};
const hash = upgradeTableHash(nodeHashing, table);
const play = { pairId: 'pair', roundNo: 3, userSeed: 'lucky', entropy: 'e'.repeat(32) };

/** A draw that always gives this ticket, and the last one of a float; `asked` keeps the requests. */
const rigged = (ticket: number) => {
  const asked: DrawRequest[] = [];
  const draw = (request: DrawRequest): Draw => {
    asked.push(request);
    const drawn = request.label === 'float' ? request.n - 1n : BigInt(ticket);
    return { ticket: drawn, counter: 0, word: 0, rejected: 0, block: '', message: '' };
  };
  return { asked, draw };
};

describe('the chance of an upgrade', () => {
  it('never makes the expected win more than 92 % of the stake, and no more tickets would keep that', () => {
    fc.assert(
      fc.property(stakes, stakes, (stake, target) => {
        const tickets = BigInt(upgradeTickets(stake, target, UPGRADE));
        fc.pre(tickets < BigInt(Number.MAX_SAFE_INTEGER));
        const most = 92n * stake * BigInt(TICKETS);
        expect(tickets * target * 100n).toBeLessThanOrEqual(most);
        expect((tickets + 1n) * target * 100n).toBeGreaterThan(most);
      }),
    );
  });

  it('never falls with a higher stake, and never rises with a dearer target', () => {
    fc.assert(
      fc.property(stakes, stakes, stakes, (stake, more, target) => {
        const tickets = upgradeTickets(stake, target, UPGRADE);
        expect(upgradeTickets(stake + more, target, UPGRADE)).toBeGreaterThanOrEqual(tickets);
        expect(upgradeTickets(stake, target + more, UPGRADE)).toBeLessThanOrEqual(tickets);
      }),
    );
  });

  it('gains nothing where a stake is split, beyond what rounding takes', () => {
    fc.assert(
      fc.property(stakes, stakes, stakes, (one, other, target) => {
        const together = upgradeTickets(one + other, target, UPGRADE);
        fc.pre(together < Number.MAX_SAFE_INTEGER);
        const apart = upgradeTickets(one, target, UPGRADE) + upgradeTickets(other, target, UPGRADE);
        expect(together - apart).toBeGreaterThanOrEqual(0);
        expect(together - apart).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('meets its limits exactly: 1 % where the target is worth 92 stakes, 80 % where it is worth 1.15', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000n }), (hundred) => {
        const stake = hundred * 100n;
        expect(upgradeTickets(stake, stake * 92n, UPGRADE)).toBe(UPGRADE.minTickets);
        expect(upgradeTickets(stake, stake * 92n + 1n, UPGRADE)).toBeLessThan(UPGRADE.minTickets);
        const nearest = (stake * 115n) / 100n;
        expect(upgradeTickets(stake, nearest, UPGRADE)).toBe(UPGRADE.maxTickets);
        expect(upgradeTickets(stake, nearest - 1n, UPGRADE)).toBeGreaterThan(UPGRADE.maxTickets);
      }),
    );
  });

  it('stays a number that can be written down, however absurd the stake', () => {
    expect(upgradeTickets(9_007_199_254_740_991n, 1n, UPGRADE)).toBe(Number.MAX_SAFE_INTEGER);
    expect(upgradeTickets(0n, 1n, UPGRADE)).toBe(0);
  });
});

describe('a ticket', () => {
  it('wins below the chance, or above its mirror image, and exactly as often on both sides', () => {
    const win = fc.integer({ min: UPGRADE.minTickets, max: UPGRADE.maxTickets });
    fc.assert(
      fc.property(win, (tickets) => {
        const under = { ...table, win: tickets };
        const over: UpgradeTable = { ...under, side: 'over' };
        expect([0, tickets - 1, tickets, TICKETS - 1].map((one) => upgradeWins(under, one))).toEqual([
          true,
          true,
          false,
          false,
        ]);
        const mirrored = [TICKETS - 1, TICKETS - tickets, TICKETS - tickets - 1, 0];
        expect(mirrored.map((one) => upgradeWins(over, one))).toEqual([true, true, false, false]);
      }),
    );
  });

  it('that wins at one chance wins at every better one', () => {
    const tickets = fc.nat({ max: TICKETS - 1 });
    const side = fc.constantFrom('under' as const, 'over' as const);
    fc.assert(
      fc.property(tickets, fc.nat({ max: 8_000_000 }), fc.nat({ max: 2_000_000 }), side, (ticket, win, more, way) => {
        if (!upgradeWins({ ...table, side: way, win }, ticket)) return;
        expect(upgradeWins({ ...table, side: way, win: win + more }, ticket)).toBe(true);
      }),
    );
  });
});

describe('drawing an upgrade', () => {
  it('asks for a ticket of ten million, and for a float of the target’s range only where it won', () => {
    const { asked, draw } = rigged(table.win - 1);
    expect(drawUpgrade(table, hash, play, draw)).toMatchObject({ ticket: 1_839_999, won: true, float: 69_999 });
    const common = {
      game: 'upgrade',
      id: 'pair',
      entropy: `lucky.${'e'.repeat(32)}`,
      round: 3,
      index: 0,
      tableHash: hash,
    };
    expect(asked).toEqual([
      { ...common, label: 'upgrade', n: 10_000_000n },
      { ...common, label: 'float', n: 70_000n },
    ]);
    const lost = rigged(table.win);
    expect(drawUpgrade(table, hash, play, lost.draw)).toMatchObject({
      won: false,
      float: null,
      draws: { float: null },
    });
    expect(lost.asked).toHaveLength(1);
  });

  it('draws no float for a target without wear', () => {
    const { asked, draw } = rigged(0);
    const bare: UpgradeTable = { ...table, target: { ...table.target, wear: '', floatMax: 0 } };
    expect(drawUpgrade(bare, hash, play, draw)).toMatchObject({ won: true, float: null });
    expect(asked).toHaveLength(1);
  });
});

describe('the table of an upgrade', () => {
  it('is the canonical JSON that the documentation shows', () => {
    expect(upgradeTableText(table)).toBe(
      '{"game":"upgrade","side":"under","stake":"1000","target":{"floatMax":70000,"floatMin":0,"skin":"kestrel-tidal",' +
        '"value":"5000","wear":"FN"},"tickets":10000000,"version":1,"win":1840000}',
    );
  });

  it('has another hash for any other stake, target, side or chance', () => {
    const changed: readonly UpgradeTable[] = [
      { ...table, stake: '1001' },
      { ...table, side: 'over' },
      { ...table, win: 1_840_001 },
      { ...table, target: { ...table.target, value: '5001' } },
      { ...table, target: { ...table.target, skin: 'kestrel-brine' } },
      { ...table, target: { ...table.target, floatMax: 69_999 } },
    ];
    const hashes = changed.map((one) => upgradeTableHash(nodeHashing, one));
    expect(new Set([...hashes, hash]).size).toBe(changed.length + 1);
  });
});
