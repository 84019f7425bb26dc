import { describe, expect, it } from 'vitest';
import { createKeeper } from './keeper.ts';

const at = (done: number, bytes = 1_000) => ({ done, total: 100, plays: 0, findings: 0, bytes });

/** A keeper whose writes take so long; answers how far the check was at each. */
const keeping = (writeMs: number, works = true) => {
  const clock = { now: 0 };
  let writes = 0;
  const keeper = createKeeper({
    now: () => clock.now,
    write: async () => {
      writes += 1;
      clock.now += writeMs;
      if (!works) throw new Error('no room');
    },
  });
  return { clock, keeper, writes: () => writes };
};

describe('keeping a check', () => {
  it('takes a twentieth of the time at most', async () => {
    const { clock, keeper, writes } = keeping(1_000);
    for (let done = 0; done < 90; done += 1) {
      await keeper.pause(at(done));
      clock.now += 1_000;
    }
    expect(writes()).toBeGreaterThan(2);
    expect(writes()).toBeLessThanOrEqual(5);
  });

  it('happens soon where somebody looks away, and at the end, but not twice for the same', async () => {
    const { keeper, writes } = keeping(10);
    await keeper.pause(at(0));
    await keeper.pause(at(1));
    expect(writes()).toBe(0);
    keeper.soon();
    await keeper.pause(at(2));
    expect(writes()).toBe(1);
    await keeper.pause(at(100));
    await keeper.pause(at(100));
    expect(writes()).toBe(2);
  });

  it('happens at once where the check ends early, and says whether somebody stopped it', async () => {
    const written: boolean[] = [];
    const keeper = createKeeper({ now: () => 0, write: async (running) => void written.push(running) });
    await keeper.interrupted(true);
    await keeper.pause(at(0));
    await keeper.interrupted(true);
    expect(written).toEqual([]);
    await keeper.pause(at(3));
    await keeper.interrupted(true);
    await keeper.interrupted(false);
    expect(written).toEqual([true, false]);
    await keeper.pause(at(4, 1_000_000_000));
    await keeper.interrupted(true);
    expect(written).toHaveLength(2);
  });

  it('is not tried with what is too large, and says so where there is no room', async () => {
    const large = keeping(10);
    await large.keeper.pause(at(0, 1_000_000_000));
    await large.keeper.pause(at(100, 1_000_000_000));
    expect(large.writes()).toBe(0);
    expect(large.keeper.keeps(at(100, 1_000_000_000))).toBe(false);
    const full = keeping(10, false);
    await full.keeper.pause(at(0));
    expect(full.keeper.keeps(at(0))).toBe(true);
    await full.keeper.pause(at(100));
    expect(full.keeper.keeps(at(100))).toBe(false);
  });
});
