import { describe, expect, it } from 'vitest';
import { memoryBus } from '../../../engine/bus/bus.ts';
import type { PublicProfile } from '../account-store.ts';
import { PROFILE_LASTS_MS, startPublicProfiles } from './public-profiles.ts';

const ALICE = 'player-alice';

/** Two gateways over one table. */
const setUp = () => {
  const publicProfile = {
    nickname: 'Alice',
    avatar: '/a.svg',
    winsShown: false,
    battlesShown: false,
    luckShown: false,
  };
  const rows = new Map<string, PublicProfile>([[ALICE, publicProfile]]);
  const bus = memoryBus();
  let time = 0;
  let reads = 0;
  let held: Promise<void> | null = null;
  const accounts = {
    publicProfiles: async (ids: readonly string[]) => {
      reads += 1;
      const found = new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)] as const] : [])));
      await held;
      return new Map(
        [...found].flatMap(([id, publicProfile]) =>
          publicProfile === undefined ? [] : [[id, publicProfile] as const],
        ),
      );
    },
  };
  const gateway = () => startPublicProfiles({ accounts, bus, now: () => time });
  return {
    rows,
    one: gateway(),
    other: gateway(),
    reads: () => reads,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
};

describe('a public profile', () => {
  it('is read once for as long as it lasts', async () => {
    const { one, reads, wait } = setUp();
    await one.of(ALICE);
    wait(PROFILE_LASTS_MS - 1);
    expect((await one.of(ALICE))?.nickname).toBe('Alice');
    expect(reads()).toBe(1);
    wait(1);
    await one.of(ALICE);
    expect(reads()).toBe(2);
  });

  it('that changed is shown no more, neither where it was changed nor in another gateway', async () => {
    const { one, other, rows } = setUp();
    await Promise.all([one.of(ALICE), other.of(ALICE)]);
    rows.delete(ALICE);
    one.changed(ALICE);
    expect(await one.of(ALICE)).toBeUndefined();
    expect(await other.of(ALICE)).toBeUndefined();
  });

  it('counts its changes where it is changed and where that is told', async () => {
    const { one, other } = setUp();
    const before = [one.changes(), other.changes()];
    other.changed(ALICE);
    await Promise.resolve();
    expect([one.changes() > (before[0] ?? 0), other.changes() > (before[1] ?? 0)]).toEqual([true, true]);
  });

  it('that was being read when it changed isn’t remembered', async () => {
    const { one, rows, hold } = setUp();
    const release = hold();
    const reading = one.of(ALICE);
    await Promise.resolve();
    await Promise.resolve();
    rows.delete(ALICE);
    one.changed(ALICE);
    release();
    await reading;
    expect(await one.of(ALICE)).toBeUndefined();
  });
});
