import { describe, expect, it } from 'vitest';
import { findsEach } from '../faults.ts';
import { kindsIn } from '../forger.ts';
import { beacon, forgedDraws, released } from './draws.ts';
import { games } from './games.ts';
import { lock } from './one-giveaway.ts';

findsEach(forgedDraws);

const HOUR = 3_600_000;
const { leftAt } = games;

describe('a giveaway that isn’t over', () => {
  it('is clean while it is on time', async () => {
    for (const { recorded: one } of [lock, released]) {
      expect(await kindsIn(leftAt(one.position, HOUR / 2))).toEqual([]);
    }
  });

  it('may wait for a late beacon, for an hour', async () => {
    expect(await kindsIn(leftAt(beacon.recorded.position, HOUR))).toEqual([]);
    expect(await kindsIn(leftAt(beacon.recorded.position, 24 * HOUR))).toEqual(['seeds']);
  });
});
