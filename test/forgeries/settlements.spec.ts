import { describe, expect, it } from 'vitest';
import { findsEach } from '../faults.ts';
import { kindsIn } from '../forger.ts';
import { games, recorded } from './games.ts';
import { beacon, first, last } from './one-battle.ts';
import { expired, forgedSettlements } from './settlements.ts';

findsEach(forgedSettlements);

const HOUR = 3_600_000;
const { leftAt } = games;

describe('a battle that isn’t over', () => {
  it('is clean while it is on time', async () => {
    for (const { recorded: one } of [first, last, expired]) {
      expect(await kindsIn(recorded.slice(0, one.position - (one === expired.recorded ? 2 : 0)))).toEqual([]);
    }
  });

  it('may wait for a late beacon, for an hour', async () => {
    expect(await kindsIn(leftAt(beacon.recorded.position, HOUR))).toEqual([]);
    expect(await kindsIn(leftAt(beacon.recorded.position, 24 * HOUR))).toEqual(['seeds']);
  });
});
